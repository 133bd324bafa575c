import { ACTS, type Act } from './act.ts';
import { type ActContext, clausesOf, type Features, featuresOf } from './features.ts';
import { readWeights, rowOf, type Weights } from './weights.ts';

/** What a message does. */
export interface Acts {
  /** Whether the message holds the act: none, where the likeliest one is hardly likely. */
  has(act: Act): boolean;
  /** The probability that the message holds the act, from 0 to 1. */
  of(act: Act): number;
  /** The likeliest act. */
  first: Act;
}

let loaded: Weights | undefined;

/**
 * What a message does, by a linear model trained on labelled messages (`npm run train`). Takes well below a millisecond; of a long
 * message the beginning and the end are read.
 *
 * @param text the message as written
 * @param context whether places were shown before, what the reply before did, and the guide's vocabulary
 * @example actsOf('is the second one loud?', { shown: true }).first // 'ask_about'
 */
export function actsOf(text: string, context: ActContext): Acts {
  loaded ??= readWeights();
  return decide(chancesOf(partsOf(text, context), loaded), loaded.head.thresholds);
}

/** Features of a message, and of each of its clauses where it has several. */
export interface Parts {
  whole: Features;
  clauses: readonly Features[];
}

/** What a message is judged by. */
export const partsOf = (text: string, context: ActContext): Parts => ({
  whole: featuresOf(text, context),
  clauses: clausesOf(text).map((clause) => featuresOf(clause, context)),
});

/** How much the clause that speaks most for an act counts beside the whole message. */
const OF_CLAUSES = 0.3;

/** The probability of each act: a message that does several things says each in a clause of its own. */
export function chancesOf({ whole, clauses }: Parts, weights: Weights): number[] {
  const sums = sumsOf(whole, weights);
  const others = clauses.map((clause) => sumsOf(clause, weights));
  return sums.map((sum, act) => {
    const most = others.length > 0 ? Math.max(...others.map((other) => other[act] ?? 0)) : sum;
    return 1 / (1 + Math.exp(-((1 - OF_CLAUSES) * sum + OF_CLAUSES * most)));
  });
}

/** The log-odds of each act, in the order of {@link ACTS}. */
function sumsOf(features: Features, { head, rarities, weights }: Weights): number[] {
  const { at: numbers, values } = rowOf(features, rarities);
  const sums = new Float64Array(ACTS.length);
  for (const [at, feature] of numbers.entries()) {
    const value = values[at] ?? 0;
    const from = feature * ACTS.length;
    for (let act = 0; act < ACTS.length; act += 1) sums[act] = (sums[act] ?? 0) + value * (weights[from + act] ?? 0);
  }
  return ACTS.map((_, act) => (head.biases[act] ?? 0) + (sums[act] ?? 0) * (head.steps[act] ?? 0));
}

/** Below this the likeliest act is wrong more often than right. */
const LEAST = 0.2;

/** The likeliest act, and those that reach their threshold. */
export function decide(chances: readonly number[], thresholds: readonly number[]): Acts {
  const of = (act: Act): number => chances[ACTS.indexOf(act)] ?? 0;
  const first = ACTS.reduce((best, act) => (of(act) > of(best) ? act : best));
  const has = (act: Act): boolean => of(act) >= (act === first ? LEAST : (thresholds[ACTS.indexOf(act)] ?? 1));
  return { has, of, first };
}
