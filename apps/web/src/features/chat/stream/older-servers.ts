import type { Card } from '@saffron/contracts/guide';
import type { OpeningHours } from '@saffron/contracts/hours/opening-hours';
import { RESTAURANTS_MARKER } from '@saffron/contracts/product';
import { CUISINE_FALLBACK, DESCRIPTION_FALLBACK, NO_MESSAGE_IN_REPLY } from '@saffron/contracts/texts';
import { dollars } from '../../../lib/price.ts';

type Fields = Record<string, unknown>;

/**
 * The text to display while a reply streams: the message of a JSON fragment, up to the marker. Characters that the next chunk may
 * turn into the marker or an escape are held back.
 *
 * @example visibleText('{"message": "Two places\\nto') // 'Two places\nto'
 */
export function visibleText(streamed: string): string {
  const text = beforeMarker(streamed);
  return isJson(text) ? (messageOf(text) ?? '') : unescapeText(text);
}

/** The text and cards of a finished reply, parsed from the streamed text where the server sent no list of restaurants. */
export function finishedReply(reply: { message?: string | undefined; restaurants?: unknown }, streamed = '') {
  const { text, embedded } = splitAtMarker(reply.message ?? streamed);
  const listed = Array.isArray(reply.restaurants);
  const message = listed ? (reply.message ?? text) : text;
  return { message: message || NO_MESSAGE_IN_REPLY, restaurants: toCards(listed ? reply.restaurants : embedded) };
}

/** The text before the marker, or before a partial marker at its end. */
function beforeMarker(text: string): string {
  const at = text.indexOf(RESTAURANTS_MARKER);
  if (at >= 0) return text.slice(0, at).trimEnd();
  for (let length = Math.min(RESTAURANTS_MARKER.length - 1, text.length); length > 0; length--) {
    if (text.endsWith(RESTAURANTS_MARKER.slice(0, length))) return text.slice(0, -length);
  }
  return text;
}

function splitAtMarker(message: string): { text: string; embedded: unknown } {
  const at = message.indexOf(RESTAURANTS_MARKER);
  const before = (at < 0 ? message : message.slice(0, at)).trim();
  const text = isJson(before) ? (messageOf(before) ?? '') : at < 0 ? before : unescapeText(before);
  const fields =
    at >= 0 ? parseFields(message.slice(at + RESTAURANTS_MARKER.length)) : isJson(before) ? parseFields(before) : null;
  return { text: text || (textOf(fields?.message) ?? ''), embedded: fields?.restaurants };
}

const isJson = (text: string) => /^\s*\{\s*("|$)/.test(text);

/** The message field of a JSON fragment; null before the field begins. */
function messageOf(json: string): string | null {
  const field = /"message"\s*:\s*"((?:[^"\\]|\\.)*)/s.exec(json);
  return field?.[1] === undefined ? null : unescapeText(field[1]);
}

const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '', '"': '"', '\\': '\\', '/': '/' };

/** Unescapes line breaks and quotes. An incomplete escape at the end is left out. */
function unescapeText(text: string): string {
  return text
    .replace(/\\(?:u[0-9a-f]{0,3})?$/i, '')
    .replace(
      /\\(?:u([0-9a-f]{4})|([ntr"\\/]))/gi,
      (run: string, code: string | undefined, letter: string | undefined) =>
        code ? String.fromCharCode(Number.parseInt(code, 16)) : (ESCAPES[letter ?? ''] ?? run),
    );
}

function parseFields(text: string): Fields | null {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  if (from < 0 || to < from) return null;
  try {
    const value: unknown = JSON.parse(text.slice(from, to + 1));
    return isFields(value) ? value : null;
  } catch {
    return null;
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

/** Null unless every entry has the fields that the calculations read; the schema would add zod to the chat. */
const hoursOf = (value: unknown): OpeningHours | null =>
  Array.isArray(value) &&
  value.every(
    (entry) =>
      isFields(entry) &&
      Array.isArray(entry.dayOfWeek ?? []) &&
      [entry.opens, entry.closes, entry.lastOrders ?? ''].every((text) => textOf(text) !== undefined),
  )
    ? value
    : null;

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

const reasonOf = (value: unknown): Card['reason'] =>
  isFields(value) ? { text: textOf(value.text) ?? null, tags: textsOf(value.tags) } : null;

/** Cards from unvalidated JSON. Items without a name are dropped. */
function toCards(list: unknown): Card[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown, index): Card[] => {
    if (!isFields(item)) return [];
    const name = textOf(item.name)?.trim();
    if (!name) return [];
    return [
      {
        id: String(item.id ?? `card-${index}`),
        name,
        description: textOf(item.description) || DESCRIPTION_FALLBACK,
        neighborhood: textOf(item.neighborhood) ?? null,
        cuisine: textOf(item.cuisine) || CUISINE_FALLBACK,
        priceRange: textOf(item.priceRange) || dollars(Number(item.price) || 1),
        website: textOf(item.website) ?? null,
        address: textOf(item.address) ?? null,
        phone: textOf(item.phone) ?? null,
        rating: numberOf(item.rating),
        reservations: item.reservations === true,
        tags: textsOf(item.tags),
        hours: hoursOf(item.hours),
        latitude: numberOf(item.latitude),
        longitude: numberOf(item.longitude),
        reason: reasonOf(item.reason),
      },
    ];
  });
}
