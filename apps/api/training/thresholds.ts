import { ACTS, type Act } from '../src/features/understanding/acts/act.ts';

/** Probabilities by act of a message that the model was not trained on, and the acts that it holds. */
export interface Judged {
  labelled: readonly Act[];
  chances: readonly number[];
}

const STEPS = [0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5];

/** By act, the probability from which saying that a message holds it is right most often, by F1. */
export const thresholdsOf = (judged: readonly Judged[]): number[] =>
  ACTS.map((act, at) => {
    const scores = STEPS.map((step) => f1(judged, act, at, step));
    return STEPS[scores.indexOf(Math.max(...scores))] ?? 0.5;
  });

function f1(judged: readonly Judged[], act: Act, at: number, threshold: number): number {
  let [right, found, labelled] = [0, 0, 0];
  for (const { labelled: truth, chances } of judged) {
    const has = (chances[at] ?? 0) >= threshold;
    const is = truth.includes(act);
    right += has && is ? 1 : 0;
    found += has ? 1 : 0;
    labelled += is ? 1 : 0;
  }
  return (2 * right) / (found + labelled || 1);
}
