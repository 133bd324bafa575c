import type { Wishes } from '../wishes.ts';
import type { Reading } from './reading.ts';

/** What was said of how many come, and of the hour. */
interface Spoken {
  /** The wishes that tell of the guests. */
  of: Pick<Wishes, 'partySize' | 'features'>;
  isTimed: boolean;
  /** Of 24; null where no number tells it. */
  hour: number | null;
}

const HALF_DAY = 12;

/**
 * A message whose numbers mean what was spoken of before: after "dinner for six", "make it ten" counts the guests; after "dinner at
 * eight" it is the hour. Where both were said, it is the one that is nearer.
 *
 * @example settled(reading('make it ten'), { of: { partySize: 6, features: [] }, isTimed: false, hour: null }).times // []
 */
export function settled(reading: Reading, { of: { partySize, features }, isTimed, hour }: Spoken): Reading {
  const isParty = partySize !== null || features.some(({ key }) => key === 'group');
  const isNearer = (number: number) =>
    partySize !== null && hour !== null && Math.abs(number - partySize) < Math.abs(number - (hour % HALF_DAY));
  const counts = ({ loose, value, clock }: Reading['times'][number]) =>
    loose === true && (isTimed ? isNearer(clock ?? HALF_DAY) : isParty || value === null);
  const guests = reading.times.filter(counts);
  if (guests.length === 0) return reading;
  const isGuests = (at: number) => guests.some(({ from, to }) => at >= from && at < to);
  return {
    ...reading,
    times: reading.times.filter((time) => !guests.includes(time)),
    taken: new Set([...reading.taken].filter((at) => !isGuests(at))),
  };
}
