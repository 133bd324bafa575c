import { statfs } from 'node:fs/promises';

/** Below this much free space, in bytes, the database is read-only. PostgreSQL needs 16 MB for its next WAL segment. */
const MIN_FREE = 64 * 1024 * 1024;
const CHECK_EVERY_MS = 1000;

/** Free space on the disk of a directory, in bytes. */
export async function freeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}

export const isLow = (free: number): boolean => free < MIN_FREE;

/**
 * Checks the free space periodically.
 *
 * @param freeSpace returns the free space in bytes
 * @param onCheck called with true at each check while space is low, and once with false when it no longer is
 * @returns a function that stops the checks
 */
export function watchDisk(freeSpace: () => Promise<number>, onCheck: (short: boolean) => void): () => void {
  let wasShort = false;
  const check = async () => {
    const short = isLow(await freeSpace());
    if (short || wasShort) onCheck(short);
    wasShort = short;
  };
  const timer = setInterval(() => void check().catch(() => {}), CHECK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
