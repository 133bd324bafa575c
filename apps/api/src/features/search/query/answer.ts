import type { GuideAnswer, GuideQuery } from '@saffron/contracts/guide-query';
import type { LocalTime } from '@saffron/contracts/hours/status';
import { finish, type Steps } from '../../../slices.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { distanceFrom, originOf } from './origin.ts';
import { type Prepared, prepare, verdictOf } from './prepared.ts';
import { scan } from './scan.ts';
import { qualityOf } from './score.ts';
import { firstOf } from './sort.ts';

interface Context {
  now: LocalTime;
  boosted?: readonly number[];
}

/**
 * Answers a query from a snapshot of the guide, in steps between which the snapshot may change.
 *
 * @param context the local time of the guide, and what another index found, best first
 * @throws AppError `bad_input` for values that neither the guide nor the lexicon knows; `not_found` for an unknown restaurant in `near`
 * @example finish(answering(guideQuery.parse({ constraints: [] }), snapshot, { now })).hits[0]?.restaurant.name
 */
export function* answering(query: GuideQuery, snapshot: Snapshot, context: Context): Steps<GuideAnswer> {
  const { revision } = snapshot;
  const result = yield* answerIn(query, snapshot, context);
  // Positions are those of another guide now.
  return snapshot.revision === revision ? result : finish(answerIn(query, snapshot, context));
}

function* answerIn(query: GuideQuery, snapshot: Snapshot, { now, boosted = [] }: Context): Steps<GuideAnswer> {
  const origin = originOf(query.near, snapshot);
  const prepared: Prepared[] = [];
  for (const constraint of query.constraints) prepared.push(yield* prepare(constraint, { snapshot, now, origin }));
  const quality = qualityOf(prepared, origin, boosted, snapshot);
  yield;
  const found = yield* scan(prepared, quality, origin, snapshot);
  const hits: GuideAnswer['hits'] = [];
  for (const at of firstOf(found, query, snapshot, origin)) {
    yield;
    const restaurant = snapshot.rows[at];
    if (!restaurant) continue;
    const score = Math.round((found.scores[at] ?? 0) * 100) / 100;
    const distance = origin && distanceFrom(origin, restaurant);
    hits.push({ restaurant, score, distance, verdicts: prepared.map((one) => verdictOf(one, restaurant, at)) });
  }
  return { hits, total: found.positions.length, relaxed: found.relaxed };
}
