import type { Sentence } from '../text/sentences.ts';
import type { Token } from '../text/tokens.ts';
import { askingOf } from './features.ts';
import { type Model, readModel, scorerOf } from './model.ts';

/** Written by `npm run train`; see apps/api/training/answers/README.md. */
export const ANSWERING_FILE = new URL('answering.bin', import.meta.url);

let loaded: Model | undefined;

/** The weights, read once for all. Throws if the file was written for something else. */
export const loadAnswering = (): Model => (loaded ??= readModel(ANSWERING_FILE));

/** A sentence, and how likely it answers. */
export interface Answering<Of> {
  sentence: Of;
  /** The probability that it answers the question, beside the other sentences and that none does: from 0 to 1. */
  chance: number;
}

/**
 * Which sentences of a place answer a question about it, by a model trained on labelled questions (`npm run train`), likeliest first. Their
 * chances and that of silence add up to 1.
 *
 * @param tokens those of the question that do not only name the place
 * @example answering(tokenize('can I bring my labrador'), sentencesOf(row))[0] // { sentence: { text: 'Spaniels get a biscuit.' }, chance: 0.8 }
 */
export function answering<Of extends Pick<Sentence, 'text' | 'part'>>(
  tokens: readonly Token[],
  sentences: readonly Of[],
): Answering<Of>[] {
  const { scoreOf, silence } = scorerOf(askingOf(tokens), loadAnswering());
  const scores = sentences.map(scoreOf);
  const most = Math.max(silence, ...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const all = shares.reduce((sum, share) => sum + share, Math.exp(silence - most));
  return sentences
    .map((sentence, at) => ({ sentence, chance: (shares[at] ?? 0) / all }))
    .sort((one, other) => other.chance - one.chance);
}
