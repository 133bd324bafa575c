import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../slices.ts';
import { criteriaOf } from '../search/criteria/criteria.ts';
import { isShutAt, visitOf } from '../search/opening/visit.ts';
import { type Ranked, rank } from '../search/ranking/rank.ts';
import { seedOf } from '../search/seed.ts';
import type { Wishes } from '../understanding/wishes.ts';
import type { Context } from './context.ts';
import { partyMeasure } from './measures/party.ts';

/** How far behind the best one a place may score and still be offered beside it. */
const BEHIND = 4.5;

/**
 * Places that meet all wishes and a further condition, best first, without those of the last reply, those that are closed then and those
 * too small for the party.
 *
 * @param also what they have to meet besides
 * @param most as many are looked for
 */
export function* fitting(
  wishes: Wishes,
  { turns, shown, snapshot }: Context,
  also: (row: Restaurant) => boolean,
  most: number,
): Steps<Restaurant[]> {
  const criteria = yield* criteriaOf(wishes, snapshot);
  const ranked = yield* rank(wishes, criteria, snapshot, new Map(), seedOf([...turns]));
  const isShut = isShutAt(visitOf(wishes));
  const party = wishes.partySize === null ? null : partyMeasure(wishes.partySize, snapshot);
  const found: Ranked[] = [];
  for (const one of ranked) {
    const [first = one] = found;
    if (found.length === most || one.missed > first.missed) break;
    if (one.lacks > 0 || one.score < first.score - BEHIND || shown.includes(one.row)) continue;
    // It may read the notes of a place, which nobody has asked about so far.
    yield;
    const isOut = isShut(one.row) || party?.of(one.row).outcome === 'no';
    if (!isOut && also(one.row)) found.push(one);
  }
  return found.map(({ row }) => row);
}
