import type { Restaurant } from '@saffron/contracts/guide';
import type { Criterion } from '../../search/criteria/criterion.ts';
import { AMENITY } from '../../search/criteria/giving-way.ts';
import type { Snapshot } from '../../search/snapshot/snapshot.ts';
import type { Stop } from '../../understanding/plan.ts';
import type { Reading } from '../../understanding/reading/read.ts';
import { askedIn } from '../measures/asked.ts';
import { costOfLeg, legBetween, middlesOf } from '../near/nearness.ts';
import type { Step } from './change.ts';

/** Words for a way that is too long. */
const FAR: ReadonlySet<string> = new Set(['far', 'nearer', 'closer', 'trek', 'nearby']);
/** Prices are wishes of a stop: they hold for what is found next, too. */
const PRICES: ReadonlySet<string> = new Set(['cheap', 'dear']);

/**
 * "A quieter bar", "the dessert is too far": other places for some stops, which are so by more than those that were planned.
 *
 * @param all the message is about the ways between all stops
 * @returns null where the message compares nothing, or names no stop
 */
export function compared(
  reading: Reading,
  stops: readonly Stop[],
  meant: readonly number[],
  together: boolean,
  snapshot: Snapshot,
): Step | null {
  const [measure] = askedIn(reading, snapshot).degrees.filter(({ key }) => key !== 'near' && !PRICES.has(key));
  const nearer = together || reading.tokens.some(({ word }) => FAR.has(word));
  if (meant.length === 0 || !(measure || nearer)) return null;
  // "The dessert nearer to dinner": the dinner stays.
  const at = nearer ? meant.slice(0, 1) : meant;
  const than = (row: Restaurant, index: number): Criterion =>
    measure
      ? better(measure.words.more, (other) => measure.of(other).level, measure.of(row).level)
      : closer(row, neighborsOf(stops, index, snapshot), snapshot);
  const sought = stops.map((stop, index) => {
    const row = snapshot.byId.get(stop.placeId ?? -1);
    return at.includes(index) && row ? { ...stop, placeId: null, also: than(row, index) } : stop;
  });
  return { change: { type: 'adjust', at }, stops: sought };
}

const LOWEST = Number.NEGATIVE_INFINITY;

const better = (label: string, levelOf: (row: Restaurant) => number | null, base: number | null): Criterion => ({
  kind: 'feature',
  label,
  missing: false,
  cost: (row) => ((levelOf(row) ?? LOWEST) > (base ?? 0) ? 0 : AMENITY),
});

function closer(row: Restaurant, others: readonly Restaurant[], snapshot: Snapshot): Criterion {
  const middles = middlesOf(snapshot);
  const way = (from: Restaurant) => Math.max(...others.map((other) => costOfLeg(legBetween(other, from, middles))));
  return better('closer', (one) => -way(one), -way(row));
}

const neighborsOf = (stops: readonly Stop[], at: number, { byId }: Snapshot): Restaurant[] =>
  [stops[at - 1], stops[at + 1]].flatMap((stop) => byId.get(stop?.placeId ?? -1) ?? []);
