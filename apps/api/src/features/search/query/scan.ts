import type { Restaurant } from '@saffron/contracts/guide';
import type { Constraint } from '@saffron/contracts/guide-query';
import type { Steps } from '../../../slices.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { Origin } from './origin.ts';
import { isMet, type Prepared } from './prepared.ts';
import { pointsOf } from './score.ts';

/** Rows that are compared with the constraints in one step. */
const ROWS_AT_ONCE = 250;
/** The mask of a row that violates what never gives way. */
const OUT = -1;

/** The restaurants that answer a query. */
export interface Scan {
  /** Their positions in the snapshot. */
  positions: number[];
  /** By position. */
  scores: Float64Array;
  relaxed: Constraint[];
}

/**
 * Finds what meets all `must` constraints. If nothing does, the softest ones give way, as few as lead to a hit: of two ways, the one whose
 * hardest constraint is softer.
 */
export function* scan(
  prepared: readonly Prepared[],
  quality: (row: Restaurant, at: number) => number,
  origin: Origin | null,
  { rows }: Snapshot,
): Steps<Scan> {
  const bits = bitsOf(prepared);
  const scores = new Float64Array(rows.length);
  let positions: number[] = [];
  let least = Number.MAX_SAFE_INTEGER;
  for (let at = 0; at < rows.length; at += 1) {
    if (at % ROWS_AT_ONCE === 0) yield;
    const row = rows[at];
    if (!row || row.id === origin?.restaurant) continue;
    const mask = maskOf(prepared, bits, row, at);
    // What lacks more than another one is no hit.
    if (mask === OUT || mask > least) continue;
    if (mask < least) positions = [];
    least = mask;
    positions.push(at);
    const points = prepared.map((one) => pointsOf(one, one.outcome(row, at), row, at));
    scores[at] = points.reduce((sum, one) => sum + one, quality(row, at));
  }
  const relaxed = prepared.filter((one) => positions.length > 0 && ((bits.get(one) ?? 0) & least) !== 0);
  return { positions, scores, relaxed: relaxed.map(({ constraint }) => constraint) };
}

/** Which `must` constraints a row does not meet, as bits. */
function maskOf(
  prepared: readonly Prepared[],
  bits: ReadonlyMap<Prepared, number>,
  row: Restaurant,
  at: number,
): number {
  let mask = 0;
  for (const one of prepared) {
    if (one.constraint.strength === 'prefer') continue;
    const outcome = one.outcome(row, at);
    if (isMet(one.constraint, outcome)) continue;
    const bit = bits.get(one);
    if (bit === undefined || !one.allows(row, at, outcome)) return OUT;
    mask |= bit;
  }
  return mask;
}

/** A bit for each `must` that can give way: the later it gives way, the higher. */
function bitsOf(prepared: readonly Prepared[]): ReadonlyMap<Prepared, number> {
  const order = prepared
    .filter(({ constraint, givesWay }) => constraint.strength === 'must' && givesWay !== null)
    .toSorted((a, b) => (a.givesWay ?? 0) - (b.givesWay ?? 0));
  return new Map(order.map((one, index) => [one, 2 ** index]));
}
