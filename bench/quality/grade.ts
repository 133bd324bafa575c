import type { Ask } from './ask.ts';
import type { Row } from './row.ts';
import { meets, misses } from './where.ts';

/** Whether any restaurant in the guide satisfies the hard constraints. */
export const isSatisfiable = (ask: Ask, guide: readonly Row[]): boolean =>
  ask.hard === undefined || guide.some((row) => meets(row, ask.hard ?? {}));

/** Whether a test case has relevance labels. */
export const isGraded = ({ hard, best, good }: Ask): boolean => Boolean(hard ?? best ?? good);

/**
 * Relevance of a restaurant to a test case, from 0 to 3.
 *
 * @param satisfiable whether any restaurant satisfies the hard constraints; otherwise near misses are relevant
 */
export function gradeOf(row: Row, ask: Ask, satisfiable: boolean): number {
  const { hard, best, good, near } = ask;
  if (!satisfiable && hard) return (near ? meets(row, near) : misses(row, hard) === 1) ? 3 : 0;
  if (hard && !meets(row, hard)) return 0;
  if (best && meets(row, best)) return 3;
  if (good && meets(row, good)) return 2;
  if (best ?? good) return hard ? 1 : 0;
  return 3;
}

/** Number of top-ranked restaurants that are scored. */
export const DEPTH = 5;

const gain = (grades: readonly number[]): number =>
  grades.slice(0, DEPTH).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

/**
 * nDCG of a ranking: its discounted cumulative gain divided by the best possible one.
 *
 * @param grades of the ranked restaurants, in order
 * @param all grades of all restaurants in the guide
 */
export function ndcg(grades: readonly number[], all: readonly number[]): number {
  const ideal = gain(all.toSorted((a, b) => b - a));
  return ideal === 0 ? 0 : gain(grades) / ideal;
}
