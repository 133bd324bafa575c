import type { Restaurant } from '@saffron/contracts/guide';
import type { SortColumn } from './columns.ts';

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
  /** `now`, or a local time of the guide (`YYYY-MM-DDTHH:MM`); empty for any time. */
  open: string;
  /** Sorts by distance from a neighborhood or from `NEAR_ME`; empty sorts by a column. */
  near: string;
  /** The column to sort by, unless by distance. */
  sort: SortColumn;
  descending: boolean;
  /** The page of a paged list; changing a filter resets it to 1. */
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
  open: '',
  near: '',
  sort: 'name',
  descending: false,
  page: 1,
};

/** The value of `open` that follows the clock. */
export const OPEN_NOW = 'now';
/** The value of `near` for the position of the device. */
export const NEAR_ME = 'me';

export const MEALS: readonly { value: Meal; label: string }[] = [
  { value: 'breakfast', label: 'Breakfast' },
  { value: 'lunch', label: 'Lunch' },
  { value: 'dinner', label: 'Dinner' },
];

/** A restaurant with its precomputed search text. */
export interface SearchableRestaurant {
  restaurant: Restaurant;
  searchText: string;
}

export function searchable(restaurants: readonly Restaurant[]): SearchableRestaurant[] {
  return restaurants.map((restaurant) => {
    const { name, neighborhood, cuisine, tag } = restaurant;
    // The line break prevents matches across fields.
    return { restaurant, searchText: [name, neighborhood, cuisine, tag].join('\n').toLowerCase() };
  });
}

/**
 * The restaurants that pass every filter but `open`, which `order.ts` applies. One of the selected meals is enough. A restaurant without a price passes only if no
 * price is selected.
 */
export function applyFilters(all: readonly SearchableRestaurant[], filters: Filters): Restaurant[] {
  const wanted = filters.text.trim().toLowerCase();
  const found: Restaurant[] = [];
  for (const { restaurant, searchText } of all) {
    if (passes(restaurant, filters) && searchText.includes(wanted)) found.push(restaurant);
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

type Meals = Pick<Restaurant, 'mealTypeBreakfast' | 'mealTypeLunch' | 'mealTypeDinner'>;

export function offers(restaurant: Meals, meal: Meal): boolean {
  if (meal === 'breakfast') return restaurant.mealTypeBreakfast;
  if (meal === 'lunch') return restaurant.mealTypeLunch;
  return restaurant.mealTypeDinner;
}

/** The number of active filters in the sheet, without the search. */
export function countFilters(filters: Filters): number {
  const { cuisine, neighborhood, price, meals, drinks, food, reservations, open } = filters;
  const single = [cuisine, neighborhood, price !== null, drinks, food, reservations, open].filter(Boolean).length;
  return single + meals.length;
}

export function toggleMeal(meals: readonly Meal[], meal: Meal): Meal[] {
  return meals.includes(meal) ? meals.filter((other) => other !== meal) : [...meals, meal];
}
