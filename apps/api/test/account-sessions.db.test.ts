// @module-tag long
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { get } from 'node:http';
import type { Socket } from 'node:net';
import { SIGN_INS_MAX } from '@saffron/contracts/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { programOf } from './program.ts';
import { nextOfType } from './replies.ts';
import { pausedReply, ScriptedWriter } from './scripted-writer.ts';
import { registered, startApp, type TestApp, Visitor } from './start-app.ts';

const writer = new ScriptedWriter();
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ writer });
});
afterAll(async () => {
  expect(app.unexpected).toEqual([]);
  await app.close();
});

interface Credentials {
  username: string;
  password: string;
}

/** The same user in another browser. */
async function signedIn({ username, password }: Credentials, userAgent = 'Another browser'): Promise<Visitor> {
  const visitor = new Visitor(app.url);
  const response = await visitor.send('POST', '/api/login', { username, password }, { 'user-agent': userAgent });
  expect(response.status).toBe(200);
  return visitor;
}

const currentUser = (visitor: Visitor) => visitor.trpc.accounts.me.query();
const NOT_FOUND = { data: { error: 'not_found', httpStatus: 404 } };

test('lists each browser, newest first, and marks the current one', async () => {
  const desk = await registered(app);
  const phone = await signedIn(desk, 'Phone/1.0');
  const list = await desk.trpc.accounts.sessions.query();
  expect(list.map(({ current, userAgent }) => [current, userAgent])).toEqual([
    [false, 'Phone/1.0'],
    [true, 'node'],
  ]);
  expect(list.every(({ createdAt }) => Math.abs(Date.parse(createdAt) - Date.now()) < 60_000)).toBe(true);
  const seenFromPhone = await phone.trpc.accounts.sessions.query();
  expect(seenFromPhone.map(({ id }) => id)).toEqual(list.map(({ id }) => id));
  expect(seenFromPhone.map(({ current }) => current)).toEqual([true, false]);
});

test('the list exposes neither a token nor its hash, and an id is not a credential', async () => {
  const desk = await registered(app);
  const token = desk.cookies.get('saffron') ?? '';
  const hash = createHash('sha256').update(token).digest('hex');
  const text = await (await desk.send('GET', '/trpc/accounts.sessions')).text();
  expect(text).not.toContain(token);
  expect(text).not.toContain(hash.slice(0, 8));
  const [session] = await desk.trpc.accounts.sessions.query();
  const thief = new Visitor(app.url);
  thief.cookies.set('saffron', session?.id ?? '');
  expect(await currentUser(thief)).toBeNull();
});

test('the list omits expired sessions', async () => {
  const desk = await registered(app);
  await signedIn(desk, 'Long ago');
  await app.database.db
    .updateTable('auth_sessions')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('user_id', '=', desk.id)
    .where('user_agent', '=', 'Long ago')
    .execute();
  expect(await desk.trpc.accounts.sessions.query()).toHaveLength(1);
});

test('ending a session signs out that browser at its next request and no other', async () => {
  const desk = await registered(app);
  const phone = await signedIn(desk, 'Phone/1.0');
  const tablet = await signedIn(desk, 'Tablet/1.0');
  const list = await desk.trpc.accounts.sessions.query();
  const id = list.find(({ userAgent }) => userAgent === 'Phone/1.0')?.id ?? '';
  await desk.trpc.accounts.endSession.mutate({ id });
  expect(await currentUser(phone)).toBeNull();
  expect((await phone.send('GET', '/api/chat-sessions')).status).toBe(401);
  expect(await currentUser(tablet)).not.toBeNull();
  expect(await currentUser(desk)).not.toBeNull();
  await expect(desk.trpc.accounts.endSession.mutate({ id })).rejects.toMatchObject(NOT_FOUND);
});

test('a user cannot end the session of another user', async () => {
  const desk = await registered(app);
  const stranger = await registered(app);
  const [session] = await desk.trpc.accounts.sessions.query();
  const ending = stranger.trpc.accounts.endSession.mutate({ id: session?.id ?? '' });
  await expect(ending).rejects.toMatchObject(NOT_FOUND);
  await expect(stranger.trpc.accounts.endSession.mutate({ id: 'made-up' })).rejects.toMatchObject(NOT_FOUND);
  expect(await currentUser(desk)).not.toBeNull();
});

test('ending other sessions keeps the current one and other users signed in', async () => {
  const desk = await registered(app);
  const stranger = await registered(app);
  const others = [await signedIn(desk), await signedIn(desk)];
  await desk.trpc.accounts.endOtherSessions.mutate();
  for (const other of others) expect(await currentUser(other)).toBeNull();
  expect(await currentUser(desk)).not.toBeNull();
  expect(await currentUser(stranger)).not.toBeNull();
  expect((await desk.trpc.accounts.sessions.query()).map(({ current }) => current)).toEqual([true]);
});

