import type { Restaurant } from '@saffron/contracts/guide';
import { table } from '../../../../table.ts';
import { VENUES } from '../../../understanding/lexicon/foods.ts';
import { fold } from '../../../understanding/text/tokens.ts';
import type { SlotReader } from '../check.ts';
import { unknownCheck } from '../unknown-check.ts';
import { foodOf } from '../values.ts';
import { dishCheck } from './food.ts';

const FLAGS: Readonly<Record<string, 'bar' | 'restaurant'>> = table({ bar: 'bar', restaurant: 'restaurant' });

const kindsOf = ({ bar, restaurant }: Restaurant) =>
  [bar && 'bar', restaurant && 'restaurant'].filter(Boolean).join(', ') || 'neither bar nor restaurant';

export const kind: SlotReader = {
  check: (value, { snapshot }, op) => {
    const text = String(value);
    const flag = FLAGS[fold(text)];
    if (flag) {
      return {
        outcome: (row) => (row[flag] ? 'meets' : 'lacks'),
        evidence: (row) => ({ field: 'kind', sentence: kindsOf(row) }),
      };
    }
    const food = foodOf(text, snapshot);
    if (!food || !VENUES.has(food.key)) return unknownCheck('kind', text, op, [...Object.keys(FLAGS), ...VENUES]);
    return dishCheck(food.key, food, snapshot);
  },
};
