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

/** The signs that join letters of Indic and Southeast Asian scripts to one. */
const JOINS = '[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca\\u1039\\u17d2\\u1a60]';
/** Letters that are joined to one; a line does not break within more of them. */
const JOINED_MAX = 8;
const JOINED_UP = new RegExp(`((?:\\p{L}${JOINS}){${JOINED_MAX}})(?:\\p{L}${JOINS})+`, 'gu');

/** A text with at most {@link MARKS_MAX} marks on a letter, and without letters that are joined beyond what anybody writes. */
export const withoutPiles = (text: string): string => text.replace(PILED_UP, '$1').replace(JOINED_UP, '$1');
