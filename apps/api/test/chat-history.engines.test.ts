import { CHAT_SEARCHES_PER_MINUTE } from '@saffron/contracts/limits';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { entriesOf, readAll } from './replies.ts';
import { ScriptedWriter, says } from './scripted-writer.ts';
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

/** Has a conversation of messages, each with its reply; returns its id. */
async function talk(diner: Diner, ...exchanges: [message: string, reply: string][]): Promise<number> {
  let sessionId: number | null = null;
  for (const [message, reply] of exchanges) {
    writer.next(says(reply));
    const events = await readAll(await diner.trpc.chat.send.mutate({ message, sessionId }));
    const started = events.find((event) => event.type === 'started');
    sessionId = started?.type === 'started' ? started.sessionId : null;
  }
  if (sessionId === null) throw new Error('nothing was sent');
  return sessionId;
}

const search = (diner: Diner, query: string) => diner.trpc.chat.searchSessions.query({ query });
const idsOf = async (diner: Diner, query: string) => (await search(diner, query)).map(({ id }) => id);
const shown = (pieces: { text: string; hit: boolean }[] = []) =>
  pieces.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');

/** Runs a check before and after words are collected: messages must be found in either way. */
async function bothWays(check: () => Promise<void>): Promise<void> {
  await check();
  while ((await app.services.chat.collectWords(10)) > 0);
  await check();
}

test('finds words of titles, messages and replies, and says where', { tags: ['a23'] }, async () => {
  const diner = await registered(app);
  const ramen = await talk(diner, ['Somewhere for noodles', 'Kiku does a good **tonkotsu** by the harbour.']);
  const tacos = await talk(diner, ['Tacos on Friday', 'Try Luz.'], ['And near the harbour?', 'El Faro.']);
  await bothWays(async () => {
    expect(await idsOf(diner, 'harbour')).toEqual([tacos, ramen]);
    expect(await idsOf(diner, 'tonk')).toEqual([ramen]);
    expect(await idsOf(diner, 'HARBOUR kíku')).toEqual([ramen]);
    expect(await idsOf(diner, 'luz faro')).toEqual([]);
    expect(await idsOf(diner, 'nothing like it')).toEqual([]);
    const [first] = await search(diner, 'faro harb');
    const [, second] = await entriesOf(diner, tacos);
    expect(first?.messages).toMatchObject([{ chatId: second?.id }]);
    const [inReply] = await search(diner, 'tonkotsu');
    expect(inReply?.messages[0]?.writer).toBe('assistant');
    expect(shown(inReply?.messages[0]?.snippet)).toBe('Kiku does a good **[tonkotsu]** by the harbour.');
    const [titled] = await search(diner, 'friday');
    expect(shown(titled?.title)).toBe('Tacos on [Friday]');
  });
});

test('finds a conversation by its new title, and never by a deleted one', async () => {
  const diner = await registered(app);
  const sessionId = await talk(diner, ['Dumplings', 'Here.']);
  await diner.trpc.chat.renameSession.mutate({ sessionId, title: 'Grandmother visits' });
  await bothWays(async () => expect(await idsOf(diner, 'grandm')).toEqual([sessionId]));
  expect(await idsOf(diner, 'dumpl')).toEqual([sessionId]);
  await diner.trpc.chat.deleteSession.mutate({ sessionId });
  expect(await idsOf(diner, 'dumpl')).toEqual([]);
});

test('a changed text is found by its new words only', async () => {
  const diner = await registered(app);
  const sessionId = await talk(diner, ['Pizza please', 'Bella.']);
  await bothWays(async () => expect(await idsOf(diner, 'bella')).toEqual([sessionId]));
  await app.database.db.updateTable('chats').set({ response: 'Nonna.' }).where('session_id', '=', sessionId).execute();
  await bothWays(async () => {
    expect(await idsOf(diner, 'bella')).toEqual([]);
    expect(await idsOf(diner, 'nonna')).toEqual([sessionId]);
  });
});

test('finds only the version of a message that the conversation shows', async () => {
  const diner = await registered(app);
  const sessionId = await talk(diner, ['Pancakes', 'Maple House.']);
  const [entry] = await entriesOf(diner, sessionId);
  if (!entry) throw new Error('no message');
  writer.next(says('Batter & Co.'));
  await readAll(await diner.trpc.chat.edit.mutate({ sessionId, chatId: entry.id, message: 'Waffles' }));
  await bothWays(async () => {
    expect((await search(diner, 'maple')).flatMap(({ messages }) => messages)).toEqual([]);
    expect(await idsOf(diner, 'batter waffles')).toEqual([sessionId]);
  });
});

