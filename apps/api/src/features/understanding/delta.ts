import { PRICE_MAX } from '@saffron/contracts/limits';
import { table } from '../../table.ts';
import type { Trigger } from './acts/triggers.ts';
import { FEATURES } from './lexicon/features.ts';
import { DIETS, FOODS, type Food, ONLY_WITH_FOOD, titleCase, VENUES } from './lexicon/foods.ts';
import { ORDINARY } from './lexicon/ordinary-words.ts';
import { isInPassing } from './passing.ts';
import { backgroundTowns } from './reading/background.ts';
import { priceOfMoney } from './reading/money.ts';
import type { Mention, Reading } from './reading/reading.ts';
import { roleOf } from './reading/roles.ts';
import { untimed } from './reading/times.ts';
import { excludedFood } from './safety/shellfish.ts';
import { OWN, THINGS } from './safety/signs.ts';
import { stemsOf } from './text/tokens.ts';
import { foodByKey } from './vocabulary/cuisine-values.ts';
import type { Vocabulary } from './vocabulary/vocabulary.ts';
import type { AreaWish, FeatureWish, FoodWish, MealWish, PriceWish, Topic, When, WishKind } from './wishes.ts';

/** What one message changes about the wishes. */
export interface Delta {
  foods: FoodWish[];
  notFoods: FoodWish[];
  areas: AreaWish[];
  notAreas: AreaWish[];
  price: PriceWish | null;
  /** Cheaper or pricier than what was shown. */
  shift: { by: -1 | 1; said: string } | null;
  meals: MealWish[];
  when: When | null;
  features: FeatureWish[];
  notFeatures: FeatureWish[];
  notWords: string[];
  /** Foods that are only spoken of, by key. */
  passing: string[];
  /** Foods and features that do not matter any more, by key: "forget the view". */
  dropped: string[];
  any: Topic[];
  reset: boolean;
  /** It turns to something further: "and …", "what about …". */
  another: boolean;
  /** It speaks of what comes after the meal. */
  afterwards: boolean;
}

const foodWish = (food: Food | null, label: string, said: string, fallback: boolean): FoodWish => ({
  key: food?.key ?? `unknown ${label.toLowerCase()}`,
  label,
  food,
  said,
  fallback,
});

/** What somebody cannot do without: no change of plans takes it away. */
export const NEEDS: ReadonlySet<string> = new Set(['allergy', 'wheelchair']);

/** Who wants none of these would mostly fall ill. */
const HARMFUL: ReadonlySet<string> = new Set(['nuts']);

