import { TOO_MANY_TOKEN_CALLS } from '@saffron/contracts/access-token-texts';
import { ACCESS_TOKEN_CALLS_PER_MINUTE } from '@saffron/contracts/limits';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { TokenUser } from '../auth.ts';
import { AppError } from '../errors.ts';

const MINUTE_S = 60;

/** Limits the calls that each account makes with access tokens on this server in a minute. */
export function createTokenRate() {
  const limiter = new RateLimiterMemory({ points: ACCESS_TOKEN_CALLS_PER_MINUTE, duration: MINUTE_S });

  /** @throws AppError `throttled` */
  return async function count({ id }: TokenUser, calls: number): Promise<void> {
    try {
      await limiter.consume(id, calls);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new AppError('throttled', TOO_MANY_TOKEN_CALLS, { retryAfter: Math.ceil(refusal.msBeforeNext / 1000) });
    }
  };
}
