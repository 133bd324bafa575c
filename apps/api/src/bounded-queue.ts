import pLimit from 'p-limit';
import type { AppError } from './errors.ts';

interface Options {
  /** How much work is done at a time. */
  atOnce: number;
  /** How much may wait in all. */
  waiting: number;
  /** How much of one client address may wait. */
  waitingPerAddress: number;
  /** Why further work is refused. */
  refusal: () => AppError;
}

/** Does work, and refuses what would wait too long. */
export type BoundedQueue = <Result>(address: string | null, work: () => Promise<Result>) => Promise<Result>;

/** A queue that no client can fill: it ends for all, and earlier for each address. A null address has no end of its own. */
export function createBoundedQueue({ atOnce, waiting, waitingPerAddress, refusal }: Options): BoundedQueue {
  const limit = pLimit(atOnce);
  const waitingOf = new Map<string, number>();
  const add = (address: string | null, change: number) => {
    if (address === null) return;
    const now = (waitingOf.get(address) ?? 0) + change;
    if (now > 0) waitingOf.set(address, now);
    else waitingOf.delete(address);
  };

  return async (address, work) => {
    const others = address === null ? 0 : (waitingOf.get(address) ?? 0);
    if (limit.pendingCount >= waiting || others >= waitingPerAddress) throw refusal();
    add(address, 1);
    return limit(() => {
      add(address, -1);
      return work();
    });
  };
}
