import {
  scopeMissing,
  TOKEN_INVALID,
  TOKEN_REFUSED,
  TOO_MANY_TOKEN_CALLS,
} from '@saffron/contracts/access-token-texts';
import { ACCESS_TOKEN_CALLS_PER_MINUTE } from '@saffron/contracts/limits';
import { CROSS_SITE } from '@saffron/contracts/texts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { Program, programOf } from './program.ts';
import { lastOf, readAll } from './replies.ts';
import { ScriptedWriter, says } from './scripted-writer.ts';
import { at, registered, startApp, type TestApp, Visitor } from './start-app.ts';

type Person = Awaited<ReturnType<typeof registered>>;

const writer = new ScriptedWriter();
let app: TestApp;
let owner: Person;

beforeAll(async () => {
  app = await startApp({ writer });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await registered(app);
});
afterEach(() => {
  expect(app.unexpected).toEqual([]);
});

const setRole = (role: 'user' | 'reviewer' | 'admin') =>
  app.database.db.updateTable('users').set({ role }).where('id', '=', owner.id).execute();
const PLACE = { neighborhood: 'Old Harbour', cuisine: 'Pub' };

test('a program reads, asks and edits through both APIs, without cookies', { tags: ['a50'] }, async () => {
  await setRole('reviewer');
  const program = await programOf(owner, ['guide:read', 'ask', 'guide:edit']);
  expect((await program.trpc.guide.page.query({ limit: 3 })).restaurants).toHaveLength(3);
  expect((await program.send('GET', '/api/restaurants')).status).toBe(200);

  writer.next(says('Casa Luna.')).next(says('Still Casa Luna.'));
  const events = await readAll(await program.trpc.chat.send.mutate({ message: 'Dinner?' }));
  expect(lastOf(events)).toMatchObject({ type: 'final', message: 'Casa Luna.' });
  const rest = await program.send('POST', '/api/recommendations', { message: 'And now?' });
  expect(await rest.json()).toMatchObject({ message: 'Still Casa Luna.' });

  const { id } = await program.trpc.guide.add.mutate({ ...PLACE, name: `Added by ${owner.id}` });
  const edited = await program.send('PATCH', `/api/restaurants/${id}`, { cuisine: 'Thai' });
  expect(await edited.json()).toMatchObject({ cuisine: 'Thai', addedBy: owner.username });
  expect(program.cookies.size).toBe(0);
});

test('what a program asks counts against the same daily limit', { tags: ['a53'] }, async () => {
  const program = await programOf(owner);
  await app.database.db.updateTable('users').set({ token_limit: 1100 }).where('id', '=', owner.id).execute();
  await program.trpc.chat.ask.mutate({ message: 'Dinner?' });
  expect((await owner.trpc.chat.allowance.query()).used).toBe(120);
  for (const client of [program, owner]) {
    const refused = await client.send('POST', '/api/recommendations', { message: 'More?' });
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  }
});

test('a token without the scope is refused with its name', { tags: ['a50'] }, async () => {
  const reader = await programOf(owner, ['guide:read']);
  const refused = await reader.send('POST', '/api/recommendations', { message: 'Dinner?' });
  expect([refused.status, await refused.text()]).toEqual([403, scopeMissing('ask')]);
  const asker = await programOf(owner, ['ask']);
  expect((await asker.send('GET', '/api/restaurants')).status).toBe(403);
});

test('only reviewers and admins create tokens that edit, and a demoted one loses it at once', {
  tags: ['a50', 'a51'],
}, async () => {
  const create = () => programOf(owner, ['guide:read', 'guide:edit']);
  await expect(create()).rejects.toMatchObject({ data: { error: 'not_allowed' } });
  await setRole('reviewer');
  const program = await create();
  const there = await startApp({ database: app.database });
  const elsewhere = new Program(there.url, program.token);
  const edit = (client: Visitor) => client.send('PATCH', '/api/restaurants/1', { cuisine: 'Thai' });
  expect((await edit(elsewhere)).status).toBe(200);
  await setRole('user');
  for (const client of [program, elsewhere]) {
    expect((await edit(client)).status).toBe(403);
    expect((await client.send('POST', '/api/restaurants', { ...PLACE, name: 'No more' })).status).toBe(403);
    expect((await client.send('GET', '/api/tags')).status).toBe(200);
  }
  await owner.trpc.accounts.revokeAccessToken.mutate({ id: program.id });
  expect((await edit(elsewhere)).status).toBe(401);
  await there.close();
});

