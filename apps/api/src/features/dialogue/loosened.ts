import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../slices.ts';
import type { Criterion } from '../search/criteria/criterion.ts';
import { SHOWN, weightsOf } from '../search/ranking/feature-evidence.ts';
import { isDiet, LASTING } from '../understanding/delta/delta.ts';
import type { FeatureWish, FoodWish, Wishes } from '../understanding/wishes.ts';
import type { Context } from './context.ts';
import { fitting } from './fitting.ts';

/** What gave way so that anything was found. */
export interface GivenWay {
  rows: readonly Restaurant[];
  /** Labels of the foods and the parts of town that they do not have or are not in. */
  foods: readonly string[];
  areas: readonly string[];
  /** Labels of the occasions that nothing there speaks of. */
  occasions: readonly string[];
  /** They cost more, or less, than was wished. */
  price: boolean;
}

type Giving = 'nothing' | 'meals' | 'all';

/** What places have to meet besides, how many are looked for, and what may give way for them. */
type Looking = [also: (row: Restaurant) => boolean, most: number, gives: Giving, needed?: boolean];

/** For these a meal somewhere else is no answer. */
const NO_MEAL: ReadonlySet<string> = new Set([
  'wine bar',
  'cocktail bar',
  'sports bar',
  'brewery',
  'cafe',
  'coffee roaster',
  'tea house',
  'bakery',
  'dessert',
  'ice cream',
]);

/** The foods for which there may be something else to eat: what somebody must not eat is no matter of taste. */
export const foodsOf = ({ foods }: Wishes): FoodWish[] =>
  foods.filter((wish) => !isDiet(wish) && !NO_MEAL.has(wish.key));

const labelsOf = (wishes: readonly { label: string }[]): string[] => wishes.map(({ label }) => label);

/** Which criteria may give way. */
const mayLack =
  (wishes: Wishes, gives: Giving, needed: boolean) =>
  ({ kind }: Criterion): boolean =>
    kind === 'area' ||
    // A budget is no matter of taste either.
    (kind === 'price' && needed && wishes.price?.most === undefined) ||
    ((kind === 'food' || kind === 'dish') && (gives === 'all' || foodsOf(wishes).length === wished(wishes).length));

const wished = ({ foods }: Wishes): FoodWish[] => foods.filter((wish) => !isDiet(wish));

/**
 * The places of {@link fitting}; where none meets all wishes, those that miss as little as possible: first another part of town, then a
 * kindred kitchen, then any, with what gave way.
 *
 * @param gives what may give way: for `all`, a bar may give way to a restaurant
 * @param needed somebody cannot do without what they have to meet: then the price may give way too, where it is no budget
 */
export function* fittingMost(
  wishes: Wishes,
  context: Context,
  ...[also, most, gives, needed = false]: Looking
): Steps<GivenWay> {
  const near = yield* fitting(wishes, context, also, most, gives === 'nothing' ? null : mayLack(wishes, gives, needed));
  const foods = gives === 'all' ? wished(wishes) : foodsOf(wishes);
  if (near.rows.length > 0 || gives === 'nothing')
    return {
      rows: near.rows,
      foods: near.lacks.some(({ kind }) => kind !== 'area' && kind !== 'price') ? labelsOf(foods) : [],
      areas: near.lacks.some(({ kind }) => kind === 'area') ? labelsOf(wishes.areas) : [],
      occasions: labelsOf(near.occasions),
      price: near.lacks.some(({ kind }) => kind === 'price'),
    };
  // Of a large guide, those that are farther away are not ranked.
  const loose = { ...wishes, foods: wishes.foods.filter((wish) => !foods.includes(wish)), areas: [] };
  const far = yield* fitting(loose, context, also, most, () => false);
  const gone =
    far.rows.length > 0 ? { foods: labelsOf(foods), areas: labelsOf(wishes.areas) } : { foods: [], areas: [] };
  return { rows: far.rows, ...gone, occasions: labelsOf(far.occasions), price: false };
}

/**
 * The same, where what an earlier message wished of a place beside its food gives way as well: "too loud" of the karaoke bar leads somewhere
 * else, and says what is not had there. What somebody cannot do without stays.
 */
export function* fittingNow(wishes: Wishes, context: Context, ...looking: Looking): Steps<GivenWay> {
  const message = context.text.toLowerCase();
  const features = wishes.features.filter(({ key, said }) => LASTING.has(key) || message.includes(said.toLowerCase()));
  const earlier = wishes.features.filter((wish) => !features.includes(wish));
  if (earlier.length === 0) return { rows: [], foods: [], areas: [], occasions: [], price: false };
  const fit = yield* fittingMost({ ...wishes, features }, context, ...looking);
  const { positions } = context.snapshot;
  const isLost = (wish: FeatureWish) =>
    fit.rows.some(({ id }) => (weightsOf(wish, context.snapshot)[positions.get(id) ?? -1] ?? 0) < SHOWN);
  const lost = earlier.filter(isLost).map(({ label }) => label);
  return { ...fit, occasions: [...new Set([...fit.occasions, ...lost])] };
}