/** How a food is repeated: kitchens by their name, dishes in the diner's words. */
function labelOf(food: Food, asSaid: string): string {
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
const notedDish = ({ label, near }: { label: string; near: readonly string[] }): Food => ({
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
const spelled = ({ from, to, said }: Mention, { tokens }: Reading): string =>
  tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ') || said;

function addFood(delta: Delta, mention: Mention, food: Food | null, label: string, reading: Reading): void {
  const or = reading.tokens[mention.from - 1]?.word === 'or';
  const meant = food && mention.negated ? excludedFood(food, spelled(mention, reading), mention.stated === true) : food;
  const wish = {
    ...foodWish(meant, label, mention.said, isFallback(mention, reading)),
    ...(or && { or: true as const }),
    ...(isBeside(mention, reading) && { beside: true as const }),
    ...(isMeatless(mention, reading) && { meatless: true as const }),
    ...((mention.stated || (mention.negated && HARMFUL.has(food?.key ?? ''))) && { strict: true as const }),
  };
  const list = mention.negated ? delta.notFoods : delta.foods;
  const same = list.findIndex((other) => other.key === wish.key);
  if (same < 0) list.push(wish);
  else if (mention.stated) list[same] = { ...wish, strict: true };
}

/** Words between "with" and what comes with a food: "with some really good cakes". */
const WITH_REACH = 4;

/** "Afternoon tea with cakes": named behind a food, with which it comes. */
function isBeside({ from }: Mention, { tokens, mentions }: Reading): boolean {
  const start = Math.max(0, from - WITH_REACH);
  const near = tokens.slice(start, from).map(({ word, clause }) => (clause === tokens[from]?.clause ? word : ''));
  const link = start + near.lastIndexOf('with');
  return (
    link > start && mentions.some(({ to, meaning, negated }) => to === link && meaning.type === 'food' && !negated)
  );
}

/** What comes with a dish: nobody chooses a restaurant by it when they name the dish too. */
const SIDES: ReadonlySet<string> = new Set([
  'french fries',
  'chips',
  'salads',
  'soup',
  'onion rings',
  'tater tots',
  'naan',
]);

/** What the mentions of one message wish. `suppressed` ones are named only to say that they do not matter. */
export function deltaOf(
  reading: Reading,
  vocabulary: Vocabulary,
  suppressed: (mention: Mention) => boolean,
  triggers: readonly Trigger[],
  any: readonly Topic[],
): Delta {
  const delta: Delta = {
    foods: [],
    notFoods: [],
    areas: [],
    notAreas: [],
    price: null,
    shift: null,
    meals: [],
    when: null,
    features: [],
    notFeatures: [],
    notWords: unwantedWords(reading, vocabulary),
    passing: [],
    dropped: [],
    any: [...any],
    reset: triggers.includes('reset') && !isChanged(reading),
    another: FURTHER.has(reading.tokens[0]?.word ?? ''),
    afterwards: /\b(?:afterwards?|after that)\b/.test(reading.tokens.map(({ word }) => word).join(' ')),
  };
  const background = backgroundTowns(reading);
  for (const mention of reading.mentions)
    if (mention.stated || (!suppressed(mention) && !background.has(mention)))
      addMention(delta, mention, reading, vocabulary);
  if (delta.foods.some((wish) => !SIDES.has(wish.key)))
    delta.foods = delta.foods.filter((wish) => !SIDES.has(wish.key));
  delta.passing = passingIn(delta, reading);
  withoutMeat(delta);
  asVegetarian(delta);
  eatingFish(delta);
  asVegan(delta);
  const morning = delta.foods.find(({ said }) => /breakfast/i.test(said));
  if (morning) addMeal(delta.meals, { meal: 'breakfast', said: morning.said });
  // "Korean breakfast" is a meal, not a second kitchen.
  if (delta.meals.length > 0 && delta.foods.some((wish) => !isDiet(wish) && !MORNING_MEAL.test(wish.said)))
    delta.foods = delta.foods.filter((wish) => !MORNING_MEAL.test(wish.said));
  delta.areas = delta.areas.filter((area, at) => delta.areas.findIndex((other) => other.label === area.label) === at);
  const amount = delta.shift ? null : priceOfMoney(untimed(reading), vocabulary.worth);
  delta.price = amount && delta.price ? within(delta.price, amount) : (delta.price ?? amount);
  return delta;
}

/** "Affordable, not more than 35 each": an amount says how far a word may go, and the word what comes first. */
function within(word: PriceWish, amount: PriceWish): PriceWish {
  const levels = amount.met.flat();
  const first = word.met.flat().filter((level) => levels.includes(level));
  const rest = levels.filter((level) => !first.includes(level));
  return { ...amount, met: [first, rest].filter((tier) => tier.length > 0) };
}

/** "Never mind, I want pizza": what is not said stays. */
const isChanged = ({ tokens, mentions }: Reading): boolean =>
  mentions.some(({ negated }) => !negated) &&
  /^(?:(?:actually|oh|ok|okay|no|hmm|sorry|well) )*(?:never mind|nevermind|scratch that|forget (?:that|it))\b/.test(
    tokens.map(({ word }) => word).join(' '),
  );

const FURTHER: ReadonlySet<string> = new Set('and what how also now then tomorrow next'.split(' '));
const MORNING_MEAL = /^(?:breakfast|brekkie|brekky)$/i;

/** "Spare me the magic tricks": words that only the guide's own texts can explain. */
const unwantedWords = ({ tokens, taken }: Reading, { texts }: Vocabulary): string[] =>
  tokens.flatMap((token, at) =>
    !taken.has(at) &&
    !ORDINARY.has(token.word) &&
    texts.has(token.stem) &&
    roleOf(tokens, at, at + 1, taken) === 'avoid'
      ? [token.stem]
      : [],
  );

/** Foods that no mention asks for. */
function passingIn({ foods }: Delta, reading: Reading): string[] {
  const asked = new Set(
    reading.mentions.flatMap((mention) =>
      mention.meaning.type === 'food' && !mention.negated && !isInPassing(mention, reading)
        ? [mention.meaning.key]
        : [],
    ),
  );
  return foods.flatMap(({ key, food }) => (food && !asked.has(key) ? [key] : []));
}

/** "No meat" is a diet. */
function withoutMeat(delta: Delta): void {
  const meat = delta.notFoods.find((wish) => wish.key === 'meat' && /^meats?$/i.test(wish.said));
  const vegetarian = FOODS.get('vegetarian');
  if (!meat || !vegetarian) return;
  delta.notFoods = delta.notFoods.filter((wish) => wish !== meat);
  if (!delta.foods.some((wish) => wish.key === 'vegan' || wish.key === 'vegetarian'))
    delta.foods.push(foodWish(vegetarian, vegetarian.key, meat.said, false));
}

/** Who keeps to Jain food eats no meat, wherever nothing else is known. */
function asVegetarian(delta: Delta): void {
  const jain = delta.foods.find((wish) => wish.key === 'jain');
  const vegetarian = FOODS.get('vegetarian');
  if (!jain || !vegetarian || delta.foods.some((wish) => wish.key === 'vegan' || wish.key === 'vegetarian')) return;
  delta.foods.push(foodWish(vegetarian, vegetarian.key, jain.said, false));
}

/** "I don't eat meat but I eat fish". */
function eatingFish(delta: Delta): void {
  if (!delta.foods.some((wish) => wish.key === 'seafood')) return;
  delta.foods = delta.foods.filter((wish) => wish.key !== 'vegetarian' || !/\bmeat\b/i.test(wish.said));
}

/** "No dairy, no meat" is vegan. */
function asVegan(delta: Delta): void {
  const [meatless, milkless] = ['vegetarian', 'dairy free'].map((key) => delta.foods.find((wish) => wish.key === key));
  const vegan = FOODS.get('vegan');
  if (!meatless || !milkless || !vegan) return;
  delta.foods = delta.foods.filter((wish) => wish !== meatless && wish !== milkless);
  delta.foods.push(foodWish(vegan, vegan.key, milkless.said, false));
}

function addMention(delta: Delta, mention: Mention, reading: Reading, vocabulary: Vocabulary): void {
  const { meaning, negated, dropped, said } = mention;
  const areas = negated ? delta.notAreas : delta.areas;
  if (meaning.type === 'food') {
    const food = foodByKey(meaning.key, vocabulary.ownFoods);
    // Whoever sits in may sit in a place that packs up too.
    if (food && (dropped || (negated && food.key === 'take-out')))
      delta.dropped.push(mention.stated ? excludedFood(food, spelled(mention, reading), true).key : food.key);
    // "But that isn't vegan": nobody gives a diet up by it, and nobody looks for what is not vegan.
    else if (food && negated && DIETS.has(food.key)) return;
    else if (food) addFood(delta, mention, food, labelOf(food, said), reading);
  } else if (dropped && meaning.type !== 'feature') return;
  else if (meaning.type === 'noted-dish') addFood(delta, mention, notedDish(meaning), meaning.label, reading);
  else if (meaning.type === 'unknown-food') addFood(delta, mention, null, titleCase(meaning.label), reading);
  else if (meaning.type === 'area') areas.push({ label: meaning.label, values: meaning.values, address: null, said });
  else if (meaning.type === 'place' && !isWholeTown(meaning.address, vocabulary))
    areas.push({ label: meaning.label, values: [], address: meaning.address, said });
  else if (meaning.type === 'compass') areas.push(compassWish(meaning.point, said, vocabulary));
  // "Somewhere without students" says nothing of prices.
  else if (meaning.type === 'price' && negated && /^students?$/i.test(said)) return;
  else if (meaning.type === 'price') delta.price = priceWish(delta.price, meaning.price, negated, said);
  else if (meaning.type === 'cheaper' && negated) delta.price = { ...NOT_DEAR, said };
  else if (meaning.type === 'cheaper') delta.shift = { by: -1, said };
  else if (meaning.type === 'pricier') delta.shift = { by: 1, said };
  else if (meaning.type === 'meal' && !negated) addMeal(delta.meals, { meal: meaning.meal, said });
  else if (meaning.type === 'tag') addFeature(delta, tagWish(meaning.tag, said), negated);
  else if (meaning.type === 'feature' && dropped) delta.dropped.push(meaning.key);
  // Nobody looks for a place where a wheelchair cannot go; "that isn't step-free" takes no need away.
  else if (meaning.type === 'feature' && negated && NEEDS.has(meaning.key)) {
    if (isOwn(mention, reading)) delta.dropped.push(meaning.key);
  }
  // Who does not drink goes where others may.
  else if (meaning.type === 'feature' && meaning.key === 'alcohol' && negated)
    addFeature(delta, featureWish('no alcohol', said, vocabulary), false);
  else if (meaning.type === 'feature') {
    addFeature(delta, featureWish(meaning.key, said, vocabulary), negated);
    // "Not noisy" rules out what is known for its noise.
    if (meaning.key === 'quiet' && NOT_LOUD.test(said))
      addFeature(delta, featureWish('lively', said, vocabulary), true);
    if (meaning.key === 'quiet' && MUSIC.test(said))
      addFeature(delta, featureWish('live music', said, vocabulary), true);
  }
}

/** "I'm not allergic to anything", "we don't need a ramp": the speaker is the subject. */
const isOwn = ({ from }: Mention, { tokens }: Reading): boolean =>
  tokens
    .slice(Math.max(0, from - SUBJECT_REACH), from)
    .some(({ word, clause }) => clause === tokens[from]?.clause && OWN.has(word)) &&
  !tokens.slice(Math.max(0, from - SUBJECT_REACH), from).some(({ word }) => THINGS.has(word));
const SUBJECT_REACH = 8;

const MUSIC = /\bmusic\b/i;
const NOT_LOUD = /^(?:not|nothing|no|without|too) .*(?:loud|nois|rowdy)/i;

/** The city of the guide is in most addresses, and is no part of itself. */
function isWholeTown(address: string | null, { addresses, rows }: Vocabulary): boolean {
  return address !== null && addresses.mentioning([address]).size * 2 > rows.size;
}

function compassWish(point: string, said: string, vocabulary: Vocabulary): AreaWish {
  const values = vocabulary.compass.get(point) ?? [];
  if (values.length === 0 && point === 'centre') {
    const taken = vocabulary.centre;
    return { label: taken ?? said.toLowerCase(), values: taken ? [taken] : [], address: null, said, taken: true };
  }
  const [only] = values;
  const label = values.length > 1 ? point : (only ?? said.toLowerCase());
  return { label, values, address: null, said };
}

/** "Not too posh". */
const NOT_DEAR: Omit<PriceWish, 'said'> = { met: [[1, 2]], near: [3], most: 3, label: 'not too expensive' };

const OPPOSITES: Readonly<Record<string, Omit<PriceWish, 'said'>>> = table({
  expensive: { met: [[1, 2]], near: [3], most: 3, label: 'not expensive' },
  'very expensive': { met: [[1, 2, 3]], near: [4], most: 4, label: 'not too expensive' },
  inexpensive: {
    met: [
      [2, 3],
      [4, 5],
    ],
    near: [],
    least: 2,
    label: 'not cheap',
  },
});

function priceWish(
  before: PriceWish | null,
  price: Omit<PriceWish, 'said'>,
  negated: boolean,
  said: string,
): PriceWish | null {
  const wish = negated ? OPPOSITES[price.label] : price;
  if (!wish) return before;
  if (!before || negated) return { ...wish, said };
  if (before.label === wish.label) return before;
  // "Skint, so the cheapest": one that ranks all levels says more than a range.
  const ranking = [{ ...wish, said }, before].find(({ met }) => met.length === PRICE_MAX);
  if (ranking) return ranking;
  return {
    label: `${before.label} or ${wish.label}`,
    met: [[...before.met.flat(), ...wish.met.flat()]],
    near: [...before.near, ...wish.near],
    said: `${before.said}, ${said}`,
  };
}

export function addMeal(meals: MealWish[], wish: MealWish): void {
  if (!meals.some((other) => other.meal === wish.meal)) meals.push(wish);
}

export function addFeature(delta: Delta, wish: FeatureWish | null, negated: boolean): void {
  if (!wish) return;
  if (negated) delta.notFeatures.push(wish);
  else if (!delta.features.some((other) => other.key === wish.key)) delta.features.push(wish);
}

const tagWish = (tag: string, said: string): FeatureWish => ({
  key: `tag ${tag}`,
  label: tag.toLowerCase(),
  tags: [tag],
  firm: true,
  said,
});

export function featureWish(key: string, said: string, vocabulary: Vocabulary): FeatureWish | null {
  const feature = FEATURES[key];
  if (!feature) return null;
  const tags = vocabulary.tagsOf.get(key) ?? [];
  const literal = !MOODS.has(key) && tags.some((tag) => stemsOf(tag).join(' ') === stemsOf(said).join(' '));
  return { key, label: feature.label, tags, firm: literal || (feature.firm ?? FRIENDLY.test(said)), said };
}

/** What notes tell as well as a tag does. */
const MOODS: ReadonlySet<string> = new Set(['quiet', 'cosy', 'lively', 'casual', 'dressy', 'trendy', 'classic']);

/** "Child friendly" asks for more than "with the kids" does. */
const FRIENDLY = /friendly$/i;

export const isDiet = (wish: FoodWish): boolean => DIETS.has(wish.key);

/** Whether a message changes any wish. */
export const changes = (delta: Delta): boolean =>
  delta.reset ||
  delta.price !== null ||
  delta.shift !== null ||
  [
    delta.foods,
    delta.notFoods,
    delta.areas,
    delta.notAreas,
    delta.meals,
    delta.features,
    delta.notFeatures,
    delta.notWords,
    delta.dropped,
    delta.any,
  ].some((list) => list.length > 0);

/** The kinds of wishes that a message names. */
export function kindsOf(delta: Delta): WishKind[] {
  const kinds: WishKind[] = [];
  if (delta.foods.some((wish) => !isDiet(wish))) kinds.push('food');
  if (delta.foods.some(isDiet)) kinds.push('diet');
  if (delta.areas.length > 0) kinds.push('area');
  if (delta.price) kinds.push('price');
  if (delta.meals.length > 0) kinds.push('meal');
  if (delta.features.length > 0) kinds.push('feature');
  return kinds;
}
