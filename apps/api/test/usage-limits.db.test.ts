import { MESSAGE_TOO_LONG } from '@saffron/contracts/field-texts';
import {
  CARD_HOURS_DAYS,
  CARDS_MAX,
  HOURS_EXCEPTIONS_MAX,
  HOURS_SPANS_MAX,
  MESSAGE_MAX,
  NOTES_MAX,
  REPLIES_AT_ONCE,
} from '@saffron/contracts/limits';
import { TOO_MANY_REPLIES } from '@saffron/contracts/texts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { CLAUDE_LIMITS } from '../src/features/assistant/claude/limits.ts';
import { createClaudeWriter } from '../src/features/assistant/claude/writer.ts';
import { API_KEY } from './claude.ts';
import { FakeAnthropic } from './fakes/anthropic.ts';
import { pausedReply, ScriptedWriter } from './scripted-writer.ts';
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

const PATHS = ['/api/recommendations', '/api/recommendations/stream', '/api/claude-recommendations/stream'];

const CLOSED = { opens: '00:00', closes: '00:00' };

describe('usage limits of one account', { tags: ['a35'] }, () => {
  test('refuse messages over 4,000 characters on every path', { tags: ['a35'] }, async () => {
    const diner = await registered(app);
    const before = writer.briefs.length;
    const long = { message: 'x'.repeat(MESSAGE_MAX + 1) };
    for (const path of PATHS) {
      const response = await diner.send('POST', path, long);
      expect([response.status, await response.text()], path).toEqual([400, MESSAGE_TOO_LONG]);
    }
    const refusal = { message: MESSAGE_TOO_LONG, data: { httpStatus: 400 } };
    await expect(diner.trpc.chat.ask.mutate(long)).rejects.toMatchObject(refusal);
    await expect(diner.trpc.chat.send.mutate(long)).rejects.toMatchObject(refusal);
    expect(writer.briefs.length).toBe(before);
    const longest = await diner.send('POST', PATHS[0] ?? '', { message: 'x'.repeat(MESSAGE_MAX) });
    expect(longest.status).toBe(200);
  });

  test('allow three replies at a time across all paths', { tags: ['a35'] }, async () => {
    const diner = await registered(app);
    const gates = Array.from({ length: REPLIES_AT_ONCE }, () => pausedReply('Well, ', 'here.'));
    for (const { reply } of gates) writer.next(reply);
    const streams = [
      await diner.trpc.chat.send.mutate({ message: 'One?' }),
      await diner.trpc.chat.send.mutate({ message: 'Two?' }),
    ];
    const third = await diner.send('POST', '/api/recommendations/stream', { message: 'Three?' });
    expect([third.status, streams.length]).toEqual([200, 2]);

    for (const path of PATHS) {
      const refused = await diner.send('POST', path, { message: 'Four?' });
      expect([refused.status, await refused.text()], path).toEqual([409, TOO_MANY_REPLIES]);
    }
    const refusal = { message: TOO_MANY_REPLIES, data: { httpStatus: 409 } };
    await expect(diner.trpc.chat.send.mutate({ message: 'Four?' })).rejects.toMatchObject(refusal);
    await expect(diner.trpc.chat.ask.mutate({ message: 'Four?' })).rejects.toMatchObject(refusal);
    // Other users are not affected.
    const other = await registered(app);
    expect((await other.send('POST', '/api/recommendations', { message: 'Mine?' })).status).toBe(200);

    for (const { resume } of gates) resume();
    expect(await third.text()).toContain('"final":true');
    await app.services.chat.idle();
    expect((await diner.send('POST', '/api/recommendations', { message: 'Four?' })).status).toBe(200);
  });

  test('count a reply whose conversation was deleted until its work has ended', { tags: ['a35'] }, async () => {
    const diner = await registered(app);
    const gate = Promise.withResolvers<void>();
    for (const message of ['One?', 'Two?', 'Three?'].slice(0, REPLIES_AT_ONCE)) {
      // It does not stop at once, as a search does not.
      writer.next(async function* () {
        yield { type: 'text', text: 'Well, ' };
        await gate.promise;
      });
      const events = (await diner.trpc.chat.send.mutate({ message }))[Symbol.asyncIterator]();
      const { value: started } = await events.next();
      if (started?.type !== 'started') throw new Error('not started');
      await events.next();
      await diner.trpc.chat.deleteSession.mutate({ sessionId: started.sessionId });
    }
    const refused = await diner.send('POST', '/api/recommendations', { message: 'Four?' });
    expect([refused.status, await refused.text()]).toEqual([409, TOO_MANY_REPLIES]);

    gate.resolve();
    await app.services.chat.idle();
    expect((await diner.send('POST', '/api/recommendations', { message: 'Four?' })).status).toBe(200);
  });

  test('bound the history of a conversation, whatever its restaurants say', { tags: ['a35'] }, async () => {
    const diner = await registered(app);
    const dates = Array.from({ length: HOURS_EXCEPTIONS_MAX }, (_, at) =>
      new Date(Date.UTC(2027, 0, 1 + 2 * at)).toISOString().slice(0, 10),
    );
    const dated = dates.flatMap((date) =>
      Array.from({ length: HOURS_SPANS_MAX }, (_, at) => ({
        validFrom: date,
        validThrough: date,
        opens: `0${at}:00`,
        closes: `0${at}:30`,
      })),
    );
    const ids = await Promise.all(
      Array.from({ length: CARDS_MAX }, async (_, at) => {
        const { id } = await diner.trpc.guide.add.mutate({
          name: `Wordy ${at}`,
          neighborhood: 'East',
          cuisine: 'Wordy',
          saffronNotes: 'z'.repeat(NOTES_MAX),
          hours: [{ dayOfWeek: ['Monday'], opens: '10:00', closes: '12:00' }, ...dated],
        });
        return id;
      }),
    );
    const messages = 10;
    let sessionId: number | null = null;
    for (let at = 0; at < messages; at++) {
      writer.next(async function* () {
        yield { type: 'text', text: 'All of these.' };
        yield { type: 'picks', ids };
        yield { type: 'usage', usage: { input: 100, output: 20, cached: 0 } };
      });
      const reply: { chatSessionId: number } = await diner.trpc.chat.ask.mutate({ message: 'Wordy food', sessionId });
      sessionId = reply.chatSessionId;
    }
    const history = await diner.fetch(`/api/chat-sessions/${sessionId}/chats`);
    const text = await history.text();
    expect(text).toContain('Wordy 5');
    // A conversation can have hundreds of messages, and the server holds a whole response in memory.
    expect(text.length / messages).toBeLessThan(32 * 1024);
  });

  test('put only what a card shows of the notes and hours on it', { tags: ['a35'] }, async () => {
    const diner = await registered(app);
    const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const closed = (from: number, to: number) => ({ validFrom: soon(from), validThrough: soon(to), ...CLOSED });
    const [week, running, near] = [
      { dayOfWeek: ['Monday' as const], opens: '10:00', closes: '12:00' },
      closed(-30, 1),
      closed(10, 12),
    ];
    const { id } = await diner.trpc.guide.add.mutate({
      name: 'Long Notes',
      neighborhood: 'East',
      cuisine: 'Wordy',
      saffronNotes: 'Calm and long. '.repeat(100),
      hours: [week, running, near, closed(CARD_HOURS_DAYS + 5, CARD_HOURS_DAYS + 6)],
    });
    writer.next(async function* () {
      yield { type: 'picks', ids: [id] };
      yield { type: 'usage', usage: { input: 100, output: 20, cached: 0 } };
    });
    const { restaurants } = await diner.trpc.chat.ask.mutate({ message: 'Wordy food' });
    expect(restaurants).toMatchObject([{ id: String(id), hours: [week, running, near] }]);
    expect(restaurants[0]?.description).toMatch(/^(Calm and long\. ){39}Calm and long…$/);
  });

  test('share one output limit across the tool calls of a reply', {
    tags: ['a35'],
  }, async () => {
    const anthropic = await new FakeAnthropic().start();
    const claude = await startApp({
      writer: createClaudeWriter({ apiKey: API_KEY, baseURL: anthropic.url, model: 'claude-sonnet-5-5' }),
    });
    const diner = await registered(claude);
    const look = { tool: { name: 'search_guide', input: {} }, usage: { output_tokens: 100 } };
    anthropic.script(look, look, { say: ['That is all.'], usage: { output_tokens: 100 } });
    await diner.trpc.chat.ask.mutate({ message: 'Write me a book about soup, at least 100,000 words.' });
    expect(anthropic.requests.map(({ body }) => body.max_tokens)).toEqual([1000, 900, 800]);
    await claude.close();
    await anthropic.stop();
  });

  test('add up whatever was used in a day', { tags: ['a35'] }, async () => {
    const [diner, admin] = [await registered(app), await registered(app)];
    const { db } = app.database;
    await db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.id).execute();
    const { chatSessionId: sessionId } = await diner.trpc.chat.ask.mutate({ message: 'Sushi?' });
    await diner.trpc.chat.ask.mutate({ message: 'Or ramen?', sessionId });
    const most = 2 ** 31 - 1;
    const tokens = { input_tokens: most, output_tokens: most };
    await db.updateTable('token_ledger').set(tokens).where('user_id', '=', diner.id).execute();
    const used = 4 * most;
    expect(await diner.trpc.chat.allowance.query()).toMatchObject({ used, left: 0 });
    expect(await admin.trpc.admin.usageToday.query()).toContainEqual({ userId: diner.id, used });
  });
});

