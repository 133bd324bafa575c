import type { Restaurant } from '@saffron/contracts/guide';
import type { FoodWish } from '../../understanding/wishes.ts';
import { keptDiet } from '../query/slots/kept-diet.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { Criterion } from './criterion.ts';
import { type Cost, LESSER, MISSED } from './food-fit.ts';
import { NEED } from './giving-way.ts';

/** Of a place that says nothing, where nobody wrote of the diet: less than another kitchen or another part of town. */
const UNTOLD: Cost = 1.5;

/**
 * A diet is kept or not. Kitchens that are kind to it count only where no other kitchen was wished.
 *
 * @param strictly another food was wished, too
 */
export function dietCriterion(wish: FoodWish, strictly: boolean, snapshot: Snapshot): Criterion {
  const { outcome, nearness } = keptDiet(wish, snapshot);
  const near = (row: Restaurant, at: number): number => nearness?.(row, at) ?? 0;
  const isTold = strictly && snapshot.rows.some((row, at) => outcome(row, at) !== 'unknown');
  const cost = (row: Restaurant, at: number): Cost => {
    const found = outcome(row, at);
    if (found === 'meets') return LESSER * (1 - near(row, at) * 0.7);
    if (found === 'lacks') return NEED;
    return !strictly ? (1 - near(row, at)) * MISSED : isTold ? NEED : UNTOLD;
  };
  return { kind: 'diet', label: wish.label, missing: !snapshot.rows.some((row, at) => cost(row, at) < 1), cost };
}
