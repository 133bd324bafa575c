import type { Language } from '../lexicon/languages/language.ts';
import { LATIN } from '../lexicon/languages/latin.ts';
import { SCRIPTS } from '../lexicon/languages/scripts.ts';
import { ORDINARY } from '../lexicon/ordinary-words.ts';
import { fold, tokenize } from '../text/tokens.ts';

const SHORT = 3;
/** A shorter word may be one of many languages. */
const TELLING = 4;

const TABLES = LATIN.map((language) => ({ language, words: new Set(language.words?.split(' ') ?? []) }));

/**
 * The language of a message when it is one of the table's and not English.
 *
 * @example languageOf('Busco un restaurante barato')?.name // 'Spanish'
 */
export function languageOf(message: string): Language | null {
  const sample = message.slice(0, 400);
  const scripted = SCRIPTS.find((language) => language.script?.test(sample));
  if (scripted) return scripted;
  const words = tokenize(sample).map((token) => token.word);
  const english = words.filter((word) => ORDINARY.has(word)).length;
  // Of two or three words that are not English, one long one will do.
  const isShort = english === 0 && words.length <= SHORT;
  let best: Language | null = null;
  let most = isShort ? 0 : Math.max(1, english);
  for (const table of TABLES) {
    const count = words.filter((word) => table.words.has(word) && (!isShort || word.length >= TELLING)).length;
    if (count > most) [best, most] = [table.language, count];
  }
  return best;
}

/** Endings of gender, number and case. */
const ENDING = /(?:es|er|en|em|as|os|[aeions])$/;
/** A shorter beginning is that of many words. */
const ROOT = 5;

/** @example rootOf('thailandisches') // 'thailandisch' */
function rootOf(word: string): string {
  let root = word;
  while (root.length > ROOT && ENDING.test(root)) root = root.replace(ENDING, '');
  return root;
}

/** The words of a language with their English. */
interface Words {
  whole: ReadonlyMap<string, string>;
  roots: ReadonlyMap<string, string>;
  /** Longer ones first: one may begin with another. */
  longestFirst: readonly (readonly [word: string, english: string])[];
}

const prepared = new Map<Language, Words>();

function wordsOf(language: Language): Words {
  const known = prepared.get(language);
  if (known) return known;
  const pairs = Object.entries(language.wishes).flatMap(([english, words]) =>
    words.split('|').map((word) => [word, english] as const),
  );
  const words = {
    whole: new Map(pairs),
    roots: new Map(
      pairs.map(([word, english]) => [rootOf(word), english] as const).filter(([root]) => root.length >= ROOT),
    ),
    longestFirst: pairs.toSorted(([a], [b]) => b.length - a.length),
  };
  prepared.set(language, words);
  return words;
}

function translated(word: string, { whole, roots }: Words): string {
  const folded = fold(word);
  return whole.get(folded) ?? (ORDINARY.has(folded) ? word : (roots.get(rootOf(folded)) ?? word));
}

/** The English of whatever words a message has in a script that may have no spaces. */
function saidIn(message: string, { longestFirst }: Words): string[] {
  let rest = message.toLowerCase();
  return longestFirst.flatMap(([word, english]) => {
    if (!rest.includes(word)) return [];
    rest = rest.replaceAll(word, ' ');
    return [english];
  });
}

/**
 * The same message with a language's words for frequent wishes put into English, so that what can be understood is.
 *
 * @example inEnglish('un ristorante cinese', italian) // 'un ristorante chinese'
 */
export function inEnglish(message: string, language: Language): string {
  const words = wordsOf(language);
  if (language.script) return `${message} ${saidIn(message, words).join(' ')}`;
  let text = message;
  for (const [idiom, english] of Object.entries(language.idioms ?? {}))
    text = text.replace(new RegExp(`(?<!\\p{L})${idiom}(?!\\p{L})`, 'giu'), english);
  return text.replace(/\p{L}+/gu, (word) => translated(word, words));
}
