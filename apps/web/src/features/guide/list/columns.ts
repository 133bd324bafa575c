import type { Restaurant } from '@saffron/contracts/guide';

/** The columns by which the list can be sorted. */
export const SORT_COLUMNS = ['name', 'neighborhood', 'cuisine', 'price'] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];

export interface Sorting {
  sort: SortColumn;
  descending: boolean;
}

/** The columns of the table, and their widths. The tags take what is left. */
export const COLUMNS = [
  { key: 'name', label: 'Name', width: 'w-[24%] xl:w-[26%]' },
  { key: 'neighborhood', label: 'Neighborhood', width: 'w-28 lg:w-[12%]' },
  { key: 'cuisine', label: 'Cuisine', width: 'w-[13%] lg:w-[12%] xl:w-[10%]' },
  { key: 'price', label: 'Price', width: 'w-14 lg:w-22' },
  { key: null, label: 'Reservations', width: 'w-29 lg:w-36' },
  { key: null, label: 'Tags', width: '' },
  { key: null, label: 'Website', width: 'w-17 lg:w-26 print:hidden' },
] as const;

/**
 * Restaurants sorted by a column, those without a value last. The list comes sorted by name, so that ties stay in this order.
 */
export function byColumn(restaurants: readonly Restaurant[], { sort, descending }: Sorting): Restaurant[] {
  const way = descending ? -1 : 1;
  const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
  return restaurants.toSorted((a, b) => {
    const [left, right] = [a[sort] || null, b[sort] || null];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return way * (typeof left === 'number' ? left - Number(right) : compare(left, String(right)));
  });
}
