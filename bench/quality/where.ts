import type { Row } from './row.ts';

/** Criteria for a restaurant's fields; all must hold. A list of values matches any of them, a list of tags requires all of them. */
export interface Where {
  cuisine?: string | readonly string[];
  area?: string | readonly string[];
  price?: readonly number[];
  meal?: 'breakfast' | 'lunch' | 'dinner';
  reservations?: true;
  bar?: true;
  food?: true;
  tag?: string | readonly string[];
  name?: string | readonly string[];
  /** Minimum rating. */
  rated?: number;
  /** Matches its tags or notes. */
  text?: RegExp;
  any?: readonly Where[];
  not?: Where | readonly Where[];
}

const MEALS = { breakfast: 'mealTypeBreakfast', lunch: 'mealTypeLunch', dinner: 'mealTypeDinner' } as const;

const oneOf = (value: string | null, wanted: string | readonly string[]): boolean =>
  value !== null && [wanted].flat().includes(value);
const tagsOf = (row: Row): string[] => (row.tag ?? '').split(',').map((tag) => tag.trim());
const textOf = (row: Row): string => `${row.tag ?? ''}\n${row.saffronNotes ?? ''}`;

/**
 * Whether a restaurant satisfies all criteria.
 *
 * @example meets(row, { cuisine: 'Thai', price: [1, 2], not: { area: 'Southmarsh' } })
 */
export function meets(row: Row, where: Where): boolean {
  return (
    (where.cuisine === undefined || oneOf(row.cuisine, where.cuisine)) &&
    (where.area === undefined || oneOf(row.neighborhood, where.area)) &&
    (where.price === undefined || (row.price !== null && where.price.includes(row.price))) &&
    (where.meal === undefined || row[MEALS[where.meal]]) &&
    (where.reservations === undefined || row.reservations) &&
    (where.bar === undefined || row.bar) &&
    (where.food === undefined || row.restaurant) &&
    (where.tag === undefined || [where.tag].flat().every((tag) => tagsOf(row).includes(tag))) &&
    (where.name === undefined || oneOf(row.name, where.name)) &&
    (where.rated === undefined || (row.rating ?? 0) >= where.rated) &&
    (where.text === undefined || where.text.test(textOf(row))) &&
    (where.any === undefined || where.any.some((one) => meets(row, one))) &&
    (where.not === undefined || ![where.not].flat().some((one) => meets(row, one)))
  );
}

/** Number of criteria that a restaurant does not satisfy. */
export const misses = (row: Row, where: Where): number =>
  Object.entries(where).filter(([key, value]) => !meets(row, { [key]: value })).length;
