import { createHash } from 'node:crypto';
import { CALLS_AT_ONCE_PER_ADDRESS, NEW_TOKENS_AT_ONCE_PER_ADDRESS } from '@saffron/contracts/limits';
import { addressBlock } from '../features/accounts/throttle.ts';
import type { Waiting } from './waiting.ts';

/** Tokens that are remembered as valid. */
const REMEMBERED = 10_000;

/**
 * Limits the look-ups of sessions and access tokens that are in progress for one client address. They come before all other limits, and go
 * on after their connection is closed. Anybody can make up tokens, so that of those that were not found a while ago fewer are looked up at once.
 *
 * @param throttling false for no limit
 * @param waiting is told which addresses were refused
 */
export function createLookUps(throttling: boolean, waiting: Waiting) {
  const known = new Set<string>();
  const ofKnown = atOnce(throttling ? CALLS_AT_ONCE_PER_ADDRESS : Number.POSITIVE_INFINITY, waiting);
  const ofOthers = atOnce(throttling ? NEW_TOKENS_AT_ONCE_PER_ADDRESS : Number.POSITIVE_INFINITY, waiting);

  return {
    /** Whether a token was found valid a while ago. */
    isKnown: (token: string | null): boolean => token !== null && known.has(hashOf(token)),

    /** @throws AppError `throttled` if these would be too many */
    lookUp: async <Found>(ip: string, token: string, find: () => Promise<Found | null>): Promise<Found | null> => {
      const hash = hashOf(token);
      const found = await (known.has(hash) ? ofKnown : ofOthers)(addressBlock(ip), find);
      known.delete(hash);
      if (found !== null) known.add(hash);
      const [oldest] = known;
      if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
      return found;
    },
  };
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64');

/** Limits what is in progress for one address. */
function atOnce(most: number, waiting: Waiting) {
  const inProgress = new Map<string, number>();

  return async function begin<Found>(address: string, find: () => Promise<Found>): Promise<Found> {
    const others = inProgress.get(address) ?? 0;
    if (others >= most) throw waiting.refusal(address);
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
