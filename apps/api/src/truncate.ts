const words = new Intl.Segmenter('en', { granularity: 'word' });
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Shortens a text without splitting a character that consists of several code units, such as an emoji.
 *
 * @param max UTF-16 units to keep; the ellipsis of a shortened text comes on top
 */
export function truncate(text: string, max: number): string {
  const cut = graphemes.segment(text).containing(max);
  return cut ? `${text.slice(0, cut.index).trimEnd()}…` : text;
}

/** The beginning of a text, without half of a character at its end. */
export const beginning = (text: string, max: number): string => text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');

/**
 * Shortens a text at the end of a word, or as {@link truncate} does if its first word is too long.
 *
 * @param max UTF-16 units to keep; the ellipsis of a shortened text comes on top
 * @example truncateAtWord('Calm, with a long wine list', 6) // 'Calm…'
 */
export function truncateAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const atWord = text.slice(0, words.segment(text).containing(max)?.index).replace(/[\s,;:.–-]+$/u, '');
  return atWord ? `${atWord}…` : truncate(text, max);
}
