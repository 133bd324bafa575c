import { table } from '../../table.ts';
import { EXCLUSIONS_KEPT, HARMFUL_KEPT, WISHES_KEPT } from './bounds.ts';
import type { Delta } from './delta/delta.ts';
import { isDelicate, isDiet, isOfHealth, LASTING } from './delta/delta.ts';
import { ofBoth, saidTogether, withoutSaid } from './delta/said-together.ts';
import { FOODS, type Food, MADE_OF } from './lexicon/foods.ts';
import { OPPOSITE_FEATURES } from './lexicon/opposites.ts';
import { FIRST_RATE } from './lexicon/prices.ts';
import { whenOf } from './reading/when.ts';
import { keysOfWish } from './safety/shellfish.ts';
import { stemsOf } from './text/tokens.ts';
import type { FeatureWish, FoodWish, PriceWish, Topic, When, Wishes } from './wishes.ts';

/** The wishes before the first message, but for what the message itself does. */
export type State = Omit<Wishes, 'message'>;

export const NO_WISHES: State = {
  foods: [],
  notFoods: [],
  areas: [],
  notAreas: [],
  price: null,
  meals: [],
  when: null,
  features: [],
  notFeatures: [],
  notWords: [],
  reservations: null,
  booking: false,
  partySize: null,
  any: [],
  rejected: [],
  shown: [],
  inWords: [],
};

/** Ways of serving that go with any kitchen, so that naming one does not give the other up. */
export const ATTRIBUTES: ReadonlySet<string> = new Set([
  'take-out',
  'buffet',
  'fine dining',
  'tasting menu',
  'farm-to-table',
  'spicy',
  'brunch',
  'healthy',
  'grill',
]);

/** Naming one gives the others up: "cocktails", then "fine, beers". */
const DRINKS: readonly string[] = ['cocktails', 'wine', 'beer', 'sparkling', 'sake'];

/** What was ruled out and is only spoken of stays ruled out. */
const withoutPassing = (delta: Delta, { notFoods }: State): Delta => ({
  ...delta,
  foods: delta.foods.filter(
    (wish) => !delta.passing.includes(wish.key) || !notFoods.some(({ key }) => keysOfWish(wish).includes(key)),
  ),
});

/**
 * Whom a food can harm is not sent where it is served, whatever a later message says of it, until the allergy is taken back. What is no
 * kitchen counts as what harms: who is allergic can still come back to Thai.
 */
function withoutAllergens(delta: Delta, before: State): Delta {
  const harmful = [
    ...before.notFoods.filter((wish) => isHarmful(wish, before)),
    ...delta.notFoods.filter(isStrict),
  ].filter((wish) => !delta.takenBack.includes(wish.key));
  const keys = new Set(harmful.map(({ key }) => key));
  return { ...delta, foods: delta.foods.filter((wish) => !keysOfWish(wish).some((key) => keys.has(key))) };
}

/** Whether a food is one that somebody could fall ill from. */
export const isBarred = (wish: FoodWish, state: State): boolean =>
  state.notFoods.some((other) => isHarmful(other, state) && keysOfWish(wish).includes(other.key));

/** What somebody cannot eat, or keeps to, by its label. */
export const needed = ({ foods, notFoods }: Pick<State, 'foods' | 'notFoods'>): string[] => [
  ...notFoods.map(({ label }) => label),
  ...foods.filter(isDiet).map(({ label }) => label),
];

const isStrict = ({ strict }: FoodWish): boolean => strict === true;
/** Whether somebody could fall ill from what is left out. */
export const isHarmful = (wish: FoodWish, { features }: State): boolean =>
  isStrict(wish) || (features.some(({ key }) => key === 'allergy') && !isKitchen(wish));

/** What a new start leaves: what somebody cannot eat, or cannot do without. */
const needsOf = (before: State): State => ({
  ...NO_WISHES,
  shown: before.shown,
  ...limitsOf(before),
});

/** Diets, exclusions and what somebody cannot do without. */
const limitsOf = ({
  foods,
  notFoods,
  features,
  notFeatures,
}: State): Pick<State, 'foods' | 'notFoods' | 'features' | 'notFeatures'> => ({
  foods: foods.filter(isDiet),
  notFoods,
  features: features.filter(({ key }) => LASTING.has(key)),
  notFeatures: notFeatures.filter(isOfHealth),
});

/** Whether two states have the same diets, exclusions and needs. */
export function hasSameLimits(one: State, other: State): boolean {
  const keysOf = (state: State) =>
    Object.values(limitsOf(state)).map((list) =>
      list
        .map(({ key }: { key: string }) => key)
        .sort()
        .join(),
    );
  return keysOf(one).join(';') === keysOf(other).join(';');
}