test("an admin's token is never an admin: no admin or account call, no addresses of authors", {
  tags: ['a50', 'a44'],
}, async () => {
  await setRole('admin');
  await owner.trpc.guide.add.mutate({ ...PLACE, name: `Authored by ${owner.id}` });
  const program = await programOf(owner, ['guide:read', 'ask']);
  for (const path of ['/api/users', '/api/system-prompt', '/api/user', '/api/user/is-admin']) {
    const refused = await program.send('GET', path);
    expect([refused.status, await refused.text()], path).toEqual([403, TOKEN_REFUSED]);
  }
  const another = program.trpc.accounts.createAccessToken.mutate({ name: 'Longer', scopes: ['ask'], days: 365 });
  await expect(another).rejects.toMatchObject({ data: { error: 'not_allowed' } });
  expect(await (await program.send('GET', '/api/restaurants')).text()).not.toContain(owner.username);
  expect(await (await owner.send('GET', '/api/restaurants')).text()).toContain(owner.username);
});

test('with a cookie and a token, the token alone counts', { tags: ['a52'] }, async () => {
  const program = await programOf(owner);
  const other = await registered(app);
  const authorization = `Bearer ${program.token}`;
  const created = await other.send('POST', '/api/chat-sessions', { title: 'Whose?' }, { authorization });
  expect(created.status).toBe(200 + 1);
  expect((await owner.trpc.chat.sessions.query()).map(({ title }) => title)).toEqual(['Whose?']);
  expect(await other.trpc.chat.sessions.query()).toEqual([]);

  // Neither a call that the token refuses nor a token that is not valid falls back to the session, or ends it.
  const wrong = `Bearer ${program.token.slice(0, -1)}~`;
  for (const [header, status] of [[authorization, 403] as const, [wrong, 401] as const]) {
    expect((await other.send('GET', '/api/user', undefined, { authorization: header })).status).toBe(status);
    expect((await other.send('POST', '/api/logout', undefined, { authorization: header })).status).toBe(status);
  }
  expect((await other.send('GET', '/api/user')).status).toBe(200);
});

test('a token that is not valid is answered with 401 and a challenge', { tags: ['a52'] }, async () => {
  const unknown = new Program(app.url, `saffron_pat_${'0'.repeat(32)}2wjyrI`);
  const refused = await unknown.send('GET', '/api/tags');
  expect([refused.status, await refused.text()]).toEqual([401, TOKEN_INVALID]);
  expect(refused.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
  await expect(unknown.trpc.guide.tags.query()).rejects.toMatchObject({ data: { error: 'signed_out' } });
});

test('pages of other sites cannot use a cookie with a made-up header', { tags: ['a15', 'a52'] }, async () => {
  const program = await programOf(owner);
  const rename = (client: Visitor, authorization: string) =>
    client.send('POST', '/api/user/name', { name: 'Mallory' }, { authorization, origin: 'https://evil.example' });
  for (const header of ['Bearer', 'Bearer x', 'Basic eDp5', 'Bearer saffron_pa', 'Token saffron_pat_x']) {
    const refused = await rename(owner, header);
    expect([refused.status, await refused.text()], header).toEqual([403, CROSS_SITE]);
  }
  expect((await rename(owner, 'Bearer saffron_pat_x')).status).toBe(401);
  expect((await rename(owner, `bearer ${program.token}`)).status).toBe(403);
  expect((await owner.trpc.accounts.me.query())?.name).toBe('Sam');

  // A program may send any Origin: nothing that a browser adds by itself identifies its user.
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await program.send('GET', '/api/tags', undefined, foreign)).status).toBe(200);
});

test('credentials of a proxy leave the session as it is', { tags: ['a52'] }, async () => {
  for (const authorization of ['Basic eDp5', 'Bearer eyJhbGciOiJub25lIn0.e30.', 'Bearer ']) {
    expect((await owner.send('GET', '/api/user', undefined, { authorization })).status, authorization).toBe(200);
    expect((await new Visitor(app.url).send('GET', '/api/user', undefined, { authorization })).status).toBe(401);
  }
});

test('an account makes a limited number of calls with tokens in a minute', { tags: ['a53'] }, async () => {
  const [program, second] = [await programOf(owner), await programOf(owner)];
  const batch = `/trpc/${Array(10).fill('guide.tags').join(',')}?batch=1`;
  for (let calls = 0; calls < ACCESS_TOKEN_CALLS_PER_MINUTE; calls += 10) {
    expect((await program.send('GET', batch)).status).toBe(200);
  }
  for (const client of [program, second]) {
    const refused = await client.send('GET', '/api/tags');
    expect([refused.status, await refused.text()]).toEqual([429, TOO_MANY_TOKEN_CALLS]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect((await at(app, owner).send('GET', '/api/tags')).status).toBe(200);
});