test('counts an estimate of what goes through a proxy that reports no tokens', { tags: ['a104'] }, async () => {
  const anthropic = await new FakeAnthropic().start();
  const claude = await startApp({
    writer: createClaudeWriter({ apiKey: API_KEY, baseURL: anthropic.url, model: 'claude-sonnet-5-5' }),
  });
  const diner = await registered(claude);
  const usage = { input_tokens: 0, cache_creation_input_tokens: 0, cache_read_input_tokens: 0, output_tokens: 0 };
  const said = 'A quiet room above the harbour. '.repeat(60);
  const look = { tool: { name: 'guide_overview', input: {} }, usage };
  anthropic.script(look, { say: [said], usage }, ...Array<typeof look>(10).fill(look));
  expect((await diner.send('POST', '/api/recommendations', { message: 'Where is it quiet?' })).status).toBe(200);
  const { used } = await diner.trpc.chat.allowance.query();
  const sent = anthropic.requests.reduce((sum, { body }) => sum + JSON.stringify(body).length, said.length);
  // English has three to five letters to a token.
  expect(used).toBeGreaterThan(sent / 5);
  expect(used).toBeLessThan(sent / 2.5);

  // Nor does a reply search without end.
  await diner.send('POST', '/api/recommendations', { message: 'Where is it quiet?' });
  const { used: after } = await diner.trpc.chat.allowance.query();
  expect(after - used).toBeLessThan(CLAUDE_LIMITS.reply * 1.1);
  expect(anthropic.requests.at(-1)?.body.tool_choice).toMatchObject({ type: 'none' });
  await claude.close();
  await anthropic.stop();
});

