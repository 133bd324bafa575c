/**
 * A set of words that are written with spaces or line ends between them.
 *
 * @example wordSet('the that').has('the') // true
 */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Phrases that are written with bars between them. @example phrasesIn('by the sea|sea view') // ['by the sea', 'sea view'] */
export const phrasesIn = (phrases: string | undefined): string[] => phrases?.split('|').filter(Boolean) ?? [];
