/** Whether a list contains a tag, ignoring case. */
export function hasTag(tags: readonly string[], tag: string): boolean {
  return tags.some((other) => other.toLowerCase() === tag.toLowerCase());
}

/**
 * Adds one tag, or several separated by commas. Skips blanks and duplicates.
 *
 * @example addTags(['View'], 'view, Date night') // ['View', 'Date night']
 */
export function addTags(tags: readonly string[], text: string): string[] {
  const next = [...tags];
  for (const part of text.split(',')) {
    const tag = part.trim().replace(/\s+/g, ' ');
    if (tag && !hasTag(next, tag)) next.push(tag);
  }
  return next;
}
