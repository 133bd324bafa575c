import type { Restaurant } from '@saffron/contracts/guide';
import type { Criterion } from '../../search/criteria/criterion.ts';
import type { Snapshot } from '../../search/snapshot/snapshot.ts';
import { AFTERS } from '../../understanding/lexicon/afters.ts';
import { BARS } from '../../understanding/lexicon/families.ts';
import type { StopKind } from '../../understanding/plan.ts';
import type { Meal } from '../../understanding/wishes.ts';

/** Stops of different groups are different places where one message names both. */
type Group = 'meal' | 'cup' | 'desk' | 'sweet' | 'glass';

export interface KindOfStop {
  group: Group;
  meal?: Meal;
  /** When people usually go, of 24 hours. */
  hour: number;
  /** Foods of the lexicon that name it; those of `generic` say no more than the kind itself. */
  foods: readonly string[];
  /** Features of the lexicon that name it; `weak` ones only where nothing else does: dinner may have live music. */
  features: readonly string[];
  weak?: readonly string[];
  generic: readonly string[];
  /** Foods whose places are of this kind, and those that will do. */
  venues?: readonly string[];
  nearly?: readonly string[];
  /** A feature that it needs, whatever words name it. */
  implies?: string;
  /** Words that name it and are no wish by themselves. */
  words: string;
}

const COFFEE = ['cafe', 'coffee roaster'];
const CUPS = [...COFFEE, 'tea house'];
const SWEETS = ['dessert', 'ice cream parlour', 'bakery', 'chocolate', 'bubble tea'];

export const KINDS: Readonly<Record<StopKind, KindOfStop>> = {
  breakfast: {
    group: 'meal',
    meal: 'breakfast',
    hour: 9,
    foods: ['breakfast'],
    features: [],
    generic: ['breakfast'],
    words: '',
  },
  brunch: { group: 'meal', meal: 'breakfast', hour: 11, foods: ['brunch'], features: [], generic: [], words: '' },
  coffee: {
    group: 'cup',
    hour: 10,
    foods: CUPS,
    features: [],
    generic: ['cafe'],
    venues: COFFEE,
    nearly: ['tea house', 'bakery', 'dessert', 'bubble tea'],
    words: 'espresso|flat white|cappuccino|cuppa',
  },
  work: {
    group: 'desk',
    hour: 10,
    foods: [],
    features: [],
    weak: ['wifi'],
    generic: [],
    implies: 'wifi',
    venues: CUPS,
    nearly: ['bakery', 'dessert', 'bubble tea'],
    words: 'to work|work for a bit|work for a while|work from|get some work done|laptop|do some work',
  },
  lunch: { group: 'meal', meal: 'lunch', hour: 13, foods: [], features: [], generic: [], words: '' },
  dinner: { group: 'meal', meal: 'dinner', hour: 19, foods: [], features: [], generic: [], words: '' },
  bite: {
    group: 'meal',
    hour: 19,
    foods: [],
    features: [],
    generic: [],
    words: 'bite|bite to eat|eat|something to eat|meal|snack|restaurant|food',
  },
  dessert: {
    group: 'sweet',
    hour: 15,
    foods: SWEETS,
    features: [],
    generic: ['dessert'],
    venues: SWEETS,
    nearly: ['cafe', 'tea house'],
    words: 'something sweet|anything sweet|somewhere sweet|sweet thing|sweet things|the sweet|the sweet thing|pud',
  },
  drinks: {
    group: 'glass',
    hour: 21.5,
    foods: BARS,
    features: ['drinks', 'cocktails', 'wine', 'beer', 'sparkling', 'sake'],
    weak: ['karaoke', 'dancing', 'jazz', 'live music', 'games', 'rooftop'],
    generic: ['drinks'],
    venues: BARS,
    words:
      'digestif|nightcap|night cap|aperitif|sundowner|sundowners|swift half|last orders|pint|pints|one for the road',
  },
};

/** What keeps its kind from a place, whatever else it offers. */
const WRONG_KIND = 9;
const NEARLY = 0.6;
/** A restaurant that has a bar, or dessert on its menu, is where one goes for drinks, or for something sweet, when there is nothing else. */
const OF_RESTAURANT = 0.95;

/**
 * Places of the kind of a stop: bars for drinks, cafés for coffee, and for a meal whatever is not only one of these.
 *
 * @param dish what is eaten is known, wherever it is served: afternoon tea in a café
 */
export function kindCriterion(kind: StopKind, snapshot: Snapshot, dish = false): Criterion {
  const { cuisines, fits } = snapshot;
  const valuesOf = (keys: readonly string[] = []) => new Set(keys.flatMap((key) => fits.valuesOf(key).equal));
  const { venues, nearly, group, meal } = KINDS[kind];
  const [own, near] = [valuesOf(venues), valuesOf(nearly)];
  const light = new Set([...valuesOf(CUPS), ...valuesOf(SWEETS)]);
  const bars = valuesOf(BARS);
  const afters = group === 'sweet' ? snapshot.vocabulary.texts.mentioning(AFTERS.split('|')) : new Set<number>();
  const cost = (row: Restaurant, at: number): number => {
    const cuisine = cuisines[at] ?? '';
    if (group === 'meal') {
      const morning = meal === 'breakfast' && row.mealTypeBreakfast;
      return !row.restaurant || (!morning && !dish && (light.has(cuisine) || bars.has(cuisine))) ? WRONG_KIND : 0;
    }
    if (own.has(cuisine) || (group === 'glass' && row.bar && !row.restaurant)) return 0;
    if (near.has(cuisine)) return NEARLY;
    const isThere = group === 'glass' ? row.bar : row.restaurant && afters.has(at);
    return isThere ? OF_RESTAURANT : WRONG_KIND;
  };
  return { kind: 'feature', label: kind, missing: !snapshot.rows.some((row, at) => cost(row, at) < 1), cost };
}

/** Whether a place serves what the stop is for beside something else. */
export const isMakeshift = ({ cost }: Criterion, row: Restaurant, at: number): boolean =>
  cost(row, at) === OF_RESTAURANT;

/** Places that are of a kind and nothing else: bars, and no restaurants that have one. */
export function venueCriterion(kind: StopKind, snapshot: Snapshot): Criterion {
  const { cost, ...criterion } = kindCriterion(kind, snapshot);
  return { ...criterion, cost: (row, at) => (cost(row, at) < NEARLY ? 0 : WRONG_KIND) };
}

/** What one goes to a place for. */
export function kindOfPlace(row: Restaurant, { fits }: Snapshot): StopKind {
  const cuisine = row.cuisine?.trim() ?? '';
  const isOne = (keys: readonly string[]) => keys.some((key) => fits.valuesOf(key).equal.includes(cuisine));
  if (isOne(CUPS)) return 'coffee';
  if (isOne(SWEETS)) return 'dessert';
  if (isOne(BARS) || !row.restaurant) return 'drinks';
  return row.mealTypeDinner ? 'dinner' : row.mealTypeLunch ? 'lunch' : row.mealTypeBreakfast ? 'breakfast' : 'dinner';
}
