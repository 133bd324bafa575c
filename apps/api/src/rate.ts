import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './errors.ts';

const MINUTE_S = 60;

export type Rate = ReturnType<typeof createRate>;

/**
 * Limits the calls of each account on this server in a minute.
 *
 * @param refusal the message at the limit
 */
export function createRate(perMinute: number, refusal: string) {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: MINUTE_S });

  /** @throws AppError `throttled` */
  return async function count({ id }: { id: number }, calls = 1): Promise<void> {
    try {
      await limiter.consume(id, calls);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new AppError('throttled', refusal, { retryAfter: Math.ceil(refused.msBeforeNext / 1000) });
    }
  };
}
