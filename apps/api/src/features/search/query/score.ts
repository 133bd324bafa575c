import type { Restaurant } from '@saffron/contracts/guide';
import type { Constraint, Outcome } from '@saffron/contracts/guide-query';
import { MEALS } from '@saffron/contracts/guide-query-slots';
import { weightsOf } from '../ranking/feature-evidence.ts';
import { softScore } from '../ranking/rank.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { distanceFrom, type Origin } from './origin.ts';
import type { Prepared } from './prepared.ts';

/** What each outcome counts; silence is better than a no. */
const SHARE: Readonly<Record<Outcome, number>> = { meets: 1, nearly: 0.6, unknown: 0.25, lacks: 0 };
/** A constraint outweighs what makes a place good in general, which is a few points. */
const MET = 10;
const CORE = 20;
const NEARNESS = 3;
/** Points for a place next door, and the meters at which half of them are left. */
const CLOSE = 8;
const HALF_CLOSE = 800;
/** Points for what another index finds first. */
const BOOST = 5;

/** What one constraint adds to the score of a restaurant. */
export function pointsOf({ constraint, nearness }: Prepared, outcome: Outcome, row: Restaurant, at: number): number {
  const near = constraint.op === 'not' ? 0 : (nearness?.(row, at) ?? 0);
  return (constraint.core ? CORE : MET) * SHARE[outcome] + NEARNESS * near;
}

const numberIn = (constraint: Constraint | undefined): number | null => {
  const [value] = constraint?.values ?? [];
  return typeof value === 'number' ? value : null;
};

/** What speaks for a restaurant beside the outcomes: its rating, how strongly the notes speak of moods and dishes, how close it is. */
export function qualityOf(
  prepared: readonly Prepared[],
  origin: Origin | null,
  boosted: readonly number[],
  snapshot: Snapshot,
): (row: Restaurant, at: number) => number {
  const wished = prepared.filter(({ constraint }) => constraint.op !== 'not');
  const constraintOn = (slot: Constraint['slot']) =>
    prepared.find(({ constraint }) => constraint.slot === slot)?.constraint;
  const features = wished.flatMap(({ feature }) => feature ?? []);
  const served = constraintOn('meal')?.values ?? [];
  const meals = MEALS.filter((meal) => served.includes(meal)).map((meal) => ({ meal, said: meal }));
  const soft = softScore(
    {
      foods: wished.flatMap(({ food }) => food ?? []),
      // Nobody has to say why something is left out: it may be an allergy.
      notFoods: prepared.flatMap(({ constraint, food }) =>
        food && constraint.op === 'not' ? { ...food, strict: true as const } : [],
      ),
      features,
      meals,
      partySize: numberIn(constraintOn('party')),
      price: constraintOn('price') ? { label: 'price', met: [], near: [], said: 'price' } : null,
    },
    snapshot,
  );
  const weights = features.map((feature) => weightsOf(feature, snapshot));
  const boosts = new Map(boosted.map((id, rank) => [id, BOOST * (1 - rank / boosted.length)]));
  return (row, at) => {
    let score = soft(at);
    for (const weight of weights) score += weight[at] ?? 0;
    score += boosts.get(row.id) ?? 0;
    const meters = origin && distanceFrom(origin, row);
    return meters === null ? score : score + (CLOSE * HALF_CLOSE) / (HALF_CLOSE + meters);
  };
}
