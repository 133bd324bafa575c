// @module-tag long
import { HOURS_TEXT_MAX } from '@saffron/contracts/hours/hours-text';
import { NOTES_MAX } from '@saffron/contracts/limits';
import { keysOf } from '@saffron/db/name-key';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registered, startApp, type TestApp } from '../start-app.ts';
import { MOST, workOf } from './work.ts';

const NOODLES = '🍜'.repeat(2_000);
const BEFORE = 10;
/** Restaurants in a conversation. */
const SHOWN = 30;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('the health check answers while a reply to a hostile conversation is written', {
  tags: ['a45'],
  timeout: 60_000,
}, async () => {
  const diner = await registered(app);
  let chatSessionId: number | undefined;
  for (let at = 0; at < BEFORE; at++) {
    const said = await diner.trpc.chat.ask.mutate({
      message: NOODLES,
      ...(chatSessionId && { sessionId: chatSessionId }),
    });
    ({ chatSessionId } = said);
  }
  let answered = false;
  const reply = diner.send('POST', '/api/recommendations', { message: NOODLES, chatSessionId }).finally(() => {
    answered = true;
  });
  let checks = 0;
  while (!answered) {
    const before = process.threadCpuUsage();
    expect((await fetch(`${app.url}/health/ready`)).status).toBe(200);
    const { user, system } = process.threadCpuUsage(before);
    // Several turns of the event loop; a reply that does not make way would be written in one.
    expect((user + system) / 1000).toBeLessThan(MOST.total);
    checks++;
  }
  expect((await reply).status).toBe(200);
  expect(checks).toBeGreaterThan(1);
  expect(app.unexpected).toEqual([]);
});

test('notes of garbled characters alone keep nobody waiting for a conversation that shows them', {
  tags: ['a45'],
  timeout: 60_000,
}, async () => {
  const diner = await registered(app);
  const saffronNotes = 'ô\u0080'.repeat(NOTES_MAX / 2);
  const ids: number[] = [];
  for (let n = 0; n < SHOWN; n++) {
    const place = { name: `Qatayef ${n}`, neighborhood: 'Souk', cuisine: 'Qatari', saffronNotes };
    ids.push((await diner.trpc.guide.add.mutate(place)).id);
  }
  const { chatSessionId: sessionId } = await diner.trpc.chat.ask.mutate({ message: 'Qatari food' });
  // What a long conversation shows in all.
  const { db } = app.database;
  await db.updateTable('replies').set({ restaurant_ids: ids }).where('user_id', '=', diner.id).execute();
  const read = async () => {
    expect((await diner.trpc.chat.entries.query({ sessionId })).restaurants).toHaveLength(SHOWN);
  };
  expect((await workOf(read)).longest).toBeLessThanOrEqual(MOST.longest);
});

test('opening hours of many times, which are refused, keep nobody waiting', {
  tags: ['a45'],
  timeout: 60_000,
}, async () => {
  const diner = await registered(app);
  const place = { name: 'Souk', neighborhood: 'Souk', cuisine: 'Qatari', hours: 'mo1-2;'.repeat(HOURS_TEXT_MAX / 6) };
  const add = async () => {
    const added = Array.from({ length: 5 }, () => diner.trpc.guide.add.mutate(place));
    const refused = await Promise.allSettled(added);
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 'rejected'));
  };
  expect((await workOf(add)).longest).toBeLessThanOrEqual(MOST.longest);
});

// As long as a body with a name can be. Accents that pile up are left out before the length counts.
test.each([
  ['of accents on one letter', `a${'\u0301\u0323'.repeat(4000)}`, 200],
  ['of letters with accents', 'a\u0301\u0323'.repeat(2700), 400],
])(
  'a long name %s that is looked up keeps nobody waiting',
  { tags: ['a45'], timeout: 60_000 },
  async (_, name, status) => {
    const diner = await registered(app);
    const look = async () => {
      for (const path of ['/trpc/guide.exists', '/trpc/guide.exists?batch=1']) {
        const body = path.endsWith('1') ? { 0: { name } } : { name };
        expect((await diner.send('POST', path, body)).status).toBe(status);
      }
    };
    expect((await workOf(look)).longest).toBeLessThanOrEqual(MOST.longest);
  },
);

test.each(['vegan ', 'only vegan ', 'vegan, ', 'verify:pay:', 'a'])(
  'notes of "%s" alone keep nobody waiting',
  {
    tags: ['a45'],
    timeout: 60_000,
  },
  async (word) => {
    const diner = await registered(app);
    const part = word.repeat(NOTES_MAX / 4 / word.length);
    const saffronNotes = JSON.stringify({ vibe: part, food_notes: `Vegan. ${part}`, occasions: part });
    for (let n = 0; n < SHOWN; n++)
      await diner.trpc.guide.add.mutate({
        name: `${word} ${n}`,
        neighborhood: 'Souk',
        cuisine: 'Cypriot',
        saffronNotes,
      });
    const ask = () => diner.trpc.chat.ask.mutate({ message: 'vegan Cypriot food' });
    const { longest } = await workOf(ask, { ...MOST, total: Infinity });
    expect(longest).toBeLessThanOrEqual(MOST.longest);
  },
);

test('the list of a guide with long notes is read in parts', { tags: ['a45'], timeout: 120_000 }, async () => {
  const { db } = app.database;
  const { guide } = app.services;
  // As a part of town and a kitchen of their own, to which the other tests do not ask.
  const rowsFrom = (first: number) =>
    Array.from({ length: 250 }, (_, at) => ({
      name: `Long ${first + at}`,
      ...keysOf({ name: `Long ${first + at}`, neighborhood: 'Parts', cuisine: 'Parted' }),
      name_key: `long ${first + at}`,
      neighborhood: 'Parts',
      cuisine: 'Parted',
      saffron_notes: 'They fry whitebait to order. '.repeat(NOTES_MAX / 29),
    }));
  for (let first = 0; first < 2000; first += 250)
    await db.insertInto('restaurants_saffron').values(rowsFrom(first)).execute();
  const read = async () => {
    await sql`update guide_version set version = version + 1`.execute(db);
    expect((await guide.list('users')).length).toBeGreaterThan(2000);
  };
  expect((await workOf(read)).longest).toBeLessThanOrEqual(MOST.longest);
});
