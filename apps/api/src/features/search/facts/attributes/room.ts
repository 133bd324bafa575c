import { FOR_TWO } from '../../../understanding/lexicon/company.ts';
import type { Attribute } from '../attribute.ts';
import { groupIn } from '../seating.ts';

/** What the room is like. */
const ATTRIBUTES: readonly Attribute[] = [
  {
    key: 'quiet',
    topic: 'the noise',
    decides: true,
    near: 'music|wait',
    asked:
      'quiet|quieter|calm|peaceful|hear each other|hear ourselves|hear yourself|hear you|chat|talk|conversation|have a talk|relaxed|relaxing|hushed',
    contrary: 'loud|noisy|noise|noise level|rowdy|raucous|deafening|racket|lively|buzzy|buzzing|party|shout|shouting',
    yes: 'quiet|quieter|calm|calmer|peaceful|hush|hushed|tranquil|serene|low voices|easy to talk|hear each other|hear yourself|hear yourselves|silence|library quiet',
    for: 'unhurried|conversation|whisper|murmur|soft music',
    no: 'loud|louder|noisy|noisier|noise|rowdy|deafening|hard to hear|cannot hear|cant hear|ear splitting',
    against:
      'sing|singing|sing along|singalong|sing song|choir|brass band|oompah|own thoughts|cheering|chanting|roar|bedlam|din|raucous|karaoke|dj|speaker|clatter|echo|echoes|racket|blaring|shouting|shouted|shout|lively|buzzing|buzzy',
    says: { yes: "it's quiet", no: "it's loud", whether: 'how loud it gets' },
  },
  {
    key: 'view',
    topic: 'the view',
    decides: true,
    asked: 'view|views|overlook|see the sea|see the water|see the river|see the sunset|sunset|scenery|skyline',
    yes: 'view|overlook|overlooks|overlooking|panorama|panoramic|skyline|sunset|looks out|look out over|windows over|window on the water|on the water|harbour view|river view',
    against: 'windowless|basement|faces the car park',
    says: { yes: "there's a view", no: "there's no view", whether: 'whether you get a view' },
  },
  {
    key: 'outdoor',
    topic: 'tables outside',
    decides: true,
    asked:
      'outside|outdoors|outdoor|outdoor seating|outdoor seats|outside seats|seats outside|terrace|patio|garden|courtyard|al fresco|alfresco|sit out|deck|rooftop|in the sun|beer garden|smoking area|pavement',
    yes: 'outdoor|outdoors|outside|outdoor seating|al fresco|alfresco',
    for: 'terrace|patio|garden|courtyard|deck|rooftop|roof terrace|veranda|pavement tables|sidewalk tables|backyard|beer garden|picnic tables',
    no: 'indoors only|inside only|all indoors',
    other:
      'standing outside|line outside|lines outside|queue outside|queues outside|wait outside|waiting outside|stay outside|smoke outside|outside food|outside of|park outside|parking outside|street outside|sign outside|outside the city|garden peas|garden salad|deck of cards',
    says: { yes: 'you can sit outside', no: "there's no sitting outside", whether: 'whether you can sit outside' },
  },
  {
    key: 'indoor',
    topic: 'tables inside',
    asked: 'sit inside|eat inside|indoors|indoor|tables inside|seats inside|table inside',
    yes: 'inside|indoors|indoor|dining room|hearth|stove|wood burner|fireplace',
    against: 'outdoors only|outside only|all outdoors|no roof|open air only',
    says: { yes: 'you can sit inside', no: "there's no sitting inside", whether: 'whether you can sit inside' },
  },
  {
    key: 'music',
    near: 'quiet',
    asked: 'music|live music|band|dj|playlist|jazz|live band|singer|karaoke',
    yes: 'music',
    for: 'live music|band|bands|dj|piano|pianist|singer|singers|fiddle|fiddler|fiddlers|violin|violinist|accordion|saxophone|saxophonist|harp|harpist|cellist|drummer|flamenco|guitar|guitarist|vinyl|records|karaoke|open mic|concert|concerts|duo|trio|quartet|quintet|jazz|swing night|blues|folk night|folk session|music session|jam session|ceilidh|choir sings|playlist',
    other: 'rubber band|band of|world records|grand piano key',
    says: { yes: "there's music", no: "there's no music", whether: "whether there's music" },
  },
  {
    key: 'screens',
    decides: true,
    asked:
      'tv|tvs|telly|television|televisions|screen|screens|watch the game|watch the match|the match|the game|sports|football|rugby|projector',
    yes: 'tv|tvs|telly|television|televisions|screen|screens|sports on tv|shows the match|show the match|shows the game|big screen',
    for: 'projector|football on',
    other: 'paper screens|wooden screens|folding screens|silk screens|carved screens|screen door',
    says: { yes: "there's a screen", no: "there's no screen", whether: 'whether they have a screen' },
  },
  {
    key: 'group',
    topic: 'groups',
    decides: true,
    near: 'private room',
    asked:
      'group|groups|large group|big group|large table|big table|party of|large party|all of us|fit us|seat us|take us|hold us|handle us|squeeze us in|accommodate us|big enough for us|room for us|space for us|big families|the whole family|crowd of us|eight of us|six of us|ten of us',
    yes: 'group|groups|big table|large table',
    for: 'banquet|banquets|round tables|parties|party of|long table|long tables|long shared table|shared table',
    no: 'tables for two|deuces|small groups|few tables|counter only|standing only',
    // How many are too many is told by the number.
    other:
      'groups over|groups of over|groups of more than|groups larger than|groups bigger than|parties over|parties of more than',
    counted: groupIn,
    says: { yes: 'they have room for a group', no: "it's too small for a group", whether: 'how they do with groups' },
  },
  {
    key: 'private room',
    topic: 'a private room',
    decides: true,
    near: 'group',
    asked:
      'private room|private rooms|private dining|private space|separate room|own room|back room|side room|party room|function room|banquet room|hire the place|room to ourselves|space to ourselves',
    yes: 'private room|private rooms|private dining|private dining room|back room|side room|party room|upstairs room|downstairs room|function room|banquet hall|banquet room|separate room|room for hire|private hire|closed off for',
    says: {
      yes: 'they have a private room',
      no: 'they have no private room',
      whether: 'whether they have a private room',
    },
  },
  {
    key: 'booths',
    near: 'seats',
    asked: 'booth|booths|banquette|sofa|sofas|armchairs',
    yes: 'booth|booths|banquette|banquettes|sofa|sofas|armchairs|snug|alcove|alcoves',
    says: { yes: 'there are booths', no: "there aren't any booths", whether: 'whether they have booths' },
  },
  {
    key: 'seats',
    topic: 'seating',
    asked:
      'seats|seating|any seats|somewhere to sit|anywhere to sit|place to sit|places to sit|eat in|dine in|sit in|sit down|sit at a table|tables inside|any tables|there tables|have tables|got tables|somewhere to eat it|where do we eat|where do you eat|where do i eat|where can we eat it',
    yes: 'seats|tables|benches|booths|stools|sit at|seating|floor cushions',
    no: 'no tables|no seats|no seating|eat on the kerb|eat on kerb|eat on the curb|standing only|stand and eat|nowhere to sit|window only|takeaway only|takeout only|walk up',
    says: { yes: 'you can sit down', no: "there's nowhere to sit", whether: 'whether you can sit down' },
  },
  {
    key: 'stools',
    topic: 'the seats',
    asked: 'stool|stools|bar seats|high chairs at the bar|proper chairs|proper tables|proper seats',
    yes: 'stools|counter seating|bar stools',
    no: 'armchairs|banquettes|booths|sofas',
    says: { yes: "it's stools", no: "it isn't all stools", whether: 'what the seats are like' },
  },
  {
    key: 'counter',
    topic: 'the counter',
    asked:
      'counter|counter seats|counter seating|sit at the bar|eat at the bar|seats at the bar|sit at a counter|sit at the counter',
    yes: 'counter seating|counter seats|bar stools|stools at the bar',
    says: {
      yes: 'you can sit at the counter',
      no: 'there is no counter to sit at',
      whether: 'whether you can sit at a counter',
    },
  },
  {
    key: 'solo',
    topic: 'eating alone',
    assumed: true,
    asked:
      'solo|alone|by myself|on my own|on their own|on his own|on her own|for one|one person|by yourself|single diner|single person',
    yes: 'counter|counter seating|stools|bar stools|eat at the bar|solo|alone|on your own|solo diners|solo friendly',
    says: {
      yes: "it's fine to eat alone",
      no: "it's no place to eat alone",
      whether: 'how they treat somebody alone',
    },
  },
  {
    key: 'date',
    topic: 'dates',
    near: 'quiet|dim',
    asked: 'date|date night|romantic|romance|intimate|candlelit|first date|couple|couples|anniversary|proposal|propose',
    yes: 'date|dates|date night|romantic|romance|intimate|couples',
    for: `candlelit|candlelight|candles|proposal|proposals|lovers|dim light|dimly lit|${FOR_TWO}|anniversary|anniversaries`,
    other: 'date cakes|date syrup|out of date|up to date|stuffed dates',
    against: 'strip lighting|fluorescent|canteen|sports on tv|paper plates|bedlam',
    says: { yes: "it's good for a date", no: "it isn't one for a date", whether: "whether it's right for a date" },
  },
  {
    key: 'business',
    topic: 'business meals',
    near: 'quiet|private room',
    asked:
      'business|business lunch|business dinner|client|clients|boss|meeting|work call|interview|colleagues|presentation',
    yes: 'business|business lunch|client|clients|meeting|meetings|working lunch|work lunch',
    for: 'set lunch|deals|bankers|colleagues',
    no: 'karaoke|bedlam|dancing|shots',
    says: {
      yes: 'it does for a business meal',
      no: "it isn't one for business",
      whether: "whether it's right for business",
    },
  },
  {
    key: 'birthday',
    topic: 'celebrations',
    near: 'private room|date',
    asked:
      'birthday|birthdays|celebrate|celebration|celebrating|special occasion|baby shower|party for|graduation|engagement|hen do|stag do',
    yes: 'birthday|birthdays|celebration|celebrations|celebrate|special occasion',
    for: 'weddings|engagements|christenings|anniversary|anniversaries|graduation|graduations|cake with a candle|bring a cake',
    says: {
      yes: "it's good for a celebration",
      no: "it isn't one for a celebration",
      whether: "whether it's right for a celebration",
    },
  },
  {
    key: 'casual',
    topic: 'what people wear',
    asked:
      'wear|casual|shorts|trainers|sneakers|jeans|hoodie|flip flops|wear what i like|tracksuit|scruffy|come as i am|t shirt|informal|sandals',
    contrary:
      'dress code|dress up|dressed up|dressy|jacket|tie|a suit|wear suit|suit required|suit and tie|smart|heels',
    yes: 'casual|come as you are|jeans|shorts|trainers|sneakers|flip flops|informal|unpretentious|laid back',
    for: 'wet boots|muddy boots|paper plates|plastic stools|formica|nobody dresses up',
    no: 'dress code|jacket|jackets|jackets required|dressed up|dress up|smart|smart casual|formal|tie|ties|collared shirt',
    against: 'white tablecloths|elegant',
    says: { yes: 'you can come as you are', no: 'people dress up for it', whether: 'what people wear' },
  },
  {
    key: 'fancy',
    topic: 'how formal it is',
    near: 'casual',
    asked: 'posh|fancy|formal|upmarket|upscale|swanky|swish|stuffy|stiff|snobby|snooty|pretentious|intimidating',
    yes: 'formal|elegant|white tablecloths|jackets required|jacket required|posh|grand|refined|fine dining',
    no: 'casual|come as you are|informal|unpretentious|laid back|no frills|paper plates|plastic stools|formica|kiosk',
    // What a meal costs tells it at both ends.
    field: ({ price }) => (price === null || price === 3 ? null : price > 3 ? 'yes' : price === 1 ? 'no' : null),
    says: { yes: "it's on the formal side", no: "it isn't formal", whether: 'how formal it is' },
  },
  {
    key: 'toilets',
    topic: 'the toilets',
    told: 'rules',
    asked: 'toilet|toilets|loo|loos|restroom|restrooms|bathroom|bathrooms',
    yes: 'toilet|toilets|loo|loos|restroom|restrooms|bathroom|bathrooms',
    says: { yes: 'there are toilets', no: 'there are no toilets', whether: 'about the toilets' },
  },
  {
    key: 'step-free',
    topic: 'step-free access',
    decides: true,
    near: 'lift|pram',
    asked:
      'step free|wheelchair|wheelchairs|accessible|accessibility|disabled|disabled access|ramp|get in with|walker|crutches|mobility|accessible toilet|ground floor|level access',
    contrary: 'stairs|steps|step|staircase|flight of stairs|climb',
    yes: 'step free|wheelchair|wheelchair access|wheelchair accessible|accessible|level access|level entrance|ramp|ramps|wide doors|wide aisles|flat entrance|accessible toilet|on one level|all one level|no stairs|no steps',
    no: 'stairs|steps|staircase|flight of|flights of|first floor only',
    against:
      'basement|cellar|first floor|second floor|third floor|top floor|below street level|up one floor|down a step|up a step|narrow stairs|spiral staircase',
    other: 'step in|step inside|step out|step up|first step|next step',
    says: { yes: "it's step-free", no: 'there are steps', whether: 'whether there are steps' },
  },
  {
    key: 'lift',
    topic: 'a lift',
    near: 'step-free',
    asked: 'lift|elevator',
    yes: 'lift|elevator',
    says: { yes: "there's a lift", no: "there's no lift", whether: "whether there's a lift" },
  },
  {
    key: 'cosy',
    near: 'fire',
    asked: 'cosy|cozy|snug',
    yes: 'cosy|cozy|snug',
    for: 'fireplace|open fire|log fire|hearth|wood burner',
    no: 'draughty|drafty|freezing|cold room|vast|canteen',
    says: { yes: "it's cosy", no: "it isn't cosy", whether: "whether it's cosy" },
  },
  {
    key: 'dim',
    topic: 'the light',
    asked: 'dark|dim|dimly lit|low lit|lighting|candlelight|mood lighting',
    contrary: 'bright|well lit|brightly lit',
    yes: 'dark|dim|dimly lit|low lit|lights are low|low lights|low light|small lamps|candles|candlelit|candlelight|pitch dark',
    no: 'bright|bright lights|brightly lit|strip lighting|fluorescent|sunny|daylight',
    other:
      'dark beer|dark beers|dark sauce|dark bread|dark rye|dark chocolate|dark rum|after dark|before dark|dark wood',
    says: { yes: "it's dim", no: "it's bright", whether: 'how dark it is' },
  },
  {
    key: 'fire',
    topic: 'a fire',
    asked: 'fire|fireplace|open fire|log fire|real fire|by the fire|wood burner|wood stove',
    yes: 'fire|fires|fireplace|open fire|log fire|hearth|hearths|wood burner|log burner',
    other: 'wood fire|over fire|open fire cooking|fire engine|fire station|on fire',
    says: { yes: "there's a fire", no: "there's no fire", whether: 'whether they have a fire' },
  },
  {
    key: 'crowd',
    near: 'suits',
    topic: 'who goes there',
    asked:
      'young crowd|younger crowd|older crowd|old crowd|mixed crowd|what crowd|kind of crowd|sort of crowd|type of crowd|crowd like|crowd there|local crowd|the crowd|clientele|who goes there|who goes|who eats there|who comes|kind of people|sort of people|type of people|age group|hipsters|students|locals|tourists|touristy|old people|older people|young people|younger people',
    yes: 'crowd|crowds|regulars|locals|tourists|visitors|students|families|couples|workers|grandmothers|aunties|retirees|professors|dockers|traders|bankers|pensioners|expats|artists',
    says: { yes: '', no: '', whether: 'who goes there' },
  },
  {
    key: 'suits',
    topic: "who it's for",
    asked:
      'who is it for|whos it for|who is it good for|whos it good for|who would like it|who likes it|what is it good for|whats it good for|good for what|what occasion|what occasions|what kind of occasion|who is that for|who are they for',
    yes: '',
    part: 'occasions',
    says: { yes: '', no: '', whether: "who it's for" },
  },
  {
    key: 'service',
    topic: 'the service',
    asked: 'service|staff|waiters|waitress|friendly|rude|welcoming',
    yes: 'friendly|kind service|warm welcome|attentive|gracious|patient|welcoming|good service|knows your name|charming staff|unhurried service',
    no: 'rude|surly|slow service|service is slow|inattentive',
    against: 'forgetful|indifferent|brusque|curt|offhand',
    says: { yes: 'the service is good', no: 'the service is nothing to praise', whether: 'what the service is like' },
  },
];

export const ROOM: readonly Attribute[] = ATTRIBUTES.map((one) => ({ ...one, told: 'room' }));
