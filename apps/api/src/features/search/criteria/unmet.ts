import type { Unmet } from '../found.ts';
import type { Ranked } from '../ranking/rank.ts';
import type { Criterion } from './criterion.ts';
import { NAMED } from './food-criteria.ts';
import { MISSED } from './food-fit.ts';

/** Which criteria a ranked restaurant does not meet. */
export function unmetOf(one: Ranked | undefined, criteria: readonly Criterion[]): Unmet[] {
  if (!one) return [];
  return criteria.flatMap((criterion, bit) => {
    if (!(one.lacks & (1 << bit))) return [];
    const cost = criterion.cost(one.row, one.at);
    return [
      {
        kind: criterion.kind,
        label: criterion.label,
        missing: criterion.missing,
        nearly: cost < (criterion.kind === 'food' ? MISSED : 5),
        byName: cost === NAMED && criterion.kind === 'food',
      },
    ];
  });
}
