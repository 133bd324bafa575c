import type { Restaurant } from '@saffron/contracts/guide';

export const MISSING = 'N/A';

/** Bar, Restaurant or both. */
export function typeText({ bar, restaurant }: Pick<Restaurant, 'bar' | 'restaurant'>): string {
  return [bar && 'Bar', restaurant && 'Restaurant'].filter(Boolean).join(', ') || MISSING;
}

type Meals = Pick<Restaurant, 'mealTypeBreakfast' | 'mealTypeLunch' | 'mealTypeDinner'>;

/** @example mealText(dinerOpenAllDay) // 'Breakfast, Lunch, Dinner' */
export function mealText({ mealTypeBreakfast, mealTypeLunch, mealTypeDinner }: Meals): string {
  const meals = [mealTypeBreakfast && 'Breakfast', mealTypeLunch && 'Lunch', mealTypeDinner && 'Dinner'];
  return meals.filter(Boolean).join(', ') || 'None specified';
}
