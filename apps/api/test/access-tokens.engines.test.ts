import { createHash } from 'node:crypto';
import { ACCESS_TOKENS_PER_ACCOUNT } from '@saffron/contracts/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { programOf } from './program.ts';
import { registered, startApp, type TestApp, type Visitor } from './start-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(async () => {
  expect(app.unexpected).toEqual([]);
  await app.close();
});

const BOT = { name: 'Bot', scopes: ['ask'], days: 7 } as const;
const create = (owner: Visitor, changes: object = {}) =>
  owner.trpc.accounts.createAccessToken.mutate({ ...BOT, scopes: ['ask'], ...changes });
const listOf = (owner: Visitor) => owner.trpc.accounts.accessTokens.query();
const failure = (error: string, httpStatus: number) => ({ data: { error, httpStatus } });
const DAY = 24 * 60 * 60 * 1000;

test('a token is created, listed without the token itself, used, and revoked', { tags: ['a49', 'a51'] }, async () => {
  const owner = await registered(app);
  const before = Date.now();
  const { token, ...created } = await create(owner, { name: '  My bot ', scopes: ['ask', 'guide:read', 'ask'] });
  expect(created).toMatchObject({ name: 'My bot', scopes: ['guide:read', 'ask'], expired: false, lastUsedAt: null });
  expect(Math.abs(Date.parse(created.expiresAt) - before - 7 * DAY)).toBeLessThan(60_000);
  expect(await listOf(owner)).toEqual([created]);

  const program = await programOf(owner);
  expect((await program.send('GET', '/api/tags')).status).toBe(200);
  const [used, unused] = await listOf(owner);
  expect(Math.abs(Date.parse(used?.lastUsedAt ?? '') - before)).toBeLessThan(2 * 60_000);
  expect(used?.lastUsedAt).toMatch(/:00\.000Z$/);
  expect(unused?.lastUsedAt).toBeNull();

  await owner.trpc.accounts.revokeAccessToken.mutate({ id: program.id });
  expect((await program.send('GET', '/api/tags')).status).toBe(401);
  expect(await listOf(owner)).toEqual([created]);
  const again = owner.trpc.accounts.revokeAccessToken.mutate({ id: program.id });
  await expect(again).rejects.toMatchObject(failure('not_found', 404));
  expect(JSON.stringify(await listOf(owner))).not.toContain(token);
});

test('the database has the hash of a token, and the hash is no credential', { tags: ['a49'] }, async () => {
  const owner = await registered(app);
  const program = await programOf(owner);
  const { rows } = await sql<object>`select * from access_tokens where id = ${program.id}`.execute(app.database.db);
  const stored = JSON.stringify(rows);
  const hash = createHash('sha256').update(program.token).digest('hex');
  expect(stored).toContain(hash);
  expect(stored).not.toContain(program.token.slice('saffron_pat_'.length, -6));
  for (const guess of [hash, `saffron_pat_${hash}`, `saffron_pat_${hash.slice(0, 38)}`]) {
    const response = await program.send('GET', '/api/tags', undefined, { authorization: `Bearer ${guess}` });
    expect(response.status, guess).toBe(401);
  }
});

test('a token ends with its validity, and leaves the list a month later', { tags: ['a51'] }, async () => {
  const owner = await registered(app);
  const program = await programOf(owner);
  const expire = (days: number) =>
    sql`update access_tokens set expires_at = now() - make_interval(days => ${days}) where id = ${program.id}`.execute(
      app.database.db,
    );
  await expire(0);
  expect((await program.send('GET', '/api/tags')).status).toBe(401);
  await expire(29);
  await app.services.accounts.sweep();
  expect(await listOf(owner)).toMatchObject([{ id: program.id, expired: true }]);
  await expire(31);
  await app.services.accounts.sweep();
  expect(await listOf(owner)).toEqual([]);
});

test('a token belongs to its owner', { tags: ['a51'] }, async () => {
  const owner = await registered(app);
  const stranger = await registered(app);
  const program = await programOf(owner);
  const revoking = stranger.trpc.accounts.revokeAccessToken.mutate({ id: program.id });
  await expect(revoking).rejects.toMatchObject(failure('not_found', 404));
  expect(await listOf(stranger)).toEqual([]);
  expect((await program.send('GET', '/api/tags')).status).toBe(200);
  await app.database.db.deleteFrom('users').where('id', '=', owner.id).execute();
  expect((await program.send('GET', '/api/tags')).status).toBe(401);
});

test.each([
  ['an empty name', { name: '  ' }, 'name'],
  ['a long name', { name: 'x'.repeat(81) }, 'name'],
  ['no scope', { scopes: [] }, 'scopes'],
  ['an unknown scope', { scopes: ['admin'] }, 'scopes'],
  ['no day', { days: 0 }, 'days'],
  ['more than a year', { days: 366 }, 'days'],
  ['part of a day', { days: 1.5 }, 'days'],
])('%s is refused at its field', { tags: ['a51'] }, async (_what, changes, field) => {
  const owner = await registered(app);
  const response = await owner.send('POST', '/trpc/accounts.createAccessToken', { ...BOT, ...changes });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { data: { fields: { [field]: expect.any(String) } } } });
});

test('an account has 50 tokens at most, also when they are created at once', { tags: ['a53'] }, async () => {
  const owner = await registered(app);
  await sql`insert into access_tokens (user_id, token_hash, name, scopes, expires_at)
    select ${owner.id}, 'hash ' || ${owner.id}::text || ' ' || n, 'Old', '{ask}', now() + interval '1 day'
    from generate_series(1, ${ACCESS_TOKENS_PER_ACCOUNT - 2}::int) as n`.execute(app.database.db);
  const results = await Promise.allSettled(Array.from({ length: 6 }, () => create(owner)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  await expect(create(owner)).rejects.toMatchObject(failure('limit_reached', 409));
  expect(await listOf(owner)).toHaveLength(ACCESS_TOKENS_PER_ACCOUNT);
});

test('an account can create 20 tokens an hour', { tags: ['a53'] }, async () => {
  const throttling = await startApp({ database: app.database, env: { THROTTLE: 'on' } });
  const owner = await registered(throttling);
  for (let count = 0; count < 20; count++) await create(owner);
  await expect(create(owner)).rejects.toMatchObject(failure('throttled', 429));
  await throttling.close();
});
