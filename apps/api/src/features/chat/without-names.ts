import { withoutPiles } from '@saffron/contracts/plain';
import { nameInReply } from '../assistant/built-in/words.ts';

/** What is written without spaces between words. */
const UNSPACED = String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}`;
const SPACED = new RegExp(`^[^${UNSPACED}]`, 'u');
/** Endings that languages put to a name: "Annának", "Ada's", "田中さん". A longer word is another one. */
const ENDING = String.raw`(?:['’]?(?:\p{L}\p{M}*){1,4})?(?!\p{M}*[\p{L}\p{N}])`;

/**
 * A reply without the diner's names, with which it may greet them: the one that its writer knew, and the present one. A name is known by its
 * letters, whatever accents, apostrophes, hyphens and endings it has there.
 *
 * @example withoutNames('Ada, go to Foxlight Ramen.', ['Ada Lovelace', null]) // 'Go to Foxlight Ramen.'
 */
export function withoutNames(reply: string, names: readonly (string | null)[]): string {
  const forms = new Set(names.flatMap((name) => (name ? formsOf(name) : [])));
  const longestFirst = [...forms].sort((one, other) => other.length - one.length);
  if (longestFirst.length === 0) return reply;
  const said = new RegExp(`(?:${longestFirst.map(patternOf).join('|')})(?:[,،、，] ?)?`, 'giu');
  const rest = withoutPiles(reply).normalize('NFD').replace(said, '').normalize('NFC');
  return rest.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** A name as it was entered, as replies shorten it, and its words: a writer may use any of them. */
const formsOf = (name: string): string[] =>
  [name, nameInReply(name), ...name.split(/[^\p{L}\p{M}\p{N}'’‐‑-]+/u).filter((word) => word.length > 1)]
    .map((form) =>
      form
        .normalize('NFD')
        .replace(/\p{M}+/gu, '')
        .trim(),
    )
    .filter((form) => form !== '');

function patternOf(form: string): string {
  const letters = [...form].map((letter) => {
    if (/['’‘ʼ]/.test(letter)) return "['’‘ʼ]";
    if (/[-‐‑‒–]/.test(letter)) return '[-‐‑‒–]';
    return `${letter.replace(/[\\^$.*+?()[\]{}|]/, '\\$&')}\\p{M}*`;
  });
  const name = letters.join('');
  return SPACED.test(form) ? `(?<![\\p{L}\\p{N}]\\p{M}*)${name}${ENDING}` : `${name}(?:${ENDING})?`;
}
