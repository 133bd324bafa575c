import { isForAnother } from '../../understanding/reading/eater.ts';
import type { FoodWish } from '../../understanding/wishes.ts';

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
