import type { Row } from '../src/features/understanding/learned/linear.ts';

export interface Line {
  weights: Float64Array;
  bias: number;
}

const EPOCHS = 15;
const STEPS = 100;
const EXACT = 1e-4;
/** The largest move of an epoch, in parts of the penalty, below which training ends. */
const STILL = 0.01;
/** A row that moved by less, in parts of the penalty, is passed over for some epochs. */
const QUIET = 5e-4;
const PASSED_OVER = 3;

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffle(order: Uint32Array, random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as number, order[at] as number];
  }
}

/** How far a text is on the side of a label. */
function score({ weights, bias }: Line, { at, values }: Row): number {
  let sum = bias;
  for (let one = 0; one < at.length; one += 1) sum += (weights[at[one] as number] as number) * (values[one] as number);
  return sum;
}

function move(line: Line, { at, values }: Row, by: number): void {
  line.bias += by;
  for (let one = 0; one < at.length; one += 1)
    line.weights[at[one] as number] = (line.weights[at[one] as number] as number) + by * (values[one] as number);
}

/**
 * Logistic regression with an L2 penalty, by dual coordinate descent (Yu, Huang and Lin 2011, doi:10.1007/s10994-010-5221-8, algorithm 5).
 *
 * @param isOf for each row, whether it belongs to the class
 * @param penalty how much an error costs (C of liblinear)
 */
export function regression(rows: readonly Row[], isOf: readonly boolean[], features: number, penalty: number): Line {
  const line: Line = { weights: new Float64Array(features), bias: 0 };
  const start = Math.min(0.001 * penalty, 1e-8);
  const alphas = Float64Array.from({ length: 2 * rows.length }, (_, at) => (at % 2 === 0 ? start : penalty - start));
  for (const [at, row] of rows.entries()) move(line, row, isOf[at] ? start : -start);
  const order = Uint32Array.from(rows.keys());
  const until = new Uint8Array(rows.length);
  const random = randomOf(7);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    let largest = 0;
    for (const at of order) {
      const row = rows[at];
      if (!row || (until[at] ?? 0) > epoch) continue;
      const moved = improve(line, row, isOf[at] ? 1 : -1, alphas, at, penalty);
      if (moved < QUIET * penalty) until[at] = epoch + 1 + PASSED_OVER;
      largest = Math.max(largest, moved);
    }
    if (largest < STILL * penalty) break;
  }
  return line;
}

/** Finds the best weight of one row by Newton's method. Returns how far it moved. */
function improve(line: Line, row: Row, side: 1 | -1, alphas: Float64Array, at: number, penalty: number): number {
  // The values have length 1, and the bias counts as one more.
  const square = 2;
  const margin = side * score(line, row);
  const first = alphas[2 * at] as number;
  const second = alphas[2 * at + 1] as number;
  const swapped = 0.5 * square * (second - first) + margin < 0;
  const old = swapped ? second : first;
  const slope = (z: number) => square * (z - old) + (swapped ? -margin : margin) + Math.log(z / (penalty - z));
  let z = penalty - old < 0.5 * penalty ? 0.1 * old : old;
  for (let step = 0; step < STEPS && Math.abs(slope(z)) >= EXACT; step += 1) {
    const next = z - slope(z) / (square + penalty / (penalty - z) / z);
    z = next <= 0 ? 0.1 * z : next;
  }
  alphas[2 * at + (swapped ? 1 : 0)] = z;
  alphas[2 * at + (swapped ? 0 : 1)] = penalty - z;
  move(line, row, (swapped ? -1 : 1) * (z - old) * side);
  return Math.abs(z - old);
}
