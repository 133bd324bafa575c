import { extname } from 'node:path';
import { BadFile } from './bad-file.ts';
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
 * @throws BadFile while reading
 */
export function readEntries(file: string): AsyncIterable<Entry> {
  return formatOf(file) === 'csv' ? readCsv(file) : readJson(file);
}
