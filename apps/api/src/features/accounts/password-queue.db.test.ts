// @module-tag long
import { afterAll, expect, test, vi } from 'vitest';
import { registered, startApp, type TestApp, Visitor } from '../../../test/start-app.ts';

/** Fake hashing that completes when the gate opens. */
const work = vi.hoisted(() => {
  // Test files share loaded modules (decision 27), but this one needs its own, and leaves none.
  vi.resetModules();
  return { gate: Promise.resolve() };
});
afterAll(() => {
  vi.resetModules();
});
vi.mock('@node-rs/argon2', () => ({
  hash: async () => '$argon2id$',
  verify: async () => {
    await work.gate;
    return true;
  },
}));

/** The number of accounts that were tried. */
const attemptsOnAccounts = async ({ database }: TestApp) =>
  (await database.db.selectFrom('throttles').select('key').where('key', 'like', 'login-account:%').execute()).length;

test('one account cannot fill the queue of passwords with successful sign-ins from many devices', {
  tags: ['a8'],
}, async () => {
  const app = await startApp({ env: { THROTTLE: 'on', TRUST_PROXY: '127.0.0.1' } });
  const owner = await registered(app);
  const signIn = (visitor: Visitor, username: string, address: string) =>
    visitor.send('POST', '/api/login', { username, password: 'a password' }, { 'x-forwarded-for': address });
  const devices = Array.from({ length: 26 }, () => new Visitor(app.url));
  for (const device of devices) expect((await signIn(device, owner.username, '203.0.113.1')).status).toBe(200);

  const gate = Promise.withResolvers<void>();
  work.gate = gate.promise;
  const flood = devices.flatMap((device) =>
    Array.from({ length: 10 }, () => signIn(device, owner.username, '203.0.113.1')),
  );
  await Promise.any(flood.map(async (answer) => expect((await answer).status).toBe(429)));
  const other = signIn(new Visitor(app.url), 'somebody@example.com', '203.0.113.2');
  await expect.poll(() => attemptsOnAccounts(app)).toBe(2);
  // By the next response, the queue has accepted or refused it.
  await new Visitor(app.url).fetch('/health/live');
  gate.resolve();
  expect((await other).status).toBe(401);
  await Promise.all(flood);
  await app.close();
});