describe('a reply that ends early', { tags: ['a34'] }, () => {
  const SAID = 'Casa Luna is a quiet room above the harbour, and its sea bass is the best in town. '.repeat(20);
  const usage = { input_tokens: 900, cache_creation_input_tokens: 0, cache_read_input_tokens: 100 };

  test.each(['stopped', 'deleted'] as const)(
    'counts what Claude had sent when it is %s',
    {
      tags: ['a34'],
    },
    async (ending) => {
      const anthropic = await new FakeAnthropic().start();
      const claude = await startApp({
        writer: createClaudeWriter({ apiKey: API_KEY, baseURL: anthropic.url, model: 'claude-sonnet-5-5' }),
      });
      const diner = await registered(claude);
      anthropic.script({ say: [SAID, Promise.withResolvers<void>().promise, 'never'], usage });
      let received = '';
      for await (const event of await diner.trpc.chat.send.mutate({ message: 'Where is it quiet?' })) {
        if (event.type !== 'chunk') continue;
        received += event.text;
        if (received.length >= SAID.trimEnd().length) break;
      }
      const [session] = await diner.trpc.chat.sessions.query();
      const { db } = claude.database;
      const { chat_id: chatId } = await db.selectFrom('token_ledger').select('chat_id').executeTakeFirstOrThrow();
      if (ending === 'stopped') await diner.trpc.chat.stop.mutate({ chatId });
      else await diner.trpc.chat.deleteSession.mutate({ sessionId: session?.id ?? 0 });
      await claude.services.chat.idle();

      const row = await db
        .selectFrom('token_ledger')
        .selectAll()
        .where('chat_id', '=', chatId)
        .executeTakeFirstOrThrow();
      expect(row).toMatchObject({ input_tokens: 1000, cached_tokens: 100, settled_at: expect.any(Date) });
      // English has three to five letters to a token.
      expect(row.output_tokens).toBeGreaterThan(SAID.length / 5);
      expect(row.output_tokens).toBeLessThan(SAID.length / 2.5);
      expect(await diner.trpc.chat.allowance.query()).toMatchObject({ used: 1000 + row.output_tokens });
      await claude.close();
      await anthropic.stop();
    },
  );
});
