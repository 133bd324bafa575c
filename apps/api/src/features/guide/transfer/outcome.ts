import { addRestaurantInput, editRestaurantInput, price } from '@saffron/contracts/guide';
import { PRICE_DEFAULT } from '@saffron/contracts/limits';
import { toProblem } from '../../../errors.ts';
import type { GuideRow, NewRow, RowChange } from '../data.ts';
import { toColumns, toRestaurant } from '../present.ts';
import type { Entry } from './entry.ts';

/** What an import makes of an entry. */
export type Outcome =
  | { kind: 'added'; name: string; row: NewRow }
  | { kind: 'changed'; name: string; row: GuideRow; change: RowChange; details: string }
  | { kind: 'unchanged'; name: string }
  | { kind: 'refused'; name: string; reason: string };

/** The add form asks for a price. A guide that moves takes along what an edit has left without one. */
const newRestaurant = addRestaurantInput.extend({ price: price.nullable().default(PRICE_DEFAULT) });
const REQUIRED = ['name', 'neighborhood', 'cuisine'];

/**
 * Judges an entry by the rules of adding and editing.
 *
 * @param row the restaurant of this name, if there is one
 * @param actor who is said to have added it
 */
export function judge({ given, broken }: Entry, row: GuideRow | undefined, actor: string): Outcome {
  const name = typeof given.name === 'string' ? given.name.trim() : '';
  if (broken !== null) return { kind: 'refused', name, reason: broken };
  return row ? judgeKnown(given, row) : judgeNew(name, given, actor);
}

function judgeNew(name: string, given: Entry['given'], actor: string): Outcome {
  const parsed = newRestaurant.safeParse(withTexts(given));
  if (!parsed.success) return { kind: 'refused', name, reason: toProblem(parsed.error).message };
  return { kind: 'added', name, row: { ...toColumns(parsed.data), name: parsed.data.name, added_by: actor } };
}

function judgeKnown(given: Entry['given'], row: GuideRow): Outcome {
  const { name } = row;
  const present: Record<string, unknown> = { ...toRestaurant(row) };
  // What is as it was is not judged: it may be from before a rule.
  const different = Object.entries(given).filter(([field, value]) => (value ?? '') !== (present[field] ?? ''));
  const parsed = editRestaurantInput.safeParse({ ...withTexts(Object.fromEntries(different)), restaurantId: row.id });
  if (!parsed.success) return { kind: 'refused', name, reason: toProblem(parsed.error).message };

  const { restaurantId: _, ...changes } = parsed.data;
  const change = toColumns(changes);
  const after = Object.entries(toRestaurant({ ...row, ...change }));
  const changed = after.filter(([field, value]) => value !== present[field]);
  if (changed.length === 0) return { kind: 'unchanged', name };
  const details = changed.map(([field, value]) => `${field} ${shown(present[field])} → ${shown(value)}`).join(', ');
  return { kind: 'changed', name, row, change, details };
}

/** An empty cell is null; of a required text the rules say better what is wrong with "". */
function withTexts(given: Entry['given']): Entry['given'] {
  return Object.fromEntries(
    Object.entries(given).map(([field, value]) => [field, value === null && REQUIRED.includes(field) ? '' : value]),
  );
}

const SHOWN_MAX = 40;

function shown(value: unknown): string {
  const text = JSON.stringify(value ?? null);
  return text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text;
}
