import type { Steps } from '../../slices.ts';
import { criteriaOf } from '../search/criteria/criteria.ts';
import type { Criterion } from '../search/criteria/criterion.ts';
import { excludedBy } from '../search/ranking/exclusions.ts';
import { costOf, type Ranked, rank } from '../search/ranking/rank.ts';
import type { Snapshot } from '../search/snapshot/snapshot.ts';
import type { State } from '../understanding/fold.ts';
import { EMPTY_MESSAGE } from '../understanding/understand.ts';
import type { Wishes } from '../understanding/wishes.ts';

const NO_BOOSTS: ReadonlyMap<number, number> = new Map();
const SEED = 1;

/** What some wishes are as those of a message. */
export const asWishes = (state: State): Wishes => ({
  ...state,
  message: { ...EMPTY_MESSAGE, intent: 'find', changed: true },
});

/** The restaurants nearest to some wishes, nearest first; those that lack something are marked by `lacks`. */
export interface Found {
  ranked: readonly Ranked[];
  criteria: readonly Criterion[];
}

/**
 * Looks restaurants up by wishes.
 *
 * @param further criteria beside those of the wishes
 * @param without ids that are out of the question
 */
export function* lookUp(
  state: State,
  snapshot: Snapshot,
  further: readonly Criterion[] = [],
  without: Iterable<number> = [],
): Steps<Found> {
  const wishes = asWishes({ ...state, rejected: [...state.rejected, ...without], shown: [] });
  const criteria = [...further, ...(yield* criteriaOf(wishes, snapshot))];
  return { criteria, ranked: yield* rank(wishes, criteria, snapshot, NO_BOOSTS, SEED) };
}

/** How many rows meet all criteria of some wishes and are not excluded, and which; in the order of the guide. */
export function* allMeeting(state: State, snapshot: Snapshot, further: readonly Criterion[] = []): Steps<number[]> {
  const wishes = asWishes(state);
  const criteria = [...further, ...(yield* criteriaOf(wishes, snapshot))];
  const unwanted = yield* excludedBy(wishes, snapshot);
  const rejected = new Set(state.rejected);
  return snapshot.rows.flatMap((row, at) =>
    !rejected.has(row.id) && !unwanted.out(at) && costOf(criteria, row, at).lacks === 0 ? [at] : [],
  );
}
