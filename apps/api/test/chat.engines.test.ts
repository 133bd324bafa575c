import { MESSAGE_TOO_LONG } from '@saffron/contracts/field-texts';
import { MESSAGE_MAX } from '@saffron/contracts/limits';
import { DAILY_LIMIT, REPLY_FAILED } from '@saffron/contracts/texts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { AppError } from '../src/errors.ts';
import { entriesOf, lastOf, nextOfType, readAll, recentEntries, textOf } from './replies.ts';
import { pausedReply, ScriptedWriter, says } from './scripted-writer.ts';
import { registered, startApp, type TestApp } from './start-app.ts';

const writer = new ScriptedWriter();
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ writer });
});
afterAll(() => app.close());
afterEach(() => {
  expect(app.unexpected).toEqual([]);
});

type Diner = Awaited<ReturnType<typeof registered>>;

const send = async (diner: Diner, message: string, more: object = {}) =>
  readAll(await diner.trpc.chat.send.mutate({ message, ...more }));

async function tokensOf(diner: Diner): Promise<number> {
  return (await diner.trpc.chat.allowance.query()).used;
}

test('a message gets a streamed reply with cards, and both are stored', async () => {
  const diner = await registered(app);
  writer.next(says('Go to this one.'));
  const events = await send(diner, 'Ramen tonight?');

  expect(events[0]).toMatchObject({ type: 'started', message: 'Ramen tonight?' });
  expect(textOf(events)).toBe('Go to this one.');
  const final = lastOf(events);
  expect(final).toMatchObject({ type: 'final', status: 'complete', message: 'Go to this one.' });
  if (final?.type !== 'final') throw new Error('no final');
  expect(final.restaurants).toHaveLength(1);

  const [session] = await diner.trpc.chat.sessions.query();
  expect(session).toMatchObject({ id: final.sessionId, title: 'Ramen tonight?' });
  const entries = await entriesOf(diner, final.sessionId);
  expect(entries).toMatchObject([
    {
      message: 'Ramen tonight?',
      response: { text: 'Go to this one.', status: 'complete', restaurants: final.restaurants },
    },
  ]);
  expect(await recentEntries(diner)).toEqual(entries);
});

test('a conversation goes on from the state that was stored with its last reply', async () => {
  const diner = await registered(app);
  const first = lastOf(await send(diner, 'Sushi?'));
  if (first?.type !== 'final') throw new Error('no final');
  const { sessionId } = first;
  const db = app.database.db;
  await db.updateTable('chats').set({ message: 'Tacos?' }).where('session_id', '=', sessionId).execute();
  await send(diner, 'Something cheaper?', { sessionId });
  expect(writer.briefs.at(-1)?.found.wishes.foods.map(({ key }) => key)).toEqual(['sushi']);

  // As in a conversation of a release that stored none.
  await db
    .updateTable('replies')
    .set({ state: null })
    .where('chat_id', 'in', (query) => query.selectFrom('chats').select('id').where('session_id', '=', sessionId))
    .execute();
  await send(diner, 'In the west?', { sessionId });
  expect(writer.briefs.at(-1)?.found.wishes.foods.map(({ key }) => key)).toEqual(['taco']);
});

test('the writer receives the whole conversation and the name of the diner', async () => {
  const diner = await registered(app, { name: 'Ada' });
  writer.next(says('First.')).next(says('Second.'));
  const first = lastOf(await send(diner, 'Sushi?'));
  if (first?.type !== 'final') throw new Error('no final');
  await send(diner, 'Something cheaper?', { sessionId: first.sessionId });

  const brief = writer.briefs.at(-1);
  expect(brief?.dinerName).toBe('Ada');
  expect(brief?.found.turns).toMatchObject([
    { message: 'Sushi?', reply: { text: 'First.', restaurantIds: first.restaurants.map(({ id }) => Number(id)) } },
    { message: 'Something cheaper?', reply: null },
  ]);
});

test('finishes and bills a reply once after a disconnect, and follow resumes it at any position', {
  tags: ['b-client-disconnects'],
}, async () => {
  const diner = await registered(app);
  const { reply, resume } = pausedReply('One moment, ', 'here it is.');
  writer.next(reply);
  const leaving = new AbortController();
  const events = (await diner.trpc.chat.send.mutate({ message: 'Tapas?' }, { signal: leaving.signal }))[
    Symbol.asyncIterator
  ]();
  const started = await nextOfType(events, 'started');
  await nextOfType(events, 'chunk');
  leaving.abort();
  resume();
  if (started.type !== 'started') throw new Error('not started');

  const whole = await readAll(await app.services.chat.follow(await userOf(diner), started.chatId, 0));
  expect(textOf(whole)).toBe('One moment, here it is.');
  const rest = await readAll(await app.services.chat.follow(await userOf(diner), started.chatId, 4));
  expect(textOf(rest)).toBe('moment, here it is.');
  expect(lastOf(rest)).toMatchObject({ type: 'final', message: 'One moment, here it is.' });
  expect(await tokensOf(diner)).toBe(120);
});

