import { FIGURES } from '../lexicon/figures.ts';
import { end, type Halves, halvesOf } from '../text/patterns.ts';
import type { Token } from '../text/tokens.ts';

const BY_WORD: ReadonlyMap<string, readonly Halves[]> = Map.groupBy(
  FIGURES.flatMap(({ words, says }) => words.split('|').map((word) => ({ word, ...halvesOf(says) }))),
  ({ word }) => word,
);

/**
 * Whether a word for food speaks of none: "driving me nuts". "Nuts free" speaks of nuts.
 *
 * @example isFigure(tokenize("that's bananas"), 1) // true
 */
export function isFigure(tokens: readonly Token[], at: number): boolean {
  const figures = BY_WORD.get(tokens[at]?.word ?? '');
  if (!figures || tokens[at + 1]?.word === 'free') return false;
  return figures.some(
    ({ before, after }) => end(tokens, at - 1, before, -1) !== null && end(tokens, at + 1, after, 1) !== null,
  );
}
