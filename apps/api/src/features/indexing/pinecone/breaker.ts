/** How long after a question nobody asks again, in milliseconds. */
const PAUSE = 1000;

export type Advice = 'wait' | 'ask' | 'skip';

/**
 * Remembers whether it is worth waiting for something. After one failure nobody waits; now and then somebody asks all the same without
 * waiting, and when that is answered, it is worth it again.
 *
 * @param now the time in milliseconds
 */
export function createBreaker(now: () => number = () => performance.now()) {
  let askedAt: number | null = null;

  return {
    /** Whether to ask and wait, to ask without waiting, or not to ask. */
    advice: (): Advice => {
      if (askedAt === null) return 'wait';
      if (now() - askedAt < PAUSE) return 'skip';
      askedAt = now();
      return 'ask';
    },
    succeeded: (): void => {
      askedAt = null;
    },
    failed: (): void => {
      askedAt = now();
    },
  };
}
