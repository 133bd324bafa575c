import type { Restaurant } from '@saffron/contracts/guide';
import type { LocalTime } from '@saffron/contracts/hours/status';
import type { Stop } from '../../understanding/plan.ts';
import { isOpenAt, timesOf } from './time.ts';

/** Hours by which an outing moves for its places to be open, the smallest first. */
const MOVES = [0, 0.5, -0.5, 1, -1, 1.5, 2];

/** At which stops of a plan a place is closed when one gets there. */
export const closedAt = (stops: readonly Stop[], rows: readonly Restaurant[], by = 0): boolean[] => {
  const times = timesOf(stops);
  return stops.map(({ request }, at) => {
    const row = rows[at];
    return row !== undefined && isOpenAt(row, request, (times[at] ?? 0) + by) === false;
  });
};

/** The same stops at hours when as many of the places as possible are open, where nobody said an hour. */
export function settled(stops: readonly Stop[], rows: readonly Restaurant[]): Stop[] {
  if (stops.some(({ request }) => request.hour !== null)) return [...stops];
  const closed = MOVES.map((by) => closedAt(stops, rows, by).filter(Boolean).length);
  const by = MOVES[closed.indexOf(Math.min(...closed))] ?? 0;
  const times = timesOf(stops);
  return by === 0
    ? [...stops]
    : stops.map((stop, at) => ({ ...stop, request: { ...stop.request, hour: (times[at] ?? 0) + by } }));
}

const DAY = 24;

/** Stops of today that begin no earlier than now: the first one at the next half hour, and what has no hour of its own after it. */
export function begun<S extends Stop>(stops: readonly S[], now: LocalTime | null): S[] {
  const [first] = stops;
  const [begins = 0] = timesOf(stops);
  if (!now || first?.request.date !== now.date || first.request.hour !== null || begins * 60 >= now.minute)
    return [...stops];
  const hour = Math.ceil(now.minute / 30) / 2;
  if (hour >= DAY) return [...stops];
  // Nobody is at two of them at once.
  const at = ({ hour: said }: Stop['request'], index: number) =>
    index === 0 ? hour : said !== null && said <= hour ? null : said;
  return stops.map((stop, index) => ({ ...stop, request: { ...stop.request, hour: at(stop.request, index) } }));
}
