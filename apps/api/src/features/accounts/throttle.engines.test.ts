import { randomUUID } from 'node:crypto';
import { TOO_MANY_ATTEMPTS, WRONG_CREDENTIALS } from '@saffron/contracts/account-texts';
import type { Database } from '@saffron/db/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { registered, startApp, type TestApp, Visitor } from '../../../test/start-app.ts';
import { createThrottle } from './throttle.ts';

let database: Database;
/** Throttles by the IP address of the connection. */
let app: TestApp;
/** Throttles by the address reported by a local proxy. */
let proxied: TestApp;
let owner: Awaited<ReturnType<typeof registered>>;

beforeAll(async () => {
  database = await openTestDatabase();
  app = await startApp({ database, env: { THROTTLE: 'on' } });
  proxied = await startApp({ database, env: { THROTTLE: 'on', TRUST_PROXY: '127.0.0.1' } });
});
afterAll(async () => {
  await app.close();
  await proxied.close();
  await database.close();
});
beforeEach(async () => {
  await database.db.deleteFrom('throttles').execute();
  owner = await registered(app);
});

const guess = (visitor: Visitor, username: string, headers: Record<string, string> = {}) =>
  visitor.send('POST', '/api/login', { username, password: 'a wrong guess' }, headers);

const statuses = async (answers: Promise<Response>[]) => (await Promise.all(answers)).map(({ status }) => status);
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** The number of responses that were not throttled. */
const checked = (all: number[]) => all.filter((status) => status !== 429).length;

describe('a sign-in does not reveal who has an account', { tags: ['a4'] }, () => {
  it('gives the same response to a wrong password and a missing account', async () => {
    const wrong = await guess(new Visitor(app.url), owner.username);
    const missing = await guess(new Visitor(app.url), 'nobody@example.com');
    expect([wrong.status, await wrong.text()]).toEqual([401, WRONG_CREDENTIALS]);
    expect([missing.status, await missing.text()]).toEqual([401, WRONG_CREDENTIALS]);
    expect(missing.headers.getSetCookie()).toEqual(wrong.headers.getSetCookie());
  });

  it('throttles both the same way', async () => {
    const visitor = new Visitor(app.url);
    const forOwner = await statuses(times(12, () => guess(visitor, owner.username)));
    const forNobody = await statuses(times(12, () => guess(visitor, 'nobody@example.com')));
    expect(checked(forNobody)).toBe(checked(forOwner));
  });
});

describe('changes of a name are throttled', { tags: ['a35'] }, () => {
  it('refuses an account after twenty in a quarter of an hour, in all sessions together', async () => {
    const elsewhere = new Visitor(app.url);
    const { username, password } = owner;
    await elsewhere.send('POST', '/api/login', { username, password });
    const rename = (index: number) =>
      (index % 2 ? owner : elsewhere).send('POST', '/api/user/name', { name: `Sam ${index}` });
    expect(checked(await statuses(times(25, rename)))).toBe(20);
    const refused = await rename(25);
    expect([refused.status, await refused.text()]).toEqual([429, TOO_MANY_ATTEMPTS]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const other = await registered(app);
    expect((await other.send('POST', '/api/user/name', { name: 'Jo' })).status).toBe(200);
  });
});

describe('sign-ups are throttled', { tags: ['a5'] }, () => {
  it('refuses an IP address after ten in an hour', async () => {
    const answers = await statuses(
      times(15, (index) =>
        new Visitor(app.url).send('POST', '/api/register', {
          username: `mass-${index}@example.com`,
          password: 'secret',
          confirmPassword: 'secret',
        }),
      ),
    );
    // The registration of the owner counts as the first.
    expect(checked(answers)).toBe(9);
  });
});

describe('password guessing', { tags: ['a6'] }, () => {
  it('checks no more of 50 parallel guesses than the budget allows', async () => {
    const answers = await Promise.all(times(50, () => guess(new Visitor(app.url), owner.username)));
    expect(checked(answers.map(({ status }) => status))).toBe(10);
    const refused = answers.find(({ status }) => status === 429);
    expect(await refused?.text()).toBe(TOO_MANY_ATTEMPTS);
  });

  it('counts guesses at many accounts together', async () => {
    const answers: number[] = [];
    // At most 20 passwords of one address wait for hashing (a8).
    for (const round of [0, 1, 2, 3, 4]) {
      const guesses = times(10, (index) => guess(new Visitor(app.url), `target-${round}-${index}@example.com`));
      answers.push(...(await statuses(guesses)));
    }
    expect(checked(answers)).toBe(30);
  });

  it('lets the owner in only on a known device during a distributed attack', async () => {
    const from = (index: number) => ({ 'x-forwarded-for': `203.0.113.${index}` });
    const crowd = times(12, (index) => times(10, () => guess(new Visitor(proxied.url), owner.username, from(index))));
    expect(checked(await statuses(crowd.flat()))).toBe(100);

    const { username, password } = owner;
    const elsewhere = new Visitor(proxied.url);
    const stranger = await elsewhere.send('POST', '/api/login', { username, password }, from(200));
    expect(stranger.status).toBe(429);
    const device = Object.assign(new Visitor(proxied.url), { cookies: owner.cookies });
    const known = await device.send('POST', '/api/login', { username, password }, from(1));
    expect(known.status).toBe(200);
  });

  it('one address can use only a part of an account’s daily attempts', async () => {
    const { db } = database;
    const from = (address: string) => ({ 'x-forwarded-for': address });
    let made = 0;
    for (let quarter = 0; quarter < 12; quarter++) {
      const attacker = new Visitor(proxied.url);
      const hits = times(10, () => guess(attacker, owner.username, from('203.0.113.1')));
      made += checked(await statuses(hits));
      // A quarter of an hour later.
      await db.deleteFrom('throttles').where('key', 'like', 'login-pair:%').execute();
      await db.deleteFrom('throttles').where('key', 'like', 'login-address:%').execute();
    }
    expect(made).toBe(20);
    const { username, password } = owner;
    const login = { username, password };
    const newDevice = new Visitor(proxied.url);
    expect((await newDevice.send('POST', '/api/login', login, from('203.0.113.2'))).status).toBe(200);
  });

  it('a known device is unknown to other accounts and has its own budget', async () => {
    const other = await registered(app);
    const atOther = await statuses(times(15, () => guess(owner, other.username)));
    expect(checked(atOther)).toBe(10);
    const atOwn = await statuses(times(15, () => guess(owner, owner.username)));
    expect(checked(atOwn)).toBe(10);
  });

  it('does not count successful attempts', async () => {
    const { username, password } = owner;
    for (let index = 0; index < 40; index++) {
      const response = await new Visitor(app.url).send('POST', '/api/login', { username, password });
      expect(response.status).toBe(200);
    }
  });
});

describe('an address that goes on after its sign-ins were refused', { tags: ['a92'] }, () => {
  it('is refused without the database, but for a browser that signed in before', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const signIn = (visitor: Visitor, password: string, address = '203.0.113.90') =>
      visitor.send('POST', '/api/login', { username: owner.username, password }, from(address));
    const known = new Visitor(proxied.url);
    await signIn(known, owner.password);
    // Of 160, 30 are checked.
    for (let round = 0; round < 4; round += 1) {
      await statuses(times(40, () => signIn(new Visitor(proxied.url), 'a wrong guess')));
    }
    // What the database knows is gone.
    await database.db.deleteFrom('throttles').execute();
    const again = await signIn(new Visitor(proxied.url), 'a wrong guess');
    expect([again.status, await again.text()]).toEqual([429, TOO_MANY_ATTEMPTS]);
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signIn(known, owner.password)).status).toBe(200);
    expect((await signIn(new Visitor(proxied.url), 'a wrong guess', '203.0.113.91')).status).toBe(401);
  });
});

