import { stem, stemsOf } from '../../src/features/understanding/text/tokens.ts';
import { commonMeanings } from '../../src/features/understanding/vocabulary/meanings.ts';
import type { Glove, Synset } from './sources.ts';

/** Ranks by frequency up to which any word, a word of the dictionary, and a food or a word of the lexicon is kept. */
const ANY = 3_000;
const ORDINARY = 60_000;
const SPECIAL = 150_000;
const WORD = /^[a-z]{2,20}$/;

/**
 * The words to keep, by their stems: the dictionary's, in their inflected forms too, and rarer ones for food or of the lexicon.
 *
 * @returns the most frequent form of each stem, the most frequent first
 */
export function wordsToKeep({ words }: Glove, synsets: ReadonlyMap<string, Synset>): Map<string, string> {
  const dictionary = new Set([...synsets.values()].flatMap((synset) => synset.words));
  const special = new Set([...synsets.values()].flatMap((synset) => (synset.food ? synset.words : [])));
  for (const [phrase] of commonMeanings()) for (const word of stemsOf(phrase)) special.add(word);
  const kept = new Map<string, string>();
  for (const [rank, word] of words.slice(0, SPECIAL).entries()) {
    const key = stem(word);
    if (!WORD.test(word) || kept.has(key)) continue;
    const ordinary = rank < ORDINARY && formsOf(word).some((form) => dictionary.has(stem(form)));
    if (rank < ANY || ordinary || special.has(key)) kept.set(key, word);
  }
  return kept;
}

const ENDINGS = [
  ['ied', 'y'],
  ['ed', ''],
  ['ed', 'e'],
  ['ing', ''],
  ['ing', 'e'],
  ['er', ''],
  ['er', 'e'],
  ['est', ''],
  ['ly', ''],
] as const;

/** A word, and what it may be a form of: "stopped" of "stop". */
function formsOf(word: string): string[] {
  const bases = ENDINGS.flatMap(([ending, base]) =>
    word.endsWith(ending) && word.length > ending.length + 2 ? [word.slice(0, -ending.length) + base] : [],
  );
  return [word, ...bases, ...bases.map((base) => base.replace(/(.)\1$/, '$1'))];
}
