import type { Restaurant } from '@saffron/contracts/guide';
import type { Outcome } from '@saffron/contracts/guide-query';
import type { Steps } from '../../../../slices.ts';
import { notedAt, readNoted } from '../../facts/noted-at.ts';
import type { Snapshot } from '../../snapshot/snapshot.ts';
import type { SlotReader } from '../check.ts';

/** The feature and the fact of that name. */
export const WALK_IN = 'walk in';

const WALKING_IN = { yes: 'nearly', partly: 'nearly', no: 'lacks', unknown: 'unknown' } as const;

/** Whether one can walk into places that take bookings, by position: only their notes can tell. */
export function walkInAt(snapshot: Snapshot): (row: Restaurant, at: number) => Outcome {
  const told = notedAt(WALK_IN, snapshot);
  return (row, at) => WALKING_IN[told(row, at)];
}

/** Reads these notes, in steps. */
export const readWalkIn = (snapshot: Snapshot): Steps<void> => readNoted([WALK_IN], snapshot);

export const reservations: SlotReader = {
  reads: (_, { snapshot }) => readWalkIn(snapshot),
  check: (value, { snapshot }) => {
    const walkIn = walkInAt(snapshot);
    return {
      outcome: (row, at) => {
        if (row.reservations === (value === 'yes')) return 'meets';
        // Who asks for places without bookings wants to walk in.
        return row.reservations ? walkIn(row, at) : 'lacks';
      },
      evidence: (row) => ({ field: 'reservations', sentence: row.reservations ? 'yes' : 'no' }),
    };
  },
};
