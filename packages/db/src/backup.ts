import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGunzip, gzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { openDatabase } from './client.ts';
import { freeBytes, isLow } from './disk-guard.ts';
import { COMPLETE_MARKER, DATABASE_DIRECTORY, DiskFull, REPLACED, RESTORE_DIRECTORY } from './embedded.ts';
import { lockDirectory } from './lock.ts';
import { PRIVATE_DIRECTORY, PRIVATE_FILE } from './private-files.ts';
import type { Schema } from './schema.ts';

/** A backup or restore was refused. The message is one sentence with cause and cure. */
export class BackupRefused extends Error {}

/**
 * Backs up an embedded database to a gzipped tar of its files. An existing file is replaced when the backup is
 * complete.
 *
 * @throws DirectoryInUse if a server is using the database
 * @throws BackupRefused if there is no database or the file cannot be written
 */
export async function backUp(dataDir: string, file: string): Promise<void> {
  const isThere = [COMPLETE_MARKER, DATABASE_DIRECTORY].every((name) => existsSync(join(dataDir, name)));
  if (!isThere) throw new BackupRefused(`There is no database in ${dataDir}.`);
  const database = await openDatabase({ dataDir });
  try {
    const dump = await database.embedded?.dump();
    if (!dump) throw new BackupRefused('Only an embedded database can be backed up with this command.');
    const packed = await promisify(gzip)(dump);
    await writeBackup(file, packed);
  } finally {
    await database.close();
  }
}

async function writeBackup(file: string, packed: Uint8Array): Promise<void> {
  const partial = `${file}.part`;
  await refuseSpecial(file);
  try {
    await rm(partial, { force: true });
    await writeFile(partial, packed, { flag: 'wx', mode: PRIVATE_FILE });
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true }).catch(() => {});
    throw refusal(
      error,
      `The backup cannot be written to ${file}`,
      'Choose a file in a directory that you can write to.',
    );
  }
}

/**
 * The file takes the place of what is there, which must not be a device or a pipe.
 *
 * @throws BackupRefused
 */
async function refuseSpecial(file: string): Promise<void> {
  const there = await stat(file).catch(() => null);
  if (there && !there.isFile() && !there.isDirectory())
    throw new BackupRefused(`The backup cannot be written to ${file}: it is no regular file. Choose another name.`);
}

/** Why a path cannot be used, by error code. */
const CAUSES: Record<string, string> = {
  ENOENT: 'it or its directory does not exist',
  ENOTDIR: 'part of the path is not a directory',
  EISDIR: 'it is a directory',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
};

/** Converts an error of the file system to a sentence; any other error stays as it is. */
function refusal(error: unknown, problem: string, cure: string): unknown {
  const cause = error instanceof Error && 'code' in error ? CAUSES[String(error.code)] : undefined;
  return cause ? new BackupRefused(`${problem}: ${cause}. ${cure}`, { cause: error }) : error;
}

/**
 * Restores a backup into a data directory. The backup is opened and checked before any file is moved. All sign-ins and access tokens in it
 * have ended.
 *
 * @param replace allows replacing an existing database, which is kept under another name
 * @param freeSpace returns the free disk space in bytes
 * @returns the path of the previous database; null if there was none
 * @throws DirectoryInUse if a server is using the directory
 * @throws BackupRefused if a database exists and `replace` is not set, or if the file is not a backup
 * @throws DiskFull if there is not enough room to open the backup
 */
export async function restore(
  file: string,
  dataDir: string,
  replace: boolean,
  freeSpace = () => freeBytes(dataDir),
): Promise<string | null> {
  const unlock = lockDirectory(dataDir);
  const unpacked = join(dataDir, RESTORE_DIRECTORY);
  const files = join(dataDir, DATABASE_DIRECTORY);
  try {
    const exists = existsSync(files);
    if (exists && !replace) {
      throw new BackupRefused(
        `${dataDir} already contains a database. Add --replace to restore anyway; the existing database is kept under another name.`,
      );
    }
    rmSync(unpacked, { recursive: true, force: true });
    await unpack(file, unpacked).catch(async (error: unknown) => {
      throw isLow(await freeSpace()) ? new DiskFull(dataDir) : error;
    });
    const kept = exists ? join(dataDir, `${REPLACED}${Date.now()}`) : null;
    if (kept) renameSync(files, kept);
    // Before the files: without it, they would count as those of an interrupted initialization.
    writeFileSync(join(dataDir, COMPLETE_MARKER), '', { mode: PRIVATE_FILE });
    renameSync(join(unpacked, DATABASE_DIRECTORY), files);
    return kept;
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
    unlock();
  }
}

/** Bytes of the files of a database in a backup: a small file can hold any number of them, and what is packed into one is read from memory. */
const UNPACKED_MAX = 4 * 1024 ** 3;
/** Where the first header of a tar says so (POSIX.1-1988, `ustar`). */
const MAGIC = { at: 257, says: 'ustar' };

/**
 * Unpacks a gzipped tar into a file, as it is read: an archive that is none, or too large, takes neither memory nor the disk.
 *
 * @param most bytes of the tar
 * @throws BackupRefused if the file cannot be read, or is not such a tar
 */
export async function unpackTar(file: string, tar: string, most = UNPACKED_MAX): Promise<void> {
  const unreadable = (error: unknown) =>
    refusal(error, `The backup ${file} cannot be read`, 'Check the path and its permissions.');
  const packed = await open(file).catch((error: unknown) => {
    throw unreadable(error);
  });
  let bytes = 0;
  const checked = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      const isFirst = bytes === 0;
      bytes += chunk.length;
      const isTar = !isFirst || chunk.toString('latin1', MAGIC.at, MAGIC.at + MAGIC.says.length) === MAGIC.says;
      if (!isTar || bytes > most) throw new BackupRefused(`${file} is not a Saffron backup.`);
      yield chunk;
    }
  };
  try {
    await pipeline(
      packed.createReadStream(),
      createGunzip(),
      checked,
      createWriteStream(tar, { mode: PRIVATE_FILE, flags: 'wx' }),
    );
  } catch (error) {
    throw unreadable(error);
  }
}

/** @throws BackupRefused if the file does not contain a Saffron database */
async function unpack(file: string, directory: string): Promise<void> {
  mkdirSync(directory, PRIVATE_DIRECTORY);
  try {
    const template = join(directory, 'backup.tar');
    await unpackTar(file, template);
    const database = await openDatabase({ dataDir: directory, template });
    try {
      await sql`select name from kysely_migration`.execute(database.db);
      await endAccess(database.db);
    } finally {
      await database.close();
    }
  } catch (error) {
    throw error instanceof BackupRefused
      ? error
      : new BackupRefused(`${file} is not a Saffron backup.`, { cause: error });
  }
}

/** A sign-in or an access token that was ended after the backup would be valid again, and nobody would know. */
async function endAccess(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom('auth_sessions').execute();
  const { rows } = await sql<{ known: boolean }>`select to_regclass('access_tokens') is not null as known`.execute(db);
  // Backups of the first releases have no such table.
  if (rows[0]?.known) await db.deleteFrom('access_tokens').execute();
}
