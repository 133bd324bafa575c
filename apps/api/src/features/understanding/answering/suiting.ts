import { chanceOf } from '../learned/linear.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Token } from '../text/tokens.ts';
import { askingOf } from './features.ts';
import { type Model, readModel, scorerOf } from './model.ts';

/** Written by `npm run train`; see apps/api/training/answers/README.md. */
export const SUITING_FILE = new URL('suiting.bin', import.meta.url);

let loaded: Model | undefined;

/** The weights, read once for all. Throws if the file was written for something else. */
export const loadSuiting = (): Model => (loaded ??= readModel(SUITING_FILE));

/**
 * How well sentences tell that a place suits what somebody looks for, by a model trained on labelled wishes (`npm run train`): from 0, where
 * it tells nothing of that, to 1.
 *
 * @param tokens those of the message
 * @example suitingTo(tokenize('taking a client who hates fuss'))({ text: 'We bring clients here.', part: 'occasions' }) // 0.9
 */
export function suitingTo(tokens: readonly Token[]): (sentence: Pick<Sentence, 'text' | 'part'>) => number {
  const { scoreOf, silence } = scorerOf(askingOf(tokens), loadSuiting());
  return (sentence) => chanceOf(scoreOf(sentence) - silence);
}
