import { Phrases } from '../../understanding/text/phrases.ts';
import type { Token } from '../../understanding/text/tokens.ts';

/** Asks whether what was settled still holds, and whether a time would do. */
export type Holding = 'still' | 'would' | 'which';
const ASKING = new Phrases<Holding>(
  Object.entries({
    still:
      'still good|still ok|still okay|still fine|still alright|still work|still works|still possible|still on|still do|still doable|that still|it still|they still|still stand|still stands|does that work|would that work|does it work|is that ok|is that fine|is that possible',
    would:
      'work|works|do that|any good|ok|okay|fine|alright|good|possible|doable|instead|manage|could we|can we|could i|can i|what if|what about|how about|suit',
    which: 'which',
  } satisfies Record<Holding, string>).flatMap(([asking, phrases]) =>
    phrases.split('|').map((phrase) => [phrase, asking as Holding] as const),
  ),
);

/** @example holdingIn(tokenize('nine instead, does that still work?')) // Set { 'still', 'would' } */
export const holdingIn = (tokens: readonly Token[]): ReadonlySet<Holding> =>
  new Set(ASKING.findAll(tokens).map(({ value }) => value));