/** The wishes of one state with the diets, exclusions and needs of another in place of its own. */
export function withLimitsOf(limited: State, state: State): State {
  const { foods, notFoods, features, notFeatures } = limitsOf(limited);
  return {
    ...state,
    foods: [...foods, ...state.foods.filter((wish) => !isDiet(wish))],
    notFoods,
    features: [...features, ...state.features.filter(({ key }) => !LASTING.has(key))],
    notFeatures: [...notFeatures, ...state.notFeatures.filter((wish) => !isOfHealth(wish))],
  };
}

/**
 * A need ends by the word with which it was told, or by the name of its whole kind: whoever is allergic to peanuts and eats almonds takes
 * nothing back. Of what was told as several things, "almonds and peanuts", one is taken back, and the others hold.
 */
function takingBack(before: State, delta: Delta): [State, Delta] {
  if (delta.takenBackAs.length === 0) return [before, delta];
  const words = delta.takenBackAs.map(stemsOf);
  const isMeant = (wish: FoodWish) => {
    const told = new Set(stemsOf(`${wish.said} ${wish.key}`));
    return words.some((stems) => stems.every((stem) => told.has(stem)));
  };
  // What only was not fancied is wanted again.
  const fancied = before.notFoods.filter((wish) => !isHarmful(wish, before) && isMeant(wish));
  if (fancied.length > 0) return [before, { ...delta, foods: [...delta.foods, ...fancied] }];
  const holding = new Map<FoodWish, FoodWish>();
  for (const wish of [...before.notFoods, ...before.foods.filter(isDiet)]) {
    if (!delta.takenBack.includes(wish.key)) continue;
    const left = isMeant(wish) && isTheirs(wish, delta) ? withoutSaid(wish, delta.takenBackAs) : wish;
    if (left) holding.set(wish, left);
  }
  if (holding.size === 0) return [before, delta];
  const held = (wish: FoodWish) => holding.get(wish) ?? wish;
  const keys = new Set([...holding.values()].map(({ key }) => key));
  return [
    { ...before, foods: before.foods.map(held), notFoods: before.notFoods.map(held) },
    { ...delta, takenBack: delta.takenBack.filter((key) => !keys.has(key)) },
  ];
}

/** Whether those who no longer need it are all who did. */
const isTheirs = ({ eater, shared }: FoodWish, { takenBackBy }: Delta): boolean =>
  takenBackBy === null || (!shared && (eater === undefined) === (takenBackBy === 'self'));

/** "Me too", of what somebody at the table must not eat, or keeps to. */
const sharing = (state: State): State => {
  const shared = (wish: FoodWish): FoodWish =>
    isStrict(wish) || isDiet(wish) ? ofBoth(wish, { ...wish, shared: true }) : wish;
  return { ...state, foods: state.foods.map(shared), notFoods: state.notFoods.map(shared) };
};

