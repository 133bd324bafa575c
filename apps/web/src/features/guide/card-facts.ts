import type { Card } from '@saffron/contracts/guide';
import { CUISINE_FALLBACK, DESCRIPTION_FALLBACK } from '@saffron/contracts/texts';
import { dollars } from '../../lib/price.ts';
import { webAddress } from '../../lib/web-address.ts';

/** The contents of a card, with fallbacks for missing fields. */
export function cardFacts(card: Card) {
  const website = webAddress(card.website);
  const address = card.address?.trim();
  return {
    description: card.description.trim() || DESCRIPTION_FALLBACK,
    cuisine: card.cuisine.trim() || CUISINE_FALLBACK,
    price: priceSigns(card.priceRange),
    place: address || card.neighborhood?.trim() || null,
    // Beside an address, which rarely tells of it.
    neighborhood: (address && card.neighborhood?.trim()) || null,
    href: website ?? searchAddress(card.name, address || card.neighborhood),
    hasWebsite: website !== null,
  };
}

/** Dollar signs from text or from a price level; one sign for anything else. */
function priceSigns(priceRange: string): string {
  const text = priceRange.trim();
  if (/^\$+$/.test(text)) return dollars(text.length);
  const level = Number(text);
  return dollars(text && Number.isFinite(level) ? level : 1);
}

function searchAddress(name: string, place: string | null | undefined): string {
  const words = [name, place?.trim()].filter(Boolean).join(' ');
  return `https://www.google.com/search?q=${encodeURIComponent(words)}`;
}
