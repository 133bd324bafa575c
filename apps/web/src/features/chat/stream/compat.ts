import type { Card } from '@saffron/contracts/guide';
import { RESTAURANTS_MARKER } from '@saffron/contracts/product';
import {
  CUISINE_FALLBACK,
  DESCRIPTION_FALLBACK,
  NO_MESSAGE_IN_REPLY,
  NO_READABLE_STREAM,
  STREAM_WITHOUT_FINAL,
} from '@saffron/contracts/texts';
import { dollars } from '../../../lib/price.ts';

/** An event of an older server's stream, which has neither a type nor positions. */
export type OlderEvent =
  | { type: 'chunk'; text: string }
  | { type: 'final'; message: string; restaurants: Card[]; sessionId: number | null }
  | { type: 'error'; error: string; message: string };

type Fields = Record<string, unknown>;

/**
 * What people read of a reply that is still coming: a fragment of JSON shows its message, a marker ends the text, and whatever
 * the next chunk may turn into one of the two is held back.
 *
 * @example readable('{"message": "Two places\\nto') // 'Two places\nto'
 */
export function readable(streamed: string): string {
  const text = beforeMarker(streamed);
  return isJson(text) ? (messageOf(text) ?? '') : unescapeText(text);
}

/** A whole reply. Text and cards are read out of what was streamed only where the server did not send them. */
export function wholeReply(reply: { message?: string | undefined; restaurants?: unknown }, streamed = '') {
  const { text, embedded } = splitAtMarker(reply.message ?? streamed);
  const listed = Array.isArray(reply.restaurants);
  const message = listed ? (reply.message ?? text) : text;
  return { message: message || NO_MESSAGE_IN_REPLY, restaurants: toCards(listed ? reply.restaurants : embedded) };
}

/** Reads a stream of `data: ` lines. Lines that cannot be read are skipped. */
export async function* readOlderStream(body: ReadableStream<Uint8Array> | null): AsyncGenerator<OlderEvent> {
  if (!body) throw new Error(NO_READABLE_STREAM);
  let streamed = '';
  for await (const line of linesOf(body)) {
    const event = parseLine(line, streamed);
    if (!event) continue;
    if (event.type === 'chunk') streamed += event.text;
    yield event;
    if (event.type !== 'chunk') return;
  }
  throw new Error(STREAM_WITHOUT_FINAL);
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const lines = rest.split(/\r?\n/);
      rest = done ? '' : (lines.pop() ?? '');
      yield* lines;
      if (done) return;
    }
  } finally {
    // Whoever stops reading early leaves no open connection.
    await reader.cancel().catch(() => undefined);
  }
}

function parseLine(line: string, streamed: string): OlderEvent | null {
  if (!line.startsWith('data:')) return null;
  const fields = parseFields(line.slice('data:'.length));
  if (!fields) return null;
  const message = textOf(fields.message);
  const error = textOf(fields.error);
  if (error) return { type: 'error', error, message: message ?? '' };
  if (fields.final === true || fields.complete === true) {
    const session = Number(fields.chatSessionId ?? fields.sessionId);
    const sessionId = Number.isSafeInteger(session) && session > 0 ? session : null;
    return { type: 'final', ...wholeReply({ message, restaurants: fields.restaurants }, streamed), sessionId };
  }
  const text = textOf(fields.chunk);
  return text ? { type: 'chunk', text } : null;
}

/** The text without the marker, or without what may become one. */
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

/** The message field of a piece of JSON that may end anywhere; null before the field begins. */
function messageOf(json: string): string | null {
  const field = /"message"\s*:\s*"((?:[^"\\]|\\.)*)/s.exec(json);
  return field?.[1] === undefined ? null : unescapeText(field[1]);
}

const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '', '"': '"', '\\': '\\', '/': '/' };

/** Undoes escaped line ends and quotes. A backslash at the end waits for what it belongs to. */
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

/** Cards from a list whose shape nobody vouches for; what has no name is no restaurant. */
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
      },
    ];
  });
}
