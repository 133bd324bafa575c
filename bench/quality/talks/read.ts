import { readFile } from 'node:fs/promises';

/** A message, and the restaurants of which a friend who knows the town would name one; none if any reply without a place will do. */
export interface LabelledTurn {
  say: string;
  acceptable: readonly string[];
  /** Why, for graders. */
  note: string;
}

export interface LabelledTalk {
  id: string;
  turns: readonly LabelledTurn[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function turnOf(value: unknown): LabelledTurn {
  if (!isRecord(value) || typeof value.say !== 'string') throw new Error('A turn has no text in `say`');
  const { say, acceptable = [], note = value.why ?? '' } = value;
  if (!Array.isArray(acceptable)) throw new Error('`acceptable` must be a list of names');
  return { say, acceptable: [...new Set(acceptable.map(String))], note: String(note) };
}

function talkOf(line: string, at: number): LabelledTalk {
  const value: unknown = JSON.parse(line);
  if (!isRecord(value) || !Array.isArray(value.turns)) throw new Error(`Line ${at + 1} has no list of turns`);
  return { id: String(value.id ?? at + 1), turns: value.turns.map(turnOf) };
}

/**
 * Reads labelled conversations, one JSON object a line.
 *
 * @example {"id": "late-soup", "turns": [{"say": "soup, now", "acceptable": ["Midnight Wonton"], "note": "open until five"}]}
 * @throws if the file is missing or invalid
 */
export async function readTalks(file: string): Promise<LabelledTalk[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.map(talkOf);
}