test('finds only conversations of the user', { tags: ['a23'] }, async () => {
  const [ada, bea] = [await registered(app), await registered(app)];
  const sessionId = await talk(ada, ['A secret anniversary', 'Quietly noted.']);
  await bothWays(async () => {
    expect(await idsOf(bea, 'secret')).toEqual([]);
    expect(await idsOf(ada, 'secret')).toEqual([sessionId]);
  });
});

test('whatever is typed is only text', async () => {
  const diner = await registered(app);
  const sessionId = await talk(diner, ["It's <b>50%</b> off_er", 'Fine.']);
  const hostile = [
    "'",
    "' | 'a':*",
    '%',
    '_',
    '\\',
    '!',
    'a & !b',
    ':*',
    '<->',
    '()',
    '"; drop table chats; --',
    '🙂',
    '\ufdfa',
  ];
  await bothWays(async () => {
    for (const query of hostile) expect(await idsOf(diner, query), query).toEqual([]);
    for (const query of ["it's", '50%', '<b>', 'off', "its '"])
      expect(await idsOf(diner, query), query).toEqual([sessionId]);
  });
  expect(await idsOf(diner, '   ')).toEqual([]);
  await expect(search(diner, 'x'.repeat(201))).rejects.toMatchObject({ data: { httpStatus: 400 } });
});

test('a result has at most three messages of a conversation, newest first', async () => {
  const diner = await registered(app);
  const exchanges = Array.from({ length: 5 }, (_, index): [string, string] => [`Soup ${index}`, 'Warm.']);
  const sessionId = await talk(diner, ...exchanges);
  await bothWays(async () => {
    const [found] = await search(diner, 'soup');
    expect(found?.id).toBe(sessionId);
    expect(found?.messages.map(({ snippet }) => shown(snippet))).toEqual(['[Soup] 4', '[Soup] 3', '[Soup] 2']);
  });
});

test('searches are limited for each account', { tags: ['a35'] }, async () => {
  const [diner, other] = [await registered(app), await registered(app)];
  let refused: unknown;
  for (let sent = 0; sent <= CHAT_SEARCHES_PER_MINUTE; sent++) {
    refused = await search(diner, 'x').then(
      () => null,
      (error: unknown) => error,
    );
    expect(refused === null).toBe(sent < CHAT_SEARCHES_PER_MINUTE);
  }
  expect(refused).toMatchObject({ data: { httpStatus: 429, error: 'throttled', retryAfter: expect.any(Number) } });
  expect(await search(other, 'x')).toEqual([]);
});

test('a pinned conversation stays pinned, and in its place by date', { tags: ['a23'] }, async () => {
  const [diner, other] = [await registered(app), await registered(app)];
  const first = await talk(diner, ['First', 'One.']);
  const second = await talk(diner, ['Second', 'Two.']);
  const [, before] = await diner.trpc.chat.sessions.query();
  const pinned = await diner.trpc.chat.pinSession.mutate({ sessionId: first, pinned: true });
  expect(pinned).toEqual({ ...before, id: first, pinned: true });
  expect(await diner.trpc.chat.sessions.query()).toMatchObject([
    { id: second, pinned: false },
    { id: first, pinned: true },
  ]);
  await diner.trpc.chat.pinSession.mutate({ sessionId: first, pinned: false });
  expect(await diner.trpc.chat.sessions.query()).toMatchObject([{ pinned: false }, { pinned: false }]);

  await expect(other.trpc.chat.pinSession.mutate({ sessionId: first, pinned: true })).rejects.toMatchObject({
    data: { httpStatus: 404 },
  });
});

test('no index has the words of several accounts, so that a search takes no longer for what others wrote', {
  tags: ['a78'],
}, async () => {
  const { rows } = await sql<{ definition: string }>`
    select indexdef as definition from pg_indexes where tablename = 'chats'`.execute(app.database.db);
  expect(rows.length).toBeGreaterThan(1);
  expect(
    rows.map(({ definition }) => definition).filter((text) => /\(.*words/.test(text.split(' WHERE ')[0] ?? '')),
  ).toEqual([]);
});
