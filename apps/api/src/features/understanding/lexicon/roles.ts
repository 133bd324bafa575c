/** What somebody names a thing for: to have it, to be spared it, to say that it does not matter any more, or only to tell of it. */
export type Role = 'want' | 'avoid' | 'dropped' | 'background';

/** Kinds of mentions that a cue is about; `dish` is food that is no cuisine. */
export type Named = 'cuisine' | 'dish' | 'area' | 'meal' | 'feature' | 'price';

/** Words around a mention that tell its role. */
export interface Cue {
  /**
   * The words, with `_` for the mention: `/` separates alternatives, `?` marks what may be absent, `*` stands for up to four other words, `…`
   * before `_` for any that do not begin something new, `|` for a new clause.
   */
  says: string;
  role: Role;
  /** Only such mentions; all if absent. */
  of?: readonly Named[];
  /** Only mentions of these foods or features: the cue tells in which sense a word of theirs is used. */
  keys?: readonly string[];
  /** It holds although its words name something themselves: "allergic". */
  lasting?: true;
  /** Its words are no mentions themselves: the bar of "any cuisine bar French". */
  claims?: true;
  /** The mention in brackets has this role. */
  example: string;
}

const FOOD = ['cuisine', 'dish'] as const;
const NOT = 'not/no/dont/doesnt/didnt/isnt/arent/wasnt/wont/cant/cannot/never/havent/hasnt/couldnt/wouldnt/nothing';

