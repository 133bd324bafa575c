/**
 * A set of words that are written with spaces or line ends between them.
 *
 * @example wordSet('the that').has('the') // true
 */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
