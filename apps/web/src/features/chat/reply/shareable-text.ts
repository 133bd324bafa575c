import type { Card } from '@saffron/contracts/guide';
import { withoutMarks } from './paragraphs.ts';

/** A reply as plain text for the clipboard: its text, then one or two lines for each restaurant. */
export function shareableText(text: string, cards: readonly Card[]): string {
  return [withoutMarks(text.trim()), ...cards.map(describe)].filter(Boolean).join('\n\n');
}

function describe({ name, cuisine, priceRange, address, neighborhood, website }: Card): string {
  const facts = [cuisine, priceRange, address ?? neighborhood].filter(Boolean).join(', ');
  return [`${name} (${facts})`, website].filter(Boolean).join('\n');
}
