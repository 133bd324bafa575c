import { type Notes, parseNotes } from '@saffron/contracts/notes';

/** Notes in the editor: three parts, or one text. */
export interface NotesDraft {
  kind: 'parts' | 'text';
  text: string;
  vibe: string;
  food_notes: string;
  occasions: string;
}

const PARTS = ['vibe', 'food_notes', 'occasions'] as const;

export const NO_NOTES: NotesDraft = { kind: 'text', text: '', vibe: '', food_notes: '', occasions: '' };

/**
 * Converts stored notes for the editor. Plain text, which the server stores as `vibe` alone, and notes without any known part are
 * edited as one text.
 */
export function readNotes(stored: string | null): NotesDraft {
  const parts = parseNotes(stored);
  if (!parts) return { ...NO_NOTES, text: stored ?? '' };
  const { vibe = '', food_notes = '', occasions = '' } = parts;
  if (!food_notes && !occasions) return { ...NO_NOTES, text: vibe };
  return { kind: 'parts', text: '', vibe, food_notes, occasions };
}

/**
 * Converts edited notes for the API; null for empty notes.
 *
 * @param stored the stored notes; their other fields are kept
 */
export function writeNotes(draft: NotesDraft, stored: string | null): string | null {
  const others = otherFields(stored);
  const text = draft.text.trim();
  if (draft.kind === 'text') {
    return others && text ? JSON.stringify({ vibe: text, ...others }) : text || null;
  }
  const parts: Notes = {};
  for (const part of PARTS) {
    if (draft[part].trim()) parts[part] = draft[part].trim();
  }
  return Object.keys(parts).length > 0 ? JSON.stringify({ ...parts, ...others }) : null;
}

function otherFields(stored: string | null): object | null {
  if (!stored || !parseNotes(stored)) return null;
  const parsed: unknown = JSON.parse(stored);
  const others = Object.entries(parsed ?? {}).filter(([field]) => !PARTS.some((part) => part === field));
  return others.length > 0 ? Object.fromEntries(others) : null;
}
