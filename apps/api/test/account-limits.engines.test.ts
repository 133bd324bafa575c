import { getHeapStatistics } from 'node:v8';
import {
  CONVERSATION_FULL,
  CONVERSATIONS_REACHED,
  GUIDE_FULL,
  MESSAGES_TODAY_REACHED,
  RESTAURANTS_REACHED,
  RESTAURANTS_TODAY_REACHED,
} from '@saffron/contracts/limit-texts';
import {
  CONVERSATIONS_PER_ACCOUNT,
  MESSAGES_PER_CONVERSATION,
  MESSAGES_PER_DAY,
  RESTAURANTS_ADDED_PER_ACCOUNT,
  RESTAURANTS_ADDED_PER_DAY,
} from '@saffron/contracts/limits';
import { DAILY_LIMIT } from '@saffron/contracts/texts';
import type { Database } from '@saffron/db/client';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from './database.ts';
import { entriesOf, lastOf, readAll, recentEntries } from './replies.ts';
import { ScriptedWriter } from './scripted-writer.ts';
import { at, registered, startApp, type TestApp, type Visitor } from './start-app.ts';

let database: Database;
let here: TestApp;
let there: TestApp;

beforeAll(async () => {
  const writer = new ScriptedWriter({ least: 1, most: 1 });
  database = await openTestDatabase();
  here = await startApp({ writer, database });
  there = await startApp({ writer, database });
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await database.close();
});
afterEach(() => {
  expect([...here.unexpected, ...there.unexpected]).toEqual([]);
});

type Diner = Visitor & { id: number; username: string };

/** Fifty requests at once, half of them to each replica. @returns how many got each status */
async function race(diner: Visitor, send: (sender: Visitor, index: number) => Promise<Response>) {
  const elsewhere = at(there, diner);
  const statuses = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => (await send(index % 2 ? diner : elsewhere, index)).status),
  );
  return Object.fromEntries([...Map.groupBy(statuses, String)].map(([status, { length }]) => [status, length]));
}

async function answer(response: Promise<Response>): Promise<[number, string]> {
  const { status, text } = Object.assign(await response, { text: await (await response).text() });
  return [status, text];
}

const withRole = ({ id }: Diner, role: 'user' | 'reviewer' | 'admin') =>
  database.db.updateTable('users').set({ role }).where('id', '=', id).execute();

const STREAMS = ['/api/recommendations/stream', '/api/claude-recommendations/stream'];

/** Sends a message on every path of both APIs and expects the same refusal. */
async function expectRefused(diner: Visitor, body: { message: string; sessionId?: number }, text: string) {
  for (const path of ['/api/recommendations', ...STREAMS]) {
    expect(await answer(diner.send('POST', path, body)), path).toEqual([409, text]);
  }
  const refusal = { message: text, data: { error: 'limit_reached', httpStatus: 409 } };
  await expect(diner.trpc.chat.send.mutate(body)).rejects.toMatchObject(refusal);
  await expect(diner.trpc.chat.ask.mutate(body)).rejects.toMatchObject(refusal);
}

describe('conversations of one account', { tags: ['a46'] }, () => {
  const fill = ({ id }: Diner, count: number) =>
    sql`insert into chat_sessions (user_id, title) select ${id}, 'No. ' || n from generate_series(1, ${count}::int) as n`.execute(
      database.db,
    );

  test('are limited, also for fifty requests at once on two replicas', { tags: ['a46'] }, async () => {
    const diner = await registered(here);
    await fill(diner, CONVERSATIONS_PER_ACCOUNT - 1);
    const statuses = await race(diner, (sender, index) =>
      index % 3
        ? sender.send('POST', '/api/chat-sessions', { title: `Race ${index}` })
        : sender.send('POST', '/api/recommendations', { message: `Race ${index}` }),
    );
    expect([statuses['409'], (statuses['200'] ?? 0) + (statuses['201'] ?? 0)]).toEqual([49, 1]);
    const sessions = await diner.trpc.chat.sessions.query();
    expect(sessions).toHaveLength(CONVERSATIONS_PER_ACCOUNT);
  });

  test('that are too many are refused in both APIs, until one is deleted', { tags: ['a46'] }, async () => {
    const diner = await registered(here);
    await fill(diner, CONVERSATIONS_PER_ACCOUNT);
    await expectRefused(diner, { message: 'Soup?' }, CONVERSATIONS_REACHED);
    expect(await answer(diner.send('POST', '/api/chat-sessions', { title: 'Soup' }))).toEqual([
      409,
      CONVERSATIONS_REACHED,
    ]);
    // Existing conversations continue, and other accounts are not affected.
    const [first, second] = await diner.trpc.chat.sessions.query();
    const go = { message: 'Soup?', sessionId: first?.id ?? 0 };
    expect((await diner.send('POST', '/api/recommendations', go)).status).toBe(200);
    expect((await (await registered(here)).send('POST', '/api/chat-sessions', { title: '' })).status).toBe(201);

    await diner.send('DELETE', `/api/chat-sessions/${second?.id}`);
    expect((await diner.send('POST', '/api/recommendations', { message: 'Soup?' })).status).toBe(200);
    await expectRefused(diner, { message: 'More soup?' }, CONVERSATIONS_REACHED);
  });

  test('of an admin are not limited', { tags: ['a46'] }, async () => {
    const admin = await registered(here);
    await withRole(admin, 'admin');
    await fill(admin, CONVERSATIONS_PER_ACCOUNT);
    expect((await admin.send('POST', '/api/recommendations', { message: 'Soup?' })).status).toBe(200);
  });
});

