import { randomUUID } from 'node:crypto';
import {
  CALLS_AT_ONCE,
  CALLS_AT_ONCE_PER_ADDRESS,
  LARGE_CALLS_AT_ONCE,
  NEW_TOKENS_AT_ONCE_PER_ADDRESS,
  STREAMS_AT_ONCE,
} from '@saffron/contracts/limits';
import { MEMORY_SHORT, TOO_MANY_CALLS, TOO_MANY_CALLS_OF_ADDRESS } from '@saffron/contracts/texts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { AppError } from '../src/errors.ts';
import { sessionCookie } from '../src/http/cookies.ts';
import * as memory from '../src/ops/memory.ts';
import { lastOf, readAll, recentEntries } from './replies.ts';
import { pausedReply, ScriptedWriter } from './scripted-writer.ts';
import { at, registered, startApp, type TestApp, Visitor } from './start-app.ts';

const writer = new ScriptedWriter();
let app: TestApp;
/** Calls of `chat.allowance` end when it opens. */
let gate: PromiseWithResolvers<void>;
let waiting = 0;

beforeAll(async () => {
  app = await startApp({ writer });
  const { allowance } = app.services.chat;
  vi.spyOn(app.services.chat, 'allowance').mockImplementation(async (user) => {
    waiting += 1;
    await gate.promise;
    return allowance(user);
  });
});
afterAll(async () => {
  expect(app.unexpected).toEqual([]);
  await app.close();
});

/** As many calls in one request. */
const batch = (visitor: Visitor, calls: number, signal?: AbortSignal) =>
  visitor.fetch(`/trpc/${Array(calls).fill('chat.allowance').join(',')}?batch=1`, signal ? { signal } : {});

async function fillUp(visitor: Visitor, signal?: AbortSignal): Promise<Promise<Response>[]> {
  gate = Promise.withResolvers();
  waiting = 0;
  const held = Array.from({ length: CALLS_AT_ONCE / 10 }, () => batch(visitor, 10, signal));
  await expect.poll(() => waiting).toBe(CALLS_AT_ONCE);
  return held;
}

test('an account has a limited number of calls in progress, and each call of a batch counts', {
  tags: ['a35'],
}, async () => {
  const diner = await registered(app);
  const held = await fillUp(diner);
  for (const path of ['/api/user', '/api/restaurants', '/trpc/accounts.me']) {
    const refused = await diner.fetch(path);
    expect(refused.status, path).toBe(429);
    expect(refused.headers.get('retry-after'), path).toBe('1');
    expect(await refused.text(), path).toContain(TOO_MANY_CALLS);
  }
  expect((await (await registered(app)).fetch('/api/user')).status).toBe(200);
  // A reply is a stream with its own limit.
  expect((await diner.send('POST', '/api/recommendations/stream', { message: 'Soup?' })).status).toBe(200);

  gate.resolve();
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual(held.map(() => 200));
  expect((await diner.fetch('/api/user')).status).toBe(200);
  expect((await batch(diner, 10)).status).toBe(200);
});

test('of these, fewer may have large results, whichever they are', { tags: ['a91'] }, async () => {
  const diner = await registered(app);
  const { sessionId, chatId } = lastOf(await readAll(await diner.trpc.chat.send.mutate({ message: 'Soup?' }))) as {
    sessionId: number;
    chatId: number;
  };
  const inputs = Array(LARGE_CALLS_AT_ONCE).fill({});
  const paths = inputs.map(() => 'guide.page');
  const pages = () => diner.fetch(`/trpc/${paths}?batch=1&input=${encodeURIComponent(JSON.stringify({ ...inputs }))}`);
  const page = held(app.services.guide.page);
  const spy = vi.spyOn(app.services.guide, 'page').mockImplementation(page.work);
  const most = pages();
  await expect.poll(() => page.begun).toBe(1);
  const { guide, chat } = diner.trpc;
  for (const call of [
    () => guide.page.query({}),
    () => guide.search.query({}),
    () => chat.entries.query({ sessionId }),
    () => chat.showVersion.mutate({ sessionId, chatId }),
    () => chat.sessions.query(),
    () => chat.searchSessions.query({ query: 'soup' }),
    () => chat.named.query({ chatIds: [chatId] }),
  ]) {
    await expect(call(), String(call)).rejects.toThrow(TOO_MANY_CALLS);
  }
  expect((await diner.fetch('/api/chat-sessions')).status).toBe(429);
  expect((await diner.fetch('/api/user')).status).toBe(200);
  page.release();
  expect((await most).status).toBe(200);
  expect((await pages()).status).toBe(200);
  spy.mockRestore();
});

