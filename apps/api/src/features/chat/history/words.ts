import { beginning } from '../../../truncate.ts';

/** A word of a text: its form for comparing, and where it is. */
export interface Word {
  key: string;
  at: number;
  end: number;
}

/** Characters of a word that are compared. */
const KEY_MAX = 40;
/** Characters of a word that are read: putting thousands of accents in order takes long. */
const READ_MAX = 80;
/** Words that one text contributes to the index; a tsvector is limited to 1 MB. */
const KEYS_MAX = 5000;
/** Words of a query that count. */
const TERMS_MAX = 10;

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu;
const NOT_COMPARED = /[^\p{L}\p{N}]+/gu;

/**
 * The words of a text, without case, accents and apostrophes. Folded here rather than in SQL, where it depends on the locale of the
 * server, so that texts and queries are split in the same way on every engine.
 *
 * @example [...wordsOf("Café, Joe's")].map(({ key }) => key) // ['cafe', 'joes']
 */
export function* wordsOf(text: string): Generator<Word> {
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const folded = beginning(word, READ_MAX).normalize('NFKD').toLowerCase().replace(NOT_COMPARED, '');
    if (folded) yield { key: beginning(folded, KEY_MAX), at: index, end: index + word.length };
  }
}

/** The distinct words of texts. */
export function keysOf(...texts: string[]): string[] {
  const keys = new Set<string>();
  for (const text of texts) {
    for (const { key } of wordsOf(text)) {
      keys.add(key);
      if (keys.size === KEYS_MAX) return [...keys];
    }
  }
  return [...keys];
}

/** The words of a query; each stands for all words that begin with it. */
export const termsOf = (query: string): string[] => keysOf(query).slice(0, TERMS_MAX);

/** True if each term is the beginning of one of the words. */
export const haveAll = (keys: readonly string[], terms: readonly string[]): boolean =>
  terms.every((term) => keys.some((key) => key.startsWith(term)));

/** A condition on `chats.words`: safe, because terms consist of letters and digits. */
export const toTsquery = (terms: readonly string[]): string => terms.map((term) => `'${term}':*`).join(' & ');
