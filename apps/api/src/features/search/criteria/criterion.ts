import type { Restaurant } from '@saffron/contracts/guide';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { Cost } from './food-fit.ts';

export type CriterionKind = 'food' | 'dish' | 'diet' | 'area' | 'price' | 'meal' | 'feature' | 'reservations' | 'time';

/** One wish, as a measure of how far a restaurant is from it; `at` is the row's position in the snapshot. */
export interface Criterion {
  kind: CriterionKind;
  /** How a reply calls the wish. */
  label: string;
  /** Nothing in the guide meets it. */
  missing: boolean;
  cost(row: Restaurant, at: number): Cost;
}

/** Positions of the rows that have one of some tags. */
export function withTags(tags: readonly string[], { tagged }: Snapshot): ReadonlySet<number> {
  const [only] = tags;
  if (only !== undefined && tags.length === 1) return tagged.get(only) ?? new Set();
  return new Set(tags.flatMap((tag) => [...(tagged.get(tag) ?? [])]));
}
