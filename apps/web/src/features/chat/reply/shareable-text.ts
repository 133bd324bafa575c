import type { Card } from '@saffron/contracts/guide';

/** A reply as text to be pasted elsewhere: what was written, then a line or two for each restaurant. */
export function shareableText(text: string, cards: readonly Card[]): string {
  return [text.trim(), ...cards.map(describe)].filter(Boolean).join('\n\n');
}

function describe({ name, cuisine, priceRange, address, neighborhood, website }: Card): string {
  const facts = [cuisine, priceRange, address ?? neighborhood].filter(Boolean).join(', ');
  return [`${name} (${facts})`, website].filter(Boolean).join('\n');
}
