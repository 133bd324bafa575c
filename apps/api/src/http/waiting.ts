import { REQUESTS_PER_SECOND_OF_ADDRESS } from '@saffron/contracts/limits';
import { TOO_MANY_CALLS_OF_ADDRESS } from '@saffron/contracts/texts';
import { AppError } from '../errors.ts';
import { addressBlock } from '../features/accounts/throttle.ts';

/** In seconds. Calls usually take milliseconds. */
const RETRY_AFTER = 1;

export type Waiting = ReturnType<typeof createWaiting>;

/**
 * Addresses that were refused and told to wait: a refusal of a whole batch takes as long as a call. Whoever is not signed in and sends more requests
 * in a second than many people in one office do is refused, too, whatever the requests are.
 *
 * @param throttling false for any number of requests
 */
export function createWaiting(throttling: boolean) {
  const waiting = new Set<string>();
  let second = 0;
  const received = new Map<string, number>();
  /** Counts a request, and tells whether it is one too many. */
  const isTooMany = (address: string): boolean => {
    const now = Math.floor(performance.now() / 1000);
    if (now !== second) received.clear();
    second = now;
    const count = (received.get(address) ?? 0) + 1;
    received.set(address, count);
    return throttling && count > REQUESTS_PER_SECOND_OF_ADDRESS;
  };
  const refused = () => new AppError('throttled', TOO_MANY_CALLS_OF_ADDRESS, { retryAfter: RETRY_AFTER });
  return {
    /** The refusal of an address, which has to wait from now on. */
    refusal: (address: string): AppError => {
      if (!waiting.has(address)) setTimeout(() => waiting.delete(address), RETRY_AFTER * 1000).unref();
      waiting.add(address);
      return refused();
    },

    /**
     * Refuses a request before it is read, as long as its address was told to wait, or where it is one too many of this second.
     *
     * @param isKnown whether it comes from somebody who is signed in
     * @throws AppError `throttled`
     */
    refuseWaiting(ip: string, isKnown: () => boolean): void {
      const address = addressBlock(ip);
      const isWaiting = waiting.has(address);
      if ((!isWaiting && !isTooMany(address)) || isKnown()) return;
      throw isWaiting ? refused() : this.refusal(address);
    },
  };
}
