import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { TOO_MANY_ATTEMPTS } from '@saffron/contracts/account-texts';
import pLimit from 'p-limit';
import { AppError } from '../../errors.ts';

/** argon2id, the library's default algorithm, with the parameters of the OWASP Password Storage Cheat Sheet. */
const COSTS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Leaves one core for other work, and libuv threads for file system and DNS calls. */
const CONCURRENCY = Math.max(1, Math.min(3, availableParallelism() - 1));
/** Longer queues would exceed what users wait for. */
const WAITING_MAX = 250;

export interface Passwords {
  /**
   * Hashes a password as entered: not trimmed, truncated, or normalized.
   *
   * @throws AppError `throttled` if too many calls are queued
   */
  hash(password: string): Promise<string>;
  /**
   * Whether the password matches the hash. Without a hash the result is false after the same amount of work, so that
   * the response time does not reveal whether an account exists (OWASP Authentication Cheat Sheet, "Authentication
   * Responses").
   *
   * @throws AppError `throttled` if too many calls are queued
   */
  matches(password: string, passwordHash: string | null): Promise<boolean>;
}

export function createPasswords(): Passwords {
  const limit = pLimit(CONCURRENCY);
  const queued = <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.pendingCount >= WAITING_MAX) throw new AppError('throttled', TOO_MANY_ATTEMPTS);
    return limit(work);
  };
  const dummyHash = queued(() => hash(randomUUID(), COSTS));

  return {
    hash: async (password) => await queued(() => hash(password, COSTS)),
    matches: async (password, passwordHash) => {
      const known = passwordHash ?? (await dummyHash);
      const same = await queued(() => verify(known, password));
      return same && passwordHash !== null;
    },
  };
}