test('while memory is short, no large results are made', { tags: ['a91'] }, async () => {
  const diner = await registered(app);
  const short = vi.spyOn(memory, 'isMemoryShort').mockReturnValue(true);
  await expect(diner.trpc.guide.page.query({})).rejects.toThrow(MEMORY_SHORT);
  expect((await diner.fetch('/api/user')).status).toBe(200);
  short.mockRestore();
  expect((await diner.trpc.guide.page.query({})).restaurants).not.toEqual([]);
});

test('calls whose connection was closed count until their work has ended', { tags: ['a35'] }, async () => {
  const diner = await registered(app);
  const leaving = new AbortController();
  const held = await fillUp(diner, leaving.signal);
  leaving.abort();
  await Promise.allSettled(held);
  // Closing connections must not be a way to have more calls in progress.
  const again = Array.from({ length: 10 }, () => batch(diner, 10));
  expect((await Promise.all(again)).map(({ status }) => status)).toEqual(again.map(() => 429));
  expect(waiting).toBe(CALLS_AT_ONCE);
  gate.resolve();
  await expect.poll(async () => (await diner.fetch('/api/user')).status).toBe(200);
});

test('an address without an account has a limited number of calls in progress, too', { tags: ['a35'] }, async () => {
  const guarded = await startApp({ database: app.database, env: { THROTTLE: 'on', TRUST_PROXY: '127.0.0.1' } });
  const answer = Promise.withResolvers<never>();
  let signingIn = 0;
  vi.spyOn(guarded.services.accounts, 'login').mockImplementation(() => {
    signingIn += 1;
    return answer.promise;
  });
  const credentials = { username: 'somebody@example.com', password: 'a password' };
  const calls = Array(10).fill(credentials);
  const diner = at(guarded, await registered(app));
  const signedIn = () => diner.send('GET', '/api/user', undefined, { 'x-forwarded-for': '203.0.113.1' });
  expect((await signedIn()).status).toBe(200);
  const signIn = (signal: AbortSignal, address: string) =>
    new Visitor(guarded.url).fetch(`/trpc/${calls.map(() => 'accounts.login').join(',')}?batch=1`, {
      method: 'POST',
      body: JSON.stringify({ ...calls }),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      signal,
    });
  const leaving = new AbortController();
  const held = Array.from({ length: CALLS_AT_ONCE_PER_ADDRESS / 10 }, () => signIn(leaving.signal, '203.0.113.1'));
  await expect.poll(() => signingIn).toBe(CALLS_AT_ONCE_PER_ADDRESS);
  leaving.abort();
  await Promise.allSettled(held);

  const visitor = new Visitor(guarded.url);
  const refused = await visitor.send('GET', '/trpc/accounts.me', undefined, { 'x-forwarded-for': '203.0.113.1' });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  expect(await refused.text()).toContain(TOO_MANY_CALLS_OF_ADDRESS);
  // Whoever does not wait is refused before the request is read.
  const unread = await new Visitor(guarded.url).fetch('/trpc/accounts.login', {
    method: 'POST',
    body: '{"username":',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.1' },
  });
  expect(unread.status).toBe(429);
  const elsewhere = await visitor.send('GET', '/trpc/accounts.me', undefined, { 'x-forwarded-for': '203.0.113.2' });
  expect(elsewhere.status).toBe(200);
  // Somebody whom the server knows is served.
  expect((await signedIn()).status).toBe(200);

  answer.reject(new AppError('signed_out', 'No.'));
  await expect
    .poll(
      async () =>
        (await visitor.send('GET', '/trpc/accounts.me', undefined, { 'x-forwarded-for': '203.0.113.1' })).status,
    )
    .toBe(200);
  await guarded.close();
});

