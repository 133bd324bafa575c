import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Another process uses the directory. PGlite itself would let both write, and one would lose its data. */
export class DirectoryInUse extends Error {
  constructor(directory: string, pid: number, file: string) {
    super(
      `The data directory ${directory} is in use by process ${pid}. Stop that process or set DATA_DIR (lock file: ${file}).`,
    );
  }
}

/**
 * Locks a directory for this process and creates it if necessary. The lock of a process that has ended is taken over.
 *
 * @returns a function that releases the lock
 * @throws DirectoryInUse
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, 'lock');
  if (!take(file)) {
    const pid = Number(readFileSync(file, 'utf8'));
    if (pid === process.pid || isAlive(pid)) throw new DirectoryInUse(directory, pid, file);
    rmSync(file, { force: true });
    if (!take(file)) throw new DirectoryInUse(directory, Number(readFileSync(file, 'utf8')), file);
  }
  return () => rmSync(file, { force: true });
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
