import type { TestAssistantEvent } from '@saffron/contracts/admin';
import { PROMPT_CHANGED_MEANWHILE, PROMPT_EMPTY, PROMPT_TOO_LONG, TEST_QUESTION } from '@saffron/contracts/admin-texts';
import { DEFAULT_TOKEN_LIMIT } from '@saffron/contracts/limits';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '../src/errors.ts';
import { pausedReply, ScriptedWriter, says } from './scripted-writer.ts';
import { registered, startApp, type TestApp, type Visitor } from './start-app.ts';

const writer = new ScriptedWriter();
let app: TestApp;
let admin: Visitor & { id: number; username: string };
let other: Visitor & { id: number; username: string };

beforeAll(async () => {
  app = await startApp({ writer });
  admin = await registered(app, { username: 'ada@example.com', name: 'Ada' });
  other = await registered(app, { username: 'otto@example.com', name: 'Otto' });
  await app.database.db.updateTable('users').set({ role: 'admin' }).where('id', 'in', [admin.id, other.id]).execute();
});
afterAll(() => app.close());
afterEach(() => {
  writer.clearScript();
  expect(app.unexpected).toEqual([]);
});

/** The status and message of a refused call. */
async function refused(call: Promise<unknown>) {
  const error = await call.then(
    () => new Error('The call went through.'),
    (reason: Error & { data?: { httpStatus: number } }) => reason,
  );
  return { status: 'data' in error ? error.data?.httpStatus : undefined, message: error.message };
}

describe('the system prompt', () => {
  test('reports who changed it, when, and the previous prompt, and restores the default', async () => {
    const { admin: api } = admin.trpc;
    const first = await api.promptSettings.query();
    expect(first).toMatchObject({ isDefault: true, previous: null, updatedAt: null, updatedBy: null });

    const saved = await api.savePrompt.mutate({ prompt: '  Be brief. ', seen: first.updatedAt });
    expect(saved).toEqual({
      prompt: 'Be brief.',
      isDefault: false,
      previous: first.prompt,
      updatedAt: expect.any(String),
      updatedBy: { username: 'ada@example.com', name: 'Ada' },
    });
    expect(await api.promptSettings.query()).toEqual(saved);
    // The documented path returns only the prompt.
    expect(await (await admin.send('GET', '/api/system-prompt')).json()).toEqual({ prompt: 'Be brief.' });
    await (await registered(app)).send('POST', '/api/recommendations', { message: 'Soup' });
    expect(writer.briefs.at(-1)?.systemPrompt).toBe('Be brief.');

    const restored = await other.trpc.admin.restorePrompt.mutate({ seen: saved.updatedAt });
    expect(restored).toMatchObject({
      prompt: first.prompt,
      isDefault: true,
      previous: 'Be brief.',
      updatedBy: { username: 'otto@example.com', name: 'Otto' },
    });
    await (await registered(app)).send('POST', '/api/recommendations', { message: 'Soup' });
    expect(writer.briefs.at(-1)?.systemPrompt).toBe(first.prompt);
  });

  test('saving over an unseen change is a conflict, over tRPC and REST', async () => {
    const { updatedAt: seen } = await admin.trpc.admin.promptSettings.query();
    await other.send('POST', '/api/system-prompt', { prompt: 'From outside.' });
    const conflict = { status: 409, message: PROMPT_CHANGED_MEANWHILE };
    expect(await refused(admin.trpc.admin.savePrompt.mutate({ prompt: 'Mine.', seen }))).toEqual(conflict);
    expect(await refused(admin.trpc.admin.restorePrompt.mutate({ seen }))).toEqual(conflict);
    expect(await refused(admin.trpc.admin.savePrompt.mutate({ prompt: 'Mine.', seen: null }))).toEqual(conflict);
    const now = await admin.trpc.admin.promptSettings.query();
    expect(now).toMatchObject({ prompt: 'From outside.', updatedBy: { username: 'otto@example.com' } });
    expect(await admin.trpc.admin.savePrompt.mutate({ prompt: 'Mine.', seen: now.updatedAt })).toMatchObject({
      prompt: 'Mine.',
      previous: 'From outside.',
    });
  });

  test('one of several concurrent saves succeeds', async () => {
    const { updatedAt: seen } = await admin.trpc.admin.promptSettings.query();
    const saves = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) => admin.trpc.admin.savePrompt.mutate({ prompt: `Number ${index}`, seen })),
    );
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('refuses an empty prompt and one that is too long', async () => {
    const { updatedAt: seen } = await admin.trpc.admin.promptSettings.query();
    const save = (prompt: string) => refused(admin.trpc.admin.savePrompt.mutate({ prompt, seen }));
    expect(await save('  ')).toEqual({ status: 400, message: PROMPT_EMPTY });
    expect(await save('x'.repeat(20_001))).toEqual({ status: 400, message: PROMPT_TOO_LONG });
  });
});

