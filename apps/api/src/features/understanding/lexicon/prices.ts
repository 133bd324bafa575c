/**
 * How people speak of prices, by the price levels (1 to 5) they mean: `met` levels do, best first; `near` ones are offered when none does.
 */
export interface PriceWords {
  met: readonly (readonly number[])[];
  near: readonly number[];
  /** Nothing dearer will do. */
  most?: number;
  /** It is measured by what was shown: of that, what costs least may stay. */
  soft?: true;
  /** How a reply repeats the wish. */
  label: string;
  said: string;
}

/** "Money is no object", "budget isn't a problem": that it bounds nothing. */
const NO_OBJECT = ['money', 'budget', 'the cost']
  .flatMap((what) =>
    ['no', 'is no', 'not a', 'not an', 'is not a', 'is not an', 'isnt a', 'isnt an'].flatMap((not) =>
      ['object', 'issue', 'problem', 'concern', 'worry'].map((object) => `${what} ${not} ${object}`),
    ),
  )
  .join('|');

/** The label of what money is no object for. */
export const FIRST_RATE = 'first-rate';

export const PRICE_WORDS: readonly PriceWords[] = [
  {
    label: 'the cheapest',
    met: [[1], [2], [3], [4], [5]],
    near: [],
    said: 'cheapest|the cheapest|least expensive|lowest price|lowest priced|as cheap as possible|as cheaply as possible',
  },
  {
    label: 'the most expensive',
    met: [[5], [4], [3], [2], [1]],
    near: [],
    said: 'priciest|swankiest|classiest|bougiest|swishest|most upscale|most luxurious|most exclusive|most expensive|the most expensive|fanciest|the fanciest|poshest|most expensive place',
  },
  {
    label: 'inexpensive',
    met: [[1]],
    near: [2],
    said: `cheap|cheap and cheerful|cheaply|cheapish|cheap eats|inexpensive|inexpensively|low cost|low price|low priced|low prices|low end|lower priced|lower price|budget|budget friendly|on a budget|tight budget|limited budget|small budget|student budget|shoestring|on a shoestring|
      wallet friendly|pocket friendly|easy on the wallet|easy on the pocket|economic|bargain|bargains|thrifty|frugal|dirt cheap|good value|value for money|best value|bang for the buck|bang for my buck|nothing too costly|dont want to spend much|dont want to spend a lot|not spend much|not spend a lot|not spending much|cant spend much|without spending much|without spending a lot|wont cost much|doesnt cost much|doesnt cost a lot|not cost much|not cost a lot|wont cost a lot|
      doesnt cost too much|wont cost too much|not cost too much|not cost me too much|broke|skint|short on cash|low on cash|short of money|strapped for cash|no money|not much money|little money|without much money|before payday|student|students|student prices|saving money|save money|save some money|penny pinching|dont have a big budget|havent got a big budget|not a big budget|no big budget|havent got much money|havent got a lot of money|dont have much money|dont have a lot of money|not got much money|cheep|5 dollar|ten bucks|pennies|low budget|cost effective|for cheap|on the cheap|cheaper side|cheaper end|low price range|inexpensive side|under budget`,
  },
  {
    label: 'not expensive',
    most: 3,
    met: [[1, 2]],
    near: [3],
    said: 'not expensive|not pricey|not costly|nothing expensive|nothing pricey|nothing costly|isnt expensive|isnt pricey|isnt costly|not dear|not too dear|nothing dear|not break the bank|wont break the bank|doesnt break the bank|without breaking the bank',
  },
  {
    label: 'affordable',
    soft: true,
    met: [[2], [1]],
    near: [3],
    said: 'reasonable|sensible|arm and a leg|cost an arm and a leg|not cost an arm and a leg|isnt going to cost an arm and a leg|wont cost an arm and a leg|wont empty my wallet|not empty my wallet|isnt too dear|not too dear for|well priced|moneys tight|money is tight|money is a bit tight|cash is tight|affordable|affordably|affordable price|affordable prices|economical|not very expensive|not very pricey|not very costly|not that expensive|not that pricey|not that costly|relatively cheap|fairly cheap|reasonably cheap',
  },
  {
    label: 'not too expensive',
    soft: true,
    most: 3,
    met: [[1, 2]],
    near: [3],
    said: `within reason|not crazy|nothing crazy|nothing too crazy|nothing crazy expensive|nothing silly|nothing insane|nothing outrageous|till payday|until payday|payday is|not payday yet|not silly money|not crazy money|not stupid money|not mad money|not silly prices|without silly prices|not too expensive|not too pricey|not too costly|not overly expensive|nothing too expensive|nothing too pricey|isnt too expensive|isnt too pricey|isnt too costly|not so expensive|not so pricey|not crazy expensive|not super expensive|not overpriced|not spend too much|dont want to spend too much|without spending too much|
      not fancy|nothing fancy|nothing too fancy|not too fancy|cheap to moderate|cheap or moderate|not insanely expensive|not outrageously expensive|not ridiculously expensive|wont cost a fortune|doesnt cost a fortune|not cost a fortune|without paying a fortune|without spending a fortune|not spend a fortune|cheap or mid range`,
  },
  {
    label: 'moderately priced',
    soft: true,
    met: [[2]],
    near: [3],
    said: `mid budget|medium budget|average budget|moderate budget|moderate|moderately|moderately priced|moderate priced|moderate price|moderate prices|moderately expensive|moderate cost|moderately costly|mid range|midrange|mid priced|mid price|middle range|middle priced|medium|medium priced|medium price|medium range|mid level|middling price|average price|average priced|averagely priced|average cost|reasonably|reasonably priced|
      reasonable price|reasonable prices|fair price|fair prices|fairly priced|sensible price|sensible prices|sensibly priced|decently priced|decent price|decent prices|mid tier|middle tier|midtier|average pricing|pricing should be average|middle of the range|not cheap not expensive|neither cheap nor expensive|not too cheap|intermediate|middle of the road|normal price|normal prices|in between price|okay priced|standard price|in the middle price wise|moderatly|medium expensive|modestly priced|modest|modest price|fair priced|average budget`,
  },
  {
    label: 'mid to upper price',
    met: [[3]],
    near: [4, 2],
    said: 'pricier side|something a bit pricey|somewhere a bit pricey|slightly expensive|something a bit expensive|somewhere a bit expensive|upper mid range|somewhere a little pricey|something a little pricey|upmarket casual|somewhat expensive|fairly expensive|bit of a treat',
  },
  {
    label: 'not the most expensive',
    met: [[2, 3]],
    near: [4],
    said: 'not the priciest|not the most expensive|not the fanciest|not the dearest',
  },
  {
    label: 'not the cheapest',
    met: [[2, 3], [4]],
    near: [1],
    said: 'not the cheapest|not super cheap|not the very cheapest',
  },
  {
    label: 'moderate to expensive',
    met: [[2, 3]],
    near: [4],
    said: 'moderate to expensive|mid to high|moderate to high',
  },
  {
    label: 'expensive',
    met: [[4, 5]],
    near: [3],
    said: `expensive|pricey|expensively|expensively priced|costly|high end|highend|high priced|high price|higher priced|higher end|higher price|high cost|upscale|up scale|upmarket|up market|posh|luxury|luxurious|luxe|fancy|swanky|swish|bougie|boujee|splurge|splurging|splash out|blow out|blowout|top end|top dollar|top tier|exclusive|lavish|deluxe|ritzy|premium|fine dining|
      white tablecloth|expensive side|extravagant|high class|first class|five star|5 star|haute cuisine|michelin|michelin star|michelin starred|treat ourselves|treat myself|treat her|treat him|big spender|spend big|push the boat out|go all out|blow some money|blow some cash|blow the budget|blow my bonus|splash some cash|splash the cash|money to burn|expensive price|classy|high price range`,
  },
  {
    // Whatever is good may be dear, and need not be.
    label: FIRST_RATE,
    met: [
      [3, 4, 5],
      [1, 2],
    ],
    near: [],
    said: `expense account|on expenses|company card|no limit|boss pays|company pays|firm pays|on the company|on the firm|boss is treating|work is paying|company is paying|boss is paying|work pays|price is no object|spare no expense|no expense spared|dont mind the budget|no budget limit|${NO_OBJECT}`,
  },
  {
    label: 'very expensive',
    met: [[5], [4]],
    near: [3],
    said: 'really fancy|super fancy|top of the range|upper range|upper class|very expensive|ultra high end|ultra highend|very costly|extremely costly|really expensive|extremely expensive|super expensive|ultra expensive|very high end|insanely expensive|very pricey|really pricey|very fancy|very upscale',
  },
];

