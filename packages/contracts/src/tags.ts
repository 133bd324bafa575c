/** Separates tags in the single stored text. */
const SEPARATOR = ', ';

/**
 * The tags in a restaurant's `tag` text, without blanks and duplicates.
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
 * Tags for storage, separated by a comma and a space.
 *
 * @returns null for an empty list
 */
export function joinTags(tags: readonly string[]): string | null {
  return tags.join(SEPARATOR) || null;
}