test('a reply in progress has its partial text in the history and can be followed on another replica', async () => {
  const diner = await registered(app);
  const other = await startApp({ writer, database: app.database });
  const { reply, resume } = pausedReply('So far. ', 'The end.');
  writer.next(reply);
  const events = (await diner.trpc.chat.send.mutate({ message: 'Pizza?' }))[Symbol.asyncIterator]();
  const started = await nextOfType(events, 'started');
  if (started.type !== 'started') throw new Error('not started');
  await nextOfType(events, 'chunk');

  const elsewhere = (await other.services.chat.follow(await userOf(diner), started.chatId, 0))[Symbol.asyncIterator]();
  expect(await nextOfType(elsewhere, 'chunk')).toMatchObject({ text: 'So far. ', at: 0 });
  const [entry] = await entriesOf(diner, started.sessionId);
  expect(entry?.response).toMatchObject({ text: 'So far. ', status: 'streaming' });
  resume();
  expect(await nextOfType(elsewhere, 'chunk')).toMatchObject({ text: 'The end.', at: 8 });
  expect(await nextOfType(elsewhere, 'final')).toMatchObject({ message: 'So far. The end.' });
  await other.close();
});

test('stop keeps the partial text and bills the used tokens, also from another replica', async () => {
  const other = await startApp({ writer, database: app.database });
  for (const stopping of [app, other]) {
    const diner = await registered(app);
    writer.next(pausedReply('Half of it', ' never').reply);
    const events = (await diner.trpc.chat.send.mutate({ message: 'Curry?' }))[Symbol.asyncIterator]();
    const started = await nextOfType(events, 'started');
    if (started.type !== 'started') throw new Error('not started');
    await nextOfType(events, 'chunk');
    await stopping.services.chat.stop(await userOf(diner), started.chatId);
    expect(await nextOfType(events, 'final')).toMatchObject({ status: 'stopped', message: 'Half of it' });
    const [entry] = await entriesOf(diner, started.sessionId);
    expect(entry?.response).toMatchObject({ status: 'stopped', text: 'Half of it' });
    expect(await tokensOf(diner)).toBe(105);
  }
  await other.close();
});

test('concurrent sends with one key start one reply, and another message with that key is refused', {
  tags: ['b-duplicate-submit'],
}, async () => {
  const diner = await registered(app);
  writer.next(says('Only once.'));
  const idempotencyKey = crypto.randomUUID();
  const before = writer.briefs.length;
  const replies = await Promise.all(Array.from({ length: 20 }, () => send(diner, 'Dumplings?', { idempotencyKey })));

  expect(new Set(replies.map(textOf))).toEqual(new Set(['Only once.']));
  expect(writer.briefs.length - before).toBe(1);
  expect(await tokensOf(diner)).toBe(120);
  await expect(send(diner, 'Something else', { idempotencyKey })).rejects.toMatchObject({
    data: { error: 'conflict' },
  });
});

test('parallel sends stay within the daily limit, and sends over it are refused', {
  tags: ['a34'],
}, async () => {
  const diner = await registered(app);
  await limitTo(diner, 2500);
  const gates = [1, 2, 3].map(() => pausedReply('Well, ', 'here.'));
  for (const { reply } of gates) writer.next(reply);
  const streams = await Promise.all(
    Array.from({ length: 12 }, async (_, at) => {
      const events = (await diner.trpc.chat.send.mutate({ message: `Message ${at}` }))[Symbol.asyncIterator]();
      return { first: (await events.next()).value, events };
    }),
  );
  const begun = streams.filter(({ first }) => first?.type === 'started');
  expect(begun).toHaveLength(2);
  expect(streams.filter(({ first }) => first?.type === 'error' && first.error === 'token_limit_exceeded')).toHaveLength(
    10,
  );
  expect(await tokensOf(diner)).toBe(2000);
  for (const { resume } of gates) resume();
  for (const { events } of begun) await nextOfType(events, 'final');
  expect(await tokensOf(diner)).toBe(240);
  writer.clearScript();

  await limitTo(diner, 0);
  expect(await send(diner, 'One more?')).toEqual([
    { type: 'error', error: 'token_limit_exceeded', message: DAILY_LIMIT },
  ]);
  await expect(diner.trpc.chat.ask.mutate({ message: 'One more?' })).rejects.toMatchObject({
    message: DAILY_LIMIT,
    data: { httpStatus: 429, error: 'token_limit_exceeded' },
  });
});

