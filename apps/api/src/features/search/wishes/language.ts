import { LANGUAGES, type Language } from '../taxonomy/languages.ts';
import { ORDINARY } from '../taxonomy/ordinary-words.ts';
import { fold, tokenize } from '../text/tokens.ts';

const TABLES = LANGUAGES.map((language) => ({ language, words: new Set(language.words?.split(' ') ?? []) }));

/**
 * The language of a message when it is one of the table's and not English.
 *
 * @example languageOf('Busco un restaurante barato')?.name // 'Spanish'
 */
export function languageOf(message: string): Language | null {
  const sample = message.slice(0, 400);
  const scripted = LANGUAGES.find((language) => language.script?.test(sample));
  if (scripted) return scripted;
  const words = tokenize(sample).map((token) => token.word);
  const english = words.filter((word) => ORDINARY.has(word)).length;
  let best: Language | null = null;
  let most = Math.max(1, english);
  for (const table of TABLES) {
    const count = words.filter((word) => table.words.has(word)).length;
    if (count > most) [best, most] = [table.language, count];
  }
  return best;
}

/**
 * The same message with a language's words for frequent wishes put into English, so that what can be understood is.
 *
 * @example inEnglish('un ristorante cinese', italian) // 'un ristorante chinese'
 */
export function inEnglish(message: string, language: Language): string {
  const wishes = language.wishes ?? {};
  if (language.script) {
    const said = Object.keys(wishes).filter((word) => message.includes(word));
    return `${message} ${said.map((word) => wishes[word]).join(' ')}`;
  }
  return message.replace(/\p{L}+/gu, (word) =>
    Object.hasOwn(wishes, fold(word)) ? (wishes[fold(word)] ?? word) : word,
  );
}