const steps = (way: string, over: string): string =>
  'step|notch|level|tier|rung|bracket|peg|price point|price range'
    .split('|')
    .flatMap((step) => [`${step} ${way}`, `${way} a ${step}`, `${step} ${over}`])
    .join('|');

/** What asks for less, or more, than the places shown before. */
export const CHEAPER = `${steps('down', 'lower')}|cheaper|spend less|spending less|pay less|paying less|costs less|cost less|costing less|half that price|half the price|half as much|half that|something cheaper|less expensive|less pricey|less costly|more affordable|lower price|cheaper option|cheaper options|too expensive|too pricey|too costly|too dear|too much money|a bit much|out of my budget|out of our budget|over my budget|over our budget|above my budget|above our budget|over budget|out of my league|out of our league|out of my price range|out of our price range|beyond my means|beyond our means|cant afford|more budget friendly|bit pricey|bit expensive|bit dear|way too expensive|thats steep|thats a lot of money|thats too much|too posh|too swanky|little expensive|little pricey|bit steep|too steep|lower priced|not cheap enough|still too much|less posh|less upmarket|less upscale|less swanky|less dear|too fancy|less fancy|easier on the wallet|more reasonable|more reasonably priced`;
export const PRICIER = `${steps('up', 'higher')}|pricier|had more money|have more money|had more to spend|have more to spend|could spend more|bigger budget|bit more is|little more is|bit more would be|little more would be|bit more is fine|spend a bit more|spend a little more|pay a bit more|pay a little more|more expensive|more upscale|fancier|higher end|more upmarket|a step up|step it up|more luxurious|posher|classier|more special|too cheap|more high end|bit more upscale|something fancier|more exclusive`;