test('the last reply of a day gets the remaining tokens', { tags: ['a34'] }, async () => {
  const sparing = new ScriptedWriter({ least: 300, most: 1000 });
  const other = await startApp({ writer: sparing });
  const diner = await registered(other);
  await other.database.db.updateTable('users').set({ token_limit: 1400 }).where('id', '=', diner.id).execute();
  const [first, second] = [pausedReply('Well, ', 'here.'), pausedReply('Or ', 'there.')];
  sparing.next(first.reply).next(second.reply);
  const streams = [await diner.trpc.chat.send.mutate({ message: 'One?' })];
  streams.push(await diner.trpc.chat.send.mutate({ message: 'Two?' }));
  const iterators = streams.map((stream) => stream[Symbol.asyncIterator]());
  for (const events of iterators) await nextOfType(events, 'chunk');
  // The order of the two replies is not guaranteed.
  expect(sparing.briefs.map(({ tokens }) => tokens).toSorted((a, b) => b - a)).toEqual([1000, 400]);
  expect(await diner.trpc.chat.allowance.query()).toMatchObject({ left: 0 });
  first.resume();
  second.resume();
  for (const events of iterators) await nextOfType(events, 'final');
  expect(await diner.trpc.chat.allowance.query()).toMatchObject({ used: 240 });
  await other.close();
});

test('deleting a session returns no tokens', async () => {
  const diner = await registered(app);
  const final = lastOf(await send(diner, 'Anything'));
  if (final?.type !== 'final') throw new Error('no final');
  await diner.trpc.chat.deleteSession.mutate({ sessionId: final.sessionId });
  expect(await diner.trpc.chat.sessions.query()).toEqual([]);
  expect(await tokensOf(diner)).toBe(120);
});

test('deleting a session stops its reply at once, and no other', { tags: ['a34'] }, async () => {
  const diner = await registered(app);
  const signals: AbortSignal[] = [];
  const begun: { sessionId: number; resume: () => void }[] = [];
  for (const message of ['Soup?', 'Salad?']) {
    const { reply, resume } = pausedReply('Well, ', 'here.');
    writer.next((brief, signal) => {
      signals.push(signal);
      return reply(brief, signal);
    });
    const events = (await diner.trpc.chat.send.mutate({ message }))[Symbol.asyncIterator]();
    const { sessionId } = await nextOfType(events, 'started');
    await nextOfType(events, 'chunk');
    begun.push({ sessionId, resume });
  }
  await diner.trpc.chat.deleteSession.mutate({ sessionId: begun[0]?.sessionId ?? 0 });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  begun[1]?.resume();
  await app.services.chat.idle();
});

test('a failed reply ends with an error event and keeps the message, and a retry replaces it', async () => {
  const diner = await registered(app);
  writer.next(async function* () {
    yield { type: 'text', text: 'I was about to' };
    throw new AppError('assistant_failed', REPLY_FAILED);
  });
  const events = await send(diner, 'Burgers?');
  expect(lastOf(events)).toEqual({ type: 'error', error: 'assistant_failed', message: REPLY_FAILED });
  const started = events[0];
  if (started?.type !== 'started') throw new Error('not started');
  const { sessionId, chatId } = started;
  const [failed] = await entriesOf(diner, sessionId);
  expect(failed).toMatchObject({ message: 'Burgers?', response: { status: 'failed', text: 'I was about to' } });

  writer.next(says('Now it works.'));
  await send(diner, 'Burgers?', { sessionId, retryOf: chatId });
  const entries = await entriesOf(diner, sessionId);
  expect(entries.map((entry) => entry.response.text)).toEqual(['Now it works.']);
});

test('an unexpected error is reported once and exposes no internals', async () => {
  const diner = await registered(app);
  // biome-ignore lint/correctness/useYield: it fails before its first word
  writer.next(async function* () {
    throw new Error('secret detail');
  });
  const events = await send(diner, 'Hello');
  expect(JSON.stringify(events)).not.toContain('secret detail');
  expect(lastOf(events)).toMatchObject({ type: 'error', error: 'unexpected' });
  expect(app.unexpected.splice(0)).toHaveLength(1);
});

