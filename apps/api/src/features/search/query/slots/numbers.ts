import type { Restaurant } from '@saffron/contracts/guide';
import type { QueryEvidence } from '@saffron/contracts/guide-query';
import { RATING_STEP } from '@saffron/contracts/limits';
import type { SlotReader } from '../check.ts';

/**
 * A slot of numbers.
 *
 * @param read the number of a restaurant; null if unknown
 * @param step how far from a value is nearly it
 */
const numbers = (
  read: (row: Restaurant) => number | null,
  step: number,
  evidence: (row: Restaurant) => QueryEvidence | undefined,
): SlotReader => ({
  apart: true,
  check: (value, _asked, op) => {
    const wanted = Number(value);
    const away = (number: number) =>
      Math.abs(
        op === 'atMost'
          ? Math.max(number, wanted) - wanted
          : op === 'atLeast'
            ? wanted - Math.min(number, wanted)
            : number - wanted,
      );
    return {
      outcome: (row) => {
        const number = read(row);
        if (number === null) return 'unknown';
        return away(number) === 0 ? 'meets' : away(number) <= step ? 'nearly' : 'lacks';
      },
      evidence,
    };
  },
});

export const price = numbers(
  (row) => row.price,
  1,
  (row) => (row.price === null ? undefined : { field: 'price', sentence: '$'.repeat(row.price) }),
);

export const rating = numbers(
  (row) => row.rating,
  RATING_STEP,
  (row) => (row.rating === null ? undefined : { field: 'rating', sentence: String(row.rating) }),
);
