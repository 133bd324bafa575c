import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { TOO_MANY_ATTEMPTS } from '@saffron/contracts/account-texts';
import pLimit from 'p-limit';
import { AppError } from '../../errors.ts';

/** argon2id, the library's default algorithm, with the costs of the OWASP Password Storage Cheat Sheet. */
const COSTS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** One core stays free for everything else, and libuv keeps threads for files and names. */
const AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1));
/** More would wait longer than anybody does. */
const WAITING_MAX = 250;

export interface Passwords {
  /**
   * A hash to store. The password is taken as it is: not trimmed, cut or normalised.
   *
   * @throws AppError `throttled` when too many are waiting already
   */
  hash(password: string): Promise<string>;
  /**
   * Whether the password is the one of the hash. Without a hash the answer is no, after the same work: how long it
   * takes must not tell whether there is an account (OWASP Authentication Cheat Sheet, "Authentication Responses").
   *
   * @throws AppError `throttled` when too many are waiting already
   */
  matches(password: string, passwordHash: string | null): Promise<boolean>;
}

export function createPasswords(): Passwords {
  const limit = pLimit(AT_ONCE);
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
