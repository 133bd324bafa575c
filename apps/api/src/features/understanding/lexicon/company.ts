import { table } from '../../../table.ts';
import type { Feature } from './feature.ts';

/** What tells that somebody died: those who mourn want a quiet place. */
export const MOURNING =
  'funeral|funerals|a wake|the wake|wakes|cremation|crematorium|the crem|burial|burying|memorial service|scattering the ashes|scatter the ashes|in mourning|grieving|dads death|mums death|moms death|passed away|laid to rest';

/** What tells that two are no couple any more. */
export const PARTING =
  'got dumped|been dumped|was dumped|dumped me|dumped her|dumped him|dumped my|broke up|broken up|break up|breakup|splitting up|split up|we split|been ditched|stood me up|got stood up|been stood up|was stood up|heartbroken|broke my heart|left me|walked out on|cheated on|ghosted me|getting divorced|got divorced|getting a divorce|divorce came through|called off the wedding|wedding is off|engagement is off|called off our engagement';

/** What tells of a day or a week that went badly: "a rubbish day", "had a shit shift". */
export const HARD_TIMES =
  'bad|awful|terrible|rough|horrible|horrid|rubbish|shit|shitty|crap|crappy|lousy|grim|dreadful|miserable|tough|hard|long|stressful|brutal|worst|hell of a'
    .split('|')
    .flatMap((how) => ['day', 'days', 'week', 'month', 'shift'].map((time) => `${how} ${time}`))
    .join('|');

/** What is made for two people, rather than a dish that two share. */
export const FOR_TWO =
  'table for two|tables for two|evening for two|night for two|dinner for two|corner for two|corners for two|nook for two|nooks for two|booth for two|booths for two';

/** What notes call a place for couples and celebrations. */
const COUPLES = `date|dates|date night|romantic|romance|lovers|courtship|proposal|proposals|couple|couples|marriage|wedding|weddings|anniversary|anniversaries|engagement|engagements|honeymoon|celebration|celebrations|birthday|birthdays|${FOR_TWO}`;

/** What tells that somebody is ill. */
export const ILLNESS =
  'sore throat|bad cold|stinking cold|head cold|the flu|got flu|man flu|poorly|under the weather|feel rotten|feeling rotten|feel awful|feel ill|feeling ill|im ill|im sick|am sick|feel sick|got a bug|blocked nose|bunged up|upset stomach|upset tummy|dodgy stomach|dodgy tummy|getting over a bug';

