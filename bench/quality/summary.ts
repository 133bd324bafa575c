import type { Kind } from './ask.ts';
import type { Ranking, Verdict } from './judge.ts';

/** The scores of one test case for the assistant and both baselines. */
export interface Result {
  kind: Kind;
  heldOut: boolean;
  said: readonly string[];
  verdict: Verdict;
  keyword: Ranking;
  fullText: Ranking;
  /** Milliseconds of each reply. */
  took: readonly number[];
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

const known = (values: readonly (number | boolean | null)[]): number[] =>
  values.flatMap((value) => (value === null ? [] : [Number(value)]));

/** The quantile at `share` (0 to 1); 0 for an empty list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** One line of the report; null where no test case of the line has that label. */
export interface Line {
  asks: number;
  match: number | null;
  strict: number | null;
  ndcg: number | null;
  honest: number | null;
  grounded: number | null;
  violations: number;
  keyword: number | null;
  fullText: number | null;
  p95: number;
}

export function lineOf(results: readonly Result[]): Line {
  const of = (read: (result: Result) => number | boolean | null) => mean(known(results.map(read)));
  return {
    asks: results.length,
    match: of(({ verdict }) => verdict.match),
    strict: of(({ verdict }) => verdict.strict),
    ndcg: of(({ verdict }) => verdict.ndcg),
    honest: of(({ verdict }) => verdict.honest),
    grounded: of(({ verdict }) => verdict.grounded),
    violations: results.reduce((sum, { verdict }) => sum + verdict.violations, 0),
    keyword: of(({ keyword }) => keyword.ndcg),
    fullText: of(({ fullText }) => fullText.ndcg),
    p95: quantile(
      results.flatMap(({ took }) => took),
      0.95,
    ),
  };
}

/** mulberry32, a seeded generator, so that every run draws the same samples. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

const SAMPLES = 2_000;

/**
 * The ratio of the mean nDCG to that of the better baseline, with its 95% confidence interval (paired bootstrap over the test cases).
 */
export function advantage(results: readonly Result[]): { times: number; from: number; to: number } {
  const graded = results.filter(({ verdict }) => verdict.ndcg !== null);
  const ratioOf = (some: readonly Result[]) => {
    const { ndcg, keyword, fullText } = lineOf(some);
    return (ndcg ?? 0) / Math.max(keyword ?? 0, fullText ?? 0, Number.EPSILON);
  };
  const random = randomFrom(676);
  const ratios = Array.from({ length: SAMPLES }, () =>
    ratioOf(graded.flatMap(() => graded[Math.floor(random() * graded.length)] ?? [])),
  );
  return { times: ratioOf(graded), from: quantile(ratios, 0.025), to: quantile(ratios, 0.975) };
}
