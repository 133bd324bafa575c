import type { Restaurant } from '@saffron/contracts/guide';

/** A neighborhood or a cuisine, and how many restaurants have it. */
export interface ValueCount {
  label: string;
  count: number;
}

/**
 * The neighborhoods or the cuisines of some restaurants, the most frequent first.
 *
 * @example valuesOf('areas', rows)[0] // { label: 'Old Harbour', count: 14 }
 */
export function valuesOf(of: 'areas' | 'cuisines', rows: readonly Restaurant[]): ValueCount[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const label = (of === 'cuisines' ? row.cuisine : row.neighborhood)?.trim();
    if (label) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [...counts]
    .map(([label, count]) => ({ label, count }))
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label));
}