describe('messages of one conversation', { tags: ['a46'] }, () => {
  test('are limited, and a failed one can still be retried', { tags: ['a46'] }, async () => {
    const diner = await registered(here);
    const { id } = await diner.trpc.chat.createSession.mutate({ title: 'Long' });
    const chats = await sql<{ id: number }>`insert into chats (user_id, session_id, message, response)
      select ${diner.id}, ${id}, 'Question', 'Answer' from generate_series(1, ${MESSAGES_PER_CONVERSATION - 1}::int) returning id`.execute(
      database.db,
    );
    const replies = chats.rows.map((chat) => ({ chat_id: chat.id, user_id: diner.id, status: 'complete' as const }));
    await database.db.insertInto('replies').values(replies).execute();

    const statuses = await race(diner, (sender, index) =>
      sender.send('POST', '/api/recommendations', { message: `Race ${index}`, sessionId: id }),
    );
    expect(statuses).toEqual({ 200: 1, 409: 49 });
    await expectRefused(diner, { message: 'One more?', sessionId: id }, CONVERSATION_FULL);

    const last = (await entriesOf(diner, id)).at(-1);
    await database.db
      .updateTable('replies')
      .set({ status: 'failed' })
      .where('chat_id', '=', last?.id ?? 0)
      .execute();
    const retry = { message: 'Again?', sessionId: id, retryOf: last?.id ?? 0 };
    expect((await diner.trpc.chat.ask.mutate(retry)).chatSessionId).toBe(id);
    expect(await recentEntries(diner)).toHaveLength(MESSAGES_PER_CONVERSATION);
    expect((await diner.trpc.chat.ask.mutate({ message: 'Anew?' })).chatSessionId).not.toBe(id);
  });
});

describe('messages of one day', { tags: ['a46'] }, () => {
  /** Settled messages that used no tokens, `daysAgo` days ago. */
  const sent = ({ id }: Diner, count: number, daysAgo: number) =>
    sql`insert into token_ledger (user_id, chat_id, day, reserved, settled_at)
      select ${id}, -n - ${id}::int * 100000 - ${daysAgo}::int * 10000, (now() at time zone 'utc')::date - ${daysAgo}::int, 0, now()
      from generate_series(1, ${count}::int) as n`.execute(database.db);

  test('are limited, also for fifty requests at once on two replicas', { tags: ['a46'] }, async () => {
    const diner = await registered(here);
    await sent(diner, MESSAGES_PER_DAY, 1);
    await sent(diner, MESSAGES_PER_DAY - 1, 0);
    const statuses = await race(diner, (sender, index) =>
      sender.send('POST', '/api/recommendations', { message: `Race ${index}` }),
    );
    expect(statuses).toEqual({ 200: 1, 429: 49 });
    expect(await diner.trpc.chat.allowance.query()).toMatchObject({ used: 120 });
  });

  test('that are too many are refused like tokens, with the time until tomorrow', { tags: ['a46'] }, async () => {
    const diner = await registered(here);
    await sent(diner, MESSAGES_PER_DAY, 0);
    const refused = await diner.send('POST', '/api/recommendations', { message: 'Soup?' });
    expect([refused.status, await refused.text()]).toEqual([429, MESSAGES_TODAY_REACHED]);
    expectUntilTomorrow(refused);
    for (const path of STREAMS) {
      const [status, events] = await answer(diner.send('POST', path, { message: 'Soup?' }));
      expect(status).toBe(200);
      expect(events).toContain(JSON.stringify({ error: 'token_limit_exceeded', message: MESSAGES_TODAY_REACHED }));
    }
    const last = lastOf(await readAll(await diner.trpc.chat.send.mutate({ message: 'Soup?' })));
    expect(last).toEqual({ type: 'error', error: 'token_limit_exceeded', message: MESSAGES_TODAY_REACHED });
    // Deleting the conversations does not restore messages.
    for (const { id } of await diner.trpc.chat.sessions.query()) await diner.send('DELETE', `/api/chat-sessions/${id}`);
    expect((await diner.send('POST', '/api/recommendations', { message: 'Soup?' })).status).toBe(429);
    await withRole(diner, 'admin');
    expect((await diner.send('POST', '/api/recommendations', { message: 'Soup?' })).status).toBe(200);
  });

  test('end with the same header as tokens', { tags: ['a46'] }, async () => {
    const diner = await registered(here);
    await database.db.updateTable('users').set({ token_limit: 0 }).where('id', '=', diner.id).execute();
    const rest = await diner.send('POST', '/api/recommendations', { message: 'Soup?' });
    expect([rest.status, await rest.text()]).toEqual([429, DAILY_LIMIT]);
    expectUntilTomorrow(rest);
    const trpc = await diner.send('POST', '/trpc/chat.ask', { message: 'Soup?' });
    expect(trpc.status).toBe(429);
    expectUntilTomorrow(trpc);
  });
});

