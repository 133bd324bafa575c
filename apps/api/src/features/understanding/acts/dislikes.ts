import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import { ALL_OF_THEM, ONE_OF_THEM } from './references.ts';

const LIKING = wordSet('want like love hate fancy enjoy bothered stand keen wish');
const NEGATING = wordSet('not dont doesnt didnt cant never hate rather');

/**
 * Whether a message tells what somebody would not like to do, to happen or a place to be, and speaks of no place.
 *
 * @example tellsDislike(tokenize("I don't want to feel awkward")) // true
 * @example tellsDislike(tokenize("I don't want to go there")) // false
 */
export function tellsDislike(tokens: readonly Token[]): boolean {
  const says = (words: ReadonlySet<string>) => tokens.some(({ word }) => words.has(word));
  if (!says(NEGATING) || says(ALL_OF_THEM) || says(ONE_OF_THEM)) return false;
  return tokens.some(({ word }, at) => {
    const next = tokens[at + 1]?.word;
    if (next === undefined) return false;
    if (word === 'not') return next === 'too';
    return LIKING.has(word) && (next === 'to' || /..(?<!th)ing$/.test(next));
  });
}
