import type { Restaurant } from '@saffron/contracts/guide';
import { CARDS_MAX } from '@saffron/contracts/limits';
import type { Wishes } from '../understanding/wishes.ts';
import type { Criterion } from './criteria/criterion.ts';
import { unmetOf } from './criteria/unmet.ts';
import type { Unmet } from './found.ts';
import { costOf, type Ranked } from './ranking/rank.ts';
import type { Snapshot } from './snapshot/snapshot.ts';

/** Places of one message that are looked at. */
const PLACES = 100;

/** The places that a message is about; no rows where it looks for others. */
interface About {
  rows: Restaurant[];
  unmet: Unmet[];
}

/** The places that a wish is about: those it names that meet most of it. None where another place meets all of it. */
export function aboutPlaces(
  { message }: Wishes,
  criteria: readonly Criterion[],
  ranked: readonly Ranked[],
  { byId, positions }: Snapshot,
): About {
  const named = message.places.slice(0, PLACES).flatMap((id) => byId.get(id) ?? []);
  const at = ({ id }: Restaurant) => positions.get(id) ?? -1;
  const costs = new Map(named.map((row) => [row.id, costOf(criteria, row, at(row))]));
  const met = (row: Restaurant) => costs.get(row.id)?.lacks === 0;
  const better = message.changed && !named.some(met) && ranked[0]?.lacks === 0;
  if (better) return { rows: [], unmet: [] };
  const least = Math.min(...named.map((row) => costs.get(row.id)?.missed ?? 0));
  const kept = named.length > 1 && message.changed ? named.filter((row) => costs.get(row.id)?.missed === least) : named;
  const rows = kept.slice(0, CARDS_MAX);
  const [row] = rows;
  const one = row && { row, at: at(row), ...costOf(criteria, row, at(row)), score: 0, mood: 0 };
  return { rows, unmet: unmetOf(one, criteria) };
}
