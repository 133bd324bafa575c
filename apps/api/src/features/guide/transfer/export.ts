import { open, rename, rm, stat } from 'node:fs/promises';
import type { Restaurant } from '@saffron/contracts/guide';
import type { Schema } from '@saffron/db/schema';
import { stringify } from 'csv-stringify/sync';
import type { Kysely } from 'kysely';
import { readGuide } from '../data.ts';
import { toRestaurant } from '../present.ts';
import { BadFile, badFile } from './bad-file.ts';
import { toCell } from './cells.ts';
import { COLUMNS } from './fields.ts';
import { formatOf } from './format.ts';

interface Writer {
  begin: string;
  /** @param first whether this is the first page */
  page: (restaurants: Restaurant[], first: boolean) => string;
  end: string;
}

// Spreadsheets need a byte order mark to detect UTF-8. All text is quoted, so that it survives unchanged.
const csv: Writer = {
  begin: `\ufeff${stringify([[...COLUMNS]])}`,
  page: (restaurants) =>
    stringify(
      restaurants.map((restaurant) => COLUMNS.map((column) => toCell(restaurant[column]))),
      { quoted: true },
    ),
  end: '',
};

/** One restaurant per line, so that exports can be compared with line-based tools. */
const json: Writer = {
  begin: '[\n',
  page: (restaurants, first) => {
    const lines = restaurants.map((restaurant) => JSON.stringify(restaurant)).join(',\n');
    return first || !lines ? lines : `,\n${lines}`;
  },
  end: '\n]\n',
};

/**
 * Exports a snapshot of the guide. An existing file is replaced when the export is complete. The file is
 * readable for its owner only.
 *
 * @returns the number of restaurants
 * @throws BadFile
 */
export async function exportGuide(db: Kysely<Schema>, file: string): Promise<number> {
  const writer = formatOf(file) === 'csv' ? csv : json;
  const partial = `${file}.partial`;
  let count = 0;
  const there = await stat(file).catch(() => null);
  if (there && !there.isFile() && !there.isDirectory()) throw new BadFile(`${file} is no regular file.`);
  try {
    await rm(partial, { force: true });
    const handle = await open(partial, 'wx', 0o600);
    try {
      await handle.write(writer.begin);
      await readGuide(db, async (rows) => {
        await handle.write(writer.page(rows.map(toRestaurant), count === 0));
        count += rows.length;
      });
      await handle.write(writer.end);
    } finally {
      await handle.close();
    }
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true }).catch(() => {});
    throw isMissing(error)
      ? new BadFile(`The directory of ${file} does not exist. Create it or choose another one.`)
      : badFile(file, error);
  }
  return count;
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';
