import type { Restaurant } from '@saffron/contracts/guide';
import { MEALS } from '@saffron/contracts/guide-query-slots';
import type { SlotReader } from '../check.ts';

const FLAGS = { breakfast: 'mealTypeBreakfast', lunch: 'mealTypeLunch', dinner: 'mealTypeDinner' } as const;

const mealsOf = (row: Restaurant) => MEALS.filter((meal) => row[FLAGS[meal]]);

export const meal: SlotReader = {
  check: (value) => {
    const wanted = MEALS.find((one) => one === value);
    return {
      outcome: (row) => {
        if (wanted && row[FLAGS[wanted]]) return 'meets';
        return MEALS.some((one) => row[FLAGS[one]]) ? 'lacks' : 'unknown';
      },
      evidence: (row) => {
        const served = mealsOf(row);
        return served.length > 0 ? { field: 'meals', sentence: served.join(', ') } : undefined;
      },
    };
  },
};