/** Who comes along, and on what occasion. */
export const COMPANY: Readonly<Record<string, Feature>> = table({
  kids: {
    label: 'children',
    said: 'kid|kids|child|children|toddler|toddlers|baby|babies|little one|little ones|family friendly|kid friendly|child friendly|my son|my daughter|family|families|stroller|pram|buggy|family meal|family dinner|the whole family|teenager|teenagers|teens|kiddo|kiddos|grandkids|grandchildren|grandson|granddaughter|twins|triplets|breastfeed|breastfeeding|feed the baby|change a nappy',
    shown:
      'kid|kids|kid friendly|child|children|family|families|toddler|toddlers|high chair|high chairs|highchair|highchairs|pram|prams|pushchairs|stroller|teenager|teenagers|crayons|colouring|babies',
    room: true,
    hint: 'outdoor seating|garden|groups',
    against:
      'tasting menu|drinks only|no kitchen|cocktails|late night|counter seating|seats at the counter|adults only|whisper|omakase',
  },
  'kids menu': {
    label: "a children's menu",
    said: 'kids menu|childrens menu|kiddie menu|kids meals|childrens meals|menu for kids|menu for children|menu for the kids|menu for the children',
    shown: 'kids menu|childrens menu|half portions|small portions for',
    firm: true,
    implies: 'kids',
  },
  highchairs: {
    label: 'high chairs',
    said: 'high chair|high chairs|highchair|highchairs|baby chair',
    shown: 'high chair|high chairs|highchair|highchairs',
    implies: 'kids',
    firm: true,
  },
  play: {
    label: 'room for children to play',
    said: 'playground|play area|play corner|playroom|soft play|jungle gym|climbing frame|sandpit|run around|run about|running around|room to run|space to run|let off steam|burn off energy|burn off some energy|kids can play|children can play|somewhere to play',
    shown:
      'playground|play area|play corner|playroom|soft play|jungle gym|climbing frame|sandpit|sandbox|lawn|swings|trampoline|bouncy castle|toys',
    hint: 'garden|crayons|park',
    room: true,
    firm: true,
  },
  consoling: {
    label: 'some comfort',
    said: '',
    shown:
      'heartbreak|heartbreaks|heartbroken|broken heart|broken hearts|consolation|consoling|solace|comfort|comforting|a hug|bad day|bad days|hard day|hard days|went wrong|nothing went right|cheer you up|cheers you up',
    hint: 'cosy|cozy|snug|homely|homey|fire|armchairs|rugs|soup|soups|stew|stews|warm|dumplings|noodles|pie|pies|lively|friendly',
    against: COUPLES,
  },
  mourning: {
    label: 'a quiet meal',
    said: '',
    shown: 'quiet|calm|calmer|peaceful|hush|hushed|gentle|low voices|whisper|funeral|funerals|wakes',
    hint: 'garden|private room|tea|lamps|carpets',
    against: `${COUPLES}|loud|lively|noisy|karaoke|dj|singing`,
  },
  group: {
    label: 'a group',
    said: 'group|groups|big group|large group|large party|big party|big table|large table|party of|group dinner|team dinner|team lunch|work do|stag|stag do|hen|hen do|office party|christmas party|christmas dinner|christmas lunch|office christmas dinner|work party',
    told: 'crowd of us|lot of us|lots of us|loads of us|all of us|many of us|with friends|friends|bunch of us|colleagues|coworkers|co workers|group of friends|book club|cousins|get together|reunion',
    shown:
      'group|groups|big table|big tables|large table|long table|long tables|round table|communal|party of|parties of|banquet|private rooms',
    room: true,
    hint: 'private room|friends|share|sharing|families|crowd',
    against: 'counter seating|counter only|standing only|two sittings|tables for two|deuces|small groups|few tables',
  },
  date: {
    label: 'a date',
    said: 'without the kids|without kids|kid free|child free|romantic|romance|intimate|candlelit|candle lit|couple|couples|romantic dinner|romantic evening|romantic diner',
    told: 'since the baby|since the baby came|since the baby was born|kids are away|babysitter|got a babysitter|got a sitter|the gf|his gf|date|date night|first date|second date|tinder date|valentine|valentines|valentines day|my girlfriend|my boyfriend|my gf|my bf|my wife|my husband|my fiancee|say sorry|make it up to',
    shown:
      'date|dates|date night|romantic|romance|intimate|candlelit|candlelight|couple|couples|proposal|proposals|lovers|courtship|table for two|tete a tete',
    room: true,
    hint: `candle|candles|dim|low lit|velvet|lanterns|quiet|murmur|${FOR_TWO}`,
    against: 'kid friendly|sports on tv|paper plates|pool table|bedlam|darts',
  },
  celebration: {
    label: 'a celebration',
    said: 'retirement party|engagement party|anniversary party|farewell party|leaving party|graduation party|birthday party|birthday parties|kids birthday|kids birthday party|childrens birthday party|kids party|childrens party|special night|special dinner|retirement do|leaving do|send off|somewhere special|something special|new years eve',
    told: 'birthday|birthdays|birthday cake|birthday diner|celebrate|celebration|celebrating|special occasion|graduation|promotion|retirement|farewell|milestone|treat myself|big occasion|baby shower|bonus|new job|got a raise|pay rise|18th|21st|30th|40th|50th|60th|65th|70th|75th|80th|85th|90th|100th|thirtieth|fortieth|fiftieth|sixtieth|seventieth|eightieth|ninetieth',
    shown:
      'birthday|birthdays|anniversary|anniversaries|celebration|celebrations|celebrate|special occasion|milestone|wedding|weddings|engagement|engagements|graduation|graduations|promotion|christening|christenings|jubilee',
    room: true,
    hint: 'tasting menu|champagne|private room|groups|toasts',
    against: 'take out|drinks only|crayons|paper plates',
  },
  anniversary: {
    label: 'an anniversary',
    said: '',
    told: 'anniversary|anniversaries|anniversary diner|wedding anniversary|engagement|engagement dinner|wedding|honeymoon',
    shown:
      'anniversary|anniversaries|weddings|proposal|proposals|romance|courtship|second date|marriage|celebrations|celebration',
    hint: 'date night|candle|candles|velvet|tasting menu|quiet|for two|couples',
    against: 'kid friendly|take out|drinks only|sports on tv|paper plates',
    room: true,
  },
  proposal: {
    label: 'a proposal',
    said: '',
    told: 'proposal|propose|proposing|going to propose|pop the question|popping the question|get engaged',
    shown: 'proposal|proposals|propose|engagement|engagements|get engaged|got engaged|gets engaged',
    hint: 'date night|candle|candles|view|anniversaries|tasting menu',
    against: 'kid friendly|take out|sports on tv|paper plates',
    room: true,
  },
  business: {
    label: 'a business meal',
    said: 'business lunch|business dinner|business meeting|work lunch|working lunch|corporate|business meal',
    told: 'business|client|clients|boss|my boss|a meeting|meetings|work meeting|interview|investors|impress a client',
    shown:
      'business|business lunch|client|clients|work lunch|working lunch|meeting|colleague|colleagues|corporate|contract|partners|bankers',
    room: true,
    hint: 'private room|set lunch|booths|quiet|classic|served in an hour',
    against: 'sports on tv|loud|dancing|karaoke',
  },
  parents: {
    label: 'parents',
    said: '',
    told: 'gran|my gran|grandad|granddad|nanna|nana|parents|my parents|mum|mom|my mother|my father|dad|in laws|inlaws|mother in law|grandparents|grandma|grandmother|grandpa|granny|nan|elderly|mothers day|fathers day|older relatives|my folks|mum and dad|mom and dad|aunt|uncle|old folks|oap|oaps|pensioner|pensioners',
    shown:
      'parents|in laws|grandparents|grandmother|grandmothers|mother|father|family|relatives|generations|aunt|uncle|godfather',
    room: true,
    hint: 'classic|quiet|calm|conversation|murmur|wheelchair access',
    against:
      'late night|karaoke|loud|sports on tv|dancing|bedlam|steep stairs|steep steps|flight of stairs|flights of stairs|standing room|no seating|standing only',
  },
});
