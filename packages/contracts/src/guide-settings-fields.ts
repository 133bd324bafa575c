import * as z from 'zod/mini';
import { tooLong } from './field-texts.ts';
import { TILE_ADDRESS_INVALID, TIME_ZONE_UNKNOWN } from './guide-texts.ts';
import { RESTAURANT_TEXT_MAX, WEBSITE_MAX } from './limits.ts';
import { boundedText, trimmedText } from './text-fields.ts';

/** Fields of the guide's settings, validated by the same schemas in the browser and on the server. */

/** An IANA time zone, such as `America/New_York`. */
export const timeZone = z.string().check(z.maxLength(100, TIME_ZONE_UNKNOWN), z.refine(isTimeZone, TIME_ZONE_UNKNOWN));

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/**
 * The address of map tiles with `{z}`, `{x}` and `{y}`, such as `https://tiles.example/{z}/{x}/{y}.png`, or empty: then
 * maps show the places without streets. It must use https and name a host without placeholders, which the content
 * security policy then allows.
 */
export const tileAddress = z.pipe(
  trimmedText(),
  z.string().check(z.maxLength(WEBSITE_MAX, tooLong(WEBSITE_MAX)), z.refine(isTileAddress, TILE_ADDRESS_INVALID)),
);

function isTileAddress(address: string): boolean {
  if (address === '') return true;
  if (!['{z}', '{x}', '{y}'].every((part) => address.includes(part))) return false;
  // A host has letters, digits, dots and hyphens alone: it becomes part of a response header.
  return /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?\//i.test(address) && URL.canParse(address);
}

/** Whom the map must name, as the tiles' licence demands. */
export const tileAttribution = boundedText(RESTAURANT_TEXT_MAX);
