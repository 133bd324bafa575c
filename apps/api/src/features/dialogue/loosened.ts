import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../slices.ts';
import { isDiet } from '../understanding/delta/delta.ts';
import type { AreaWish, FoodWish, Wishes } from '../understanding/wishes.ts';
import type { Context } from './context.ts';
import { fitting } from './fitting.ts';

/** Wishes without some that gave way. */
interface Loosened {
  wishes: Wishes;
  foods: readonly FoodWish[];
  areas: readonly AreaWish[];
}

/** What gave way so that anything was found. */
export interface GivenWay {
  rows: readonly Restaurant[];
  /** Labels of the foods and the parts of town that they do not have or are not in. */
  foods: readonly string[];
  areas: readonly string[];
}

type Giving = 'nothing' | 'meals' | 'all';

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

/** First the part of town gives way, then what they cook, then both. */
function looserThan(wishes: Wishes, gives: Giving): Loosened[] {
  if (gives === 'nothing') return [{ wishes, foods: [], areas: [] }];
  const { areas } = wishes;
  const foods = gives === 'all' ? wishes.foods.filter((wish) => !isDiet(wish)) : foodsOf(wishes);
  const ways = [
    { foods: [], areas: [] },
    { foods: [], areas },
    { foods, areas: [] },
    { foods, areas },
  ];
  return ways
    .filter((way, at) => ways.findIndex((one) => isSame(one.foods, way.foods) && isSame(one.areas, way.areas)) === at)
    .map((way) => ({ ...way, wishes: without(wishes, way) }));
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean => one.length === other.length;

const without = (wishes: Wishes, { foods, areas }: Omit<Loosened, 'wishes'>): Wishes => ({
  ...wishes,
  foods: wishes.foods.filter((wish) => !foods.includes(wish)),
  areas: areas.length > 0 ? [] : wishes.areas,
});

/**
 * The places of {@link fitting}; where none meets all wishes, those that meet as many as possible, with what gave way.
 *
 * @param gives what may give way: for `all`, a bar may give way to a restaurant
 */
export function* fittingMost(
  wishes: Wishes,
  context: Context,
  also: (row: Restaurant) => boolean,
  most: number,
  gives: Giving,
): Steps<GivenWay> {
  for (const looser of looserThan(wishes, gives)) {
    const rows = yield* fitting(looser.wishes, context, also, most);
    if (rows.length > 0)
      return {
        rows,
        foods: looser.foods.map(({ label }) => label),
        areas: looser.areas.map(({ label }) => label),
      };
  }
  return { rows: [], foods: [], areas: [] };
}
