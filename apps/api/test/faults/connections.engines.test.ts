import { HEARTBEAT_MS } from '@saffron/contracts/limits';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { parseEvents } from '../event-stream.ts';
import { follow, lastOf, readAll, recentEntries, textOf } from '../replies.ts';
import { pausedReply, ScriptedWriter } from '../scripted-writer.ts';
import { registered, startApp, type TestApp } from '../start-app.ts';

const WORDS = ['One ', 'two ', 'three ', 'four ', 'five ', 'six ', 'seven ', 'eight.'];
/** Disconnect points: the opening, each word, and the end. */
const POINTS = WORDS.length + 2;
const USAGE = { input: 100, output: 20, cached: 0 };

const writer = new ScriptedWriter();
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ writer });
});
afterAll(() => app.close());
afterEach(() => {
  expect(app.unexpected).toEqual([]);
  writer.clearScript();
});

test('a disconnect at any point leaves the reply finished, saved and billed once', {
  tags: ['b-client-disconnects'],
}, async () => {
  for (let point = 0; point < POINTS; point++) {
    const diner = await registered(app);
    const left = Promise.withResolvers<void>();
    // One word at a time; the word after the disconnect point waits until the client has left.
    writer.next(async function* () {
      for (const [at, word] of WORDS.entries()) {
        if (at === point) await left.promise;
        yield { type: 'text', text: word };
        await new Promise((resolve) => setImmediate(resolve));
      }
      if (point >= WORDS.length) await left.promise;
      yield { type: 'usage', usage: USAGE };
    });
    const leaving = new AbortController();
    const response = await diner.fetch('/api/recommendations/stream', {
      method: 'POST',
      body: JSON.stringify({ message: `Leaving at ${point}` }),
      headers: { 'content-type': 'application/json' },
      signal: leaving.signal,
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const wanted = WORDS.slice(0, point).join('').trimEnd();
    for (let seen = ''; !textIn(seen).startsWith(wanted); ) seen += (await reader?.read())?.value ?? '';
    leaving.abort();
    left.resolve();
    await app.services.chat.idle();
    const [entry, ...more] = await recentEntries(diner);
    expect(more).toEqual([]);
    expect(entry?.response).toMatchObject({ status: 'complete', text: WORDS.join('') });
    expect((await diner.trpc.chat.allowance.query()).used).toBe(120);
  }
  expect(writer.briefs).toHaveLength(POINTS);
});

const textIn = (stream: string): string =>
  parseEvents(stream.slice(0, stream.lastIndexOf('\n\n') + 2))
    .map(({ chunk }) => chunk)
    .join('');

test('every stream disables proxy buffering and sends its headers before the first text', {
  tags: ['b-proxy-buffering'],
}, async () => {
  expect(HEARTBEAT_MS).toBeLessThan(60_000);
  const diner = await registered(app);
  const headers = { 'content-type': 'application/json', 'accept-encoding': 'gzip, br' };
  const procedure = '/trpc/chat.send?batch=1';
  for (const path of ['/api/recommendations/stream', '/api/claude-recommendations/stream', procedure]) {
    const { reply, resume } = pausedReply('', 'Here.');
    writer.next(reply);
    const input = { message: `By ${path}` };
    const body = JSON.stringify(path === procedure ? { 0: input } : input);
    const accept = path === procedure ? { 'trpc-accept': 'application/jsonl' } : {};
    const stream = await diner.fetch(path, { method: 'POST', body, headers: { ...headers, ...accept } });
    expectUnbuffered(stream);
    const attached = await diner.fetch('/api/claude-recommendations/stream', { headers });
    expectUnbuffered(attached);
    resume();
    expect(await stream.text()).toContain('Here.');
    expect(await attached.text()).toContain('Here.');
  }
});

function expectUnbuffered(response: Response): void {
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(response.headers.get('x-accel-buffering')).toBe('no');
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(response.headers.get('content-length')).toBeNull();
}

test('the daily limit uses the clock of the database, not of the server', { tags: ['b-clock-skew'] }, async () => {
  const diner = await registered(app);
  await diner.trpc.chat.ask.mutate({ message: 'Today' });
  const { used } = await diner.trpc.chat.allowance.query();
  expect(used).toBe(120);
  const realNow = Date.now;
  try {
    for (const minutes of [-24 * 60, -10, 10, 24 * 60]) {
      Date.now = () => realNow() + minutes * 60_000;
      const before = (await diner.trpc.chat.allowance.query()).used;
      await diner.trpc.chat.ask.mutate({ message: `${minutes} minutes off` });
      expect((await diner.trpc.chat.allowance.query()).used).toBe(before + 120);
    }
  } finally {
    Date.now = realNow;
  }
  const { rows } = await app.database.pool.query(
    "select count(*)::int as days, bool_and(day = (now() at time zone 'utc')::date) as today from (select distinct day from token_ledger) as days",
  );
  expect(rows).toEqual([{ days: 1, today: true }]);
  // After midnight, earlier usage no longer counts.
  await app.database.pool.query('update token_ledger set day = day - 1 where user_id = $1', [diner.id]);
  expect((await diner.trpc.chat.allowance.query()).used).toBe(0);
});

test('a late reader gets the reply from any position', async () => {
  const diner = await registered(app);
  await diner.trpc.chat.ask.mutate({ message: 'Anything' });
  const [entry] = await recentEntries(diner);
  const chatId = entry?.id ?? 0;
  for (const at of [0, 4, 13, 1000]) {
    const events = await readAll(follow(diner, { chatId, at }));
    expect(textOf(events)).toBe('Try this one.'.slice(at));
    expect(lastOf(events)).toMatchObject({ type: 'final', message: 'Try this one.' });
  }
});
