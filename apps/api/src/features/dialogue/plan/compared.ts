import type { Restaurant } from '@saffron/contracts/guide';
import type { Criterion } from '../../search/criteria/criterion.ts';
import type { Cost } from '../../search/criteria/food-fit.ts';
import { AMENITY } from '../../search/criteria/giving-way.ts';
import type { Snapshot } from '../../search/snapshot/snapshot.ts';
import type { Stop } from '../../understanding/plan.ts';
import type { Mention, Reading } from '../../understanding/reading/reading.ts';
import { askedIn } from '../measures/asked.ts';
import { DEGREES } from '../measures/degrees.ts';
import { costOfLeg, legBetween, middlesOf } from '../near/nearness.ts';
import { stopsMeant } from './meant.ts';
import type { Step } from './operation.ts';
import { withWishes } from './sought.ts';

/** Words for a way that is too long. */
const FAR: ReadonlySet<string> = new Set(['far', 'nearer', 'closer', 'trek', 'nearby']);

/**
 * Other places for some stops, which are so by more than those that were planned.
 *
 * @param all the message is about the ways between all stops
 * @returns null where the message compares nothing, or names no stop
 */
export function compared(reading: Reading, stops: readonly Stop[], together: boolean, snapshot: Snapshot): Step | null {
  const asked = askedIn(reading, snapshot);
  // What is found next keeps to the price, too.
  const priced = reading.mentions.some(({ meaning }) => meaning.type === 'cheaper' || meaning.type === 'pricier');
  // "Too loud" compares, too.
  const tooMuch = reading.tokens.some(({ word }) => word === 'too' || word === 'more');
  const [measure] = [
    ...asked.degrees,
    ...(priced || tooMuch ? asked.needs.filter(({ key }) => COMPARED.has(key)) : []),
  ].filter(({ key }) => key !== 'near' && (!priced || PRICES.has(key)));
  const far = reading.tokens.findIndex(({ word }) => FAR.has(word));
  const meantTo = (to: number) => stopsMeant(reading, stops, snapshot, 0, to).at;
  const meant = meantTo(reading.tokens.length);
  if (meant.length === 0 || !(measure || together || far >= 0) || reading.mentions.some(isPrice)) return null;
  // The dinner stays.
  const first = far < 0 ? [] : meantTo(far);
  const at = first.length > 0 ? first : meant;
  const than = (row: Restaurant, index: number): Criterion =>
    measure
      ? better(measure.words.more, (other) => measure.of(other).level, measure.of(row).level, SIGNED.has(measure.key))
      : closer(row, neighborsOf(stops, index, snapshot), snapshot);
  const sought = stops.map((stop, index) => {
    const row = snapshot.byId.get(stop.placeId ?? -1);
    if (!at.includes(index) || !row) return stop;
    const wished = priced ? withWishes(stop, reading, ({ meaning }) => isShift(meaning), snapshot) : stop;
    return { ...wished, placeId: null, also: than(row, index) };
  });
  return { change: { type: 'adjust', at }, stops: sought };
}

/** What can be more or less so. */
const COMPARED: ReadonlySet<string> = new Set(DEGREES.map(({ key }) => key));
/** Those of them that a place can be the contrary of. */
const SIGNED: ReadonlySet<string> = new Set(DEGREES.flatMap(({ key, against }) => (against ? [key] : [])));
const PRICES: ReadonlySet<string> = new Set(['cheap', 'dear']);
/** "Under 30" is a wish, and compares nothing. */
const isPrice = ({ meaning }: Mention): boolean => meaning.type === 'price';
const isShift = ({ type }: Mention['meaning']): boolean => type === 'cheaper' || type === 'pricier';

const LOWEST = Number.NEGATIVE_INFINITY;

/** Of a place that is loud too, only less so than the one that was too loud. */
const LESS_SO: Cost = 0.6;

/** @param signed whether a place under nought is the contrary: who wants it quieter wants it quiet, where there is such a place */
const better = (
  label: string,
  levelOf: (row: Restaurant) => number | null,
  base: number | null,
  signed = false,
): Criterion => ({
  kind: 'feature',
  label,
  missing: false,
  cost: (row) => {
    const level = levelOf(row) ?? LOWEST;
    if (level <= (base ?? 0)) return AMENITY;
    return signed && level <= 0 ? LESS_SO : 0;
  },
});

function closer(row: Restaurant, others: readonly Restaurant[], snapshot: Snapshot): Criterion {
  const middles = middlesOf(snapshot);
  const way = (from: Restaurant) => Math.max(...others.map((other) => costOfLeg(legBetween(other, from, middles))));
  return better('closer', (one) => -way(one), -way(row));
}

const neighborsOf = (stops: readonly Stop[], at: number, { byId }: Snapshot): Restaurant[] =>
  [stops[at - 1], stops[at + 1]].flatMap((stop) => byId.get(stop?.placeId ?? -1) ?? []);
