import type { Restaurant } from '@saffron/contracts/guide';
import type { GuideQuery } from '@saffron/contracts/guide-query';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { distanceFrom, type Origin } from './origin.ts';
import type { Scan } from './scan.ts';

const metersOf = (origin: Origin, row: Restaurant | undefined): number =>
  (row && distanceFrom(origin, row)) ?? Infinity;

type Rank = (at: number) => number | string;

/** By which value each order ranks, the lowest first. What has no value comes last. */
function rankOf(sort: GuideQuery['sort'], { rows }: Snapshot, origin: Origin | null): Rank {
  if (sort === 'distance' && origin) return (at) => metersOf(origin, rows[at]);
  if (sort === 'rating') return (at) => -(rows[at]?.rating ?? 0);
  if (sort === 'price') return (at) => rows[at]?.price ?? Infinity;
  if (sort === 'dearest') return (at) => -(rows[at]?.price ?? 0);
  return () => 0;
}

/** The first positions in an order, the better fit before the others where the order does not tell. */
export function firstOf(
  { positions, scores }: Scan,
  { sort, limit }: GuideQuery,
  snapshot: Snapshot,
  origin: Origin | null,
): number[] {
  const rank = rankOf(sort, snapshot, origin);
  const dateOf = (at: number) => (sort === 'newest' ? (snapshot.rows[at]?.dateAdded ?? '') : '');
  const idOf = (at: number) => snapshot.rows[at]?.id ?? 0;
  const isBefore = (a: number, b: number): boolean => {
    const [first, second] = [rank(a), rank(b)];
    if (first !== second) return first < second;
    const [newer, older] = [dateOf(a), dateOf(b)];
    if (newer !== older) return newer > older;
    const apart = (scores[a] ?? 0) - (scores[b] ?? 0);
    return apart !== 0 ? apart > 0 : idOf(a) < idOf(b);
  };
  // A large guide is not put in order as a whole.
  const first: number[] = [];
  for (const at of positions) {
    const last = first.at(-1);
    if (first.length === limit && last !== undefined && !isBefore(at, last)) continue;
    const place = first.findIndex((other) => isBefore(at, other));
    first.splice(place < 0 ? first.length : place, 0, at);
    if (first.length > limit) first.pop();
  }
  return first;
}
