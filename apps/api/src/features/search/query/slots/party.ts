import type { SlotReader } from '../check.ts';
import { featureWish } from '../values.ts';
import { featureCheck } from './features.ts';

/** Every table seats as many. */
const ANY_TABLE = 4;

/** Whether a party can sit together: small ones anywhere, larger ones where the guide speaks of groups. */
export const party: SlotReader = {
  check: (value, { snapshot }) => {
    const people = Number(value);
    const groups = featureCheck(featureWish('group', snapshot), snapshot);
    if (people > ANY_TABLE) return groups;
    return { outcome: () => 'meets', evidence: () => undefined };
  },
};
