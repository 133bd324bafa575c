import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { IMPORT_TOO_LARGE, IMPORT_TOO_LONG } from '@saffron/contracts/limit-texts';
import { IMPORT_BYTES_MAX, IMPORT_ROWS_MAX } from '@saffron/contracts/limits';
import { BadFile, badFile } from './bad-file.ts';
import type { Entry } from './entry.ts';
import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';

/** @throws BadFile for any other extension */
export function formatOf(file: string): 'csv' | 'json' {
  const extension = extname(file).toLowerCase();
  if (extension === '.csv') return 'csv';
  if (extension === '.json') return 'json';
  throw new BadFile(`${file} must end in .csv or .json.`);
}

/**
 * Reads the restaurants of a file one by one.
 *
 * @throws BadFile while reading, also if there are too many
 */
export async function* readEntries(file: string): AsyncGenerator<Entry> {
  const format = formatOf(file);
  if ((await sizeOf(file)) > IMPORT_BYTES_MAX) throw new BadFile(`${file} ${IMPORT_TOO_LARGE}`);
  let count = 0;
  for await (const entry of format === 'csv' ? readCsv(file) : readJson(file)) {
    count += 1;
    if (count > IMPORT_ROWS_MAX) throw new BadFile(`${file} ${IMPORT_TOO_LONG}`);
    yield entry;
  }
}

/** In bytes. */
async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    throw badFile(file, error);
  }
}
