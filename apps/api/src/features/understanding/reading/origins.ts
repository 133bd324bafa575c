import { FOOD_NOUNS } from '../lexicon/foods.ts';
import { HOME, HOMELY, OF_HOME, ORIGINS } from '../lexicon/origins.ts';
import { Phrases, type Span } from '../text/phrases.ts';
import { type Token, tokenize } from '../text/tokens.ts';
import type { Meaning } from '../vocabulary/meanings.ts';

const PLACES = new Phrases<string>(
  Object.entries(ORIGINS).flatMap(([key, places]) => places.split('|').map((place) => [place, key] as const)),
);
/** @example isFar('Buenos Aires') // true: a city, and no part of one */
export function isFar(place: string): boolean {
  const tokens = tokenize(place);
  return PLACES.at(tokens, 0).some(({ to }) => to === tokens.length);
}

/** Words between a place and the one before it that wishes for its food. */
const REACH = 5;

/** Whether a message speaks of the food that somebody knows from home. */
export const isOfHome = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ word }, at) =>
      HOME.has(word) ||
      (word === 'home' && (OF_HOME.has(tokens[at - 1]?.word ?? '') || FOOD_NOUNS.has(tokens[at + 1]?.stem ?? ''))),
  );

function isWished(tokens: readonly Token[], from: number, to: number): boolean {
  const { clause } = tokens[from] ?? {};
  const next = tokens[to];
  if (next?.clause === clause && (FOOD_NOUNS.has(next?.stem ?? '') || next?.word === 'style')) return true;
  return tokens
    .slice(Math.max(0, from - REACH), from)
    .some((token) => token.clause === clause && HOMELY.has(token.word));
}

/**
 * The kitchens of places that somebody misses.
 *
 * @param taken tokens that are understood already
 */
export function originsIn(tokens: readonly Token[], taken: ReadonlySet<number>): Span<Meaning>[] {
  const ofHome = isOfHome(tokens);
  return PLACES.findAll(tokens, taken).flatMap(({ from, to, value }): Span<Meaning>[] =>
    ofHome || isWished(tokens, from, to) ? [{ from, to, value: { type: 'food', key: value } }] : [],
  );
}
