import type { SlotReader } from '../check.ts';

export const reservations: SlotReader = {
  check: (value) => ({
    outcome: (row) => (row.reservations === (value === 'yes') ? 'meets' : 'lacks'),
    evidence: (row) => ({ field: 'reservations', sentence: row.reservations ? 'yes' : 'no' }),
  }),
};
