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
 * @returns null if the text is missing, is not a JSON object, or has none of the parts
 * @example parseNotes('{"vibe":"Calm"}') // { vibe: 'Calm' }
 */
export function parseNotes(text: string | null): Notes | null {
  if (!text) return null;
  const parsed = parseObject(text);
  if (!parsed) return null;
  const notes: Notes = {};
  for (const part of PARTS) {
    const value: unknown = parsed[part];
    if (typeof value === 'string' && value.trim()) notes[part] = repairEncoding(value.trim());
  }
  return Object.keys(notes).length > 0 ? notes : null;
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

function byteOf(character: string): number | null {
  const code = character.codePointAt(0) ?? 0;
  if (code <= 0xff) return code;
  const at = CP1252.indexOf(character);
  return at < 0 ? null : 0x80 + at;
}

/**
 * Repairs UTF-8 that was decoded as Windows-1252 ("cafÃ©" → "café"), as section 2 of the specification requires. Other text is
 * returned unchanged.
 */
export function repairEncoding(text: string): string {
  return text.replace(/[\u00c2-\u00f4][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œŽžŸ]{1,3}/g, (run) => {
    const bytes = [...run].map(byteOf);
    if (bytes.some((byte) => byte === null)) return run;
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes.map((byte) => byte ?? 0)));
    } catch {
      return run;
    }
  });
}