test('the account lists its sign-in methods', async () => {
  const desk = await registered(app);
  const methods = async () => (await desk.trpc.accounts.account.query()).signInMethods;
  expect(await methods()).toEqual(['password']);
  await app.database.db
    .insertInto('user_identities')
    .values({ issuer: 'https://accounts.example', subject: `subject-${desk.id}`, user_id: desk.id })
    .execute();
  expect(await methods()).toEqual(['password', 'google']);
  await app.database.db.updateTable('users').set({ password_hash: null }).where('id', '=', desk.id).execute();
  expect(await methods()).toEqual(['google']);
  const answer = await (await desk.send('GET', '/trpc/accounts.account')).text();
  expect(answer).not.toMatch(/argon2|hash/i);
});

test('a stream ends with the session or the access token that began it, and the reply is finished', {
  tags: ['a13', 'a51'],
}, async () => {
  const desk = await registered(app);
  const browser = await signedIn(desk);
  const program = await programOf(desk);
  const clients = [
    [browser, () => desk.trpc.accounts.endOtherSessions.mutate()],
    [program, () => desk.trpc.accounts.revokeAccessToken.mutate({ id: program.id })],
  ] as const;
  for (const [client, end] of clients) {
    const { reply, resume } = pausedReply('Casa ', 'Luna.');
    writer.next(reply);
    const sent = await client.send('POST', '/api/recommendations/stream', { message: 'Dinner?' });
    const kept = (await desk.trpc.chat.followNewest.query())?.[Symbol.asyncIterator]();
    await end();
    await expect(sent.text()).rejects.toThrow();
    resume();
    expect(kept && (await nextOfType(kept, 'final')).message).toBe('Casa Luna.');
  }
});

test('a long response that is read slowly ends with the session or the access token, too', {
  tags: ['a13', 'a51'],
}, async () => {
  const desk = await registered(app);
  const browser = await signedIn(desk);
  const program = await programOf(desk);
  const { id } = await desk.trpc.chat.createSession.mutate({ title: 'Long' });
  await sql`with said as (
      insert into chats (user_id, session_id, message, response)
      select ${desk.id}, ${id}, 'Dinner?', repeat('Luna. ', 20000) from generate_series(1, 200) returning id
    ) insert into replies (chat_id, user_id, status) select id, ${desk.id}, 'complete' from said`.execute(
    app.database.db,
  );
  for (const [headers, end] of [
    [{ cookie: `saffron=${browser.cookies.get('saffron')}` }, () => desk.trpc.accounts.endOtherSessions.mutate()],
    [
      { authorization: `Bearer ${program.token}` },
      () => desk.trpc.accounts.revokeAccessToken.mutate({ id: program.id }),
    ],
  ] as const) {
    const connected = once(app.app.server, 'connection');
    const request = get(`${app.url}/api/chat-sessions/${id}/chats`, { agent: false, headers });
    request.on('error', () => {});
    const [socket]: Socket[] = await connected;
    const [response] = await once(request, 'response');
    expect(response.statusCode).toBe(200);
    await end();
    if (!socket?.destroyed) await once(socket ?? request, 'close');
    request.destroy();
  }
});

test('an account keeps its newest 100 sessions, also with sign-ins at once on two replicas', {
  tags: ['a13'],
}, async () => {
  const desk = await registered(app);
  const there = await startApp({ database: app.database });
  await sql`insert into auth_sessions (token_hash, user_id, expires_at, created_at)
    select 'hash ' || n, ${desk.id}, now() + interval '1 day', now() - n * interval '1 minute'
    from generate_series(1, ${SIGN_INS_MAX + 50}::int) as n`.execute(app.database.db);
  const { username, password } = desk;
  const browsers = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const visitor = new Visitor(index % 2 ? app.url : there.url);
      expect((await visitor.send('POST', '/api/login', { username, password })).status).toBe(200);
      return visitor;
    }),
  );
  expect(await desk.trpc.accounts.sessions.query()).toHaveLength(SIGN_INS_MAX);
  for (const browser of [desk, ...browsers]) expect(await currentUser(browser)).toMatchObject({ id: desk.id });
  const rows = await app.database.db
    .selectFrom('auth_sessions')
    .select('token_hash')
    .where('user_id', '=', desk.id)
    .where('token_hash', 'like', 'hash %')
    .execute();
  const kept = SIGN_INS_MAX - browsers.length - 1;
  expect(rows.map(({ token_hash }) => Number(token_hash.slice(5))).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: kept }, (_, index) => index + 1),
  );
  await there.close();
});
