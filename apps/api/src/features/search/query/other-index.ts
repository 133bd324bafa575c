import type { Constraint, GuideQuery } from '@saffron/contracts/guide-query';
import { PRICE_MAX, PRICE_MIN } from '@saffron/contracts/limits';
import type { IndexFilter, SearchIndex } from '../search-index.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { areaOf } from './slots/area-values.ts';

/** Results to request from the other index: more than a query shows, because constraints rule some out. */
const NEAREST = 40;
const DESCRIBING: ReadonlySet<Constraint['slot']> = new Set([
  'cuisine',
  'dish',
  'diet',
  'amenity',
  'mood',
  'occasion',
  'kind',
  'text',
]);

/** The restaurants that another index finds for the words of a query, best first; none if the query has no words. */
export async function idsFrom(
  other: SearchIndex | null,
  { constraints }: GuideQuery,
  snapshot: Snapshot,
): Promise<number[]> {
  const words = constraints.filter(({ slot, op }) => op === 'is' && DESCRIBING.has(slot));
  if (!other || words.length === 0) return [];
  const musts = constraints.filter(({ strength }) => strength === 'must');
  return other.find(words.flatMap(({ values }) => values).join(', '), NEAREST, filterOf(musts, snapshot));
}

/** The constraints that the other index can filter by. */
function filterOf(musts: readonly Constraint[], snapshot: Snapshot): IndexFilter {
  const area = musts.find(({ slot, op }) => slot === 'area' && op === 'is');
  const places = area?.values.map((value) => areaOf(String(value), snapshot)?.values ?? []) ?? [];
  const price = musts.find(({ slot, op }) => slot === 'price' && op !== 'not');
  return {
    ...(places.length > 0 && places.every((values) => values.length > 0) && { neighborhoods: places.flat() }),
    ...(price && { prices: levelsOf(price) }),
  };
}

function levelsOf({ op, values }: Constraint): number[] {
  const [bound] = values.map(Number);
  const levels = Array.from({ length: PRICE_MAX - PRICE_MIN + 1 }, (_, step) => PRICE_MIN + step);
  if (op === 'is') return levels.filter((level) => values.includes(level));
  return levels.filter((level) => (op === 'atMost' ? level <= (bound ?? 0) : level >= (bound ?? 0)));
}
