import type { Restaurant } from '@saffron/contracts/guide';
import { type GuideValues, tagsIn } from '../../understanding/vocabulary/vocabulary.ts';

const COLLATOR = new Intl.Collator('en');
const FIELDS = ['neighborhoods', 'cuisines', 'tags'] as const;

const valuesOf = (row: Restaurant): Record<(typeof FIELDS)[number], string[]> => ({
  neighborhoods: [row.neighborhood?.trim() ?? ''].filter(Boolean),
  cuisines: [row.cuisine?.trim() ?? ''].filter(Boolean),
  tags: tagsIn(row.tag),
});

/** Counts the restaurants for each value of the guide's fields. */
export class ValueCounts {
  readonly #counts = {
    neighborhoods: new Map<string, number>(),
    cuisines: new Map<string, number>(),
    tags: new Map<string, number>(),
  };
  /** Values that are there now and were not at the last report, or the other way around. */
  readonly #differing = new Set<string>();

  add(row: Restaurant): void {
    this.#count(row, 1);
  }

  remove(row: Restaurant): void {
    this.#count(row, -1);
  }

  /** Whether values appeared or disappeared since the last call of `present`. */
  get changed(): boolean {
    return this.#differing.size > 0;
  }

  /** All values, sorted. */
  present(): GuideValues {
    this.#differing.clear();
    const sorted = (field: (typeof FIELDS)[number]) => [...this.#counts[field].keys()].sort(COLLATOR.compare);
    return { neighborhoods: sorted('neighborhoods'), cuisines: sorted('cuisines'), tags: sorted('tags') };
  }

  #count(row: Restaurant, by: 1 | -1): void {
    const values = valuesOf(row);
    for (const field of FIELDS) {
      for (const value of values[field]) {
        const before = this.#counts[field].get(value) ?? 0;
        const count = before + by;
        const key = `${field} ${value}`;
        if (count > 0 !== before > 0 && !this.#differing.delete(key)) this.#differing.add(key);
        if (count > 0) this.#counts[field].set(value, count);
        else this.#counts[field].delete(value);
      }
    }
  }
}
