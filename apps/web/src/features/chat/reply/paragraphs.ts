/**
 * Splits plain text into paragraphs at empty lines; single line breaks stay, and marks for bold text go.
 *
 * @example paragraphs('One.\n\n\nTwo,\nstill two.') // ['One.', 'Two,\nstill two.']
 */
export function paragraphs(text: string): string[] {
  return withoutMarks(text)
    .split(/\n[^\S\n]*\n\s*/)
    .map((part) => part.replace(/^\n+|\s+$/g, ''))
    .filter(Boolean);
}

/**
 * Text without the marks of Markdown for bold, which a language model may write though it is told not to.
 *
 * @example withoutMarks('Try **Lume**.') // 'Try Lume.'
 */
export const withoutMarks = (text: string): string => text.replace(/\*\*(?=\S)|(?<=\S)\*\*/g, '');
