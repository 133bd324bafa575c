/** A word for food, or for an illness, where it speaks of none: `_` stands for it, in the form of a cue. */
interface Figure {
  /** The words, as written; separated by bars. */
  words: string;
  says: string;
  /** What stands in brackets is none. */
  example: string;
}

const MAD = 'nuts|bananas|crackers';
const WHOM = 'me/us/him/her/them/you/everyone/everybody/people';

export const FIGURES: readonly Figure[] = [
  // Weary of something.
  { words: 'sick', says: '_ of', example: "I'm [sick] of being told that it is fine" },
  { words: 'sick', says: '_ and tired/fed', example: "we're [sick] and tired of chains" },
  // Out of one's mind, or fond of something.
  {
    words: MAD,
    says: `drive/drives/driving/drove/driven/send/sends/sending/sent ${WHOM} _`,
    example: 'my boss is driving me [nuts]',
  },
  {
    words: MAD,
    says: 'drive/drives/driving/drove/driven my/our/the/his/her/your * _',
    example: 'the noise is driving my wife [nuts]',
  },
  { words: MAD, says: 'go/goes/going/gone/went _', example: 'the kids are going [nuts]' },
  {
    words: MAD,
    says: 'im/am/is/are/was/were/shes/hes/theyre/so/absolutely/totally/completely/just/really _ about/over',
    example: "I'm [nuts] about ramen",
  },
  {
    words: MAD,
    says: 'thats/youre/hes/shes/theyre/im absolutely/totally/completely/just/so? _',
    example: "that's [bananas]",
  },
  {
    words: MAD,
    says: 'this/that/everyone/people/are is/was/are/you absolutely/totally/completely/just/so? _',
    example: 'are you [nuts]',
  },
  {
    words: MAD,
    says: 'town/city/place/week/weekend/day/night/morning/weather/traffic/crowd/crowds/queue/queues/line/lines/price/prices/world/work/life/boss/job/office/heat is/are/was/were/has/got absolutely/totally/completely/just/so/been? _',
    example: 'the traffic is [nuts]',
  },
  { words: 'nut', says: 'tough/hard/health/fitness/tech/golf/gym/car/wing _', example: 'my sister is a fitness [nut]' },
  { words: 'nut', says: '_ job/case', example: 'my uncle is a [nut] job' },
  { words: 'nutty', says: 'a/bit/so/completely/totally/pretty _', example: 'work was a bit [nutty]' },
  // Money.
  {
    words: 'peanuts',
    says: 'cost/costs/costing/pay/pays/paid/paying/earn/earns/earning/charge/charges me/us/him/her/them? for? _',
    example: 'they pay me [peanuts]',
  },
  {
    words: 'peanuts',
    says: 'eat/eating/dine/dining/work/works/working/meal/dinner/lunch/something/somewhere for _',
    example: 'somewhere to eat for [peanuts]',
  },
  { words: 'bread', says: '_ winner/winners', example: 'I am the [bread] winner' },
  {
    words: 'bacon',
    says: 'bring/brings/bringing/save/saves/saved home/my/our/his/her the? _',
    example: 'you saved my [bacon]',
  },
  { words: 'gravy', says: '_ train', example: 'we are on the [gravy] train' },
  // People.
  { words: 'egg', says: 'a/an bad/good/rotten/tough _', example: "he's a bad [egg]" },
  { words: 'egg', says: `_ ${WHOM} on`, example: "don't [egg] him on" },
  { words: 'egg', says: 'nest _', example: 'I broke into my nest [egg]' },
  { words: 'apple', says: '_ of my/our/his/her/your eye', example: "she's the [apple] of my eye" },
  {
    words: 'chicken|turkey|lemon|shrimp|peach',
    says: 'im/youre/hes/shes/be/being no/a/such/absolute? a? _',
    example: "I'm no [chicken]",
  },
  { words: 'cookie', says: 'tough/smart/clever _', example: 'she is one tough [cookie]' },
  { words: 'potato|potatoes', says: 'couch/small/hot _', example: 'I have been a couch [potato]' },
  { words: 'cheese', says: 'big _', example: 'the big [cheese] from head office' },
  { words: 'cheese', says: 'say _', example: 'everybody say [cheese]' },
  { words: 'honey|sugar|pumpkin', says: 'thanks/hi/hello/hey/cheers/please/ok/okay _', example: 'thanks [honey]' },
  // Things.
  { words: 'pickle|jam', says: 'in a/an such/bit/real/right? of? a? _', example: "we're in a bit of a [pickle]" },
  { words: 'beef', says: 'no/any/got/have/has/had/a/your/his/her _ with', example: 'I have no [beef] with them' },
  { words: 'cake', says: 'piece of _', example: 'that was a piece of [cake]' },
  { words: 'cake|biscuit', says: 'take/takes/took the _', example: 'that really takes the [biscuit]' },
  { words: 'cream', says: '_ of the crop', example: 'only the [cream] of the crop' },
  { words: 'cherry', says: '_ on the? top/cake', example: 'a view is the [cherry] on top' },
  { words: 'cake', says: 'icing/cherry on the _', example: 'that is the icing on the [cake]' },
  { words: 'pie', says: 'easy/nice as _', example: 'it was easy as [pie]' },
  { words: 'beans|tea', says: 'spill/spills/spilled/spilt/spilling the _', example: 'she spilled the [beans]' },
  { words: 'beans', says: 'full of _', example: 'the kids are full of [beans]' },
  { words: 'tea', says: 'my/our/his/her/your cup of _', example: 'loud bars are not my cup of [tea]' },
  { words: 'butter', says: `_ ${WHOM} up`, example: 'I need to [butter] him up' },
  { words: 'milk', says: 'spilt/spilled _', example: 'no use crying over spilt [milk]' },
  { words: 'mustard', says: 'cut/cuts the _', example: "the last place didn't cut the [mustard]" },
  { words: 'sardines', says: 'packed/squeezed/crammed in? like _', example: 'we were packed in like [sardines]' },
  { words: 'clam', says: 'happy as a _', example: 'happy as a [clam]' },
  { words: 'oyster', says: 'world is my/your/our _', example: 'the world is my [oyster]' },
  { words: 'fish', says: 'bigger/other _ to fry', example: 'we have bigger [fish] to fry' },
  { words: 'fish', says: '_ out of water', example: 'I feel like a [fish] out of water' },
  { words: 'fish', says: 'drink/drinks/drinking like a _', example: 'my uncle drinks like a [fish]' },
  { words: 'salt', says: 'worth his/her/its/their _', example: 'any cook worth his [salt]' },
  { words: 'salt', says: 'pinch/grain of _', example: 'take it with a pinch of [salt]' },
  { words: 'cucumber', says: 'cool as a? _', example: 'she is cool as a [cucumber]' },
  { words: 'toast', says: 'im/were/shes/hes _', example: "if I'm late again I'm [toast]" },
];
