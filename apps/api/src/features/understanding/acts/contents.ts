import { FOODS } from '../lexicon/foods.ts';
import { isFood, type Term, termsIn } from '../safety/sentence.ts';
import type { Span } from '../text/phrases.ts';
import { stemsOf, type Token, tokenize } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import { isVerb, pastOpeners, seeksOther } from './inquiry.ts';

/** Words of a question that are read. */
const READ = 16;
const WH = wordSet('what which whats how any');
/** Asks without the grammar of a question. */
const WONDERING =
  /^(?:i wonder|wondering|any idea|not sure|(?:do|would|could|can) you (?:know|check|tell(?: me)?|see|say|ask)|check|ask(?: them)?|tell me) (?:if|whether)\b/;
/** Of a dish, or of all that is cooked. */
const PARTS = wordSet(
  'batter sauce dressing dip dough crust base filling topping marinade stock broth gravy glaze rub seasoning stuffing mix oil fryer food dish recipe dessert starter main side meal kitchen cooking stew soup casserole curry pie salad bread cake tart pudding rice sausage sandwich wrap roast',
);
const DISHES: ReadonlySet<string> = new Set([
  ...PARTS,
  ...[...FOODS.values()].flatMap(({ kind, words }) =>
    kind === 'kitchen' ? [] : words.map((one) => stemsOf(one)).flatMap((stems) => (stems.length === 1 ? stems : [])),
  ),
]);
/** Whether a word names a dish, a part of one, or something that people fall ill from. */
export const isDishOrFood = (token: Token): boolean =>
  DISHES.has(token.stem) || termsIn([token]).some((span) => isFood(span) && span.value.allergen !== undefined);

const FOOD = '#';
/** A dish, though it may be an allergen, too: batter is made of flour. */
const DISH = '[%#]';
/** An allergen, `#`, as what something is made of; `%` stands for a dish. */
const CONTAINED = new RegExp(
  [
    `\\b(?:contain|contains|containing|traces?|made with|made of|cooked in|cooked with|fried in|fried with|use|uses|using|put|puts|free of|without) (?:[a-z]+ ){0,2}${FOOD}`,
    `${FOOD} (?:[a-z]+ ){0,2}in (?:it|that|this|them|these|those|everything|anything|there)\\b`,
    `${FOOD} (?:[a-z]+ ){0,2}(?:in|on) (?:(?:the|their|your|its|any) )?(?:[a-z]+ ){0,2}${DISH}`,
    `${FOOD} (?:an )?ingredient`,
    `\\b(?:what|whats|which|any) (?:[a-z]+ ){0,4}${DISH} (?:[a-z]+ )?(?:have|has|got|contain|contains) (?:[a-z]+ )?${FOOD}`,
    `\\b(?:the|their|your) (?:[a-z]+ )?${DISH} (?:have|has|got|come with|comes with) (?:[a-z]+ )?${FOOD}`,
    `\\bwhats? (?:has |got |have )+${FOOD}`,
  ].join('|'),
);
/** The same where somebody has told that they cannot have it, and so wishes for none. */
const SERVED = new RegExp(
  `${FOOD} (?:[a-z]+ ){0,2}(?:on the menu|there|here|in (?:the|their|your)\\b)|^(?:any|no) ${FOOD}$`,
);

type IsTold = (food: { key: string; said: string }) => boolean;

/** The last sentence without what it begins with, and its allergens. */
function askedIn(tokens: readonly Token[]): { said: readonly Token[]; foods: readonly Span<Term>[] } {
  const last = tokens.at(-1)?.sentence;
  const own = tokens.filter(({ sentence }) => sentence === last).slice(0, READ);
  const said = own.slice(pastOpeners(own));
  const isAllergen = ({ value: { allergen, made } }: Span<Term>) => allergen === 'main' || (allergen && made);
  return { said, foods: termsIn(said).filter((span) => isFood(span) && isAllergen(span)) };
}

/** Its words, with signs for what they name. */
function patternOf(said: readonly Token[], foods: readonly Span<Term>[]): string {
  const words = said.map(({ word, stem }, at) =>
    foods.some(({ from, to }) => at >= from && at < to) ? FOOD : DISHES.has(stem) ? '%' : word,
  );
  return words.join(' ').replaceAll(/#(?: #)+/g, FOOD);
}

/**
 * Whether a message asks if something that people fall ill from is in the food, and wishes for none of it.
 *
 * @param asks a question mark ends it
 * @param isTold whether somebody cannot have a food
 * @example asksContents(tokenize('is there egg in the batter'), true, () => false) // true
 */
export function asksContents(tokens: readonly Token[], asks: boolean, isTold: IsTold): boolean {
  const { said, foods } = askedIn(tokens);
  if (foods.length === 0 || seeksOther(said)) return false;
  const text = patternOf(said, foods);
  const isHarmful = ({ from, to, value: { key = '' } }: Span<Term>) =>
    isTold({
      key,
      said: said
        .slice(from, to)
        .map(({ word }) => word)
        .join(' '),
    });
  const [first] = said;
  const isQuestion = asks || WONDERING.test(text) || (first !== undefined && (isVerb(first) || WH.has(first.word)));
  return isQuestion && (CONTAINED.test(text) || (foods.some(isHarmful) && SERVED.test(text)));
}

/** "And shellfish?": nothing but another allergen. */
const BARE =
  /^(?:(?:and|or|what|how|about|any|no|also|then|ok) )*#(?: (?:and|or) #)*(?: (?:then|too|there|in it|in there))?$/;
/** Messages back in which the question is looked for. */
const BACK = 4;

/**
 * Whether a message goes on with the question what is in the food by another allergen alone.
 *
 * @param before the messages before it, oldest first
 * @example goesOnAsking(tokenize('and prawns'), true, ['does it contain eggs?'], () => false) // true
 */
export function goesOnAsking(
  tokens: readonly Token[],
  asks: boolean,
  before: readonly string[],
  isTold: IsTold,
): boolean {
  const isBare = (of: readonly Token[]) => {
    const { said, foods } = askedIn(of);
    return foods.length > 0 && BARE.test(patternOf(said, foods));
  };
  if (!asks || !isBare(tokens)) return false;
  for (const message of before.slice(-BACK).reverse()) {
    const earlier = tokenize(message);
    if (asksContents(earlier, message.trim().endsWith('?'), isTold) || asksWithout(earlier, message)) return true;
    if (!isBare(earlier)) return false;
  }
  return false;
}

/** "Is it egg free?" */
function asksWithout(tokens: readonly Token[], message: string): boolean {
  const { said, foods } = askedIn(tokens);
  const [first] = said;
  const isQuestion = message.trim().endsWith('?') || (first !== undefined && isVerb(first));
  return isQuestion && !seeksOther(said) && foods.some(({ to, value }) => value.without || said[to]?.word === 'free');
}
