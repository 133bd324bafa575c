import type { Restaurant } from '@saffron/contracts/guide';
import type { SearchableRestaurant } from './filters.ts';
import type { SearchChange, SortColumn } from './search.ts';

export interface Sorting {
  column: SortColumn;
  descending: boolean;
}

// One collator for all comparisons; `localeCompare` would create one for each.
const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Sorts by a column, then by name. Missing values come last in both directions. */
export function sortRestaurants(
  all: readonly SearchableRestaurant[],
  { column, descending }: Sorting,
): SearchableRestaurant[] {
  const way = descending ? -1 : 1;
  return [...all].sort(({ restaurant: a }, { restaurant: b }) => {
    const left = sortValue(a, column);
    const right = sortValue(b, column);
    if (left === null || right === null) return left === right ? compare(a.name, b.name) : left === null ? 1 : -1;
    const order = typeof left === 'number' ? left - Number(right) : compare(left, String(right));
    return order * way || compare(a.name, b.name) || a.id - b.id;
  });
}

function sortValue(restaurant: Restaurant, column: SortColumn): string | number | null {
  // Empty text counts as missing.
  return restaurant[column] || null;
}

/** A click on a column header: a new column starts ascending; the same column reverses. */
export function clickColumn(sorting: Sorting, column: SortColumn): SearchChange {
  const descending = sorting.column === column && !sorting.descending;
  return { sort: column, order: descending ? 'desc' : undefined };
}
