/**
 * A predicate of one place as one says it of several.
 *
 * @example plural('is quiet') // 'are quiet'
 */
export const plural = (predicate: string): string =>
  predicate
    .replace(/^isn't\b/, "aren't")
    .replace(/^is\b/, 'are')
    .replace(/^hasn't\b/, "haven't")
    .replace(/^has\b/, 'have')
    .replace(/^doesn't\b/, "don't")
    .replace(/^does\b/, 'do')
    .replace(/^(still )?(take|serve|deliver|let|open|stay|keep|work)s\b/, '$1$2')
    .replace(/^(still )is\b/, '$1are');

/** @example agreed('has parking', 2) // 'have parking' */
export const agreed = (predicate: string, count: number): string => (count > 1 ? plural(predicate) : predicate);
