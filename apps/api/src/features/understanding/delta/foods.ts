import { DIETS, type Food, ONLY_WITH_FOOD, titleCase, VENUES } from '../lexicon/foods.ts';
import { eaterOf, isOfOne, isOfSeveral } from '../reading/eater.ts';
import { isOption } from '../reading/fits.ts';
import type { Mention, Reading } from '../reading/reading.ts';
import { excludedFood } from '../safety/shellfish.ts';
import { OWN } from '../safety/signs.ts';
import { stemsOf, type Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import type { FoodWish } from '../wishes.ts';
import type { Delta } from './delta.ts';
import { saidTogether } from './said-together.ts';

export const foodWish = (food: Food | null, label: string, said: string, fallback: boolean): FoodWish => ({
  key: food?.key ?? `unknown ${label.toLowerCase()}`,
  label,
  food,
  said,
  fallback,
});

/** Who wants none of these would mostly fall ill. */
const HARMFUL: ReadonlySet<string> = new Set(['nuts', 'sesame', 'soy', 'lupin', 'sulphites']);

/** How a food is repeated: kitchens by their name, dishes in the diner's words. */
export function labelOf(food: Food, asSaid: string): string {
  // "A bit of cake" is cake.
  const said = asSaid.replace(/^(?:a )?(?:nice )?(?:bit|slice|piece|cup|pot|glass|bowl|plate) of /i, '');
  if (DIETS.has(food.key)) return food.key;
  // Nobody promises a star, or that the glasses are filled for ever.
  if (/michelin|bottomless|unlimited|all you can/i.test(said) && food.kind === 'style') return food.label;
  // Nobody "cooks unusual".
  if (food.kind === 'kitchen' && ONLY_WITH_FOOD.has(food.key)) return `${food.key} food`;
  if (/^something /i.test(said)) return food.kind === 'style' ? `${food.key} food` : food.label;
  if (food.kind === 'kitchen') return food.key.startsWith('own ') ? food.label : titleCase(wordSaid(food, said));
  const stems = stemsOf(said).join(' ');
  // A pint is had in a pub.
  const words = VENUES.has(food.key) ? food.shown : food.words;
  return words.some((word) => stemsOf(word).join(' ') === stems) && !/s$/.test(food.key)
    ? said.toLowerCase()
    : food.label;
}

const wordSaid = (food: Food, said: string): string =>
  food.words.some((word) => word === said.toLowerCase() && /(?:n|h|i|ese)$/.test(word)) ? said.toLowerCase() : food.key;

const isFallback = (mention: Mention, reading: Reading): boolean => {
  const before = reading.tokens
    .slice(Math.max(0, mention.from - 8), mention.from)
    .map((token) => token.word)
    .join(' ');
  return /\b(if not|if no|otherwise|or else|failing that|if you cannot|if you cant|if there (isnt|is not|arent|are no)|if none|if unavailable|if theres)\b/.test(
    before,
  );
};

/** A dish as notes name it; where it is not to be had, what is in its name will do. */
export const notedDish = ({ label, near }: { label: string; near: readonly string[] }): Food => ({
  key: `noted ${label}`,
  kind: 'dish',
  label,
  words: [label],
  shown: [label],
  kitchens: [],
  broader: [],
  near,
});

/** The burger of "a veggie burger". */
function isMeatless({ from }: Mention, reading: Reading): boolean {
  const ends = meatlessEnds.get(reading) ?? new Set(reading.mentions.filter(isVegetarian).map(({ to }) => to));
  meatlessEnds.set(reading, ends);
  return ends.has(from);
}

/** Where each "vegan" or "vegetarian" of a message ends: looked for once, since a message may mention hundreds of foods. */
const meatlessEnds = new WeakMap<Reading, ReadonlySet<number>>();

const isVegetarian = ({ negated, meaning }: Mention): boolean =>
  !negated && meaning.type === 'food' && /^(?:vegan|vegetarian)$/.test(meaning.key);

/** The words of a mention with their spelling corrected; as said where it was read past the end of what is read. */
export const spelled = ({ from, to, said }: Mention, { tokens }: Reading): string =>
  tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ') || said;

/** What says that a diet is that of a whole kitchen, before its word and behind it. */
const WHOLLY = wordSet(
  'completely entirely fully wholly purely exclusively totally solely strictly everything whole all only 100',
);
/** A kind of place, behind a diet: the diet is the place's and not the diner's. */
const OF_PLACES = /^(?:places?|restaurants?|kitchens?|spots?|joints?|cafes?|menus?)$/;
/** Words between "not" and the diet that it tells apart. */
const APART = 6;
const WHOLE_MENU =
  /^(?:(?:place|places|restaurant|restaurants|kitchen|kitchens|food|cooking) )?(?:throughout|only|(?:on|across) the (?:whole|entire) menu)\b/;
/** Words between them. */
const WHOLLY_BEFORE = 6;

/** Who only keeps a diet says so of themselves. */
function isWhole({ from, to, negated, stated }: Mention, { key, words }: Food, { tokens }: Reading): boolean {
  if (!DIETS.has(key) || negated) return false;
  if (isToldFromOptions(tokens, words)) return true;
  const inClause = ({ clause }: Token) => clause === tokens[from]?.clause;
  const before = tokens.slice(Math.max(0, from - WHOLLY_BEFORE), from).filter(inClause);
  const [last] = before.slice(-1);
  const says =
    before.some(({ word }, at) => word === 'everything' || (word === 'all' && before[at + 1]?.word === 'of')) ||
    (WHOLLY.has(last?.word ?? '') && !(last?.word === 'all' && isCounting(before)));
  if (stated) return says && OF_PLACES.test(tokens[to]?.word ?? '');
  const after = tokens.slice(to, to + WHOLLY_BEFORE).filter(inClause);
  return (says && !isOwn(before)) || WHOLE_MENU.test(after.map(({ word }) => word).join(' '));
}

/** What is not enough. */
const isToldFromOptions = (tokens: readonly Token[], words: readonly string[]): boolean =>
  tokens.some(
    ({ word }, at) =>
      words.includes(word) &&
      isOption(tokens, at + 1) &&
      tokens.slice(Math.max(0, at - APART), at).some((one) => NOT_ENOUGH.has(one.word)),
  );
const NOT_ENOUGH: ReadonlySet<string> = new Set(['not', 'rather', 'instead']);

/** "List all vegan places" counts places; "an all vegan place", "somewhere all vegan" and "it is all vegan" tell of one. */
const isCounting = (before: readonly Token[]): boolean => !TOLD_OF_ONE.test(before.at(-2)?.word ?? '');
const TOLD_OF_ONE =
  /^(?:an?|the|is|its|are|be|thats|that|somewhere|anywhere|something|place|restaurant|spot|cafe|kitchen|menu|food)$/;

const isOwn = (before: readonly Token[]): boolean =>
  before.some(({ word }) => OWN.has(word) || word === 'my' || word === 'our' || word === 'not');

/** What stands there will do as well as what was named before. */
function isOffered(tokens: readonly Token[], from: number): boolean {
  let at = from - 1;
  while (at >= 0 && from - at <= OFFERED_READ && BETWEEN_OR.has(tokens[at]?.word ?? '')) at -= 1;
  return tokens[at]?.word === 'or';
}
const OFFERED_READ = 3;
const BETWEEN_OR: ReadonlySet<string> = new Set('a an some the maybe perhaps even something somewhere'.split(' '));

export function addFood(delta: Delta, mention: Mention, food: Food | null, label: string, reading: Reading): void {
  // "No dairy or gluten" offers neither.
  const isBesideNone = delta.foods.length === 0 && delta.notFoods.length > 0;
  const or = !mention.stated && !isBesideNone && isOffered(reading.tokens, mention.from);
  const meant = food && mention.negated ? excludedFood(food, spelled(mention, reading), mention.stated === true) : food;
  const whole = food !== null && isWhole(mention, food, reading);
  // "Otherwise pizza" is what is wished, where nothing before it is.
  const isSecond = delta.foods.some(({ key }) => !DIETS.has(key)) && isFallback(mention, reading);
  const isShared =
    isOfSeveral(reading.tokens) && (mention.stated || mention.negated || (food !== null && DIETS.has(food.key)));
  const eater = isShared ? null : eaterOf(reading.tokens, mention.from, mention.to);
  const wish = {
    ...foodWish(meant, whole ? `fully ${label}` : label, mention.said, isSecond),
    ...(or && { or: true as const }),
    ...(isBeside(mention, reading) && { beside: true as const }),
    ...(whole && { whole: true as const }),
    ...(isMeatless(mention, reading) && { meatless: true as const }),
    ...(eater !== null && { eater }),
    ...(isShared && { shared: true as const }),
    ...(!isShared && isOfOne(reading.tokens, mention.from, mention.to) && { alone: true as const }),
    ...((mention.stated || (mention.negated && HARMFUL.has(food?.key ?? ''))) && { strict: true as const }),
  };
  // "Everybody wants fish. I don't want fish"; but "a pizza place, or any pizza free".
  const isFree = reading.tokens[mention.to]?.word === 'free';
  const isSame = ({ key, said }: FoodWish) => key === wish.key && said.toLowerCase() === mention.said.toLowerCase();
  if (mention.negated && !isFree) delta.foods = delta.foods.filter((one) => !isSame(one));
  const list = mention.negated ? delta.notFoods : delta.foods;
  const same = list.findIndex((other) => other.key === wish.key);
  const before = list[same];
  if (!before) list.push(wish);
  else if (mention.negated && (before.strict || wish.strict))
    list[same] = {
      ...saidTogether(before, mention.stated ? wish : before.strict ? { ...before, said: wish.said } : wish),
      strict: true,
    };
  else if (mention.stated) list[same] = { ...saidTogether(before, wish), strict: true };
  // "No lamb or any meat": all of it is meant.
  else if (food && spelled(mention, reading) === food.key) list[same] = { ...list[same], ...wish };
}

/** Words between "with" and what comes with a food. */
const WITH_REACH = 4;

/** Named behind a food, with which it comes. */
function isBeside({ from }: Mention, { tokens, mentions }: Reading): boolean {
  const start = Math.max(0, from - WITH_REACH);
  const near = tokens.slice(start, from).map(({ word, clause }) => (clause === tokens[from]?.clause ? word : ''));
  const link = start + near.lastIndexOf('with');
  return (
    link > start && mentions.some(({ to, meaning, negated }) => to === link && meaning.type === 'food' && !negated)
  );
}
