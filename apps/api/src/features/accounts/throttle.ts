import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { TOO_MANY_ATTEMPTS } from '@saffron/contracts/account-texts';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../errors.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;
/** Refusals of an address in a minute, each of which queries the database. */
const REFUSALS_PER_MINUTE = 100;

/** A sign-in attempt within the limits. */
interface Attempt {
  /** Called after a successful sign-in: refunds the attempt. */
  succeeded(): Promise<void>;
}

export interface Throttle {
  /**
   * Refuses an address that goes on and on after its sign-ins were refused, without a query: the embedded database has a single connection.
   *
   * @throws AppError `throttled`
   */
  refuseFlood(ip: string): Promise<void>;
  /**
   * Consumes one attempt from every budget that applies, atomically in the database and before any hashing, so that
   * concurrent, batched, or distributed guesses gain nothing (OWASP ASVS 5.0, 6.3.1).
   *
   * @param device the device id, if the browser has signed in to this account before; see `device.ts`
   * @throws AppError `throttled`
   */
  login(username: string, ip: string, device: string | null): Promise<Attempt>;
  /**
   * Consumes one sign-up from the budgets of the IP address and its network.
   *
   * @throws AppError `throttled`
   */
  signUp(ip: string): Promise<void>;
  /**
   * Consumes one change of the name from the budget of the account. The guide shows names, so that each change renews what is kept of it.
   *
   * @throws AppError `throttled`
   */
  rename(userId: number): Promise<void>;
  /**
   * Consumes one new access token from the budget of the account.
   *
   * @throws AppError `throttled`
   */
  newToken(userId: number): Promise<void>;
}

/** No limits, for load tests. */
export const noThrottle: Throttle = {
  refuseFlood: async () => {},
  login: async () => ({ succeeded: async () => {} }),
  signUp: async () => {},
  rename: async () => {},
  newToken: async () => {},
};

export function createThrottle(pool: pg.Pool): Throttle {
  // Drops the statement name, which would prepare it: the embedded engine keeps prepared statements after the connection ends.
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
  // A fifth of the account's budget, so that no single address can use it up.
  const perPairDay = budget('login-pair-day', 20, DAY_S);
  const perAccount = budget('login-account', 100, DAY_S);
  const perDevice = budget('login-device', 10, 15 * MINUTE_S);
  const signUps = budget('sign-up', 10, HOUR_S);
  // For those who have many blocks of IPv6.
  const perNetwork = budget('login-network', 300, 15 * MINUTE_S);
  const networkSignUps = budget('sign-up-network', 100, HOUR_S);
  const consumeOfNetwork = async (limiter: RateLimiterPostgres, address: string) => {
    const network = networkOf(address);
    if (network !== address) await consume(limiter, network);
  };
  const renames = budget('rename', 20, 15 * MINUTE_S);
  const newTokens = budget('access-token', 20, HOUR_S);
  const refusals = new RateLimiterMemory({ points: REFUSALS_PER_MINUTE, duration: MINUTE_S });
  const refuseFlood = async (address: string) => {
    const refused = await refusals.get(address);
    if (refused && refused.consumedPoints >= REFUSALS_PER_MINUTE) throw tooManyAttempts(refused);
  };

  return {
    refuseFlood: async (ip) => await refuseFlood(addressBlock(ip)),
    login: async (username, ip, device) => {
      const address = addressBlock(ip);
      const account = keyOf(username);
      if (device) {
        const key = keyOf(username, device);
        await consume(perDevice, key);
        return { succeeded: async () => void (await perDevice.delete(key)) };
      }
      const pair = keyOf(username, address);
      await refuseFlood(address);
      // The account's budget comes last, so that an address over its limit cannot use it up.
      await consume(perAddress, address)
        .then(() => consumeOfNetwork(perNetwork, address))
        .catch(async (refusal) => {
          await refusals.penalty(address);
          throw refusal;
        });
      await consume(perPair, pair);
      await consume(perPairDay, pair);
      await consume(perAccount, account);
      return {
        // Refunds one attempt each and not the whole budget: an attacker's own sign-in must not reset it.
        succeeded: async () => {
          await perAddress.reward(address);
          if (networkOf(address) !== address) await perNetwork.reward(networkOf(address));
          await perAccount.reward(account);
          await perPair.delete(pair);
          await perPairDay.delete(pair);
        },
      };
    },
    signUp: async (ip) => {
      await consume(signUps, addressBlock(ip));
      await consumeOfNetwork(networkSignUps, addressBlock(ip));
    },
    rename: async (userId) => await consume(renames, String(userId)),
    newToken: async (userId) => await consume(newTokens, String(userId)),
  };
}

async function consume(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    throw refusal instanceof RateLimiterRes ? tooManyAttempts(refusal) : refusal;
  }
}

function tooManyAttempts({ msBeforeNext }: RateLimiterRes): AppError {
  return new AppError('throttled', TOO_MANY_ATTEMPTS, { retryAfter: Math.ceil(msBeforeNext / 1000) });
}

/** Hashed, so that keys fit into the column and do not reveal usernames or addresses. */
function keyOf(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url');
}

/** Some proxies add the port, which is another for each connection: `203.0.113.9:51234`, `[2001:db8::1]:51234`. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;

/**
 * The address block of one subscriber: an IPv4 address, or the /56 network of an IPv6 address, as most homes have one (RFC 6177). Phones may have a
 * /64 each, and share their block with others, as they do with IPv4.
 */
export function addressBlock(address: string): string {
  const [, ipv6, ipv4] = WITH_PORT.exec(address) ?? [];
  const ip = ipv6 ?? ipv4 ?? address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = ip.toLowerCase().split('::', 2);
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const [one, two, three, four = ''] = [...before, ...zeros, ...after];
  return [one, two, three, (Number.parseInt(four, 16) & 0xff00).toString(16)].join(':');
}

/** The network that a block is in: the /48 of IPv6, as companies and some homes have one; of IPv4, the address itself. */
export const networkOf = (block: string): string => block.split(':', 3).join(':');
