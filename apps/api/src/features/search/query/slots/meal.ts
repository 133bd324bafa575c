import type { Restaurant } from '@saffron/contracts/guide';
import { BRUNCH, MEALS } from '@saffron/contracts/guide-query-slots';
import type { Snapshot } from '../../snapshot/snapshot.ts';
import type { Check, SlotReader } from '../check.ts';
import { foodOf } from '../values.ts';
import { dishCheck } from './food.ts';

export const MEAL_FLAGS = { breakfast: 'mealTypeBreakfast', lunch: 'mealTypeLunch', dinner: 'mealTypeDinner' } as const;

const mealsOf = (row: Restaurant) => MEALS.filter((meal) => row[MEAL_FLAGS[meal]]);

/** Brunch is no field of the guide: its tags and notes tell of it. A place that opens for dinner alone has none. */
function brunchCheck(snapshot: Snapshot): Check {
  const said = dishCheck(BRUNCH, foodOf(BRUNCH, snapshot), snapshot);
  return {
    ...said,
    outcome: (row, at) => {
      const found = said.outcome(row, at);
      const isLate = row.mealTypeDinner && !row.mealTypeBreakfast && !row.mealTypeLunch;
      return found !== 'meets' && isLate ? 'lacks' : found;
    },
  };
}

export const meal: SlotReader = {
  check: (value, { snapshot }) => {
    if (value === BRUNCH) return brunchCheck(snapshot);
    const wanted = MEALS.find((one) => one === value);
    return {
      outcome: (row) => {
        if (wanted && row[MEAL_FLAGS[wanted]]) return 'meets';
        return MEALS.some((one) => row[MEAL_FLAGS[one]]) ? 'lacks' : 'unknown';
      },
      evidence: (row) => {
        const served = mealsOf(row);
        return served.length > 0 ? { field: 'meals', sentence: served.join(', ') } : undefined;
      },
    };
  },
};
