import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../slices.ts';
import { criteriaOf } from '../search/criteria/criteria.ts';
import { rank } from '../search/ranking/rank.ts';
import { seedOf } from '../search/seed.ts';
import type { Wishes } from '../understanding/wishes.ts';
import type { Context } from './context.ts';

/** How far behind the best one a place may score and still be offered beside it. */
const BEHIND = 4.5;

/**
 * Places that meet all wishes and a further condition, best first, without those of the last reply.
 *
 * @param also what they have to meet besides
 */
export function* fitting(
  wishes: Wishes,
  { turns, shown, snapshot }: Context,
  also: (row: Restaurant) => boolean,
): Steps<Restaurant[]> {
  const criteria = yield* criteriaOf(wishes, snapshot);
  const ranked = yield* rank(wishes, criteria, snapshot, new Map(), seedOf([...turns]));
  const before = new Set(shown);
  const found = ranked.filter(({ row, lacks }) => lacks === 0 && !before.has(row) && also(row));
  const [first] = found;
  if (!first) return [];
  return found
    .filter(({ missed, score }) => missed === first.missed && score >= first.score - BEHIND)
    .map(({ row }) => row);
}
