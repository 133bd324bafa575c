import type { Restaurant } from '@saffron/contracts/guide';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { type Cost, LESSER } from './food-fit.ts';

export type CriterionKind = 'food' | 'dish' | 'diet' | 'area' | 'price' | 'meal' | 'feature' | 'reservations' | 'time';

/** One wish, as a measure of how far a restaurant is from it; `at` is the row's position in the snapshot. */
export interface Criterion {
  kind: CriterionKind;
  /** How a reply calls the wish. */
  label: string;
  /** Nothing in the guide meets it. */
  missing: boolean;
  /** From here on costs decide before what fits: the cheapest is the cheapest; see {@link gradedFrom}. */
  graded?: Cost;
  cost(row: Restaurant, at: number): Cost;
}

/**
 * From where on the costs of a criterion decide before what fits: what lacks it, and what meets it only where nothing meets it better. A level of
 * the price is hinted at more often than it is meant.
 */
export const gradedFrom = ({ kind, graded }: Criterion): Cost => graded ?? (kind === 'price' ? 1 : LESSER);

/** Positions of the rows that have one of some tags. */
export function withTags(tags: readonly string[], { tagged }: Snapshot): ReadonlySet<number> {
  const [only] = tags;
  if (only !== undefined && tags.length === 1) return tagged.get(only) ?? new Set();
  return new Set(tags.flatMap((tag) => [...(tagged.get(tag) ?? [])]));
}
