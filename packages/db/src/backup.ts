import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { sql } from 'kysely';
import { openDatabase } from './client.ts';
import { DATABASE_DIRECTORY, COMPLETE_MARKER } from './embedded.ts';
import { lockDirectory } from './lock.ts';

/** Why a backup or its return was refused, in a sentence that says what to do. */
export class BackupRefused extends Error {}

/**
 * Writes an embedded database into a file: a gzipped tar of all its files. A file of that name is replaced once the new one is whole.
 *
 * @throws DirectoryInUse while a server has it open
 * @throws BackupRefused when there is no database
 */
export async function backUp(dataDir: string, file: string): Promise<void> {
  if (!existsSync(join(dataDir, COMPLETE_MARKER))) throw new BackupRefused(`There is no database in ${dataDir}.`);
  const database = await openDatabase({ dataDir });
  try {
    const dump = await database.embedded?.dump();
    if (!dump) throw new BackupRefused('A database on a server is not backed up here.');
    await writeFile(`${file}.part`, await promisify(gzip)(dump));
    await rename(`${file}.part`, file);
  } finally {
    await database.close();
  }
}

/**
 * Puts the database of a backup into a data directory. It is opened and looked into before anything is moved.
 *
 * @param replace puts it in the place of a database that is there, which is kept beside it
 * @returns where the database is now that was there before; null when there was none
 * @throws DirectoryInUse while a server has the directory open
 * @throws BackupRefused when there is a database and `replace` is not set, or the file is no backup
 */
export async function restore(file: string, dataDir: string, replace: boolean): Promise<string | null> {
  const unlock = lockDirectory(dataDir);
  const trial = join(dataDir, 'restoring');
  const files = join(dataDir, DATABASE_DIRECTORY);
  try {
    const isThere = existsSync(files);
    if (isThere && !replace) {
      throw new BackupRefused(`There is a database in ${dataDir}. With --replace it is kept beside the restored one.`);
    }
    rmSync(trial, { recursive: true, force: true });
    await unpack(file, trial);
    const kept = isThere ? `${files}.replaced-${Date.now()}` : null;
    if (kept) renameSync(files, kept);
    renameSync(join(trial, DATABASE_DIRECTORY), files);
    writeFileSync(join(dataDir, COMPLETE_MARKER), '');
    return kept;
  } finally {
    rmSync(trial, { recursive: true, force: true });
    unlock();
  }
}

/** @throws BackupRefused when there is no database of ours in the file */
async function unpack(file: string, directory: string): Promise<void> {
  const packed = await readFile(file);
  mkdirSync(directory);
  try {
    const database = await openDatabase({ dataDir: directory, template: await promisify(gunzip)(packed) });
    try {
      await sql`select name from kysely_migration`.execute(database.db);
    } finally {
      await database.close();
    }
  } catch (error) {
    throw new BackupRefused(`${file} is no backup of Saffron.`, { cause: error });
  }
}
