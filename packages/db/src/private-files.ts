import { chmodSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Entries of the data directory that Saffron creates, including those of earlier releases. */
const OWN = /^(postgres|lock|restoring)/;
const OTHERS = 0o077;

/** Modes for files with user data. */
export const PRIVATE_FILE = 0o600;
export const PRIVATE_DIRECTORY = 0o700;

/**
 * Makes the data directory and Saffron's files in it accessible to their owner only, because PGlite ignores part of the
 * umask. A directory that also contains other files keeps its own mode, since it may be shared; so do those files.
 *
 * Does nothing on Windows, where modes have no such meaning.
 */
export function makePrivate(dataDir: string): void {
  if (process.platform === 'win32') return;
  const names = readdirSync(dataDir);
  const own = names.filter((name) => OWN.test(name));
  // A link to the directory is followed, links in it are not.
  if (own.length === names.length) restrict(dataDir, statSync(dataDir).mode);
  for (const name of own) makeTreePrivate(join(dataDir, name));
}

function makeTreePrivate(path: string): void {
  const entry = lstatSync(path);
  if (entry.isSymbolicLink()) return;
  restrict(path, entry.mode);
  if (entry.isDirectory()) for (const name of readdirSync(path)) makeTreePrivate(join(path, name));
}

function restrict(path: string, mode: number): void {
  if ((mode & OTHERS) === 0) return;
  try {
    chmodSync(path, mode & 0o7777 & ~OTHERS);
  } catch (error) {
    // Only the owner may change a mode. A mounted volume often belongs to root.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
  }
}
