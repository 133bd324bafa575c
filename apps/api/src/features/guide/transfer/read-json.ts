import { readFile } from 'node:fs/promises';
import { BadFile, badFile } from './bad-file.ts';
import type { Entry } from './entry.ts';
import { isKnown, isOwned } from './fields.ts';

/**
 * The restaurants of a JSON file: an array of objects, as GET /api/restaurants answers.
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
    if (error instanceof SyntaxError) throw new BadFile(`${file} is no JSON: ${error.message}.`);
    throw badFile(file, error);
  }
  throw new BadFile(`${file} is not an array of restaurants.`);
}

function entryOf(value: unknown, place: string): Entry {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { place, given: {}, broken: 'It is not an object.' };
  }
  const fields = Object.entries(value).filter(([field]) => !isOwned(field));
  const unknown = fields.find(([field]) => !isKnown(field));
  if (unknown) return { place, given: {}, broken: `"${unknown[0]}" is no field of a restaurant.` };
  return { place, given: Object.fromEntries(fields), broken: null };
}