test('an address has a limited number of look-ups in progress of sessions and tokens that may be made up, and then waits', {
  tags: ['a35'],
}, async () => {
  const guarded = await startApp({ database: app.database, env: { THROTTLE: 'on', TRUST_PROXY: '127.0.0.1' } });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const diner = at(guarded, await registered(app));
  const signedIn = () => diner.send('GET', '/api/user', undefined, from('203.0.113.1'));
  expect((await signedIn()).status).toBe(200);
  const found = Promise.withResolvers<null>();
  let lookingUp = 0;
  const lookUp = vi.spyOn(guarded.services.accounts, 'userOfToken').mockImplementation(() => {
    lookingUp += 1;
    return found.promise;
  });
  const { name } = sessionCookie(false);
  const me = (address: string, signal?: AbortSignal) =>
    fetch(`${guarded.url}/api/user`, {
      headers: { cookie: `${name}=${randomUUID()}`, ...from(address) },
      ...(signal && { signal }),
    });
  const leaving = new AbortController();
  const held = Array.from({ length: NEW_TOKENS_AT_ONCE_PER_ADDRESS }, () => me('203.0.113.1', leaving.signal));
  await expect.poll(() => lookingUp).toBe(NEW_TOKENS_AT_ONCE_PER_ADDRESS);
  leaving.abort();
  await Promise.allSettled(held);
  expect((await me('203.0.113.1')).status).toBe(429);
  expect(lookingUp).toBe(NEW_TOKENS_AT_ONCE_PER_ADDRESS);
  // Whatever it sends instead, it is refused before it is read.
  for (const headers of [{}, { authorization: 'Basic eA==' }, { authorization: `Bearer saf_${'x'.repeat(40)}` }]) {
    const unread = await fetch(`${guarded.url}/trpc/accounts.login`, {
      method: 'POST',
      body: '{"username":',
      headers: { 'content-type': 'application/json', ...headers, ...from('203.0.113.1') },
    });
    expect(unread.status).toBe(429);
  }
  const elsewhere = me('203.0.113.2');
  await expect.poll(() => lookingUp).toBe(NEW_TOKENS_AT_ONCE_PER_ADDRESS + 1);
  found.resolve(null);
  expect((await elsewhere).status).toBe(401);
  lookUp.mockRestore();
  expect((await signedIn()).status).toBe(200);
  await guarded.close();
});

test('an account has a limited number of open streams, also of one reply', { tags: ['a35'] }, async () => {
  const diner = await registered(app);
  const { reply, resume } = pausedReply('Well, ', 'soup.');
  writer.next(reply);
  const message = { message: 'Soup?', idempotencyKey: 'the same message' };
  const leaving = new AbortController();
  const events = await diner.trpc.chat.send.mutate(message);
  const open = await Promise.all(
    Array.from({ length: STREAMS_AT_ONCE - 1 }, () =>
      diner.fetch('/api/claude-recommendations/stream', { signal: leaving.signal }),
    ),
  );
  expect(open.map(({ status }) => status)).toEqual(open.map(() => 200));

  for (const send of [
    () => diner.send('POST', '/api/recommendations/stream', message),
    () => diner.fetch('/api/claude-recommendations/stream'),
    () => diner.send('POST', '/trpc/chat.send', message),
    () => diner.fetch('/trpc/chat.followNewest,chat.followNewest?batch=1'),
  ]) {
    const refused = await send();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    expect(await refused.text()).toContain(TOO_MANY_CALLS);
  }
  const [entry] = await recentEntries(diner);
  // A subscription reports an error as its first event.
  const followed = await diner.fetch(`/trpc/chat.follow?input=${JSON.stringify({ chatId: entry?.id })}`);
  expect(await followed.text()).toContain(TOO_MANY_CALLS);
  const other = await registered(app);
  expect((await other.send('POST', '/api/recommendations/stream', { message: 'Mine?' })).status).toBe(200);
  expect((await diner.fetch('/api/user')).status).toBe(200);

  leaving.abort();
  await expect.poll(async () => (await diner.send('POST', '/api/recommendations/stream', message)).status).toBe(200);
  resume();
  expect(lastOf(await readAll(events))).toMatchObject({ type: 'final', message: 'Well, soup.' });
});