/** The longest cue that ends next to a mention, or begins right behind it, tells its role. */
export const CUES: readonly Cue[] = [
  // Plain negation.
  {
    says: 'not/no/dont/doesnt/didnt/isnt/arent/wasnt/wont/cant/cannot/ain … _',
    role: 'avoid',
    example: 'no [seafood]',
  },
  {
    says: 'without/except/excepting/barring/excluding/exclude/besides/minus/nor/neither … _',
    role: 'avoid',
    example: 'lunch without [noodles]',
  },
  { says: 'never/nothing/nobody/nowhere … _', role: 'avoid', example: 'she never eats [pork]' },
  { says: 'nothing/not/anything to do with … _', role: 'avoid', example: 'a snack that has nothing to do with [beef]' },
  { says: 'avoid/avoiding/skip/skipping/forget … _', role: 'avoid', example: 'skip the [sushi]' },
  {
    says: 'hate/hates/dislike/dislikes/detest/detests/loathe/loathes/despise/despises … _',
    role: 'avoid',
    example: 'he loathes [Greek] food',
  },
  {
    says: 'cant/cannot/couldnt/dont/doesnt do/stand/face/stomach/bear/take … _',
    role: 'avoid',
    example: "can't do [oysters]",
  },
  {
    says: 'anything/anywhere/somewhere/all/everything/everywhere but … _',
    role: 'avoid',
    example: 'anything but [Thai] in Eastgate',
  },
  {
    says: 'anything/anywhere/everything/cuisine/food/kitchen/place/where bar _',
    role: 'avoid',
    claims: true,
    example: 'any cuisine bar [French]',
  },
  { says: 'other/rather than … _', role: 'avoid', example: 'something other than [pizza]' },
  { says: 'nothing id/wed rather * than … _', role: 'want', example: "nothing we'd rather eat than [pizza]" },
  { says: 'rather/sooner * than … _', role: 'avoid', example: 'rather a wine bar than a [pub]' },
  { says: 'instead/outside/clear/short of … _', role: 'avoid', claims: true, example: 'steer clear of [seafood]' },
  { says: 'in place of … _', role: 'avoid', example: 'noodles in place of [pizza]' },
  { says: 'apart/aside/away/far from … _', role: 'avoid', example: 'everything apart from [Indian]' },
  {
    says: 'moving/moved/move/miles/minutes/hours away from … _',
    role: 'want',
    example: 'we are moving away from [Eastgate]',
  },
  { says: 'outside _', role: 'avoid', of: ['area'], example: 'somewhere outside [Eastgate]' },
  { says: 'spare me … _', role: 'avoid', example: 'spare me the [karaoke]' },
  { says: 'less of a/an … _', role: 'avoid', example: 'less of a [pub]' },
  { says: 'too many/much … _', role: 'avoid', of: [...FOOD, 'feature'], example: 'way too many [kids]' },
  { says: 'less/too _', role: 'avoid', of: [...FOOD, 'feature'], example: 'less [pizza]' },
  { says: 'nah/nope/no to … _', role: 'avoid', example: 'nah to [pizza]' },
  { says: 'hold/ditch/lose/bin/nix/axe the? all? _', role: 'avoid', claims: true, example: 'hold the [seafood]' },
  {
    says: 'leave/leaving/cut/cutting/rule/ruling out … _',
    role: 'avoid',
    claims: true,
    example: 'leaving out the [pubs]',
  },
  { says: 'off _', role: 'avoid', of: ['dish'], example: 'I am off [seafood]' },
  { says: `${NOT} just _`, role: 'avoid', of: FOOD, example: "breakfast that isn't just [pastries]" },
  { says: 'not do … _', role: 'avoid', example: 'a pub that does not do [live music]' },
  // Enough of it.
  { says: 'sick/tired/bored/weary of … _', role: 'avoid', example: 'sick of [burgers]' },
  { says: 'fed up … _', role: 'avoid', example: 'fed up with [pizza]' },
  { says: 'enough/fill of/with … _', role: 'avoid', example: 'had my fill of [Thai]' },
  { says: 'done being/with … _', role: 'avoid', example: 'done with [Italian]' },
  { says: 'im/were/am/are over _', role: 'avoid', of: FOOD, example: "I'm over [sushi]" },
  {
    says: 'weve/ive/have/already/just done/had/tried/eaten … _',
    role: 'avoid',
    of: FOOD,
    example: "we've done [Italian]",
  },
  { says: 'face/eat/see/stomach/have another/more _', role: 'avoid', example: 'if I see another [curry]' },
  { says: 'one more _', role: 'avoid', example: 'if I see one more [pizza]' },
  {
    says: 'last thing * another/more/is/are a/an? _',
    role: 'avoid',
    example: 'the last thing we need is another [steakhouse]',
  },
  { says: 'hardly/barely … _', role: 'avoid', example: 'hardly in the mood for [curry]' },
  { says: 'scared/afraid/terrified/thought of … _', role: 'avoid', example: 'scared of [dogs]' },
  { says: '_ again | no/nah/nope/ugh/please/not', role: 'avoid', example: '[Thai] again? no thanks' },
  { says: '_ | no thanks/thank/ta/way', role: 'avoid', example: '[Thai]? no thanks' },
  { says: 'must it be … _', role: 'avoid', example: 'must it be [Italian]?' },
  { says: 'did i/you say * _', role: 'avoid', example: 'did I say [Thai]? Korean' },
  // Allergies to what is no food; those to foods are read by `safety/`.
  {
    says: 'allergic/allergy to/with/for/from … _',
    role: 'avoid',
    of: ['feature'],
    lasting: true,
    example: 'allergic to [dogs]',
  },
  {
    says: 'not/isnt/arent/no allergic/allergy to … _',
    role: 'background',
    of: ['feature'],
    lasting: true,
    example: 'not allergic to [dogs]',
  },
  { says: '_ free', role: 'avoid', of: ['dish'], example: '[nut] free lunch' },
  // Judged and turned down.
  {
    says: '_ is/was/are/would/feels a/be? bit? too? much/heavy',
    role: 'avoid',
    of: FOOD,
    example: '[French] is a bit much',
  },
  { says: '_ is/are boring/overrated/out', role: 'avoid', example: '[Italian] is out' },
  { says: '_ is/are off the', role: 'avoid', example: '[pizza] is off the table' },
  { says: '_ isnt/arent my/our/his/her/their/for', role: 'avoid', example: "[sushi] isn't my thing" },
  {
    says: '_ is/are not my/our/his/her/their/for/what',
    role: 'avoid',
    example: '[fine dining] is not what I am after',
  },
  { says: 'idea of hell is a/an? _', role: 'avoid', example: 'my idea of hell is a [buffet]' },
  // The words of a denial that wish.
  { says: `${NOT} necessarily … _`, role: 'background', example: 'not necessarily [Italian]' },
  { says: 'dont/wouldnt/doesnt/not mind/care … _', role: 'want', example: "I don't mind [Thai]" },
  { says: 'no problem/matter/worries … _', role: 'want', example: 'no problem with [Thai]' },
  { says: 'if/why/or not/no/dont … _', role: 'want', example: 'why not [sushi]' },
  { says: `${NOT} too/very/so/that/really? far from? … _`, role: 'want', example: 'not too far from [Eastgate]' },
  { says: `${NOT} get enough of … _`, role: 'want', example: "can't get enough of [Korean]" },
  { says: `${NOT} say no to … _`, role: 'want', example: "I wouldn't say no to [ramen]" },
  { says: `${NOT} go wrong with … _`, role: 'want', example: "can't go wrong with [tacos]" },
  {
    says: `${NOT} stop/resist/beat/decide/choose/wait/help thinking/between/for/about? … _`,
    role: 'want',
    example: "can't stop thinking about [laksa]",
  },
  { says: 'nothing/not beat/beats/better/like than? a/an? … _', role: 'want', example: 'nothing beats a good [pie]' },
  { says: 'doesnt get better than … _', role: 'want', example: "it doesn't get better than [oysters]" },
  { says: 'who doesnt want/like/love/fancy … _', role: 'want', example: "who doesn't want [pancakes]" },
  { says: 'isnt/not a * without … _', role: 'want', example: "it isn't a proper Sunday without a [roast]" },
  {
    says: 'never/havent/hasnt/not tried/had/eaten/been/done … _',
    role: 'want',
    example: "I've never tried [Ethiopian]",
  },
  { says: 'why is/are there no/never … _', role: 'want', example: 'why is there never [ramen]' },
  {
    says: `wont/doesnt/dont/never eat/eats anything except/but/besides/other than? … _`,
    role: 'want',
    example: "won't eat anything except [chips]",
  },
  { says: 'dont/never/not forget about? the? _', role: 'want', example: "don't forget the [wine]" },
  {
    says: 'nothing/nowhere/no/none/nobody * thats/that/which? isnt/arent/not/non _',
    role: 'want',
    of: FOOD,
    example: "nothing that isn't [halal]",
  },
  {
    says: 'isnt/arent/dont/doesnt/havent there/you/they have/do/got? anything/something/any/anywhere _',
    role: 'want',
    example: "isn't there anything [halal]?",
  },
  { says: 'no/nothing/nowhere non _', role: 'want', of: FOOD, example: 'no non [halal] places' },
  { says: 'not/nowhere/nothing/no * without _', role: 'want', of: FOOD, example: 'nowhere without [halal] food' },
  {
    says: 'dont/doesnt/cant/cannot/not/never/stopped/quit eat/eating/do/have/touch/handle? the/a/any? _ any? anymore/more',
    role: 'avoid',
    of: FOOD,
    example: "we don't eat [pork] any more",
  },
  // What does not matter, or no more.
  {
    says: 'forget/skip/scrap/drop about? the/a/any? _',
    role: 'dropped',
    of: ['feature'],
    example: 'forget the [view]',
  },
  { says: 'never mind about? the/a/any? _', role: 'dropped', of: ['feature'], example: 'never mind the [view]' },
  { says: 'nevermind about? the/a/any? _', role: 'dropped', of: ['feature'], example: 'nevermind the [view]' },
  {
    says: 'doesnt/dont/not/neednt have/need? to? be … _',
    role: 'dropped',
    of: [...FOOD, 'feature'],
    example: "it doesn't have to be [vegan]",
  },
  {
    says: 'dont/doesnt/not really? matter/care/mind if/whether/about … _',
    role: 'dropped',
    of: [...FOOD, 'feature'],
    example: "I don't care if there is [live music]",
  },
  { says: 'no _ needed/necessary/required', role: 'dropped', of: [...FOOD, 'feature'], example: 'no [view] needed' },
  {
    says: 'no _ is/are/would be? fine/ok/okay/good/alright',
    role: 'dropped',
    of: ['feature'],
    example: 'no [view] is fine',
  },
  {
    says: '_ is/are? isnt/arent/not/no/doesnt/dont longer/really/does/do? not? needed/necessary/required/important/essential/matter',
    role: 'dropped',
    of: [...FOOD, 'feature'],
    example: '[gluten free] is not needed',
  },
  {
    says: '_ friend/guest/colleague/one/sister/brother/daughter/son? is/are? cant/cannot/isnt/arent/wont/not be? able? to? come/coming/make/join/joining',
    role: 'dropped',
    of: [...FOOD, 'feature'],
    example: "the [dog] can't come",
  },
  {
    says: '_ friend/guest/colleague/one/sister/brother/daughter/son? has/have? cancelled/canceled/bailed',
    role: 'dropped',
    of: [...FOOD, 'feature'],
    example: 'the [vegan] one has cancelled',
  },
  {
    says: 'not/arent/wont/isnt bring/bringing/taking/having the/our/my/any/her/his/their? _',
    role: 'dropped',
    of: ['feature'],
    example: "we aren't bringing the [dog]",
  },
  {
    says: 'leave/leaving/left the/our/my/her/his/their? _ at/behind/home/with',
    role: 'dropped',
    of: ['feature'],
    example: 'leaving the [dog] at home',
  },
  { says: 'no/not/without _ after all', role: 'dropped', of: [...FOOD, 'feature'], example: 'no [children] after all' },
  {
    says: '_ is/are? stay/stays/staying? at? home',
    role: 'dropped',
    of: ['feature'],
    example: 'the [dog] stays at home',
  },
  { says: '_ is/are optional', role: 'dropped', of: [...FOOD, 'feature'], example: '[parking] is optional' },
  {
    says: '_ any? anymore/more',
    role: 'dropped',
    of: [...FOOD, 'feature'],
    example: 'we do not need the [view] anymore',
  },
  {
    says: '_ isnt/not an/a issue/problem',
    role: 'dropped',
    of: [...FOOD, 'feature'],
    example: "[parking] isn't an issue",
  },
  // What is told of people and of the day.
  {
    says: 'bring/bringing/brought/get/got/take/taking * own/homemade … _',
    role: 'background',
    of: FOOD,
    example: 'we are bringing our own [cake]',
  },
  {
    says: 'live/lives/lived/living above/over/opposite/beside/behind/by/beneath … _',
    role: 'background',
    of: FOOD,
    example: 'we live above a [bakery]',
  },
  {
    says: 'work/works/worked/working/job/shift in/at/for/as … _',
    role: 'background',
    of: FOOD,
    example: 'I work in a [cafe]',
  },
  {
    says: 'run/runs/ran/own/owns/owned/manage/manages a/an/the _',
    role: 'background',
    of: FOOD,
    example: 'my brother owns a [bakery]',
  },
  {
    says: 'she/he/we/they/i/mum/mom/dad/wife/husband/friend cooked/baked/grilled/fried/served … _',
    role: 'background',
    of: FOOD,
    example: 'she cooked a lovely [roast]',
  },
  {
    says: '_ date/dates/decker/dutch/check/checked/room/bed/shift',
    role: 'background',
    of: FOOD,
    example: 'a [double] date',
  },
  {
    says: 'used to eat/have/like/love/enjoy/do … _',
    role: 'background',
    of: FOOD,
    example: 'we used to eat [beef] every day',
  },
  {
    says: '_ van/stall/chef/cook/waiter/waitress/teacher/lesson/lessons/class/factory/oven/recipe/cookbook',
    role: 'background',
    of: FOOD,
    example: 'my flatmate is a [pastry] chef',
  },
  // Where people come from and go to beside the meal.
  {
    says: 'before/after/during the/my/our/this/that/school? _',
    role: 'background',
    keys: ['live music', 'sports', 'business', 'games', 'take-out'],
    example: 'noodles after the [rugby]',
  },
  {
    says: 'to/at/from a/the/my/our/her/his _',
    role: 'background',
    keys: ['live music', 'sports'],
    example: 'we are off to a [gig]',
  },
  {
    says: 'sat/walked/strolled/wandered/stuck/stood/played/swam/spent/drove * by/on/in/along/at/behind/through? the? _',
    role: 'background',
    keys: ['sea', 'water', 'terrace', 'view'],
    example: 'we walked along the [river]',
  },
  {
    says: '_ is/are/stay/stays/staying with the/my/our/her/his/their',
    role: 'background',
    keys: ['kids', 'dog'],
    example: 'the [children] are with their aunt',
  },
  {
    says: 'kids/children/boys/girls/baby/dog is/are/stay/stays/staying with the/my/our/her/his/their _',
    role: 'background',
    keys: ['parents'],
    example: 'the boys are with their [grandma]',
  },
  {
    says: '_ went/dragged/overran/ran/was/got badly/on/over/late/well/terribly/cancelled',
    role: 'background',
    keys: ['business'],
    example: 'my [meeting] ran over',
  },
  {
    says: '_ my/our/his/her/their/up/friends/someone/him/them/you',
    role: 'background',
    keys: ['business'],
    example: '[meeting] my cousin in Eastgate',
  },
  {
    says: '_ died/passed/is/was/has dead/gone/away/buried/died/passed/today/yesterday',
    role: 'background',
    keys: ['dog', 'parents'],
    example: 'our [dog] died today',
  },
  {
    says: 'im/am/were/running/youre/bit _ to/for/again/sorry/already',
    role: 'background',
    keys: ['late'],
    example: "sorry I'm [late] to this",
  },
  {
    says: '_ in/inside my/his/her/the belly/eyes/heart',
    role: 'background',
    keys: ['fire'],
    example: '[fire] in my belly',
  },
  { says: 'job/phone/visa _', role: 'background', keys: ['business'], example: 'had a job [interview]' },
  { says: 'school/nursery/airport _', role: 'background', keys: ['take-out'], example: 'the airport [pickup]' },
  // The same words in another sense.
  { says: 'worth/give/giving/gave it? a _', role: 'background', keys: ['drinks'], example: 'worth a [shot]' },
  {
    says: 'raise/raised/raises/set/sets/lower/lowered the _',
    role: 'background',
    keys: ['drinks'],
    example: 'that raised the [bar]',
  },
  {
    says: 'youre/are such? an/a absolute/total/real/proper? _',
    role: 'background',
    keys: ['bestrated', 'local'],
    example: "you're a [star]",
  },
  {
    says: '_ of my/our/your/his/her',
    role: 'background',
    keys: ['bestrated'],
    example: '[top] of my list',
  },
  { says: '_ floor/shelf/deck/corner', role: 'background', keys: ['bestrated'], example: 'I live on the [top] floor' },
  { says: '_ points', role: 'background', keys: ['celebration'], example: '[bonus] points for a quiet corner' },
  {
    says: '_ question/questions/q/favour/favor/word/check/query/ask',
    role: 'background',
    keys: ['quick'],
    example: '[quick] question',
  },
  { says: '_ notice', role: 'background', of: ['feature'], example: 'sorry for the [late] notice' },
  {
    says: 'is/was/hes/shes/such/being an/a absolute/total/complete/real? _',
    role: 'background',
    keys: ['jerk', 'mole', 'escargot'],
    example: 'my landlord is a [jerk]',
  },
  {
    says: 'lets/to/just/gonna/can/could/well/ill _ it',
    role: 'background',
    of: ['dish'],
    example: "let's [wing] it",
  },
  {
    says: '_ up/things',
    role: 'background',
    keys: ['sandwiches', 'spicy'],
    example: 'we have to [wrap] up by nine',
  },
  { says: 'on the _', role: 'background', keys: ['doubles'], example: 'food on the [double]' },
];
