import { isDeepStrictEqual } from 'node:util';
import { editRestaurantInput, importRestaurantInput, type Restaurant } from '@saffron/contracts/guide';
import { printHours } from '@saffron/contracts/hours/hours-text';
import { toSchedule } from '@saffron/contracts/hours/schedule';
import { toProblem } from '../../../errors.ts';
import { truncate } from '../../../truncate.ts';
import type { GuideRow, NewRow, RowChange } from '../data.ts';
import { toColumns, toRestaurant } from '../present.ts';
import type { Entry } from './entry.ts';

/** The result of importing an entry. */
export type Outcome =
  | { kind: 'added'; name: string; row: NewRow }
  | { kind: 'changed'; name: string; row: GuideRow; change: RowChange; details: string }
  | { kind: 'unchanged'; name: string }
  | { kind: 'refused'; name: string; reason: string };

const REQUIRED = ['name', 'neighborhood', 'cuisine'];

/**
 * Decides what importing an entry changes, by the validation rules for adding and editing.
 *
 * @param row the existing restaurant with this name
 * @param actor recorded as the author of a new restaurant
 */
export function outcomeOf({ values, error }: Entry, row: GuideRow | undefined, actor: string): Outcome {
  const name = typeof values.name === 'string' ? values.name.trim() : '';
  if (error !== null) return { kind: 'refused', name, reason: error };
  return row ? existingOutcome(values, row) : newOutcome(name, values, actor);
}

function newOutcome(name: string, values: Entry['values'], actor: string): Outcome {
  const parsed = importRestaurantInput.safeParse(withTexts(values));
  if (!parsed.success) return { kind: 'refused', name, reason: toProblem(parsed.error).message };
  return { kind: 'added', name, row: { ...toColumns(parsed.data), name: parsed.data.name, added_by: actor } };
}

function existingOutcome(values: Entry['values'], row: GuideRow): Outcome {
  const { name } = row;
  const present = asEntry(toRestaurant(row));
  // Unchanged values are not validated: they may be older than a rule.
  const different = Object.entries(values).filter(
    ([field, value]) => !isDeepStrictEqual(value ?? '', present[field] ?? ''),
  );
  const parsed = editRestaurantInput.safeParse({
    ...withTexts({ ...coordinatesIn(different, row), ...Object.fromEntries(different) }),
    restaurantId: row.id,
  });
  if (!parsed.success) return { kind: 'refused', name, reason: toProblem(parsed.error).message };

  const { restaurantId: _, ...changes } = parsed.data;
  const change = toColumns(changes);
  const after = Object.entries(asEntry(toRestaurant({ ...row, ...change })));
  const changed = after.filter(([field, value]) => !isDeepStrictEqual(value, present[field]));
  if (changed.length === 0) return { kind: 'unchanged', name };
  const details = changed.map(([field, value]) => `${field} ${shown(present[field])} → ${shown(value)}`).join(', ');
  return { kind: 'changed', name, row, change, details };
}

/** The values of a restaurant as in a CSV file: hours as text. */
const asEntry = (restaurant: Restaurant): Entry['values'] => ({
  ...restaurant,
  hours: restaurant.hours && printHours(toSchedule(restaurant.hours)),
});

/** Coordinates are validated as a pair, even if only one of them is different. */
function coordinatesIn(different: [field: string, value: unknown][], { latitude, longitude }: GuideRow) {
  return different.some(([field]) => field === 'latitude' || field === 'longitude') ? { latitude, longitude } : {};
}

/** Empty cells are null. For required text, '' produces the better validation message. */
function withTexts(values: Entry['values']): Entry['values'] {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, value === null && REQUIRED.includes(field) ? '' : value]),
  );
}

const SHOWN_MAX = 40;

function shown(value: unknown): string {
  return truncate(JSON.stringify(value ?? null), SHOWN_MAX);
}
