import type { Restaurant } from '@saffron/contracts/guide';
import { type GuideValues, tagsIn } from '../../understanding/vocabulary/vocabulary.ts';
import { isVouchedFor } from '../../understanding/vocabulary/vouched.ts';

const COLLATOR = new Intl.Collator('en');
const FIELDS = ['neighborhoods', 'cuisines', 'tags'] as const;

const valuesOf = (row: Restaurant): Record<(typeof FIELDS)[number], string[]> => ({
  neighborhoods: [row.neighborhood?.trim() ?? ''].filter(Boolean),
  cuisines: [row.cuisine?.trim() ?? ''].filter(Boolean),
  tags: tagsIn(row.tag),
});

/** The restaurants with a value: all, and those for which more than one account stands. */
interface Count {
  all: number;
  vouched: number;
}

/** Counts the restaurants for each value of the guide's fields. */
export class ValueCounts {
  readonly #counts = {
    neighborhoods: new Map<string, Count>(),
    cuisines: new Map<string, Count>(),
    tags: new Map<string, Count>(),
  };
  /** Values that are there, or vouched for, now and were not at the last report, or the other way around. */
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
    const unvouched = (field: (typeof FIELDS)[number]) =>
      new Set([...this.#counts[field]].flatMap(([value, { vouched }]) => (vouched === 0 ? [value] : [])));
    return {
      neighborhoods: sorted('neighborhoods'),
      cuisines: sorted('cuisines'),
      tags: sorted('tags'),
      unvouched: {
        neighborhoods: unvouched('neighborhoods'),
        cuisines: unvouched('cuisines'),
        tags: unvouched('tags'),
      },
    };
  }

  #count(row: Restaurant, by: 1 | -1): void {
    const values = valuesOf(row);
    const isVouched = isVouchedFor(row);
    for (const field of FIELDS) {
      for (const value of values[field]) {
        const before = this.#counts[field].get(value) ?? { all: 0, vouched: 0 };
        const count = { all: before.all + by, vouched: before.vouched + (isVouched ? by : 0) };
        this.#note(`${field} ${value}`, before.all, count.all);
        this.#note(`${field} ${value}, vouched for`, before.vouched, count.vouched);
        if (count.all > 0) this.#counts[field].set(value, count);
        else this.#counts[field].delete(value);
      }
    }
  }

  #note(key: string, before: number, count: number): void {
    if (count > 0 !== before > 0 && !this.#differing.delete(key)) this.#differing.add(key);
  }
}
