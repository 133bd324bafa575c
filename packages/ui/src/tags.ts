/** Whether a tag is among others, whatever its case. */
export function hasTag(tags: readonly string[], tag: string): boolean {
  return tags.some((other) => other.toLowerCase() === tag.toLowerCase());
}

/**
 * Adds what was typed: one tag, or several between commas. Blanks and what is there already are left out.
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
