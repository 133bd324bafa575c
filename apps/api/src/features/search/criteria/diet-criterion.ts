import type { Restaurant } from '@saffron/contracts/guide';
import type { FoodWish } from '../../understanding/wishes.ts';
import { keptDiet } from '../query/slots/kept-diet.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { Criterion } from './criterion.ts';
import { type Cost, LESSER, MISSED } from './food-fit.ts';
import { NEED } from './giving-way.ts';

/** Of a place that says nothing, where nobody wrote of the diet: less than another kitchen or another part of town. */
const UNTOLD: Cost = 1.5;

/** Where others at the table want meat: of a place that says nothing of the diet, with a dish that has none, and without. */
const A_DISH: Cost = 1.1;
const NO_DISH: Cost = 2.6;
const MEATLESS_DISHES =
  'mushroom|halloumi|aubergine|eggplant|cauliflower|tofu|paneer|falafel|squash|courgette|jackfruit|lentil|chickpea|bean|celeriac|nut loaf|vegetable|veggie'.split(
    '|',
  );

/**
 * A diet is kept or not. Kitchens that are kind to it count only where no other kitchen was wished.
 *
 * @param how alone; strictly, where another food was wished too; or beside the meat of others at the table
 */
export function dietCriterion(
  wish: FoodWish,
  how: 'alone' | 'strictly' | 'beside meat',
  snapshot: Snapshot,
): Criterion {
  const strictly = how === 'strictly';
  const dishes = how === 'beside meat' ? snapshot.dishes.mentioning(MEATLESS_DISHES) : null;
  const { outcome, nearness } = keptDiet(wish, snapshot);
  const near = (row: Restaurant, at: number): number => nearness?.(row, at) ?? 0;
  const isTold = strictly && snapshot.rows.some((row, at) => outcome(row, at) !== 'unknown');
  const cost = (row: Restaurant, at: number): Cost => {
    const found = outcome(row, at);
    if (found === 'meets') return LESSER * (1 - near(row, at) * 0.7);
    if (found === 'lacks') return NEED;
    if (dishes) return dishes.has(at) ? A_DISH : NO_DISH;
    return !strictly ? (1 - near(row, at)) * MISSED : isTold ? NEED : UNTOLD;
  };
  return { kind: 'diet', label: wish.label, missing: !snapshot.rows.some((row, at) => cost(row, at) < 1), cost };
}
