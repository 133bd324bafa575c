import { isPlain, plain, withoutPiles } from './plain.ts';

/** The three parts that a reviewer's notes may have. */
export interface Notes {
  vibe?: string;
  food_notes?: string;
  occasions?: string;
}

const PARTS = ['vibe', 'food_notes', 'occasions'] as const;

/**
 * Parses the notes of a restaurant: a JSON object with any of the three parts.
 *
 * @param letters UTF-16 units of each part that are needed; more take more time
 * @returns null if the text is missing, is not a JSON object, or has none of the parts
 * @example parseNotes('{"vibe":"Calm"}') // { vibe: 'Calm' }
 */
export function parseNotes(text: string | null, letters = Number.POSITIVE_INFINITY): Notes | null {
  if (!text) return null;
  const parsed = parseObject(text);
  if (!parsed) return null;
  const notes: Notes = {};
  for (const part of PARTS) {
    const value: unknown = parsed[part];
    if (typeof value === 'string' && value.trim())
      notes[part] = withoutPiles(plain(repairEncoding(value.trim().slice(0, letters * GARBLED_MAX))));
  }
  return Object.keys(notes).length > 0 ? notes : null;
}

/** Whether the parts of notes are plain text: JSON can write as an escape what a text must not contain. */
export function hasPlainParts(text: string): boolean {
  const parsed = parseObject(text);
  return PARTS.every((part) => typeof parsed?.[part] !== 'string' || isPlain(parsed[part]));
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/**
 * Notes for storage: JSON is unchanged; other text counts as `vibe`, so that it is never lost.
 *
 * @returns null for empty text
 */
export function wrapNotes(text: string | null): string | null {
  const trimmed = text?.trim();
  if (!trimmed) return null;
  return parseNotes(trimmed) ? trimmed : JSON.stringify({ vibe: trimmed });
}

/** The characters of Windows-1252 from 0x80 to 0x9f, where Latin-1 has control characters. */
const CP1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** The byte of a character that {@link GARBLED} matches. */
function byteOf(character: string): number {
  const code = character.charCodeAt(0);
  return code <= 0xff ? code : 0x80 + CP1252.indexOf(character);
}

/** Characters that one garbled character is at most. */
const GARBLED_MAX = 4;
/** A first byte of UTF-8, and up to three of those that follow, as characters of Windows-1252. */
const GARBLED = /[\u00c2-\u00f4][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œŽžŸ]{1,3}/g;

/** By the number of bytes, the first code point that needs so many, and what the first byte has in addition to its bits. */
const UTF8 = [
  { bytes: 2, from: 0x80, mark: 0xc0 },
  { bytes: 3, from: 0x800, mark: 0xe0 },
  { bytes: 4, from: 0x10000, mark: 0xf0 },
] as const;

/**
 * The character that all of these bytes are in UTF-8, or null. Not a `TextDecoder`: notes can have thousands of such runs, and its exceptions
 * take long.
 */
function decoded(run: string): string | null {
  const [first = 0, ...others] = Array.from(run, byteOf);
  const form = UTF8.findLast(({ mark }) => first >= mark);
  if (form?.bytes !== run.length) return null;
  const code = others.reduce((bits, byte) => bits * 64 + (byte & 0x3f), first - form.mark);
  const isCharacter = code >= form.from && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : null;
}

/**
 * Repairs UTF-8 that was decoded as Windows-1252 ("cafÃ©" → "café"), as section 2 of the specification requires. Other text is
 * returned unchanged.
 */
export function repairEncoding(text: string): string {
  return text.replace(GARBLED, (run) => decoded(run) ?? run);
}
