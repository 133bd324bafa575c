import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import { numberIn } from './numbers.ts';

/** What people put around a number that stands in place of another one. */
const AROUND = wordSet(
  `no nope nah sorry wait oh ah um er hmm well ok okay so actually perhaps maybe probably possibly rather more less like even in fact now then
  just only say call make it its that or and but about around roughly i think guess mean meant should be will itll please instead at most least
  tops max though after all`,
);
/** Before an hour, and never before how many come. */
export const BOUNDING = wordSet('by before after past until till til since');
/** Words of a message that says no more than a number. */
const SHORT = 7;
/** A lone number up to this one may point at a place that was shown. */
const POINTING = 3;

/**
 * Whether a message is a number and nothing else: what was spoken of before tells what it counts.
 *
 * @example isBare(tokenize('perhaps ten in fact'), 1) // true
 */
export const isBare = (tokens: readonly Token[], at: number): boolean =>
  tokens.length <= SHORT &&
  !BOUNDING.has(tokens[at - 1]?.word ?? '') &&
  !(tokens[at - 1]?.word === 'be' && tokens[at - 2]?.word === 'well') &&
  tokens.every(({ word }, index) => index === at || AROUND.has(word)) &&
  (tokens.length > 1 || (numberIn(tokens[at]?.word ?? '') ?? 0) > POINTING);
