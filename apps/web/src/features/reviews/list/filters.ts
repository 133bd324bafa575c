import type { Restaurant } from '@saffron/contracts/guide';

export interface ReviewFilters {
  text: string;
  creator: string;
  /** Days in the local time zone, or empty. */
  from: string;
  to: string;
}

/** A restaurant with precomputed filter values. */
export interface SearchableRestaurant {
  restaurant: Restaurant;
  searchText: string;
  addedAt: number;
}

export function searchable(restaurants: readonly Restaurant[]): SearchableRestaurant[] {
  return restaurants.map((restaurant) => {
    const { name, neighborhood, cuisine, tag, dateAdded } = restaurant;
    // The line break prevents matches across fields.
    const searchText = [name, neighborhood, cuisine, tag].join('\n').toLowerCase();
    return { restaurant, searchText, addedAt: Date.parse(dateAdded) };
  });
}

/** The restaurants that pass every filter, in the given order. The range of days is inclusive. */
export function applyFilters(all: readonly SearchableRestaurant[], filters: ReviewFilters): SearchableRestaurant[] {
  const wanted = filters.text.trim().toLowerCase();
  const since = filters.from ? startOfDay(filters.from) : Number.NEGATIVE_INFINITY;
  const until = filters.to ? endOfDay(filters.to) : Number.POSITIVE_INFINITY;
  return all.filter(
    ({ restaurant, searchText, addedAt }) =>
      searchText.includes(wanted) &&
      (!filters.creator || restaurant.addedBy === filters.creator) &&
      addedAt >= since &&
      addedAt <= until,
  );
}

// Without an offset, a date with a time is parsed in the local time zone.
function startOfDay(day: string): number {
  return new Date(`${day}T00:00:00.000`).getTime();
}

function endOfDay(day: string): number {
  return new Date(`${day}T23:59:59.999`).getTime();
}

/** The users who have added restaurants, in alphabetical order. */
export function creatorsOf(all: readonly SearchableRestaurant[]): string[] {
  const names = new Set(all.flatMap(({ restaurant }) => restaurant.addedBy ?? []));
  return [...names].sort(new Intl.Collator('en').compare);
}
