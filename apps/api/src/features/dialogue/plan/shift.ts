import type { Stop } from '../../understanding/plan.ts';
import { numberIn } from '../../understanding/reading/numbers.ts';
import type { Reading } from '../../understanding/reading/reading.ts';
import type { Token } from '../../understanding/text/tokens.ts';
import { KINDS } from './kinds.ts';
import { eventIn, hourIn, STAYS, timesOf } from './time.ts';

const EARLIER = /^(?:earlier|forward|ahead|sooner|up)$/;
const UNIT = /^(?:hour|hr|minute|min)$/;
/** Without an amount, "a bit later". */
const A_BIT = 0.5;

/** In hours; null where none is said. */
export function amountIn(tokens: readonly Token[]): number | null {
  const at = tokens.findIndex(({ stem }) => UNIT.test(stem));
  if (at < 0) return null;
  const words = tokens.slice(Math.max(0, at - 3), at).map(({ word }) => word);
  const number = words.flatMap((word) => numberIn(word) ?? []).at(-1) ?? (words.includes('couple') ? 2 : 1);
  const hours = /^h/.test(tokens[at]?.stem ?? '') ? number : number / 60;
  return words.includes('half') ? hours / 2 : hours;
}

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
  const hour = eventIn(reading)?.starts ?? hourIn(reading, 0, reading.tokens.length, ends);
  return hour === null ? null : Math.min(0, hour - ends);
}
