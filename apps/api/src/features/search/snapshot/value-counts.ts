import type { Restaurant } from '@saffron/contracts/guide';
import { type GuideValues, tagsIn } from '../../understanding/vocabulary/vocabulary.ts';

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
  #reported: string[] = [];

  add(row: Restaurant): void {
    this.#count(row, 1);
  }

  remove(row: Restaurant): void {
    this.#count(row, -1);
  }

  /** Whether values appeared or disappeared since the last call of `present`. */
  get changed(): boolean {
    const now = this.#keys();
    return now.length !== this.#reported.length || now.some((key, at) => key !== this.#reported[at]);
  }

  /** All values, sorted. */
  present(): GuideValues {
    this.#reported = this.#keys();
    const sorted = (field: (typeof FIELDS)[number]) =>
      [...this.#counts[field].keys()].sort((a, b) => a.localeCompare(b));
    return { neighborhoods: sorted('neighborhoods'), cuisines: sorted('cuisines'), tags: sorted('tags') };
  }

  #keys(): string[] {
    return FIELDS.flatMap((field) => [...this.#counts[field].keys()].map((value) => `${field} ${value}`)).sort();
  }

  #count(row: Restaurant, by: 1 | -1): void {
    const values = valuesOf(row);
    for (const field of FIELDS) {
      for (const value of values[field]) {
        const count = (this.#counts[field].get(value) ?? 0) + by;
        if (count > 0) this.#counts[field].set(value, count);
        else this.#counts[field].delete(value);
      }
    }
  }
}
