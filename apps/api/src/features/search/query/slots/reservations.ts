import type { Restaurant } from '@saffron/contracts/guide';
import type { Outcome } from '@saffron/contracts/guide-query';
import { answerOf } from '../../facts/answer.ts';
import type { SlotReader } from '../check.ts';

/** The feature and the fact of that name. */
export const WALK_IN = 'walk in';

const WALKING_IN = { yes: 'nearly', partly: 'nearly', no: 'lacks', unknown: 'unknown' } as const;

/** Whether one can walk into a place that takes bookings: only its notes can tell. */
export const walkInAt = (row: Restaurant): Outcome => WALKING_IN[answerOf(WALK_IN, row).outcome];

export const reservations: SlotReader = {
  check: (value) => ({
    outcome: (row) => {
      if (row.reservations === (value === 'yes')) return 'meets';
      // Who asks for places without bookings wants to walk in.
      return row.reservations ? walkInAt(row) : 'lacks';
    },
    evidence: (row) => ({ field: 'reservations', sentence: row.reservations ? 'yes' : 'no' }),
  }),
};
