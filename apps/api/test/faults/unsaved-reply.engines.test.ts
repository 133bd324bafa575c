import { REPLY_FAILED } from '@saffron/contracts/texts';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { entriesOf, lastOf, readAll, recentEntries, textOf } from '../replies.ts';
import { ScriptedWriter, says } from '../scripted-writer.ts';
import { registered, startApp, type TestApp } from '../start-app.ts';

const writer = new ScriptedWriter();
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ writer });
});
afterAll(() => app.close());
afterEach(async () => {
  await sql`drop trigger refusing on replies`.execute(app.database.db);
  await sql`drop function refuse`.execute(app.database.db);
});

/** Makes the database reject such updates of a reply. */
async function reject(condition: RawBuilder<unknown>): Promise<void> {
  const { db } = app.database;
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`.execute(db);
  await sql`create trigger refusing before update on replies
    for each row when (${condition}) execute function refuse()`.execute(db);
}

/** Makes the database reject updates of a reply to one of these statuses. */
const rejectStatuses = (...statuses: string[]): Promise<void> =>
  reject(sql`new.status in (${sql.join(statuses.map((status) => sql.lit(status)))})`);

test('a reply that cannot be saved fails, bills its tokens and can be retried', {
  tags: ['b-unsaved'],
}, async () => {
  const diner = await registered(app);
  await rejectStatuses('complete');
  writer.next(says('Never saved.'));
  const events = await readAll(await diner.trpc.chat.send.mutate({ message: 'Fondue?' }));
  expect(textOf(events)).toBe('Never saved.');
  expect(lastOf(events)).toEqual({ type: 'error', error: 'unexpected', message: REPLY_FAILED });
  expect(events.map(({ type }) => type)).not.toContain('final');

  const [started] = events;
  if (started?.type !== 'started') throw new Error('not started');
  const { chatId, sessionId } = started;
  const entries = () => entriesOf(diner, sessionId);
  expect(await entries()).toMatchObject([{ message: 'Fondue?', response: { status: 'failed', restaurants: [] } }]);
  expect((await diner.trpc.chat.allowance.query()).used).toBe(120);
  // Repeated attempts to save are logged once.
  expect(app.unexpected.splice(0)).toHaveLength(1);

  await sql`alter table replies disable trigger refusing`.execute(app.database.db);
  writer.next(says('Saved.'));
  const retry = await readAll(await diner.trpc.chat.send.mutate({ message: 'Fondue?', sessionId, retryOf: chatId }));
  expect(lastOf(retry)).toMatchObject({ type: 'final', message: 'Saved.' });
  expect(await entries()).toMatchObject([{ response: { status: 'complete', text: 'Saved.' } }]);
});

test('a reply fails at once if the database rejects only what is stored beside its text', {
  tags: ['b-unsaved'],
}, async () => {
  const diner = await registered(app);
  await reject(sql`new.state is not null or new.reasons <> '{}' or new.follow_ups <> '[]'`);
  writer.next(says('Never saved.'));
  const events = await readAll(await diner.trpc.chat.send.mutate({ message: 'Fondue?' }));
  expect(lastOf(events)).toEqual({ type: 'error', error: 'unexpected', message: REPLY_FAILED });
  expect(app.unexpected.splice(0)).toHaveLength(1);
  const entries = await recentEntries(diner);
  expect(entries.map(({ response }) => response.status)).toEqual(['failed']);
  expect((await diner.trpc.chat.allowance.query()).used).toBe(120);
});

test('a reply whose failure cannot be saved either is reaped later, and its tokens are returned', {
  tags: ['b-unsaved'],
}, async () => {
  const diner = await registered(app);
  await rejectStatuses('complete', 'failed');
  writer.next(says('Never saved.'));
  const stream = await diner.send('POST', '/api/recommendations/stream', { message: 'Fondue?' });
  const body = await stream.text();
  expect(body).toContain(JSON.stringify(REPLY_FAILED));
  expect(body).not.toContain('"final"');
  const status = async () => {
    const entries = await recentEntries(diner);
    return entries.map(({ response }) => response.status);
  };
  expect(await status()).toEqual(['streaming']);
  expect((await diner.trpc.chat.allowance.query()).used).toBe(1000);
  expect(app.unexpected.splice(0)).toHaveLength(1);

  await app.database.db
    .updateTable('replies')
    .set({ heartbeat_at: new Date(0) })
    .where('user_id', '=', diner.id)
    .execute();
  expect(await app.services.chat.reap(30)).toBe(1);
  expect(await status()).toEqual(['interrupted']);
  expect((await diner.trpc.chat.allowance.query()).used).toBeLessThan(1000);
});
