/** Rows of one length in one array. */
export interface Matrix {
  rows: number;
  width: number;
  values: Float64Array;
}

export const matrix = (rows: number, width: number): Matrix => ({
  rows,
  width,
  values: new Float64Array(rows * width),
});

export const rowAt = ({ values, width }: Matrix, at: number): Float64Array =>
  values.subarray(at * width, (at + 1) * width);

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] as number) * (other[at] as number);
  return sum;
}

/** Adds `times` another row to a row. */
export function add(row: Float64Array, other: Float64Array, times: number): void {
  for (let at = 0; at < row.length; at += 1) row[at] = (row[at] as number) + times * (other[at] as number);
}

export function scale(row: Float64Array, times: number): void {
  for (let at = 0; at < row.length; at += 1) row[at] = (row[at] as number) * times;
}

/** Makes every row of length 1. */
export function normalise(all: Matrix): void {
  for (let at = 0; at < all.rows; at += 1) {
    const row = rowAt(all, at);
    scale(row, 1 / (Math.sqrt(dot(row, row)) || 1));
  }
}

/** Takes the mean of all rows from each. */
function centre(all: Matrix): void {
  const mean = new Float64Array(all.width);
  for (let at = 0; at < all.rows; at += 1) add(mean, rowAt(all, at), 1 / all.rows);
  for (let at = 0; at < all.rows; at += 1) add(rowAt(all, at), mean, -1);
}

const ROUNDS = 300;

/**
 * The rows by their principal components, found by orthogonal iteration. Changes the rows: takes their mean away.
 *
 * @param skipped how many of the first components are left out: they tell how frequent a word is, and not what it means
 * @param kept how many of the next ones are kept
 */
export function byComponents(all: Matrix, skipped: number, kept: number): Matrix {
  centre(all);
  const axes = componentsOf(covarianceOf(all), skipped + kept);
  const reduced = matrix(all.rows, kept);
  for (let at = 0; at < all.rows; at += 1)
    for (let to = 0; to < kept; to += 1) rowAt(reduced, at)[to] = dot(rowAt(all, at), rowAt(axes, skipped + to));
  return reduced;
}

function covarianceOf(all: Matrix): Matrix {
  const sums = matrix(all.width, all.width);
  for (let at = 0; at < all.rows; at += 1) {
    const row = rowAt(all, at);
    for (let one = 0; one < all.width; one += 1) add(rowAt(sums, one), row, (row[one] as number) / all.rows);
  }
  return sums;
}

function componentsOf(covariance: Matrix, count: number): Matrix {
  let axes = matrix(count, covariance.width);
  for (let at = 0; at < axes.values.length; at += 1) axes.values[at] = Math.sin(at + 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = matrix(count, covariance.width);
    for (let at = 0; at < count; at += 1) {
      const row = rowAt(next, at);
      for (let one = 0; one < covariance.width; one += 1) row[one] = dot(rowAt(covariance, one), rowAt(axes, at));
      for (let before = 0; before < at; before += 1) add(row, rowAt(next, before), -dot(row, rowAt(next, before)));
      scale(row, 1 / Math.sqrt(dot(row, row)));
    }
    axes = next;
  }
  return axes;
}
