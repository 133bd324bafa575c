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
export const MARKS_MAX = 6;
const PILED_UP = new RegExp(`(\\p{M}{${MARKS_MAX}})\\p{M}+`, 'gu');

/**
 * Characters that a reader sees as one: a letter with its marks, letters that are joined, a family of people of several colors. A line does
 * not break within them, so that hundreds would be wider than any screen.
 */
const CLUSTER_MAX = 12;
/** Nothing of ASCII is joined to what comes before it. */
const MAYBE_CLUSTER = new RegExp(`\\P{ASCII}{${CLUSTER_MAX + 1},}`, 'gu');
let segmenter: Intl.Segmenter | undefined;

function withoutLongClusters(text: string): string {
  // Older browsers lack it; the server decides.
  if (!('Segmenter' in Intl)) return text;
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let kept = '';
  for (const { segment } of segmenter.segment(text)) {
    kept += segment.length > CLUSTER_MAX ? [...segment].slice(0, CLUSTER_MAX).join('') : segment;
  }
  // What is left of one may join the next.
  return kept === text ? text : withoutLongClusters(kept);
}

/** A text with at most {@link MARKS_MAX} marks on a letter, and at most {@link CLUSTER_MAX} characters joined to one. */
export const withoutPiles = (text: string): string =>
  text.replace(PILED_UP, '$1').replace(MAYBE_CLUSTER, withoutLongClusters);
