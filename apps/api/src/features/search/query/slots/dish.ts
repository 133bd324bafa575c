import { COOKED_BY, MADE_OF } from '../../ranking/exclusions.ts';
import type { Snapshot } from '../../snapshot/snapshot.ts';
import { anyOf, type Check, type SlotReader } from '../check.ts';
import { foodOf } from '../values.ts';
import { dishCheck, kitchenCheck } from './food.ts';

/** What else is ruled out with a dish: sushi with seafood, Indian places with curry. */
function alsoExcluded(key: string, snapshot: Snapshot): Check[] {
  return [COOKED_BY[key], MADE_OF[key]].flatMap((other) => {
    const food = other === undefined ? null : foodOf(other, snapshot);
    if (!food) return [];
    return food.kind === 'kitchen' ? kitchenCheck(food.key, food, snapshot) : dishCheck(food.key, food, snapshot);
  });
}

/** Dishes that the lexicon does not know are looked up in the texts of the guide. */
export const dish: SlotReader = {
  check: (value, { snapshot }, op) => {
    const food = foodOf(String(value), snapshot);
    const served = dishCheck(String(value), food, snapshot);
    return op === 'not' && food ? anyOf([served, ...alsoExcluded(food.key, snapshot)]) : served;
  },
};
