import { TILE_ADDRESS_INVALID } from '@saffron/contracts/guide-texts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cookieOf } from './every-call.ts';
import { registered, startApp, type TestApp } from './start-app.ts';

let app: TestApp;
let admin: Awaited<ReturnType<typeof registered>>;

const ADDRESS = 'https://tiles.example/{z}/{x}/{y}.png';

beforeAll(async () => {
  app = await startApp();
  admin = await registered(app);
  await app.database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.id).execute();
});
afterAll(() => app.close());
afterEach(async () => {
  await app.database.db.deleteFrom('system_settings').where('key', '=', 'tile_address').execute();
  expect(app.unexpected).toEqual([]);
});

/** Saves the address as an admin does. */
const save = (tileAddress: string) =>
  app.app.inject({
    method: 'POST',
    url: '/trpc/guide.saveSettings',
    headers: { cookie: cookieOf(admin) },
    payload: { tileAddress },
  });

/** Stores the address without the checks of the API. */
const store = (value: string) =>
  app.database.db.insertInto('system_settings').values({ key: 'tile_address', value }).execute();

/** The sources of each directive of the content security policy. */
async function policyOf(url: string, { app: server }: TestApp = app): Promise<Map<string, string[]>> {
  const { headers } = await server.inject({ url });
  const directives = String(headers['content-security-policy']).split(';');
  return new Map(directives.map((each) => each.split(' ')).map(([name = '', ...sources]) => [name, sources]));
}

const otherHosts = (policy: Map<string, string[]>) =>
  [...policy].filter(([, sources]) => sources.some((source) => source.includes('.'))).map(([name]) => name);

test('without an address, pages load nothing from other hosts', { tags: ['a28', 'a40'] }, async () => {
  expect(otherHosts(await policyOf('/'))).toEqual([]);
  expect(otherHosts(await policyOf('/list'))).toEqual([]);
});

test('an address allows its host for images and requests, and nothing else', { tags: ['a28', 'a40'] }, async () => {
  const before = await policyOf('/list');
  expect((await save(ADDRESS)).statusCode).toBe(200);
  for (const url of ['/', '/list']) {
    const policy = await policyOf(url);
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'https://tiles.example']);
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://tiles.example']);
    expect(otherHosts(policy)).toEqual(['img-src', 'connect-src']);
    expect([...policy.keys()]).toEqual([...before.keys()]);
  }
  for (const url of ['/api/user', '/trpc/guide.list', '/nothing.js', '/api/docs', '/health/live']) {
    expect(otherHosts(await policyOf(url)), url).toEqual([]);
  }
});

test('the page still names the nonce of its policy', { tags: ['a40'] }, async () => {
  await save(ADDRESS);
  const { headers, body } = await app.app.inject({ url: '/list' });
  const [, nonce] = /name="csp-nonce" content="(\w+)"/.exec(body) ?? [];
  expect(nonce).toMatch(/^\w{32}$/);
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
});

test('a saved or removed address takes effect on every replica with the next page', async () => {
  const replica = await startApp({ database: app.database });
  await save(ADDRESS);
  expect(otherHosts(await policyOf('/list', replica))).toEqual(['img-src', 'connect-src']);
  await save('https://other.example:8443/{z}/{x}/{y}');
  expect((await policyOf('/list', replica)).get('connect-src')).toEqual(["'self'", 'https://other.example:8443']);
  await save('');
  expect(otherHosts(await policyOf('/list', replica))).toEqual([]);
  await replica.close();
});

const HOSTILE = [
  "https://tiles.example; script-src 'unsafe-inline'/{z}/{x}/{y}",
  "https://tiles.example 'unsafe-inline'/{z}/{x}/{y}",
  'https://*/{z}/{x}/{y}',
  'https://*.example/{z}/{x}/{y}',
  'https://{z}.tiles.example/{x}/{y}',
  'https://tiles.example\r\nset-cookie: a=b/{z}/{x}/{y}',
  'https://user:password@tiles.example/{z}/{x}/{y}',
  'http://tiles.example/{z}/{x}/{y}',
  'data:image/png,{z}{x}{y}',
  'https:{z}{x}{y}',
  '*/{z}/{x}/{y}',
];

test.each(HOSTILE)('%j is refused, and does not reach the policy', { tags: ['a28', 'a40'] }, async (address) => {
  const refused = await save(address);
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain(TILE_ADDRESS_INVALID);
  const before = await policyOf('/list');
  await store(address);
  const policy = await policyOf('/list');
  for (const name of ['default-src', 'img-src', 'connect-src', 'font-src', 'frame-ancestors']) {
    expect(policy.get(name), name).toEqual(before.get(name));
  }
  expect(policy.size).toBe(before.size);
  expect(otherHosts(policy)).toEqual([]);
});

test('a database that does not respond delays no page, and the last known address stays', async () => {
  await save(ADDRESS);
  await policyOf('/list');
  const locked = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const held = app.database.db.transaction().execute(async (trx) => {
    await trx.schema.alterTable('system_settings').addColumn('held', 'integer').execute();
    locked.resolve();
    await release.promise;
    throw new Error('rolled back');
  });
  await locked.promise;
  expect((await policyOf('/list')).get('connect-src')).toEqual(["'self'", 'https://tiles.example']);
  release.resolve();
  await expect(held).rejects.toThrow('rolled back');
});
