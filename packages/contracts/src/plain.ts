// PostgreSQL rejects NUL in text (22021); the other control characters have no use in a message and corrupt logs.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern lists rejected characters
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Whether a text is well-formed and has no control characters other than tab and line breaks. */
export const isPlain = (text: string): boolean => text.search(CONTROL) < 0 && text.isWellFormed();

/**
 * A text without those: the database stores neither NUL nor half of a character.
 *
 * @example plain('slow\u0000 cooked') // 'slow  cooked'
 */
export const plain = (text: string): string => (isPlain(text) ? text : text.toWellFormed().replace(CONTROL, ' '));

/** As many marks as a letter of any script has; more are drawn over what stands around it, and take long to normalize. */
const MARKS_MAX = 6;
/** Marks with signs between them that nobody sees, such as joiners, stand on the same letter. */
const PILED_UP = new RegExp(`((?:\\p{M}\\p{Cf}*){${MARKS_MAX - 1}}\\p{M})(?:\\p{Cf}*\\p{M})+`, 'gu');

/** Code points of the longest characters that people write: a family of four with their skin colors has eleven, Sanskrit up to twelve. */
const CHARACTER_MAX = 12;
/** What a longer character has: at most one of its code points is ASCII. Other texts need not be divided into characters. */
const NOT_ASCII = new RegExp(`[^\\0-\\x7f]{${CHARACTER_MAX / 2}}`, 'u');
let characters: Intl.Segmenter | undefined;

/**
 * A text with at most {@link MARKS_MAX} marks on a letter, and an ellipsis for the rest of a character (grapheme cluster, within which no
 * line breaks) beyond {@link CHARACTER_MAX} code points.
 *
 * @example withoutPiles(`${'👩\u200d'.repeat(900)}👩`) // '👩‍👩‍👩‍👩‍👩‍👩‍…'
 */
export function withoutPiles(text: string): string {
  const flat = text.replace(PILED_UP, '$1');
  if (!NOT_ASCII.test(flat)) return flat;
  characters ??= new Intl.Segmenter('en');
  let kept = '';
  let from = 0;
  for (const { index, segment } of characters.segment(flat)) {
    if (segment.length <= CHARACTER_MAX) continue;
    const beginning = Array.from(segment.slice(0, 2 * CHARACTER_MAX + 2))
      .slice(0, CHARACTER_MAX)
      .join('');
    if (beginning.length === segment.length) continue;
    kept += `${flat.slice(from, index)}${beginning}…`;
    from = index + segment.length;
  }
  return from === 0 ? flat : kept + flat.slice(from);
}
