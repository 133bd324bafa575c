import type { Restaurant } from '@saffron/contracts/guide';
import type { OverviewKind } from '../understanding/wishes.ts';
import type { Overview } from './found.ts';

/**
 * Counts what some restaurants offer.
 *
 * @example overviewOf('areas', rows).values[0] // { label: 'Old Harbour', count: 14 }
 */
export function overviewOf(kind: OverviewKind, rows: readonly Restaurant[]): Overview {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const label = (kind === 'foods' ? row.cuisine : row.neighborhood)?.trim();
    if (label) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const values = [...counts]
    .map(([label, count]) => ({ label, count }))
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label));
  return { kind, values, total: rows.length };
}
