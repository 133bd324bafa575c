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
