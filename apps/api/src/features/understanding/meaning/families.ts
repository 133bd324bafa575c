import { similarity } from './vectors.ts';

/** What words of one root end in, longest first. */
const ENDINGS = /(?:iness|iest|ness|ings?|iers?|ier|ies|ied|ily|est|ers?|ish|ed|en|ly|or|ance|ation|y|e)$/;
/** Letters that are left of a word. */
const LEFT = 3;
/** Letters of a root that is one whatever it means. */
const TELLING = 4;
/** From here on two words of the same letters are of one family: a counter counts nothing. */
const NEAR = 0.45;

function rootOf(word: string): string {
  const rest = word.replace(ENDINGS, '');
  return (rest.length < LEFT ? word : rest).replace(/([^aeiou])\1$/, '$1');
}

/**
 * Whether two stems are forms of one word.
 *
 * @example areOfOneFamily('dark', 'darker') // true
 */
export function areOfOneFamily(one: string, other: string): boolean {
  if (one.slice(0, LEFT) !== other.slice(0, LEFT)) return false;
  const root = rootOf(one);
  if (root !== rootOf(other)) return false;
  const nearness = similarity(one, other);
  // One of them is not known.
  return nearness === 0 ? root.length >= TELLING : nearness >= NEAR;
}
