/** What stands between tags in the one text that they are kept in. */
const SEPARATOR = ', ';

/**
 * The tags in a restaurant's text, without blanks and repetitions.
 *
 * @example splitTags('cozy, Cozy,, date night') // ['cozy', 'date night']
 */
export function splitTags(text: string): string[] {
  const tags = new Map<string, string>();
  for (const part of text.split(',')) {
    const tag = part.trim();
    if (tag && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  }
  return [...tags.values()];
}

/**
 * Tags as they are stored: joined by a comma and a space.
 *
 * @returns null when there is none
 */
export function joinTags(tags: readonly string[]): string | null {
  return tags.join(SEPARATOR) || null;
}
