import { table } from '../../../table.ts';
import { wordSet } from '../text/word-set.ts';

/** How an amount of money bounds what a meal may cost. */
export type Bound = 'atMost' | 'below' | 'atLeast' | 'around';

/** Words around an amount, for which `_` stands; see {@link halvesOf}. */
interface AmountRow {
  says: string;
  bound: Bound;
  /** A number says it without a currency or "each". */
  bare?: true;
  /** Its own test: with the price levels that do. */
  example: readonly [said: string, levels: readonly number[]];
}

export const AMOUNTS: readonly AmountRow[] = [
  { says: 'under/below/sub _', bound: 'below', bare: true, example: ['thai under 15', [1]] },
  { says: 'less/lower/cheaper than _', bound: 'below', bare: true, example: ['less than 30', [1, 2]] },
  {
    says: 'no/not/without/dont/cant/wont more than _',
    bound: 'atMost',
    bare: true,
    example: ['no more than 25', [1, 2]],
  },
  {
    says: 'not/no/nothing/none/never/cant/dont/wont go/spend/pay/do/be? over/above/past/beyond _',
    bound: 'atMost',
    bare: true,
    example: ["can't go over 50", [1, 2, 3]],
  },
  {
    says: 'not/dont/cant/wont * more than _',
    bound: 'atMost',
    bare: true,
    example: ["don't want to pay more than 30", [1, 2]],
  },
  { says: 'not/dont/cant exceed/exceeding _', bound: 'atMost', bare: true, example: ['not exceeding 60', [1, 2, 3]] },
  { says: 'max/maximum of? _', bound: 'atMost', bare: true, example: ['max 40', [1, 2, 3]] },
  { says: '_ max/maximum/tops/absolute', bound: 'atMost', bare: true, example: ['30 tops', [1, 2]] },
  { says: 'up to _', bound: 'atMost', bare: true, example: ['up to $$$', [1, 2, 3]] },
  { says: 'within _', bound: 'atMost', example: ['within $30 each', [1, 2]] },
  { says: 'at the? most _', bound: 'atMost', bare: true, example: ['at most 30', [1, 2]] },
  { says: '_ at the? most', bound: 'atMost', bare: true, example: ['30 at the most', [1, 2]] },
  { says: '_ or/and less/under/below/fewer/cheaper', bound: 'atMost', bare: true, example: ['$$ or less', [1, 2]] },
  {
    says: '_ is/being the/my/our/your absolute? limit/ceiling/max/maximum/cap/budget/most',
    bound: 'atMost',
    bare: true,
    example: ['40 quid each is the ceiling', [1, 2, 3]],
  },
  { says: '_ limit/ceiling/cap/budget', bound: 'atMost', bare: true, example: ['a 30 limit', [1, 2]] },
  {
    says: 'limit/ceiling/cap/budget/maximum is/of/at/around/about? around/about? _',
    bound: 'atMost',
    bare: true,
    example: ['my budget is 30', [1, 2]],
  },
  {
    says: 'cap/capped/limited/limit/keep it/them/us? at/to _',
    bound: 'atMost',
    bare: true,
    example: ['cap it at 30', [1, 2]],
  },
  { says: 'got/have/only/just/with about? _', bound: 'atMost', example: ["I've got a tenner", [1]] },
  {
    says: 'will/would/does/can/could/is _ cover/covers/do/be? enough?',
    bound: 'atMost',
    bare: true,
    example: ['would 40 cover it', [1, 2, 3]],
  },
  { says: '_ to spend', bound: 'atMost', bare: true, example: ['we have 30 to spend', [1, 2]] },
  { says: 'isnt/not/no/nothing _', bound: 'below', example: ['not $$$$', [1, 2, 3]] },
  {
    says: '_ is where i/we draw the line',
    bound: 'below',
    example: ['five dollar signs is where I draw the line', [1, 2, 3, 4]],
  },
  { says: '_ is too much/many/dear/expensive', bound: 'below', bare: true, example: ['$$$ is too much', [1, 2]] },
  {
    says: 'over/above/than _ is/as robbery/daft/silly/mad/madness/crazy/ridiculous/extortion/extortionate/obscene/criminal/outrageous/taking',
    bound: 'atMost',
    bare: true,
    example: ['anything over 30 is robbery', [1, 2]],
  },
  {
    says: '_ is/are/be/would/will/sounds be? fine/ok/okay/alright/good/doable',
    bound: 'atMost',
    example: ['$$$ would be fine', [1, 2, 3]],
  },
  { says: 'go/stretch/happy with/to _', bound: 'atMost', example: ['we could stretch to $$$', [1, 2, 3]] },
  { says: 'at least _', bound: 'atLeast', example: ['at least 60 each', [4, 5]] },
  { says: 'over/above/beyond/upwards of? _', bound: 'atLeast', example: ['over 100 a head', [5]] },
  { says: 'more than _', bound: 'atLeast', example: ['more than 60 each', [4, 5]] },
  { says: '_ or/and more/up/upwards/over', bound: 'atLeast', example: ['$$$ and up', [3, 4, 5]] },
  { says: '_ minimum/plus', bound: 'atLeast', example: ['$60 minimum', [4, 5]] },
  { says: '_', bound: 'around', example: ['30 per person', [2]] },
];

/** Currencies, as they follow a number, of which the worth is known. */
export const CURRENCIES: ReadonlySet<string> = wordSet('dollar buck pound euro quid usd gbp eur yen');
/** Others, behind a number and right before one ("R150"): what they are worth, the prices in the notes of the guide tell. */
export const LOCAL: ReadonlySet<string> = wordSet(
  'rand rupee rupees ringgit peso krona kroner franc lira real baht zloty forint koruna shilling',
);
export const LOCAL_SIGNS: ReadonlySet<string> = wordSet('r rs rm zar inr kr chf sek nok dkk php thb pln');
/** What one of a word is worth. */
export const SLANG: Readonly<Record<string, number>> = table({ tenner: 10, fiver: 5, pony: 25 });
/** An amount of this currency has so many of the others' in one. */
export const SMALL: Readonly<Record<string, number>> = table({ yen: 130 });
/** Behind an amount: what one person pays. */
export const EACH: readonly string[] = ['_ a/per head/person/pop/plate/main/guest/diner', '_ each/pp/apiece/ea'];
/** Behind an amount: what all pay together. */
export const TOGETHER: readonly string[] = [
  '_ total/altogether',
  '_ all in',
  '_ in total',
  '_ between us/the',
  '_ for the lot',
  '_ for everything/everyone/both',
];
/** What is counted in a message beside money. */
export const COUNTED: ReadonlySet<string> =
  wordSet(`people person persons ppl pax of guest guests adult adults kid kids friend friends min mins minute minutes hour hours am pm oclock mile miles km
  block blocks star stars year years month months day days week weeks course courses dish dishes place places option options restaurant
  restaurants seat seats table tables percent metres meters calories grams steps students us`);
