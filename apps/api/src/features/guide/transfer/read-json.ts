import { readFile } from 'node:fs/promises';
import { BadFile, badFile } from './bad-file.ts';
import type { Entry } from './entry.ts';
import { isKnown, isOwned } from './fields.ts';

/**
 * Reads a JSON file: an array of objects in the format of GET /api/restaurants.
 *
 * @throws BadFile
 */
export async function* readJson(file: string): AsyncGenerator<Entry> {
  const entries = await parsed(file);
  for (const [at, value] of entries.entries()) yield entryOf(value, `entry ${at + 1}`);
}

async function parsed(file: string): Promise<unknown[]> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file));
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return value;
  } catch (error) {
    if (error instanceof SyntaxError) throw new BadFile(`${file} is not valid JSON: ${error.message}.`);
    throw badFile(file, error);
  }
  throw new BadFile(`${file} must contain an array of restaurants.`);
}

function entryOf(value: unknown, location: string): Entry {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { location, values: {}, error: 'Not an object.' };
  }
  const fields = Object.entries(value).filter(([field]) => !isOwned(field));
  const unknown = fields.find(([field]) => !isKnown(field));
  if (unknown) return { location, values: {}, error: `"${unknown[0]}" is not a field of a restaurant.` };
  return { location, values: Object.fromEntries(fields), error: null };
}