/** The wishes after a message, which says only what changes. `also`: it adds to what was wanted. */
export function fold(earlier: State, said: Delta, also: boolean, basePrice: number | null): State {
  const [before, heard] = takingBack(said.shares ? sharing(earlier) : earlier, said);
  const delta = withoutAllergens(withoutPassing(heard, before), before);
  const state = delta.reset
    ? needsOf(before)
    : isNextMeal(before, delta) || (delta.afterwards && (delta.features.length > 0 || delta.foods.length > 0))
      ? {
          ...before,
          foods: before.foods.filter(isDiet),
          features: before.features.filter(({ key }) => LASTING.has(key)),
        }
      : before;
  const any = topics(state.any, delta);
  const wished = new Set([...delta.foods.flatMap(keysOfWish), ...delta.takenBack]);
  const unwanted = [...minus(state.notFoods, delta.notFoods), ...asStrict(delta.notFoods, state.notFoods)].filter(
    ({ key }) => !wished.has(key),
  );
  // An allergy lasts as long as anything that is avoided for it, whoever else has none.
  const isStill = unwanted.some(isStrict) && state.features.some(({ key }) => key === 'allergy');
  // It came with the food that is taken back, where nothing else is left out.
  const isOver =
    delta.takenBack.length > 0 &&
    ![...unwanted, ...state.foods].some((wish) => isStrict(wish) && !delta.takenBack.includes(wish.key));
  const dropped = isStill
    ? delta.dropped.filter((key) => key !== 'allergy')
    : isOver
      ? [...delta.dropped, 'allergy']
      : delta.dropped;
  const features = newestBut(
    featuresAfter(withoutHour(state, delta), { ...delta, dropped }, also),
    ({ key }) => LASTING.has(key),
    WISHES_KEPT,
  );
  return {
    ...state,
    any,
    foods: newestBut(foodsAfter(withoutMorning(state.foods, delta), delta, also), isDiet, WISHES_KEPT),
    notFoods: exclusionsKept(unwanted, (wish) => isHarmful(wish, { ...state, features })),
    areas: newest(areasAfter(state, delta, also), WISHES_KEPT),
    notAreas: newest(
      [...state.notAreas, ...delta.notAreas].filter((area) => !delta.areas.some((other) => other.label === area.label)),
      EXCLUSIONS_KEPT,
    ),
    price: priceAfter(state.price, delta, basePrice),
    notWords: newest([...new Set([...state.notWords, ...delta.notWords, ...exceptions(delta)])], EXCLUSIONS_KEPT),
    meals: delta.meals.length > 0 ? delta.meals : state.meals.filter(({ meal }) => !delta.dropped.includes(meal)),
    when: whenAfter(state.when, delta),
    features,
    notFeatures: newest(
      [
        ...state.notFeatures.filter(
          (wish) => isOfHealth(wish) || ![...delta.features, ...delta.notFeatures].some((one) => one.key === wish.key),
        ),
        ...delta.notFeatures.filter(
          ({ key }) =>
            (!LASTING.has(key) || !features.some((wish) => wish.key === key)) &&
            (key !== 'raw fish' || !isDelicate(state)),
        ),
      ],
      EXCLUSIONS_KEPT,
    ),
  };
}

/** "At seven", and then "lunch after that": what the hour made a wish of goes with it. */
const withoutHour = ({ features, when: before }: State, { when, meals }: Delta): State['features'] =>
  before?.hours && meals.length > 0 && !when?.hours ? features.filter(({ key }) => !OF_HOURS.has(key)) : features;
const OF_HOURS: ReadonlySet<string> = new Set(['early', 'late']);

/** A day stays when an hour is said, and an hour when a day is; another meal has another hour. */
function whenAfter(before: When | null, { when, meals }: Delta): When | null {
  const kept = before && meals.length > 0 && !when?.hours ? { ...before, hours: null, at: '' } : before;
  if (!when) return kept && (kept.on || kept.at) ? kept : null;
  const day = when.on ? when : (kept ?? when);
  // "Now" and "tonight" are hours of that day alone.
  const time = when.hours || !kept?.at ? when : kept;
  return whenOf({ date: day.date, day: day.day, on: day.on, hours: time.hours, at: time.at });
}

const newest = <T>(wishes: readonly T[], most: number): readonly T[] => wishes.slice(-most);

/** The newest wishes, and all that `stay`. */
function newestBut<T>(wishes: readonly T[], stays: (wish: T) => boolean, most: number): readonly T[] {
  const kept = new Set(
    newest(
      wishes.filter((wish) => !stays(wish)),
      most,
    ),
  );
  return wishes.filter((wish) => stays(wish) || kept.has(wish));
}

/** The newest exclusions, and those that are harmful, up to so many that the conversation is not answered. */
function exclusionsKept(wishes: readonly FoodWish[], harms: (wish: FoodWish) => boolean): readonly FoodWish[] {
  const [most] = wishes.filter(harms).slice(HARMFUL_KEPT);
  const read = most ? wishes.slice(0, wishes.indexOf(most)) : wishes;
  return newestBut(read, harms, EXCLUSIONS_KEPT);
}

/** Whether there is more that somebody could fall ill from than can be kept. */
export const isTooHarmful = (state: State): boolean =>
  state.notFoods.filter((wish) => isHarmful(wish, state)).length >= HARMFUL_KEPT;

/** What was stated before stays so, however it is said again. */
const asStrict = (wishes: readonly FoodWish[], before: readonly FoodWish[]): FoodWish[] =>
  wishes.map((wish) => {
    const stated = before.find((other) => other.key === wish.key && isStrict(other));
    return stated ? { ...saidTogether(stated, wish), strict: true } : wish;
  });

/** A coeliac who asks for something gluten-free is one still. */
function asStated(wish: FoodWish, before: readonly FoodWish[]): FoodWish {
  const stated = isDiet(wish) ? before.find(({ key }) => key === wish.key) : undefined;
  if (stated && isStrict(wish)) return ofBoth(stated, wish);
  return stated ? { ...ofBoth(stated, wish), said: stated.said, ...(isStrict(stated) && { strict: true }) } : wish;
}

