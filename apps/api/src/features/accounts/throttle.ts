import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { TOO_MANY_ATTEMPTS } from '@saffron/contracts/account-texts';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../errors.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** An attempt to sign in that was let through. */
interface Attempt {
  /** The password was right: the attempt is given back. */
  succeeded(): Promise<void>;
}

export interface Throttle {
  /**
   * Takes one attempt from every budget that it counts against, atomically in the database and before any hashing,
   * so that guesses in parallel, in a batch or at another replica win nothing (OWASP ASVS 5.0, 6.3.1).
   *
   * @param device the browser, if it proved to have signed in to this account before; see `device.ts`
   * @throws AppError `throttled`
   */
  login(username: string, ip: string, device: string | null): Promise<Attempt>;
  /**
   * Takes one sign-up from the address's budget.
   *
   * @throws AppError `throttled`
   */
  signUp(ip: string): Promise<void>;
}

/** No limits, for load tests. */
export const noThrottle: Throttle = {
  login: async () => ({ succeeded: async () => {} }),
  signUp: async () => {},
};

export function createThrottle(pool: pg.Pool): Throttle {
  // Without a name the statement is not prepared: the embedded engine keeps a name beyond the connection that gave it.
  const query = ({ text, values }: pg.QueryConfig) => pool.query({ text, ...(values && { values }) });
  const budget = (keyPrefix: string, points: number, duration: number, sweeps = false) =>
    new RateLimiterPostgres({
      storeClient: { query },
      storeType: 'pool',
      tableName: 'throttles',
      tableCreated: true,
      clearExpiredByTimeout: sweeps,
      keyPrefix,
      points,
      duration,
    });
  const perAddress = budget('login-address', 30, 15 * MINUTE_S, true);
  const perPair = budget('login-pair', 10, 15 * MINUTE_S);
  const perAccount = budget('login-account', 100, DAY_S);
  const perDevice = budget('login-device', 10, 15 * MINUTE_S);
  const signUps = budget('sign-up', 10, HOUR_S);

  return {
    login: async (username, ip, device) => {
      const address = addressBlock(ip);
      const account = keyOf(username);
      if (device) {
        const key = keyOf(username, device);
        await take(perDevice, key);
        return { succeeded: async () => void (await perDevice.delete(key)) };
      }
      const pair = keyOf(username, address);
      // The account's budget comes last: an address that is refused already must not use it up.
      await take(perAddress, address);
      await take(perPair, pair);
      await take(perAccount, account);
      return {
        // One attempt each, not the whole budget: somebody's own sign-in must not pay for guesses at others.
        succeeded: async () => {
          await perAddress.reward(address);
          await perAccount.reward(account);
          await perPair.delete(pair);
        },
      };
    },
    signUp: async (ip) => await take(signUps, addressBlock(ip)),
  };
}

async function take(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) throw new AppError('throttled', TOO_MANY_ATTEMPTS);
    throw refusal;
  }
}

/** Keys are short and name nobody: the table's column is, and a copy of it should. */
function keyOf(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url');
}

/** What one person holds: an IPv4 address, or the /64 network of an IPv6 address (RFC 6177). */
function addressBlock(ip: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = ip.toLowerCase().split('::', 2);
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