describe('a batch of calls', { tags: ['a7'] }, () => {
  it('counts each call and is limited to ten', async () => {
    const batch = (length: number) =>
      new Visitor(app.url).send(
        'POST',
        `/trpc/${Array(length).fill('accounts.login').join(',')}?batch=1`,
        Object.fromEntries(times(length, (index) => [index, { username: owner.username, password: 'a wrong guess' }])),
      );
    const tooLong = await batch(100);
    expect(tooLong.status).toBe(400);
    const bodies = await Promise.all((await Promise.all([batch(10), batch(10)])).map((response) => response.text()));
    expect(bodies.join().match(/"error":"signed_out"/g)).toHaveLength(10);
    expect(bodies.join().match(/"error":"throttled"/g)).toHaveLength(10);
  });
});

describe('a forged client address', { tags: ['a21'] }, () => {
  it('is ignored without a trusted proxy', async () => {
    const answers = await statuses(
      times(30, (index) =>
        guess(new Visitor(app.url), owner.username, {
          'x-forwarded-for': `198.51.100.${index}`,
          forwarded: `for=198.51.100.${index}`,
          'x-real-ip': `198.51.100.${index}`,
        }),
      ),
    );
    expect(checked(answers)).toBe(10);
  });

  it('is ignored in front of the address added by a trusted proxy', async () => {
    const answers = await statuses(
      times(30, (index) =>
        guess(new Visitor(proxied.url), owner.username, { 'x-forwarded-for': `198.51.100.${index}, 203.0.113.9` }),
      ),
    );
    expect(checked(answers)).toBe(10);
  });

  it('counts as the same address within an IPv6 /56 network', async () => {
    const from = (index: number) => `2001:db8:0:7${(16 + index).toString(16)}:${index}::${index}`;
    const answers = await statuses(
      times(30, (index) => guess(new Visitor(proxied.url), owner.username, { 'x-forwarded-for': from(index) })),
    );
    expect(checked(answers)).toBe(10);
  });

  it('has a budget of its /48 network beside its own', async () => {
    const throttle = createThrottle(database.pool);
    const blocks = times(11, (index) => `2001:db8:9:${index}00::1`);
    for (const ip of blocks.slice(0, 10)) await Promise.all(times(10, () => throttle.signUp(ip)));
    await expect(throttle.signUp(blocks[10] ?? '')).rejects.toThrow(TOO_MANY_ATTEMPTS);
    await throttle.signUp('2001:db8:a:100::1');
    const signIn = (ip: string) => throttle.login(`${randomUUID()}@example.com`, ip, null);
    for (const ip of blocks.slice(0, 10)) await Promise.all(times(30, () => signIn(ip)));
    await expect(signIn(blocks[10] ?? '')).rejects.toThrow(TOO_MANY_ATTEMPTS);
    await signIn('2001:db8:a:100::1');
  });

  it.each([
    ['of IPv4', (port: number) => `203.0.113.77:${port}`],
    ['of IPv6', (port: number) => `[2001:db8:0:8::1]:${port}`],
    ['of IPv4 as IPv6', (port: number) => `[::ffff:203.0.113.78]:${port}`],
  ])('counts as the same address whatever port a proxy adds to it: %s', async (_, from) => {
    const answers = await statuses(
      times(30, (index) =>
        guess(new Visitor(proxied.url), owner.username, { 'x-forwarded-for': from(40_000 + index) }),
      ),
    );
    expect(checked(answers)).toBe(10);
  });
});
