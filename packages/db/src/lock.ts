import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DirectoryUnusable, toDirectoryProblem } from './directory-problem.ts';
import { makePrivate, PRIVATE_DIRECTORY, PRIVATE_FILE } from './private-files.ts';

/** Another process uses the directory. PGlite itself would let both write, and one would lose its data. */
export class DirectoryInUse extends DirectoryUnusable {}

/**
 * Carries the lock and remains empty. Never open it except through SQLite: on Linux and macOS, closing any other file
 * descriptor releases the locks of the process.
 */
const LOCK_FILE = 'lock.db';
/** Names the holder for the error message. Earlier releases used it as the lock, with only a process id in it. */
const HOLDER_FILE = 'lock';
const HOLDER = /^process \d+ on \S+$/;

/** The connections that hold a lock. Garbage collection would close them. */
const held = new Set<DatabaseSync>();

/**
 * Locks a directory for this process, creates it if necessary, and makes its files private. The operating system releases the lock when the
 * process ends, in whatever way.
 *
 * @returns a function that releases the lock
 * @throws DirectoryInUse if this or another process has locked it
 * @throws DirectoryUnusable if it cannot be created, written or locked
 */
export function lockDirectory(directory: string): () => void {
  try {
    makeDirectory(resolve(directory));
  } catch (error) {
    throw toDirectoryProblem(error, directory);
  }
  const holderFile = join(directory, HOLDER_FILE);
  const lock = takeLock(directory, holderFile);
  held.add(lock);
  const unlock = () => {
    if (!held.delete(lock)) return;
    rmSync(holderFile, { force: true });
    lock.close();
  };
  try {
    recordHolder(holderFile);
    makePrivate(directory);
    return unlock;
  } catch (error) {
    unlock();
    throw toDirectoryProblem(error, directory);
  }
}

/** Step by step: where a file system takes no directories, as /proc, Node tries for ever to create one with its parents. */
function makeDirectory(path: string): void {
  if (existsSync(path)) {
    if (!statSync(path).isDirectory()) throw Object.assign(new Error(`${path} is a file`), { code: 'ENOTDIR' });
    return;
  }
  // A link to nothing.
  if (lstatSync(path, { throwIfNoEntry: false })) throw Object.assign(new Error(path), { code: 'ENOENT' });
  makeDirectory(dirname(path));
  try {
    mkdirSync(path, { mode: PRIVATE_DIRECTORY });
  } catch (error) {
    // Another process may have made it.
    if (!existsSync(path)) throw error;
  }
}

function takeLock(directory: string, holderFile: string): DatabaseSync {
  // An absolute path, because SQLite would read `file:` at the start of a relative one as a URL.
  const file = resolve(directory, LOCK_FILE);
  let lock: DatabaseSync | null = null;
  try {
    lock = new DatabaseSync(file, { timeout: 200 });
    // The timeout decides between processes that start at the same time. Without the pragma, SQLite would create a journal file.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    // A file that can only be read gets a shared lock without an error.
    for (const path of [directory, file]) accessSync(path, constants.W_OK);
    return lock;
  } catch (error) {
    lock?.close();
    throw translateLockError(error, directory, readHolder(holderFile));
  }
}

const BUSY = 5;
/** SQLITE_IOERR_LOCK, _RDLOCK, _UNLOCK and _CHECKRESERVEDLOCK, SQLITE_PROTOCOL, SQLITE_NOLFS. */
const LOCKING_FAILED = new Set<unknown>([3850, 2314, 2058, 3594, 15, 22]);

/**
 * Converts the errors of taking a lock to sentences and returns any other error unchanged.
 *
 * @param holder the recorded holder; null if unknown
 */
export function translateLockError(error: unknown, directory: string, holder: string | null): unknown {
  if (!(error instanceof Error && 'errcode' in error)) return toDirectoryProblem(error, directory);
  if (error.errcode === BUSY && holder) {
    return new DirectoryInUse(
      `The data directory ${directory} is in use by ${holder}. Stop that process or set DATA_DIR to another directory.`,
    );
  }
  if (error.errcode === BUSY) {
    // SQLite reports "no locks available", as from NFS without a lock service, in the same way.
    return new DirectoryInUse(
      `The data directory ${directory} is in use by another process, or its file system does not support file locks. Stop that process or set DATA_DIR to another directory.`,
    );
  }
  if (LOCKING_FAILED.has(error.errcode)) {
    return new DirectoryUnusable(
      `The file system of the data directory ${directory} does not support file locks (SQLite error ${error.errcode}). Set DATA_DIR to a directory on a local disk.`,
    );
  }
  return toDirectoryProblem(error, directory);
}

/** The lock does not depend on this file, so a failure to write it, as on a full disk, is ignored. */
function recordHolder(file: string): void {
  try {
    rmSync(file, { force: true });
    writeFileSync(file, `process ${process.pid} on ${hostname()}`, { mode: PRIVATE_FILE });
  } catch {}
}

function readHolder(file: string): string | null {
  try {
    const text = readFileSync(file, 'utf8');
    return HOLDER.test(text) ? text : null;
  } catch {
    return null;
  }
}
