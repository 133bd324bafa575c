import { CALLS_AT_ONCE_PER_ADDRESS } from '@saffron/contracts/limits';
import { TOO_MANY_CALLS_OF_ADDRESS } from '@saffron/contracts/texts';
import { AppError } from '../errors.ts';
import { addressBlock } from '../features/accounts/throttle.ts';

/** In seconds. */
const RETRY_AFTER = 1;

/**
 * Limits the look-ups of sessions and access tokens that are in progress for one client address. They come before all other limits, and go
 * on after their connection is closed.
 *
 * @param throttling false for no limit
 */
export function createLookUps(throttling: boolean) {
  const inProgress = new Map<string, number>();

  /** @throws AppError `throttled` if these would be too many */
  return async function lookUp<Found>(ip: string, find: () => Promise<Found>): Promise<Found> {
    const address = addressBlock(ip);
    const others = inProgress.get(address) ?? 0;
    if (throttling && others >= CALLS_AT_ONCE_PER_ADDRESS)
      throw new AppError('throttled', TOO_MANY_CALLS_OF_ADDRESS, { retryAfter: RETRY_AFTER });
    inProgress.set(address, others + 1);
    try {
      return await find();
    } finally {
      const left = (inProgress.get(address) ?? 1) - 1;
      if (left > 0) inProgress.set(address, left);
      else inProgress.delete(address);
    }
  };
}
