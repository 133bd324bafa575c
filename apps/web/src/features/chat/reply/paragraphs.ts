/**
 * Splits plain text into paragraphs at empty lines; single line breaks stay.
 *
 * @example paragraphs('One.\n\n\nTwo,\nstill two.') // ['One.', 'Two,\nstill two.']
 */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n[^\S\n]*\n\s*/)
    .map((part) => part.replace(/^\n+|\s+$/g, ''))
    .filter(Boolean);
}