/** "And for dinner?" after breakfast. */
const withoutMorning = (foods: readonly FoodWish[], { meals }: Delta): readonly FoodWish[] =>
  meals.length > 0 && meals.every(({ meal }) => meal !== 'breakfast')
    ? foods.filter(({ key }) => key !== 'breakfast' && key !== 'brunch')
    : foods;

/** Another outing, which has the same town and purse but not the same dish. */
function isNextMeal(before: State, delta: Delta): boolean {
  const breakfast = delta.meals.some((wish) => wish.meal === 'breakfast');
  return (
    breakfast &&
    delta.another &&
    delta.foods.length === 0 &&
    (before.foods.length > 0 || before.features.length > 0) &&
    !before.meals.some((wish) => wish.meal === 'breakfast')
  );
}

/** What is unwanted is a part of what is wished. */
const exceptions = ({ foods, notFoods }: Delta): string[] =>
  notFoods.flatMap((wish) =>
    foods.some((other) => other.key === wish.key && other.said !== wish.said) ? [wish.said] : [],
  );

const minus = (wishes: readonly FoodWish[], others: readonly FoodWish[]): FoodWish[] =>
  wishes.filter((wish) => !others.some((other) => other.key === wish.key));

function topics(before: readonly Topic[], delta: Delta): Topic[] {
  const set = new Set([...before, ...delta.any]);
  if (delta.foods.some((wish) => !isDiet(wish))) set.delete('food');
  if (delta.areas.length > 0) set.delete('area');
  if (delta.price || delta.shift) set.delete('price');
  return [...set];
}

function foodsAfter(before: readonly FoodWish[], delta: Delta, also: boolean): FoodWish[] {
  // Who turns out not to want fish takes back the sushi that they wished before.
  const ruledOut = new Set(delta.notFoods.flatMap(({ key }) => MADE_OF[key] ?? []));
  const gone = (wish: FoodWish) =>
    delta.takenBack.includes(wish.key) ||
    (!isStrict(wish) &&
      (delta.dropped.includes(wish.key) ||
        isOfDropped(wish, delta) ||
        ruledOut.has(wish.key) ||
        delta.foods.some((diet) => isAgainst(diet, wish))));
  const isOfGone = (wish: FoodWish) => !isDiet(wish) && !wish.shared && delta.left.has(wish.eater ?? '');
  let kept = minus(before, delta.notFoods).filter((wish) => !gone(wish) && !isOfGone(wish));
  if (delta.any.includes('food')) kept = kept.filter(isDiet);
  const added = delta.foods.map((wish) => asStated(wish, before));
  const kitchens = added.filter((wish) => wish.food === null || wish.food.kind === 'kitchen');
  const replacing = added.some((wish) => !isDiet(wish) && !ATTRIBUTES.has(wish.key));
  // "Mexican", then "breakfast": a meal, and the kitchen stays.
  if (added.length > 0 && added.every(({ said }) => /^breakfast$/i.test(said)) && kept.some(isKitchen)) return kept;
  if (replacing && !also) {
    kept = kept.filter(
      (wish) =>
        isDiet(wish) ||
        goesOn(wish, kitchens) ||
        (kitchens.length === 0 && added.some((one) => one.food?.kitchens.includes(wish.key))),
    );
  }
  return [
    ...minus(kept, added).filter(
      (wish) =>
        isStrict(wish) ||
        !RIVAL_DIETS.some(
          (pair) => pair.includes(wish.key) && added.some((one) => pair.includes(one.key) && !isStrict(one)),
        ),
    ),
    ...added,
  ];
}

/** What one kitchen cooks, and only its kin besides, is not wished by whoever needs that kitchen no more. */
const isOfDropped = ({ food }: FoodWish, { dropped }: Delta): boolean =>
  food?.kind === 'dish' && dropped.some((key) => food.kitchens.every((kitchen) => isKin(key, kitchen)));

const isKin = (key: string, kitchen: string): boolean =>
  key === kitchen || [FOODS.get(key), FOODS.get(kitchen)].some((food) => isNear(food, key) || isNear(food, kitchen));
const isNear = (food: Food | undefined, key: string): boolean =>
  food?.key !== key && (food?.broader.includes(key) || food?.near.includes(key)) === true;

/** Whether who wished for a dish, or all of them, keep a diet that leaves it out. */
const isAgainst = ({ key, eater, shared }: FoodWish, wish: FoodWish): boolean =>
  !shared && (LEAVES_OUT[key]?.has(wish.key) ?? false) && (eater === undefined || isSameEater(eater, wish.eater));
