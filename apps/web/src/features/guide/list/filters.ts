import type { Restaurant } from '@saffron/contracts/guide';

export type Meal = 'breakfast' | 'lunch' | 'dinner';

export interface Filters {
  text: string;
  cuisine: string;
  neighborhood: string;
  price: number | null;
  meals: readonly Meal[];
  drinks: boolean;
  food: boolean;
  reservations: boolean;
  /** Of the lists that are paged; another filter begins at the first. */
  page: number;
}

export const NO_FILTERS: Filters = {
  text: '',
  cuisine: '',
  neighborhood: '',
  price: null,
  meals: [],
  drinks: false,
  food: false,
  reservations: false,
  page: 1,
};

export const MEALS: readonly { value: Meal; label: string }[] = [
  { value: 'breakfast', label: 'Breakfast' },
  { value: 'lunch', label: 'Lunch' },
  { value: 'dinner', label: 'Dinner' },
];

/** A restaurant with the text that a search looks through, made once and not at every key. */
export interface Listed {
  restaurant: Restaurant;
  haystack: string;
}

export function listed(restaurants: readonly Restaurant[]): Listed[] {
  return restaurants.map((restaurant) => {
    const { name, neighborhood, cuisine, tag } = restaurant;
    // The line end keeps a match from reaching over two fields.
    return { restaurant, haystack: [name, neighborhood, cuisine, tag].join('\n').toLowerCase() };
  });
}

/**
 * The restaurants that pass every filter. Meals are alternatives of each other: one that is offered is enough. A restaurant
 * without a price passes only while no price is chosen.
 */
export function applyFilters(all: readonly Listed[], filters: Filters): Restaurant[] {
  const wanted = filters.text.trim().toLowerCase();
  const found: Restaurant[] = [];
  for (const { restaurant, haystack } of all) {
    if (passes(restaurant, filters) && haystack.includes(wanted)) found.push(restaurant);
  }
  return found;
}

function passes(restaurant: Restaurant, filters: Filters): boolean {
  if (filters.cuisine && restaurant.cuisine !== filters.cuisine) return false;
  if (filters.neighborhood && restaurant.neighborhood !== filters.neighborhood) return false;
  if (filters.price !== null && restaurant.price !== filters.price) return false;
  if (filters.drinks && !restaurant.bar) return false;
  if (filters.food && !restaurant.restaurant) return false;
  if (filters.reservations && !restaurant.reservations) return false;
  return filters.meals.length === 0 || filters.meals.some((meal) => offers(restaurant, meal));
}

export function offers(restaurant: Restaurant, meal: Meal): boolean {
  if (meal === 'breakfast') return restaurant.mealTypeBreakfast;
  if (meal === 'lunch') return restaurant.mealTypeLunch;
  return restaurant.mealTypeDinner;
}

/** How many filters of the sheet are set; the search is seen anyway. */
export function countFilters(filters: Filters): number {
  const { cuisine, neighborhood, price, meals, drinks, food, reservations } = filters;
  const single = [cuisine, neighborhood, price !== null, drinks, food, reservations].filter(Boolean).length;
  return single + meals.length;
}

export function toggleMeal(meals: readonly Meal[], meal: Meal): Meal[] {
  return meals.includes(meal) ? meals.filter((other) => other !== meal) : [...meals, meal];
}
