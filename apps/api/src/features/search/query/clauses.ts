import { GAP } from '../../understanding/text/evidence.ts';

/**
 * For each place of a phrase in stems with gaps, whether some word stands beside it in the same clause.
 *
 * @example besidePhrase(clausesOf('They cannot do vegan, sorry.'), ['vegan'], (word) => word === 'cannot') // [true]
 */
export function besidePhrase(
  text: readonly string[],
  phrase: readonly string[],
  is: (word: string) => boolean,
): boolean[] {
  const first = phrase[0] ?? '';
  const found: boolean[] = [];
  for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, at + 1))
    if (phrase.every((word, index) => text[at + index] === word))
      found.push(isBeside(text, at, at + phrase.length, is));
  return found;
}

function isBeside(text: readonly string[], from: number, to: number, is: (word: string) => boolean): boolean {
  for (let at = from - 1; at >= 0 && text[at] !== GAP; at -= 1) if (is(text[at] ?? '')) return true;
  for (let at = to; at < text.length && text[at] !== GAP; at += 1) if (is(text[at] ?? '')) return true;
  return false;
}
