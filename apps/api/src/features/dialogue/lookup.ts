import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../slices.ts';
import { criteriaOf } from '../search/criteria/criteria.ts';
import type { Criterion } from '../search/criteria/criterion.ts';
import { LESSER } from '../search/criteria/food-fit.ts';
import { excludedBy } from '../search/ranking/exclusions.ts';
import { type Ranked, rank } from '../search/ranking/rank.ts';
import type { Snapshot } from '../search/snapshot/snapshot.ts';
import { isDiet } from '../understanding/delta/delta.ts';
import { EMPTY_MESSAGE } from '../understanding/empty-message.ts';
import type { State } from '../understanding/fold.ts';
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

/** Positions of all rows that meet some wishes and are not excluded, in the order of the guide. */
export function* allMeeting(state: State, snapshot: Snapshot, further: readonly Criterion[] = []): Steps<number[]> {
  const wishes = asWishes({ ...state, rejected: [] });
  const criteria = [...further, ...(yield* criteriaOf(wishes, snapshot))];
  const unwanted = yield* excludedBy(wishes, snapshot);
  const isMet = criteria.map((criterion) => metBy(criterion, state, snapshot));
  return snapshot.rows.flatMap((row, at) => (!unwanted.out(at) && isMet.every((is) => is(row, at)) ? [at] : []));
}

/** Where some place is what was wished, those that only come near to it are not counted; a part of a wished kitchen is. */
function metBy(
  { kind, cost }: Criterion,
  { foods }: State,
  { rows }: Snapshot,
): (row: Restaurant, at: number) => boolean {
  const kitchens = foods.filter((wish) => !isDiet(wish)).some(({ food }) => food?.kind === 'kitchen');
  const exact =
    kind !== 'diet' &&
    (kind === 'dish' || (kind === 'food' && !kitchens)) &&
    rows.some((row, at) => cost(row, at) < LESSER);
  const most = exact ? LESSER : 1;
  return (row, at) => cost(row, at) < most;
}
