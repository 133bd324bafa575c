import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { entriesOf } from '../replies.ts';
import { pausedReply, ScriptedWriter } from '../scripted-writer.ts';
import { registered, startApp, type TestApp } from '../start-app.ts';

const writer = new ScriptedWriter();
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ writer });
});
afterAll(() => app.close());
afterEach(() => {
  expect(app.unexpected).toEqual([]);
});

/** Starts a reply that has a first part and pauses. */
async function pausedChat() {
  const diner = await registered(app);
  const { reply, resume } = pausedReply('Well, ', 'here.');
  writer.next(reply);
  for await (const event of await diner.trpc.chat.send.mutate({ message: 'Soup?' })) {
    if (event.type === 'started') return { diner, resume, ...event };
  }
  throw new Error('not started');
}

/** Locks the row of a chat in a table until the returned function is called. */
async function holdRow(table: 'replies' | 'token_ledger', chatId: number): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const holding = app.database.db.transaction().execute(async (trx) => {
    await trx.selectFrom(table).select('chat_id').where('chat_id', '=', chatId).forUpdate().execute();
    held.resolve();
    await released.promise;
  });
  await held.promise;
  return () => {
    released.resolve();
    return holding;
  };
}

/** Resolves when this many statements wait for a lock. */
const waiting = (count: number) =>
  expect
    .poll(async () => {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'
      `.execute(app.database.db);
      return rows[0]?.waiting;
    })
    .toBe(count);

const statusOf = (chatId: number) =>
  app.database.db.selectFrom('replies').select('status').where('chat_id', '=', chatId).executeTakeFirst();

const settledAt = async (chatId: number) => {
  const { db } = app.database;
  const row = await db.selectFrom('token_ledger').selectAll().where('chat_id', '=', chatId).executeTakeFirstOrThrow();
  return row.settled_at;
};

test('a conversation can be deleted while its reply is being saved', { tags: ['b-deadlock'] }, async () => {
  const { diner, resume, chatId, sessionId } = await pausedChat();
  const release = await holdRow('replies', chatId);
  resume();
  await waiting(1);
  const deleted = diner.trpc.chat.deleteSession.mutate({ sessionId });
  await waiting(2);
  await release();

  await deleted;
  await app.services.chat.idle();
  expect(await statusOf(chatId)).toBeUndefined();
  expect(await settledAt(chatId)).not.toBeNull();
});

test('a reply can end while replies without a heartbeat are marked', { tags: ['b-deadlock'] }, async () => {
  const { diner, resume, chatId, sessionId } = await pausedChat();
  await expect.poll(async () => (await entriesOf(diner, sessionId))[0]?.response.text).toBe('Well, ');
  const release = await holdRow('token_ledger', chatId);
  resume();
  await waiting(1);
  const marked = app.services.chat.reap(0);
  await waiting(2);
  await release();

  await marked;
  await app.services.chat.idle();
  expect(await statusOf(chatId)).toEqual({ status: 'complete' });
  expect(await settledAt(chatId)).not.toBeNull();
});
