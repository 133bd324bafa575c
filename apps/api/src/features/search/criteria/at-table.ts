import { isDiet } from '../../understanding/delta/delta.ts';
import { isForAnother } from '../../understanding/reading/eater.ts';
import type { FoodWish, Wishes } from '../../understanding/wishes.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { LESSER } from './food-fit.ts';

const MEATLESS: ReadonlySet<string> = new Set(['vegetarian', 'vegan']);
const MEATY: ReadonlySet<string> = new Set([
  'meat',
  'steakhouse',
  'barbecue',
  'burgers',
  'chicken',
  'sunday roast',
  'beef',
  'pork',
  'lamb',
  'fried chicken',
  'chicken wings',
  'hot dogs',
]);

/** Whether a wish is for meat, beside which a vegetarian needs something else. */
export const isMeaty = ({ key, meatless }: FoodWish): boolean => MEATY.has(key) && !meatless;

/** Whether a wish is for others at the table than those who keep a diet without meat. */
export const isForOthers = (wish: FoodWish, diets: readonly FoodWish[]): boolean =>
  isMeaty(wish) && diets.some((diet) => MEATLESS.has(diet.key) && isForAnother(wish, diet));

/** The kitchens that cook no meat. */
export const meatlessKitchens = (valuesOf: (key: string) => readonly string[]): ReadonlySet<string> =>
  new Set([...MEATLESS].flatMap(valuesOf));

/** Foods without the diets of those beside whom others eat meat. */
export const withoutShared = (foods: readonly FoodWish[]): FoodWish[] =>
  foods.filter((diet) => !foods.some((wish) => isForOthers(wish, [diet])));

/** The foods of each who eats something else. */
export function byEater(wishes: readonly FoodWish[]): FoodWish[][] {
  const groups: FoodWish[][] = [];
  for (const wish of wishes) {
    const own = groups.find((group) => !group.some((other) => isForAnother(wish, other)));
    if (own) own.push(wish);
    else groups.push([wish]);
  }
  return groups.length > 0 ? groups : [[]];
}

/** What one of the table wants beside who eats none of it, and a place neither cooks nor names. */
export const unservedAt = (at: number, { foods }: Wishes, { fits, cuisines }: Snapshot): string[] =>
  foods
    .filter(
      (wish) =>
        isForOthers(wish, foods.filter(isDiet)) &&
        wish.key !== 'meat' &&
        !fits.mentions(wish).any.has(at) &&
        !(wish.food && (fits.of(wish.food).plain.get(cuisines[at] ?? '') ?? 1) < LESSER),
    )
    .map(({ label }) => label);
