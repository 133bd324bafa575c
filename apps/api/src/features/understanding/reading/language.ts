import { LANGUAGES, type Language } from '../lexicon/languages.ts';
import { ORDINARY } from '../lexicon/ordinary-words.ts';
import { tellsAbroad } from '../safety/foreign.ts';
import { fold, tokenize } from '../text/tokens.ts';
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
 * The language of a message when it is one of the table's and not English. Names and dishes of the guide are in no language. After a message in
 * another language, one with few English words is in it, too.
 *
 * @param before the message before it
 * @example languageOf('Busco un restaurante barato', reading)?.name // 'Spanish'
 */
export function languageOf(message: string, { tokens, taken }: Reading, before = ''): Language | null {
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
  const going = languageBefore(before);
  if (going && words.length > 0 && words.filter((word) => going.words.has(word)).length >= english)
    return going.language;
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

/** The language of a message that was not in English, with its words. */
function languageBefore(message: string): (typeof WORDS)[number] | null {
  const words = tokenize(message.slice(0, LETTERS)).map(({ raw }) => fold(raw));
  const english = words.filter((word) => ORDINARY.has(word)).length;
  const counts = WORDS.map((one) => words.filter((word) => one.words.has(word)).length);
  const most = Math.max(...counts);
  return most >= ENOUGH && most > english ? (WORDS[counts.indexOf(most)] ?? null) : null;
}
const ENOUGH = 2;

/** A word of another language that says in English that a food is left out. */
const isExclusion = (tokens: Reading['tokens'], at: number, taken: Reading['taken']): boolean =>
  tokens[at]?.word === 'without' && (taken.has(at) || taken.has(at + 1));

/** Words and letters by which a language is noticed. */
const SAMPLE = 80;
const LETTERS = 400;
