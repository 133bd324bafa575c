import type { Wishes } from '../wishes.ts';
import type { Reading } from './reading.ts';

/** What was said of how many come, and of the hour. */
interface Spoken {
  /** The wishes that tell of the guests. */
  of: Pick<Wishes, 'partySize' | 'features'>;
  isTimed: boolean;
  /** Of 24; null where no number tells it. */
  hour: number | null;
  /** The lowest price of what the last reply showed; null where it showed none. */
  cheapest: number | null;
}

/** What may still be called reasonable where all that was shown costs more than that. */
const REASONABLE = { met: [[1, 2, 3]], near: [4] };

const HALF_DAY = 12;

/** "Keep it reasonable", of what was shown: the cheapest of that may stay, unless something else is looked for. */
function withinReason(reading: Reading, cheapest: number): Reading {
  if (reading.mentions.some(({ meaning, negated }) => !negated && ELSEWHERE.has(meaning.type))) return reading;
  return {
    ...reading,
    mentions: reading.mentions.map((mention) => {
      const { meaning } = mention;
      const isOver = meaning.type === 'price' && meaning.price.soft && cheapest > Math.max(...meaning.price.met.flat());
      if (!isOver) return mention;
      const { most: _, ...price } = meaning.price;
      return { ...mention, meaning: { ...meaning, price: { ...price, ...REASONABLE } } };
    }),
  };
}
const ELSEWHERE: ReadonlySet<string> = new Set(['food', 'area', 'noted-dish', 'unknown-food']);

/**
 * A message whose numbers mean what was spoken of before: after "dinner for six", "make it ten" counts the guests; after "dinner at
 * eight" it is the hour. Where both were said, it is the one that is nearer.
 *
 * @example settled(reading('make it ten'), { of: { partySize: 6, features: [] }, isTimed: false, hour: null, cheapest: null }).times // []
 */
export function settled(whole: Reading, { of: { partySize, features }, isTimed, hour, cheapest }: Spoken): Reading {
  const reading = cheapest === null ? whole : withinReason(whole, cheapest);
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
