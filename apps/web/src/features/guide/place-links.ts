import type { Coordinates } from '@saffron/contracts/location';
import { mapSearch, pairOf } from '../../lib/map-link.ts';

/** Where a restaurant is, as far as it is known. */
export interface Place {
  name: string;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** The position of a restaurant; null if it is not known. */
export function positionOf({ latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>): Coordinates | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/**
 * Links to a map and to directions (https://developers.google.com/maps/documentation/urls/get-started), to the
 * coordinates, else to name and address; null if neither is known.
 */
export function mapLinks(place: Place): { map: string; directions: string } | null {
  const position = positionOf(place);
  const address = place.address?.trim();
  const target = position ? pairOf(position) : address && `${place.name}, ${address}`;
  if (!target) return null;
  return {
    map: mapSearch(target),
    directions: `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: target })}`,
  };
}

/** Digits with the usual separators, and optionally an extension. */
const PHONE = /^(\+?[\d\s().\-/]{3,}?)(?:[\s,;]*(?:ext\.?|x)\s*(\d{1,6}))?$/i;

/**
 * A `tel:` link (RFC 3966); null for text that is no number.
 *
 * @example phoneLink('(040) 555-0117') // 'tel:0405550117'
 */
export function phoneLink(phone: string | null): string | null {
  const [, number = '', extension] = PHONE.exec(phone?.trim() ?? '') ?? [];
  const digits = number.replaceAll(/[^\d+]/g, '');
  if (digits.length < 3) return null;
  return `tel:${digits}${extension ? `;ext=${extension}` : ''}`;
}
