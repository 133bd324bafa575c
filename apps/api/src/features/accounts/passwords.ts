import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import * as argon2 from '@node-rs/argon2';
import { TOO_MANY_ATTEMPTS } from '@saffron/contracts/account-texts';
import { createBoundedQueue } from '../../bounded-queue.ts';
import { AppError } from '../../errors.ts';

/** argon2id, the library's default algorithm, with the parameters of the OWASP Password Storage Cheat Sheet. */
const COSTS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Leaves one core for other work, and libuv threads for file system and DNS calls. */
const CONCURRENCY = Math.max(1, Math.min(3, availableParallelism() - 1));
/** Longer queues would exceed what users wait for. */
const WAITING_MAX = 250;
/** So that one client address cannot fill the queue, even with the right password. */
const WAITING_PER_ADDRESS = 20;
/** The time in which a full queue has emptied, in seconds. */
const QUEUE_EMPTIES = 5;

export interface Passwords {
  /**
   * Hashes a password as entered: not trimmed, truncated, or normalized.
   *
   * @param address block of the client's address; null for no limit per address
   * @throws AppError `throttled` if too many calls are queued
   */
  hash(password: string, address: string | null): Promise<string>;
  /**
   * Whether the password matches the hash. Without a hash the result is false after the same amount of work, so that
   * the response time does not reveal whether an account exists (OWASP Authentication Cheat Sheet, "Authentication
   * Responses").
   *
   * @param address block of the client's address; null for no limit per address
   * @throws AppError `throttled` if too many calls are queued
   */
  matches(password: string, passwordHash: string | null, address: string | null): Promise<boolean>;
}

/** @param hashing the library, by default argon2id */
export function createPasswords(hashing: Pick<typeof argon2, 'hash' | 'verify'> = argon2): Passwords {
  const queued = createBoundedQueue({
    atOnce: CONCURRENCY,
    waiting: WAITING_MAX,
    waitingPerAddress: WAITING_PER_ADDRESS,
    refusal: () => new AppError('throttled', TOO_MANY_ATTEMPTS, { retryAfter: QUEUE_EMPTIES }),
  });
  const dummyHash = queued(null, () => hashing.hash(randomUUID(), COSTS));

  return {
    hash: (password, address) => queued(address, () => hashing.hash(password, COSTS)),
    matches: async (password, passwordHash, address) => {
      const known = passwordHash ?? (await dummyHash);
      const same = await queued(address, () => hashing.verify(known, password));
      return same && passwordHash !== null;
    },
  };
}