describe("today's usage", () => {
  test('counts the used and reserved tokens of today, as the limit does', async () => {
    const diner = await registered(app);
    const idle = await registered(app);
    const usedBy = async (id: number) =>
      (await admin.trpc.admin.usageToday.query()).find(({ userId }) => userId === id)?.used;
    expect(await usedBy(diner.id)).toBeUndefined();

    writer.next(says('Soup.', { input: 300, output: 40, cached: 0 }));
    await diner.send('POST', '/api/recommendations', { message: 'Soup' });
    writer.next(says('Cake.', { input: 50, output: 10, cached: 0 }));
    await diner.send('POST', '/api/recommendations', { message: 'Cake' });
    expect(await usedBy(diner.id)).toBe(400);
    expect(await diner.trpc.chat.allowance.query()).toEqual({
      limit: DEFAULT_TOKEN_LIMIT,
      used: 400,
      left: DEFAULT_TOKEN_LIMIT - 400,
    });
    expect(await usedBy(idle.id)).toBeUndefined();

    const { reply, resume } = pausedReply('A', 'B');
    writer.next(reply);
    const events = await diner.trpc.chat.send.mutate({ message: 'Tea' });
    // Reserved: 1000.
    await expect.poll(() => usedBy(diner.id)).toBe(1400);
    resume();
    for await (const _ of events);
    expect(await usedBy(diner.id)).toBe(520);

    await sql`update token_ledger set day = day - 1 where user_id = ${diner.id}`.execute(app.database.db);
    expect(await usedBy(diner.id)).toBeUndefined();
  });
});

describe('the assistant', () => {
  async function tried(message?: string): Promise<TestAssistantEvent[]> {
    const events: TestAssistantEvent[] = [];
    for await (const event of await admin.trpc.admin.testAssistantStream.mutate(message ? { message } : {})) {
      events.push(event);
    }
    return events;
  }

  test('names the reply writer', async () => {
    expect(await admin.trpc.admin.replyWriter.query()).toEqual({ name: 'scripted', model: null });
  });

  test('streams its text and ends with the token usage', async () => {
    writer.next(says('It streams.', { input: 12, output: 3, cached: 5 }));
    expect(await tried('Hello?')).toEqual([
      { type: 'chunk', text: 'It streams.' },
      { type: 'complete', usage: { input: 12, output: 3 } },
    ]);
    expect(writer.briefs.at(-1)?.found.turns).toEqual([{ message: 'Hello?', reply: null }]);
    await tried();
    expect(writer.briefs.at(-1)?.found.turns).toEqual([{ message: TEST_QUESTION, reply: null }]);
  });

  test('reports a failure as an event with its message', async () => {
    // biome-ignore lint/correctness/useYield: it fails before its first event
    writer.next(async function* () {
      throw new AppError('assistant_failed', 'The assistant is busy.');
    });
    expect(await tried()).toEqual([{ type: 'error', message: 'The assistant is busy.' }]);
  });
});

test('reports progress only during a full indexing run', async () => {
  expect(await admin.trpc.admin.indexProgress.query()).toBeNull();
  const { db } = app.database;
  const run = await db
    .insertInto('index_runs')
    .values({ target: 'built-in', namespace: 'memory', ended_at: null, error: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ids = (await db.selectFrom('restaurants_saffron').select('id').orderBy('id').execute()).map(({ id }) => id);
  const indexed = (state: 'success' | 'failed', which: number[]) =>
    db.updateTable('index_states').set({ state, run_id: run.id }).where('restaurant_id', 'in', which).execute();
  await indexed('success', ids.slice(0, 96));
  await indexed('failed', ids.slice(96, 98));
  expect(await admin.trpc.admin.indexProgress.query()).toEqual({ total: ids.length, succeeded: 96, failed: 2 });
  await db.updateTable('index_runs').set({ ended_at: sql`now()` }).where('id', '=', run.id).execute();
  expect(await admin.trpc.admin.indexProgress.query()).toBeNull();
});
