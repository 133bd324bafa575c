import { REPLY_INTERRUPTED } from '@saffron/contracts/texts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createAccountLock } from '../../src/account-limits.ts';
import { beginReply } from '../../src/features/chat/begin-reply.ts';
import { entriesOf, nextOfType } from '../replies.ts';
import { pausedReply, ScriptedWriter } from '../scripted-writer.ts';
import { registered, startApp, type TestApp } from '../start-app.ts';

const writer = new ScriptedWriter();
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ writer });
});
afterAll(() => app.close());
afterEach(() => {
  expect(app.unexpected.splice(0)).toEqual([]);
});

/** A reply paused after its first part, and its open stream. */
async function startPausedReply() {
  const diner = await registered(app);
  const { reply } = pausedReply('Half of it', ' and more.');
  writer.next(reply);
  const events = (await diner.trpc.chat.send.mutate({ message: 'Fondue?' }))[Symbol.asyncIterator]();
  const { sessionId } = await nextOfType(events, 'started');
  await nextOfType(events, 'chunk');
  return { diner, events, sessionId };
}

/** Reaps the reply as another replica does that takes its heartbeat for stale, however lately the writer has renewed it. */
async function reapAsStale(): Promise<void> {
  expect(await app.services.chat.reap(0)).toBe(1);
}

test('a live writer whose reply was reaped reports the interruption and bills the used tokens', {
  tags: ['b-replica-sigkill'],
}, async () => {
  const { diner, events, sessionId } = await startPausedReply();
  await reapAsStale();
  expect(await nextOfType(events, 'error')).toMatchObject({ error: 'interrupted', message: REPLY_INTERRUPTED });
  const [entry] = await entriesOf(diner, sessionId);
  expect(entry?.response).toMatchObject({ status: 'interrupted', text: 'Half of it' });
  expect((await diner.trpc.chat.allowance.query()).used).toBe(105);
});

test('reaping releases the reservation of a dead writer whose conversation was deleted', {
  tags: ['b-replica-sigkill'],
}, async () => {
  const diner = await registered(app);
  const { accounts, chat } = app.services;
  const user = await accounts.userOfToken(diner.cookies.get('saffron') ?? '');
  if (!user) throw new Error('signed out');
  // The state a dead writer leaves: started, never written.
  const dead = await beginReply(
    createAccountLock(app.database.db),
    user,
    { message: 'Soup?' },
    { least: 1000, most: 1000 },
  );
  await diner.trpc.chat.deleteSession.mutate({ sessionId: dead.sessionId });
  const reserved = async () => (await diner.trpc.chat.allowance.query()).used;
  expect(await reserved()).toBe(1000);
  await chat.reap(30);
  expect(await reserved()).toBe(1000);
  await chat.reap(30);
  expect(await reserved()).toBe(0);
});
