import { ASIDES } from './asides.ts';
import { type Cue, FOOD } from './cue.ts';

const NOT = 'not/no/dont/doesnt/didnt/isnt/arent/wasnt/wont/cant/cannot/never/havent/hasnt/couldnt/wouldnt/nothing';

/** Ways of putting places forward, while it lasts and when it is done. */
const OFFERING =
  'giving/showing/sending/offering/suggesting/recommending/proposing/naming/listing/saying/pushing/picking/bringing/throwing/getting/seeing';
const OFFERED =
  'give/gave/given/show/showed/shown/send/sent/offer/offered/suggest/suggested/recommend/recommended/list/listed/find/found/name/named/pick/picked/come/came';

/** The longest cue that ends next to a mention, or begins right behind it, tells its role. */
export const CUES: readonly Cue[] = [
  // Plain negation.
  {
    says: 'refuse/refuses/refused/refusing to? … _',
    role: 'avoid',
    example: 'he refuses to eat [meat]',
  },
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
  { says: 'forget about? the/that _', role: 'dropped', of: ['feature'], example: 'forget the [parking]' },
  {
    says: 'hate/hates/hated/dislike/dislikes/disliked/detest/detests/detested/loathe/loathes/loathed/despise/despises/despised … _',
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
  { says: 'apart/aside/away/far/further/farther from … _', role: 'avoid', example: 'everything apart from [Indian]' },
  {
    says: 'moving/moved/move/miles/minutes/hours away from … _',
    role: 'want',
    example: 'we are moving away from [Eastgate]',
  },
  {
    says: 'other/opposite/far/different side/end/part of town from/to/than … _',
    role: 'avoid',
    of: ['area'],
    example: 'the other side of town from [Eastgate]',
  },
  { says: 'outside _', role: 'avoid', of: ['area'], example: 'somewhere outside [Eastgate]' },
  { says: 'spare me … _', role: 'avoid', example: 'spare me the [karaoke]' },
  { says: 'less of a/an … _', role: 'avoid', example: 'less of a [pub]' },
  { says: 'too many/much … _', role: 'avoid', of: [...FOOD, 'feature'], example: 'way too many [kids]' },
  { says: 'less/too _', role: 'avoid', of: [...FOOD, 'feature'], example: 'less [pizza]' },
  // What a place makes somebody think of it: "a bit" of what they like would be no complaint.
  {
    says: 'sound/sounds/sounded/look/looks/looked/seem/seems/seemed/feel/feels a? bit/tad/touch/rather/pretty/very/awfully/kinda _',
    role: 'avoid',
    of: ['feature', 'price'],
    example: 'that sounds a bit [loud]',
  },
  {
    says: 'its/thats/theyre/is/are/was a? bit/tad/touch/awfully _',
    role: 'avoid',
    of: ['feature', 'price'],
    example: "it's a bit [loud]",
  },
  {
    says: 'bit/tad/touch _ isnt/innit/tho/though/tbh',
    role: 'avoid',
    of: ['feature', 'price'],
    example: 'bit [loud] tbh',
  },
  {
    says: 'bit/tad/touch _ for me/us/my/our/him/her/them',
    role: 'avoid',
    of: ['feature', 'price'],
    example: 'bit [loud] for me',
  },
  {
    says: 'somewhere/anywhere/someplace/place/restaurant/bar/pub/something/anything/one that? thats/is/sounds/looks/feels? a? bit/tad/touch/rather/pretty/very _',
    role: 'want',
    of: ['feature', 'price'],
    example: "somewhere that's a bit [lively]",
  },
  { says: 'nah/nope/no to … _', role: 'avoid', example: 'nah to [pizza]' },
  // What somebody takes a place for, and what others said of it.
  {
    says: 'sound/sounds/looks/seems like a/an … _',
    role: 'background',
    of: [...FOOD, 'feature'],
    example: 'sounds like a [fast food] thing',
  },
  {
    says: 'somewhere/anywhere/something/place that? sounds/looks/seems like a/an … _',
    role: 'want',
    example: 'somewhere that looks like a [pub]',
  },
  {
    says: '_ recommended/suggested/mentioned/reckons/swears',
    role: 'background',
    of: ['feature'],
    example: 'my [boss] recommended it',
  },
  {
    says: 'hold/ditch/lose/bin/nix/axe/scrap/scratch/drop/sack the? all? _',
    role: 'avoid',
    claims: true,
    example: 'hold the [seafood]',
  },
  {
    says: 'leave/leaving/cut/cutting/rule/ruling out … _',
    role: 'avoid',
    claims: true,
    example: 'leaving out the [pubs]',
  },
  { says: 'off _', role: 'avoid', of: ['dish'], example: 'I am off [seafood]' },
  { says: `${NOT} just _`, role: 'avoid', of: FOOD, example: "breakfast that isn't just [pastries]" },
  { says: `${NOT} just/only _`, role: 'background', of: ['feature'], example: 'food, not just [drinks]' },
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
  // What somebody has been given too often.
  {
    says: `keep/keeps/kept/stop/quit/enough with? ${OFFERING} … _`,
    role: 'avoid',
    example: 'you keep showing me [pizza]',
  },
  { says: 'stop/quit/lay with/off … _', role: 'avoid', example: 'lay off the [curry]' },
  {
    says: `you/youre/youve/are only/always ever? ${OFFERING}/${OFFERED} me/us? … _`,
    role: 'avoid',
    example: 'you are only offering us [noodles]',
  },
  {
    says: `can/could/would/will/please you? only/just/always/keep ever? ${OFFERING}/${OFFERED} me/us? … _`,
    role: 'want',
    example: 'can you keep suggesting [Greek] places',
  },
  {
    says: `and/but/yet/then you/youve/your ${OFFERED} me/us? a/an/the/more? _`,
    role: 'avoid',
    example: 'I said dinner and you sent me a [bakery]',
  },
  {
    says: `all/everything you/i/we/youve/ive/weve ever/do/have/can? ${OFFERED}/get/got/see/saw me/us? is/are/was/were a/an/more? _`,
    role: 'avoid',
    example: 'all you gave me was [pizza]',
  },
  {
    says: 'all/both/each/most/every of? those/these/them/one/your/the? picks/suggestions/ideas/options/places/ones? are/is/were/was just/only/a/an? _',
    role: 'avoid',
    of: FOOD,
    places: true,
    example: 'both of those are [Greek]',
  },
  {
    says: 'those/these/they/theyre/thats/it/its are/is/were? all/both/only/just/mostly/nothing but/so/very? _',
    role: 'avoid',
    of: [...FOOD, 'price'],
    places: true,
    example: 'these are all [pizza] places',
  },
  { says: 'yet another/more _', role: 'avoid', example: 'yet more [curry]' },
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
  {
    says: '_ here/there/round/around? here? is/are always/all/just/so/really? boring/overrated/out/awful/terrible/rubbish/dire/disgusting/crap/shocking',
    role: 'avoid',
    example: '[pizza] here is awful',
  },
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
  // "No" alone is an answer.
  { says: 'no something/somewhere/someplace … _', role: 'want', example: 'no somewhere [quiet]' },
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
    says: 'nothing/nowhere/no/none/nobody * thats/that/which isnt/arent/not/non _',
    role: 'want',
    of: FOOD,
    example: "nothing that isn't [halal]",
  },
  { says: 'isnt/arent/wasnt/werent there … _', role: 'want', example: "isn't there anything [halal]?" },
  {
    says: 'dont/doesnt/havent/didnt you/they/we have/do/got/know/serve/say/mention … _',
    role: 'want',
    example: "don't you know a place in [Eastgate]?",
  },
  { says: 'no/nothing/nowhere non _', role: 'want', of: FOOD, example: 'no non [halal] places' },
  { says: 'not/nowhere/nothing/no * without _', role: 'want', of: FOOD, example: 'nowhere without [halal] food' },
  {
    says: 'dont/doesnt/cant/cannot/wont/wouldnt/not/never/stopped/quit eat/eating/do/have/touch/handle? the/a/any? _ any? anymore/more',
    role: 'avoid',
    of: FOOD,
    example: "we don't eat [pork] any more",
  },
  {
    says: `${NOT}/without/isnt/struggles/struggle/trouble/bad/hates/avoid … _`,
    role: 'want',
    keys: ['wheelchair'],
    example: 'she is not great on [stairs]',
  },
  // What puts somebody off.
  {
    says: '_ kind/kinds/type/sort/style? of? place/places/restaurant/restaurants/thing/stuff/menu/menus/food? scare/scares/terrify/terrifies/intimidate/intimidates/bore/bores/depress/depresses/annoy/annoys me/us/him/her/them/my/our',
    role: 'avoid',
    example: '[fancy] places scare me',
  },
  {
    says: '_ kind/kinds/type/sort/style? of? place/places/restaurant/restaurants/thing/stuff/menu/menus/food? make/makes me/us/him/her/them nervous/uncomfortable/uneasy/anxious/cringe',
    role: 'avoid',
    example: '[tasting menu] places make me nervous',
  },
  {
    says: '_ place/places/restaurant/restaurants/thing/stuff/menu/menus/food? is/are? isnt/arent/not really? us/me/him/her/them',
    role: 'avoid',
    example: '[fine dining] is not us',
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
  {
    says: '_ is/are/have/has/will? be/gone/been? to/in/at/down/off? bed/asleep/sleeping/away/camp/school/nursery/sorted',
    role: 'dropped',
    keys: ['kids', 'dog'],
    example: 'the [kids] have gone to bed',
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
  ...ASIDES,
];
