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
 * @param onCheck called at each check with whether space is low
 * @returns a function that stops the checks
 */
export function watchDisk(freeSpace: () => Promise<number>, onCheck: (short: boolean) => void): () => void {
  const check = async () => onCheck(isLow(await freeSpace()));
  const timer = setInterval(() => void check().catch(() => {}), CHECK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
