import { LANGUAGES, type Language } from '../lexicon/languages.ts';
import { ORDINARY } from '../lexicon/ordinary-words.ts';
import { tellsAbroad } from '../safety/foreign.ts';
import { fold } from '../text/tokens.ts';
import type { Reading } from './reading.ts';

const SHORT = 3;
/** A shorter word may be one of many languages. */
const TELLING = 4;
/** So many English words around a name in another script make an English message. */
const ENOUGH_ENGLISH = 2;

const WORDS = LANGUAGES.flatMap((language) =>
  language.words === undefined ? [] : [{ language, words: new Set(language.words.split(' ')) }],
);

/**
 * The language of a message when it is one of the table's and not English. Names and dishes of the guide are in no language.
 *
 * @example languageOf('Busco un restaurante barato', reading)?.name // 'Spanish'
 */
export function languageOf(message: string, { tokens, taken }: Reading): Language | null {
  // A word that was put right may have been right in another language.
  const unnamed = tokens
    .slice(0, SAMPLE)
    .filter(
      ({ raw, word }, at) =>
        (!taken.has(at) || word !== fold(raw) || tellsAbroad(word)) && !isExclusion(tokens, at, taken),
    );
  const words = unnamed.map(({ raw }) => fold(raw));
  const english = words.filter((word) => ORDINARY.has(word)).length;
  const sample = message.slice(0, LETTERS);
  const scripted = LANGUAGES.find(({ script }) => script?.test(sample));
  if (scripted) return english < ENOUGH_ENGLISH ? scripted : null;
  // Of two or three words that are not English, one long one will do.
  const isShort = english === 0 && words.length <= SHORT;
  let best: Language | null = null;
  let most = isShort ? 0 : Math.max(1, english);
  for (const { language, words: known } of WORDS) {
    const count = words.filter((word) => known.has(word) && (!isShort || word.length >= TELLING)).length;
    if (count > most) [best, most] = [language, count];
  }
  return best;
}

/** A word of another language that says in English that a food is left out. */
const isExclusion = (tokens: Reading['tokens'], at: number, taken: Reading['taken']): boolean =>
  tokens[at]?.word === 'without' && (taken.has(at) || taken.has(at + 1));

/** Words and letters by which a language is noticed. */
const SAMPLE = 80;
const LETTERS = 400;
