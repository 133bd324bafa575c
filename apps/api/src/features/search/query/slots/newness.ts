import type { Restaurant } from '@saffron/contracts/guide';
import { addDays } from '@saffron/contracts/hours/days';
import type { SlotReader } from '../check.ts';

const dayAdded = ({ dateAdded }: Restaurant) => dateAdded.slice(0, 10);

/** Added to the guide within some days. */
export const newness: SlotReader = {
  check: (value, { now }) => {
    const first = addDays(now.date, -Number(value));
    return {
      outcome: (row) => (dayAdded(row) >= first ? 'meets' : 'lacks'),
      evidence: (row) => ({ field: 'dateAdded', sentence: dayAdded(row) }),
    };
  },
};