test('a reply with a stale heartbeat is marked as interrupted and its reserved tokens are returned', {
  tags: ['b-replica-sigkill'],
}, async () => {
  const diner = await registered(app);
  const { reply, resume } = pausedReply('Then the lights', ' went out.');
  writer.next(reply);
  const events = (await diner.trpc.chat.send.mutate({ message: 'Fondue?' }))[Symbol.asyncIterator]();
  const started = await nextOfType(events, 'started');
  if (started.type !== 'started') throw new Error('not started');
  await nextOfType(events, 'chunk');
  expect(await tokensOf(diner)).toBe(1000);

  await app.database.db
    .updateTable('replies')
    .set({ heartbeat_at: new Date(0) })
    .where('chat_id', '=', started.chatId)
    .execute();
  expect(await app.services.chat.reap(30)).toBe(1);
  const [entry] = await entriesOf(diner, started.sessionId);
  expect(entry?.response.status).toBe('interrupted');
  expect(await tokensOf(diner)).toBeLessThan(1000);
  resume();
});

test('the sessions and replies of another user look like missing ones', { tags: ['a23'] }, async () => {
  const [owner, stranger] = [await registered(app), await registered(app)];
  const final = lastOf(await send(owner, 'My secret dinner'));
  if (final?.type !== 'final') throw new Error('no final');
  const { sessionId, chatId } = final;
  for (const id of [sessionId, 2_000_000_000]) {
    const refused = { data: { error: 'not_found', httpStatus: 404 }, message: 'This conversation does not exist.' };
    await expect(entriesOf(stranger, id)).rejects.toMatchObject(refused);
    await expect(stranger.trpc.chat.renameSession.mutate({ sessionId: id, title: 'x' })).rejects.toMatchObject(refused);
    await expect(stranger.trpc.chat.deleteSession.mutate({ sessionId: id })).rejects.toMatchObject(refused);
    await expect(send(stranger, 'Let me in', { sessionId: id })).rejects.toMatchObject(refused);
  }
  await expect(stranger.trpc.chat.stop.mutate({ chatId })).rejects.toMatchObject({ data: { error: 'not_found' } });
  expect(await stranger.trpc.chat.sessions.query()).toEqual([]);
});

test('refuses messages that are too long, empty or contain control characters, and keeps emoji and right-to-left text', async () => {
  const diner = await registered(app);
  const refused = (message: string) => expect(send(diner, message)).rejects;
  await refused('x'.repeat(MESSAGE_MAX + 1)).toMatchObject({ message: MESSAGE_TOO_LONG, data: { httpStatus: 400 } });
  await refused('   ').toMatchObject({ data: { error: 'bad_input' } });
  await refused('nul \u0000 here').toMatchObject({ data: { error: 'bad_input' } });
  await refused('lone \ud800 surrogate').toMatchObject({ data: { error: 'bad_input' } });

  const message = '👩‍🍳 מסעדה טובה? \u202eabc\u202c — “naïve” ✓';
  const final = lastOf(await send(diner, message));
  if (final?.type !== 'final') throw new Error('no final');
  const [entry] = await entriesOf(diner, final.sessionId);
  expect(entry?.message).toBe(message);
});

test('titles a session by its first message, keeps the order after a rename, and refuses an empty title', async () => {
  const diner = await registered(app);
  await send(diner, 'A very long first message that goes on and on about dinner plans for the whole family');
  const newest = lastOf(await send(diner, 'Short'));
  const [short, long] = await diner.trpc.chat.sessions.query();
  expect(short?.title).toBe('Short');
  expect(long?.title).toBe('A very long first message that goes on and on about dinner…');

  const renamed = await diner.trpc.chat.renameSession.mutate({ sessionId: long?.id ?? 0, title: '  Family dinner ' });
  expect(renamed).toMatchObject({ title: 'Family dinner', updatedAt: long?.updatedAt });
  expect((await diner.trpc.chat.sessions.query()).map(({ title }) => title)).toEqual(['Short', 'Family dinner']);
  await expect(diner.trpc.chat.renameSession.mutate({ sessionId: short?.id ?? 0, title: '  ' })).rejects.toMatchObject({
    data: { error: 'bad_input' },
  });
  expect(newest?.type).toBe('final');
});

async function userOf(diner: Diner) {
  const user = await app.services.accounts.userOfToken(diner.cookies.get('saffron') ?? '');
  if (!user) throw new Error('signed out');
  return user;
}

async function limitTo(diner: Diner, limit: number): Promise<void> {
  await app.database.db.updateTable('users').set({ token_limit: limit }).where('id', '=', diner.id).execute();
}
