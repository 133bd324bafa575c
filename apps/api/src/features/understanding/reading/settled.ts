import type { Reading } from './reading.ts';

/** How many come, and whether an hour was said. */
interface Spoken {
  partySize: number | null;
  isTimed: boolean;
}

/**
 * A message whose numbers mean what was spoken of before: after "dinner for six", "make it ten" counts the guests; after "dinner at
 * eight" it is the hour.
 *
 * @example settled(reading('make it ten'), { partySize: 6, isTimed: false }).times // []
 */
export function settled(reading: Reading, { partySize, isTimed }: Spoken): Reading {
  const counts = ({ loose, value }: Reading['times'][number]) =>
    loose === true && !isTimed && (partySize !== null || value === null);
  const guests = reading.times.filter(counts);
  if (guests.length === 0) return reading;
  const isGuests = (at: number) => guests.some(({ from, to }) => at >= from && at < to);
  return {
    ...reading,
    times: reading.times.filter((time) => !guests.includes(time)),
    taken: new Set([...reading.taken].filter((at) => !isGuests(at))),
  };
}
