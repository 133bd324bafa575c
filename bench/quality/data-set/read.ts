import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Value = string | number | boolean;
export type Constraints = Readonly<Record<string, Value>>;

/** A restaurant of a data set, with the field names of the API. */
export type Place = Readonly<Record<string, Value | null>> & { readonly name: string };

/** One turn: the user's message, all constraints so far (null: unchanged), and the fields that the user requests. */
interface Turn {
  user: string;
  constraints: Constraints | null;
  requests: readonly string[];
}

export interface Dialogue {
  id: string;
  turns: readonly Turn[];
}

export interface DataSet {
  guide: readonly Place[];
  dialogues: readonly Dialogue[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isValue = (value: unknown): value is Value => ['string', 'number', 'boolean'].includes(typeof value);

function valuesOf(value: unknown): Constraints | null {
  if (!isRecord(value)) return null;
  return Object.fromEntries(Object.entries(value).flatMap(([key, one]) => (isValue(one) ? [[key, one]] : [])));
}

function listOf<T>(value: unknown, what: string, read: (one: unknown) => T): T[] {
  if (!Array.isArray(value)) throw new Error(`${what} must be a list`);
  return value.map(read);
}

function placeOf(value: unknown): Place {
  const fields = valuesOf(value);
  if (typeof fields?.name !== 'string') throw new Error('A restaurant has no name');
  return { ...fields, name: fields.name };
}

function turnOf(value: unknown): Turn {
  if (!isRecord(value) || typeof value.user !== 'string') throw new Error('A turn has no user text');
  return {
    user: value.user,
    constraints: valuesOf(value.constraints),
    requests: listOf(value.requests, 'requests', String),
  };
}

function dialogueOf(value: unknown): Dialogue {
  if (!isRecord(value)) throw new Error('A dialogue must be an object');
  return { id: String(value.id), turns: listOf(value.turns, 'turns', turnOf) };
}

const json = async (directory: string, name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(directory, name), 'utf8'));

/**
 * Reads a data set: the restaurants in `restaurants.json` and the dialogues of one split in `dialogues.SPLIT.json`.
 *
 * @throws if a file is missing or invalid
 */
export async function readDataSet(directory: string, split: string): Promise<DataSet> {
  return {
    guide: listOf(await json(directory, 'restaurants.json'), 'restaurants.json', placeOf),
    dialogues: listOf(await json(directory, `dialogues.${split}.json`), `dialogues.${split}.json`, dialogueOf),
  };
}
