import { DAYS } from '@saffron/contracts/hours/days';
import { table } from '../../../table.ts';
import type { Token } from '../text/tokens.ts';
import type { When } from '../wishes.ts';
import type { Reading } from './read.ts';

const SHORT_DAYS: Readonly<Record<string, number>> = table({ mon: 0, tue: 1, weds: 2, thur: 3, fri: 4 });
const DAY_STEMS = new Map([...DAYS.map((day, at) => [day.toLowerCase(), at] as const), ...Object.entries(SHORT_DAYS)]);
/** A day of which somebody tells. */
const PAST: ReadonlySet<string> = new Set(
  'had was were cooked ate went did came last every loved rained visited yesterday usually always'.split(' '),
);
/** "Sunday roast" is a dish on any day. */
const DISHES: ReadonlySet<string> = new Set(['roast', 'sauce', 'gravy']);
const MIDNIGHT = 24;

const dayAt = (tokens: readonly Token[], at: number): number | null => {
  const day = DAY_STEMS.get(tokens[at]?.stem ?? '');
  if (day === undefined || DISHES.has(tokens[at + 1]?.stem ?? '')) return null;
  const told = tokens.some(({ word, sentence }) => sentence === tokens[at]?.sentence && PAST.has(word));
  return told ? null : day;
};

/**
 * The day and the hour at which somebody wants to eat, as far as a message says so.
 *
 * @returns null where it says neither
 * @example whenIn(finish(read('dinner on Monday at 10pm', vocabulary, []))) // { day: 0, hour: 22, said: 'on Monday at 22:00' }
 */
export function whenIn({ tokens, times }: Pick<Reading, 'tokens' | 'times'>): When | null {
  const day = tokens.flatMap((_, at) => dayAt(tokens, at) ?? []).at(-1) ?? null;
  const clock = times.flatMap(({ value }) => value ?? []).at(-1);
  const hour = clock ?? (tokens.some(({ word }) => word === 'midnight') ? MIDNIGHT : null);
  if (day === null && hour === null) return null;
  return { day, hour, said: saidWhen({ day, hour }) };
}

/** @example saidWhen({ day: 0, hour: 22 }) // 'on Monday at 22:00' */
export const saidWhen = ({ day, hour }: Pick<When, 'day' | 'hour'>): string =>
  [day === null ? '' : `on ${DAYS[day]}`, hour === null ? '' : `at ${hour % 24}:00`].filter(Boolean).join(' ');
