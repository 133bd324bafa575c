import type { Restaurant } from '@saffron/contracts/guide';
import type { Op } from '@saffron/contracts/guide-query-slots';
import { BARS } from '../../../understanding/lexicon/families.ts';
import { VENUES } from '../../../understanding/lexicon/foods.ts';
import { fold } from '../../../understanding/text/tokens.ts';
import type { Snapshot } from '../../snapshot/snapshot.ts';
import type { Check, SlotReader } from '../check.ts';
import { unknownCheck } from '../unknown-check.ts';
import { foodOf } from '../values.ts';
import { dishCheck } from './food.ts';

const BAR = 'bar';
const RESTAURANT = 'restaurant';

const kindsOf = ({ bar, restaurant }: Restaurant) =>
  [bar && 'bar', restaurant && 'restaurant'].filter(Boolean).join(', ') || 'neither bar nor restaurant';

const evidence: Check['evidence'] = (row) => ({ field: 'kind', sentence: kindsOf(row) });

/** Places that are bars first. A restaurant that has a bar is nearly one, and is not ruled out with bars. */
function barCheck({ fits, cuisines }: Snapshot, op: Op): Check {
  const bars = new Set(BARS.flatMap((key) => fits.valuesOf(key).equal));
  return {
    outcome: ({ bar, restaurant }, at) => {
      if ((bar && !restaurant) || bars.has(cuisines[at] ?? '')) return 'meets';
      return bar && op !== 'not' ? 'nearly' : 'lacks';
    },
    evidence,
  };
}

export const kind: SlotReader = {
  check: (value, { snapshot }, op) => {
    const text = String(value);
    const asked = fold(text);
    if (asked === BAR) return barCheck(snapshot, op);
    if (asked === RESTAURANT) return { outcome: (row) => (row.restaurant ? 'meets' : 'lacks'), evidence };
    const food = foodOf(text, snapshot);
    if (!food || !VENUES.has(food.key)) return unknownCheck('kind', text, op, [BAR, RESTAURANT, ...VENUES]);
    return dishCheck(food.key, food, snapshot);
  },
};