const MEATS =
  'meat|beef|pork|chicken|steakhouse|barbecue|wagyu|steak frites|chateaubriand|peking duck|duck confit|fried chicken|chicken wings|asado|churrasco|oxtail'.split(
    '|',
  );
const LEAVES_OUT: Readonly<Record<string, ReadonlySet<string>>> = table({
  pescatarian: new Set(MEATS),
  vegetarian: new Set([...MEATS, 'seafood']),
  vegan: new Set([...MEATS, 'seafood']),
});
/** "My boss wants steak", "he's pescatarian". */
const isSameEater = (eater: string, wished: string | undefined): boolean =>
  wished !== undefined && (eater === wished || /^s?hes?$/.test(eater));

const isKitchen = ({ food }: FoodWish): boolean => food?.kind === 'kitchen';

/** Naming one of these gives the other up, where nobody has said that they keep it. */
const RIVAL_DIETS: readonly (readonly string[])[] = [
  ['halal', 'kosher'],
  ['vegan', 'vegetarian'],
];

/** "Take-out" goes with any kitchen, "spicy" with those that cook so. */
function goesOn(wish: FoodWish, kitchens: readonly FoodWish[]): boolean {
  const cooked = wish.food?.kitchens ?? [];
  return ATTRIBUTES.has(wish.key) && (cooked.length === 0 || kitchens.some((kitchen) => cooked.includes(kitchen.key)));
}

function areasAfter(state: State, delta: Delta, also: boolean): State['areas'] {
  if (delta.areas.length > 0) return also ? [...state.areas, ...delta.areas] : delta.areas;
  if (delta.any.includes('area')) return [];
  return state.areas.filter((area) => !delta.notAreas.some((other) => other.label === area.label));
}

function priceAfter(before: PriceWish | null, delta: Delta, base: number | null): PriceWish | null {
  if (delta.price) return bounded(delta.price, before);
  if (delta.shift) return bounded(shifted(delta.shift.by, delta.shift.said, base), before);
  return delta.any.includes('price') ? null : before;
}

/** A later word for the price keeps within what was said before, unless it leaves it altogether: "under 40", then "cheap". */
function bounded(wish: PriceWish, before: PriceWish | null): PriceWish {
  const { least = 1, most = 5 } = before ?? {};
  if (wish.label === FIRST_RATE) return wish;
  if ((least === 1 && most === 5) || wish.least !== undefined || wish.most !== undefined) return wish;
  const inside = (level: number) => level >= least && level <= most;
  const met = wish.met.map((tier) => tier.filter(inside)).filter((tier) => tier.length > 0);
  if (met.length === 0) return wish;
  return { ...wish, met, near: wish.near.filter(inside), least, most };
}

/** Levels on one side of the price of what was shown, nearest first; its own where there is no further. */
function shifted(by: -1 | 1, said: string, base: number | null): PriceWish {
  // Cheaper than nothing that was shown.
  if (base === null)
    return by < 0
      ? { label: 'not expensive', met: [[1], [2]], near: [3], said }
      : { label: 'expensive', met: [[4, 5]], near: [3], said };
  const levels = [1, 2, 3, 4, 5].filter((level) => (by < 0 ? level < base : level > base));
  if (by < 0) levels.reverse();
  const met = levels.length > 0 ? levels.map((level) => [level]) : [[base]];
  return { label: by < 0 ? 'cheaper' : 'pricier', met, near: [base], said };
}

function featuresAfter(before: readonly FeatureWish[], delta: Delta, also: boolean): FeatureWish[] {
  const drinks = delta.features.some(({ key }) => DRINKS.includes(key));
  const gone = new Set([
    ...delta.dropped,
    ...delta.notFeatures.flatMap(({ key }) => (LASTING.has(key) ? [] : [key])),
    ...(drinks && !also ? DRINKS : []),
    ...(delta.features.some(({ key, said }) => key === 'cosy' && /rain|pour/i.test(said)) ? ['terrace'] : []),
    ...delta.features.flatMap((wish) => [wish.key, ...(OPPOSITE_FEATURES[wish.key] ?? [])]),
  ]);
  return [...before.filter((wish) => !gone.has(wish.key)), ...delta.features];
}

/** The wishes with a further feature, which takes the place of its opposites. */
export const withFeature = (state: State, wish: FeatureWish): State => ({
  ...state,
  features: [
    ...state.features.filter(({ key }) => key !== wish.key && !OPPOSITE_FEATURES[wish.key]?.includes(key)),
    wish,
  ],
});