test('no call or stream goes on after a response to HEAD', { tags: ['a35'] }, async () => {
  const diner = await registered(app);
  const { reply, resume } = pausedReply('Well, ', 'soup.');
  writer.next(reply);
  const events = await diner.trpc.chat.send.mutate({ message: 'Soup?' });
  const [session] = await diner.trpc.chat.sessions.query();
  for (const path of ['/api/claude-recommendations/stream', '/api/chats', `/api/chat-sessions/${session?.id}/chats`]) {
    expect((await diner.fetch(path, { method: 'HEAD' })).status, path).toBe(404);
  }
  resume();
  expect(lastOf(await readAll(events))).toMatchObject({ type: 'final', message: 'Well, soup.' });
});

test('a follower ends with its connection, however long the reply is silent', { tags: ['a35'] }, async () => {
  const diner = await registered(app);
  const { reply, resume } = pausedReply('Well, ', 'soup.');
  writer.next(reply);
  const events = await diner.trpc.chat.send.mutate({ message: 'Soup?' });
  await expect.poll(async () => (await recentEntries(diner))[0]?.response.text).toBe('Well, ');
  const [entry] = await recentEntries(diner);
  // It does not write the reply, so that a follower queries the database.
  const replica = await startApp({ database: app.database });
  const open = async () => (await replica.operations.metrics.streams.get()).values[0]?.value;
  const leaving = new AbortController();
  const follow = (path: string, headers = {}) => at(replica, diner).fetch(path, { signal: leaving.signal, headers });
  const following = [
    follow('/api/claude-recommendations/stream'),
    follow('/trpc/chat.followNewest?batch=1', { 'trpc-accept': 'application/jsonl' }),
    follow(`/trpc/chat.follow?input=${JSON.stringify({ chatId: entry?.id })}`),
  ];
  await Promise.all(following);
  await expect.poll(open).toBe(following.length);
  leaving.abort();
  await expect.poll(open).toBe(0);
  resume();
  expect(lastOf(await readAll(events))).toMatchObject({ type: 'final', message: 'Well, soup.' });
  await replica.close();
});

/** Holds the first call of a function until it is released. */
function held<Given extends unknown[], Result>(work: (...given: Given) => Promise<Result>) {
  const first = Promise.withResolvers<void>();
  const state = {
    begun: 0,
    release: first.resolve,
    work: async (...given: Given): Promise<Result> => {
      state.begun += 1;
      if (state.begun === 1) await first.promise;
      return work(...given);
    },
  };
  return state;
}

test('calls of one account with large results take turns, and others do not wait for them', {
  tags: ['a35'],
}, async () => {
  const { guide, chat } = app.services;
  const page = held(guide.page);
  const list = held(chat.sessions.list);
  const entries = held(chat.sessions.entries);
  vi.spyOn(guide, 'page').mockImplementation(page.work);
  vi.spyOn(chat.sessions, 'list').mockImplementation(list.work);
  vi.spyOn(chat.sessions, 'entries').mockImplementation(entries.work);
  const withSession = async () => {
    const diner = await registered(app);
    const { id: sessionId } = await diner.trpc.chat.createSession.mutate({ title: 'Soup' });
    return { trpc: diner.trpc, sessionId };
  };
  type Diner = Awaited<ReturnType<typeof withSession>>;
  const [one, other] = [await withSession(), await withSession()];

  const calls: [{ begun: number; release: () => void }, (diner: Diner) => Promise<unknown>][] = [
    [page, ({ trpc }) => trpc.guide.page.query({})],
    [list, ({ trpc }) => trpc.chat.sessions.query()],
    [entries, ({ trpc, sessionId }) => trpc.chat.entries.query({ sessionId })],
  ];
  for (const [state, call] of calls) {
    const own = [call(one), call(one), call(one)];
    await expect.poll(() => state.begun).toBe(1);
    await call(other);
    expect(state.begun).toBe(2);
    state.release();
    await Promise.all(own);
    expect(state.begun).toBe(4);
  }
  vi.restoreAllMocks();
});
