/** Minimum time between two requests while the breaker is open, in milliseconds. */
const PAUSE = 1000;

export type Advice = 'wait' | 'ask' | 'skip';

/**
 * A circuit breaker. After a failure, callers skip the request; once per second one of them sends it without waiting for the result. When
 * such a request succeeds, the breaker closes.
 *
 * @param now the time in milliseconds
 */
export function createBreaker(now: () => number = () => performance.now()) {
  let askedAt: number | null = null;

  return {
    /** Whether to send the request and wait, send it without waiting, or skip it. */
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
