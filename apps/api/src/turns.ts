import pLimit, { type LimitFunction } from 'p-limit';

/** Runs work of one account. */
export type Turns = <Result>(user: { id: number }, work: () => Promise<Result>) => Promise<Result>;

/** Runs the work of each account one after the other, in the order of the calls. Accounts do not wait for each other. */
export function createTurns(): Turns {
  const queues = new Map<number, LimitFunction>();

  return async ({ id }, work) => {
    const queue = queues.get(id) ?? pLimit(1);
    queues.set(id, queue);
    try {
      return await queue(work);
    } finally {
      if (queue.activeCount + queue.pendingCount === 0) queues.delete(id);
    }
  };
}
