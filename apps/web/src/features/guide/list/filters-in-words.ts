import { dollars } from '../../../lib/price.ts';
import { type Filters, MEALS, NEAR_ME, OPEN_NOW } from './filters.ts';

/**
 * What a list is filtered and sorted by, for paper, where the fields are left out.
 *
 * @returns an empty text for the whole list, sorted by name
 * @example filtersInWords({ ...NO_FILTERS, cuisine: 'Thai', price: 2 }) // 'Thai · $$'
 */
export function filtersInWords(filters: Filters): string {
  const { text, cuisine, neighborhood, price, meals, drinks, food, reservations, open, near, sort, descending } =
    filters;
  return [
    text.trim() && `“${text.trim()}”`,
    cuisine,
    neighborhood,
    price !== null && dollars(price),
    ...MEALS.filter(({ value }) => meals.includes(value)).map(({ label }) => label),
    drinks && 'Drinks',
    food && 'Food',
    reservations && 'Reservations',
    open && (open === OPEN_NOW ? 'Open now' : `Open at ${open.replace('T', ' ')}`),
    near && `Nearest to ${near === NEAR_ME ? 'me' : near} first`,
    !near && (sort !== 'name' || descending) && `Sorted by ${sort}${descending ? ', last first' : ''}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
