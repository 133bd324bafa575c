import { TOO_MANY_CALLS_OF_ADDRESS } from '@saffron/contracts/texts';
import { AppError } from '../errors.ts';
import { addressBlock } from '../features/accounts/throttle.ts';

/** In seconds. Calls usually take milliseconds. */
const RETRY_AFTER = 1;

export type Waiting = ReturnType<typeof createWaiting>;

/** Addresses that were refused and told to wait: a refusal of a whole batch takes as long as a call. */
export function createWaiting() {
  const waiting = new Set<string>();
  const refused = () => new AppError('throttled', TOO_MANY_CALLS_OF_ADDRESS, { retryAfter: RETRY_AFTER });
  return {
    /** The refusal of an address, which has to wait from now on. */
    refusal: (address: string): AppError => {
      if (!waiting.has(address)) setTimeout(() => waiting.delete(address), RETRY_AFTER * 1000).unref();
      waiting.add(address);
      return refused();
    },

    /**
     * Refuses a request before it is read, as long as its address was told to wait.
     *
     * @param isKnown whether it comes from somebody who is signed in
     * @throws AppError `throttled`
     */
    refuseWaiting: (ip: string, isKnown: () => boolean): void => {
      if (waiting.size > 0 && waiting.has(addressBlock(ip)) && !isKnown()) throw refused();
    },
  };
}
