import type { Stop } from '../../understanding/plan.ts';
import type { Reading } from '../../understanding/reading/reading.ts';
import { A_BIT, amountIn, EARLIER } from '../../understanding/reading/shifts.ts';
import { KINDS } from './kinds.ts';
import { eventIn, hourIn, STAYS, timesOf } from './time.ts';

/**
 * The hours by which a message moves a plan.
 *
 * @param from the first stop that moves
 * @returns null where it names neither an hour nor an amount nor a direction
 */
export function shiftIn(reading: Reading, stops: readonly Stop[], from: number): number | null {
  const { tokens } = reading;
  const stop = stops[from];
  const at = timesOf(stops)[from];
  const amount = amountIn(tokens);
  const sign = tokens.some(({ word }) => EARLIER.test(word)) ? -1 : 1;
  if (amount !== null) return sign * amount;
  const hour = stop && hourIn(reading, 0, tokens.length, at ?? KINDS[stop.request.kind].hour);
  if (hour !== null && hour !== undefined && at !== undefined) return hour - at;
  return tokens.some(({ word }) => EARLIER.test(word) || word === 'later') ? sign * A_BIT : null;
}

/** The same stops with the hours from stop `from` on moved, and those before as they are. */
export function shifted(stops: readonly Stop[], by: number, from: number): Stop[] {
  const times = timesOf(stops);
  return stops.map((stop, at) => ({
    ...stop,
    request: { ...stop.request, hour: (times[at] ?? 0) + (at >= from ? by : 0) },
  }));
}

/** The hours by which a plan moves so that its last stop is over then; null where no hour is said. */
export function endingIn(reading: Reading, stops: readonly Stop[]): number | null {
  const last = stops.at(-1);
  const at = timesOf(stops).at(-1);
  if (!last || at === undefined) return null;
  const ends = at + STAYS[last.request.kind];
  const midnight = reading.tokens.some(({ word }) => word === 'midnight') ? 24 : null;
  const hour = eventIn(reading)?.starts ?? hourIn(reading, 0, reading.tokens.length, ends) ?? midnight;
  return hour === null ? null : Math.min(0, hour - ends);
}