/** Allows for a midnight between the request and this check. */
function expectUntilTomorrow(response: Response): void {
  const seconds = Number(response.headers.get('retry-after'));
  const now = new Date();
  const tomorrow = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  const left = (tomorrow - now.getTime()) / 1000;
  const difference = Math.abs(seconds - left);
  expect(Math.min(difference, 86_400 - difference)).toBeLessThan(60);
  expect(seconds).toBeGreaterThan(0);
}

describe('restaurants added by one account', { tags: ['a46'] }, () => {
  const added = ({ id, username }: Diner, count: number, daysAgo: number) =>
    sql`insert into restaurants_saffron (name, name_key, neighborhood, neighborhood_key, cuisine, cuisine_key, added_by, date_added)
      select name, lower(name), 'West', 'west', 'Thai', 'thai', ${username}, now() - ${daysAgo}::int * interval '1 day'
      from (select ${`By ${id}, ${daysAgo} days ago, no. `} || n as name from generate_series(1, ${count}::int) as n) as names`.execute(
      database.db,
    );
  const place = (name: string) => ({ name, neighborhood: 'West', cuisine: 'Thai' });

  test('are limited a day, also for fifty requests at once on two replicas', { tags: ['a46'] }, async () => {
    const diner = await registered(here);
    await added(diner, 100, 1);
    await added(diner, RESTAURANTS_ADDED_PER_DAY - 1, 0);
    const statuses = await race(diner, (sender, index) =>
      sender.send('POST', '/api/restaurants', place(`Race ${diner.id} ${index}`)),
    );
    expect(statuses).toEqual({ 201: 1, 429: 49 });
    const refused = await diner.send('POST', '/api/restaurants', place('One more'));
    expect([refused.status, await refused.text()]).toEqual([429, RESTAURANTS_TODAY_REACHED]);
    expectUntilTomorrow(refused);
    await expect(diner.trpc.guide.add.mutate(place('One more'))).rejects.toMatchObject({
      message: RESTAURANTS_TODAY_REACHED,
      data: { error: 'throttled', httpStatus: 429 },
    });
    expect((await (await registered(here)).send('POST', '/api/restaurants', place('Another diner'))).status).toBe(201);
    await withRole(diner, 'reviewer');
    expect((await diner.send('POST', '/api/restaurants', place('One more'))).status).toBe(201);
  });

  test('are refused where the guide has as much text as the memory allows, but for reviewers', {
    tags: ['a90'],
  }, async () => {
    const diner = await registered(here);
    await added(diner, 1, 1);
    const bytes = Math.ceil(getHeapStatistics().heap_size_limit / 100);
    const own = database.db.updateTable('restaurants_saffron').where('added_by', '=', diner.username);
    await own.set({ saffron_notes: sql`repeat('x', ${bytes}::int)` }).execute();
    const refused = await answer(diner.send('POST', '/api/restaurants', place('Into a full guide')));
    await withRole(diner, 'reviewer');
    const accepted = await diner.send('POST', '/api/restaurants', place('Into a full guide'));
    await own.set({ saffron_notes: null }).execute();
    expect([refused, accepted.status]).toEqual([[409, GUIDE_FULL], 201]);
    await withRole(diner, 'user');
    expect((await diner.send('POST', '/api/restaurants', place('Into an emptier guide'))).status).toBe(201);
  });

  test('are limited in total', { tags: ['a46'] }, async () => {
    const diner = await registered(here);
    await added(diner, RESTAURANTS_ADDED_PER_ACCOUNT, 1);
    expect(await answer(diner.send('POST', '/api/restaurants', place('One too many')))).toEqual([
      409,
      RESTAURANTS_REACHED,
    ]);
    await expect(diner.trpc.guide.add.mutate(place('One too many'))).rejects.toMatchObject({
      message: RESTAURANTS_REACHED,
      data: { error: 'limit_reached', httpStatus: 409 },
    });
  });
});
