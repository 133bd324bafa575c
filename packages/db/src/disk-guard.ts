import { statfs } from 'node:fs/promises';

/** Less room than this on the disk, and nothing is written any more, in bytes: PostgreSQL needs 16 MB for its next log file. */
const RESERVE = 64 * 1024 * 1024;
const LOOK_EVERY_MS = 1000;

/** How much room the disk of a directory has, in bytes. */
export async function freeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}

export const isLow = (free: number): boolean => free < RESERVE;

/**
 * Watches the room on a disk.
 *
 * @param room says how much there is, in bytes
 * @param tell is told at every look while there is too little, and once when there is enough again
 * @returns ends the watch
 */
export function watchDisk(room: () => Promise<number>, tell: (short: boolean) => void): () => void {
  let wasShort = false;
  const look = async () => {
    const short = isLow(await room());
    if (short || wasShort) tell(short);
    wasShort = short;
  };
  const timer = setInterval(() => void look().catch(() => {}), LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
