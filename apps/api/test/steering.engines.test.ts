import type { Chip } from '@saffron/contracts/steering';
import { MESSAGE_UNREAD } from '@saffron/contracts/texts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reapReplies } from '../src/features/chat/data.ts';
import { lastOf, nextOfType, readAll } from './replies.ts';
import { pausedReply, ScriptedWriter, says } from './scripted-writer.ts';
import { registered, startApp, type TestApp } from './start-app.ts';

const writer = new ScriptedWriter();
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ writer });
});
afterAll(() => app.close());

type Diner = Awaited<ReturnType<typeof registered>>;

async function send(diner: Diner, message: string, more: object = {}) {
  const final = lastOf(await readAll(await diner.trpc.chat.send.mutate({ message, ...more })));
  if (final?.type !== 'final') throw new Error('no final');
  return final;
}

const idOf = (chips: readonly Chip[], label: string): string => chips.find((chip) => chip.label === label)?.id ?? '';
const labels = (chips: readonly Chip[]): string[] => chips.map(({ label }) => label).sort();
const wished = () => writer.briefs.at(-1)?.found.wishes;

test('a reply and an opened conversation say what counts', async () => {
  const diner = await registered(app);
  const { sessionId, chips } = await send(diner, 'Sushi for 4 people');
  expect(labels(chips)).toEqual(['4 people', 'sushi']);
  const next = await send(diner, 'something cheap', { sessionId });
  expect(labels(next.chips)).toEqual(['4 people', 'inexpensive', 'sushi']);
  expect((await diner.trpc.chat.entries.query({ sessionId })).chips).toEqual(next.chips);
  expect((await diner.trpc.chat.entries.query({ sessionId, before: next.chatId })).chips).toEqual([]);
});

test('a reply and an opened conversation say what can follow, and that can be sent', async () => {
  const diner = await registered(app);
  const { sessionId, followUps } = await send(diner, 'Somewhere fancy for dinner');
  expect(followUps.length).toBeGreaterThan(0);
  expect((await diner.trpc.chat.entries.query({ sessionId })).followUps).toEqual(followUps);
  const next = await send(diner, followUps[0]?.message ?? '', { sessionId });
  expect((await diner.trpc.chat.entries.query({ sessionId })).followUps).toEqual(next.followUps);
  expect(next.followUps).not.toContainEqual(followUps[0]);
  const stopped = await send(diner, 'thanks, bye', { sessionId });
  expect(stopped.followUps).toEqual([]);
});

test('a removed chip is a message of the conversation, and what is left counts exactly', async () => {
  const diner = await registered(app);
  const { sessionId, chips } = await send(diner, 'Sushi for 4 people');
  const events = await readAll(await diner.trpc.chat.removeChip.mutate({ sessionId, chipId: idOf(chips, 'sushi') }));
  expect(events[0]).toMatchObject({ type: 'started', sessionId, message: 'No longer: sushi' });
  expect(wished()).toMatchObject({ foods: [], partySize: 4 });
  expect(lastOf(events)).toMatchObject({ type: 'final', chips: [{ label: '4 people' }] });

  const { entries } = await diner.trpc.chat.entries.query({ sessionId });
  expect(entries.map(({ message }) => message)).toEqual(['Sushi for 4 people', 'No longer: sushi']);
  await send(diner, 'something cheap', { sessionId });
  expect(wished()).toMatchObject({ foods: [], partySize: 4, price: { label: 'inexpensive' } });
});

test('an added chip is a message of the conversation, and counts exactly beside the others', async () => {
  const diner = await registered(app);
  const { sessionId } = await send(diner, 'Sushi for 4 people');
  const addition = { kind: 'price', most: 2 } as const;
  const input = { sessionId, addition, idempotencyKey: 'one-addition' };
  const events = await readAll(await diner.trpc.chat.addChip.mutate(input));
  expect(events[0]).toMatchObject({ type: 'started', sessionId, message: 'Also: up to $$' });
  expect(wished()).toMatchObject({ foods: [{ label: 'sushi' }], partySize: 4, price: { most: 2 } });
  expect(labels((await diner.trpc.chat.entries.query({ sessionId })).chips)).toEqual(['4 people', 'sushi', 'up to $$']);
  expect((await readAll(await diner.trpc.chat.addChip.mutate(input)))[0]).toEqual(events[0]);

  const conflict = { data: { error: 'conflict' } };
  await expect(diner.trpc.chat.addChip.mutate({ sessionId, addition })).rejects.toMatchObject(conflict);
  const other = { ...input, addition: { kind: 'party', size: 9 } as const };
  await expect(diner.trpc.chat.addChip.mutate(other)).rejects.toMatchObject(conflict);
  const unknown = { kind: 'neighborhood', neighborhood: 'Nowhere' } as const;
  await expect(diner.trpc.chat.addChip.mutate({ sessionId, addition: unknown })).rejects.toMatchObject(conflict);
  expect((await diner.trpc.chat.entries.query({ sessionId })).entries).toHaveLength(2);
  await send(diner, 'for 5 people', { sessionId });
  expect(wished()).toMatchObject({ foods: [{ label: 'sushi' }], partySize: 5, price: { most: 2 } });
});

test('nobody adds a chip in a conversation of somebody else, or while a reply is being written', {
  tags: ['a23'],
}, async () => {
  const [owner, stranger] = [await registered(app), await registered(app)];
  const { reply, resume } = pausedReply('One ', 'moment.');
  const { sessionId } = await send(owner, 'Sushi for 4 people');
  const addition = { kind: 'open now' } as const;
  const foreign = await stranger.trpc.chat.addChip.mutate({ sessionId, addition }).catch((error) => error);
  expect(foreign.data).toMatchObject({ error: 'not_found' });
  writer.next(reply);
  const events = (await owner.trpc.chat.send.mutate({ message: 'cheaper', sessionId }))[Symbol.asyncIterator]();
  await nextOfType(events, 'chunk');
  await expect(owner.trpc.chat.addChip.mutate({ sessionId, addition })).rejects.toMatchObject({
    data: { error: 'conflict' },
  });
  resume();
  await nextOfType(events, 'final');
});

test('a removal counts though its reply fails, and its retry reads no word of the message', async () => {
  const diner = await registered(app);
  const { sessionId, chips } = await send(diner, 'Sushi for 4 people');
  // biome-ignore lint/correctness/useYield: it fails before its first part
  writer.next(async function* () {
    throw new Error('broken');
  });
  const events = await readAll(await diner.trpc.chat.removeChip.mutate({ sessionId, chipId: idOf(chips, 'sushi') }));
  expect(lastOf(events)).toMatchObject({ type: 'error' });
  const started = events[0];
  if (started?.type !== 'started') throw new Error('not started');
  expect(labels((await diner.trpc.chat.entries.query({ sessionId })).chips)).toEqual(['4 people']);

  await send(diner, started.message, { sessionId, retryOf: started.chatId });
  expect(wished()).toMatchObject({ foods: [], partySize: 4 });
  app.unexpected.length = 0;
});

test('what a message told counts for a chip although its reply was cut off', { tags: ['a57'] }, async () => {
  const diner = await registered(app);
  const { sessionId, chips } = await send(diner, 'Sushi, somewhere quiet');
  const { reply, resume } = pausedReply('One ', 'moment.');
  writer.next(reply);
  const cut = await diner.trpc.chat.send.mutate({ message: 'I am allergic to peanuts', sessionId });
  const understood = async () => labels((await diner.trpc.chat.entries.query({ sessionId })).chips);
  await expect.poll(understood).toEqual(['allergies', 'no peanuts', 'quiet', 'sushi']);
  expect(await reapReplies(app.database.db, 0)).toBe(1);
  expect(await understood()).toEqual(['allergies', 'no peanuts', 'quiet', 'sushi']);
  await readAll(await diner.trpc.chat.removeChip.mutate({ sessionId, chipId: idOf(chips, 'quiet') }));
  expect(wished()).toMatchObject({ notFoods: [{ said: 'peanuts' }] });
  resume();
  await readAll(cut);
});

test('no chip is changed while the newest message was not understood', { tags: ['a57'] }, async () => {
  const addition = { kind: 'party', size: 4 } as const;
  for (const first of ['Sushi, somewhere quiet', null]) {
    const diner = await registered(app);
    const before = first ? await send(diner, first) : null;
    const sent = await send(diner, 'I am allergic to peanuts', before ? { sessionId: before.sessionId } : {});
    const { sessionId } = sent;
    // As a server leaves it that is killed before it has read the message.
    await app.database.db.updateTable('replies').set({ state: null }).where('chat_id', '=', sent.chatId).execute();
    expect((await diner.trpc.chat.entries.query({ sessionId })).chips).toEqual([]);
    const unread = { message: MESSAGE_UNREAD, data: { error: 'conflict' } };
    await expect(diner.trpc.chat.addChip.mutate({ sessionId, addition })).rejects.toMatchObject(unread);
    const chipId = idOf(sent.chips, 'no peanuts');
    await expect(diner.trpc.chat.removeChip.mutate({ sessionId, chipId })).rejects.toMatchObject(unread);
    await readAll(await diner.trpc.chat.regenerate.mutate({ sessionId, chatId: sent.chatId }));
    await readAll(await diner.trpc.chat.addChip.mutate({ sessionId, addition }));
    expect(wished()).toMatchObject({ partySize: 4, notFoods: [{ said: 'peanuts' }] });
  }
});

test('a chip is removed once, and not while a reply is being written', async () => {
  const diner = await registered(app);
  const { sessionId, chips } = await send(diner, 'Sushi for 4 people');
  const chipId = idOf(chips, 'sushi');
  const { reply, resume } = pausedReply('One ', 'moment.');
  writer.next(reply);
  const events = (await diner.trpc.chat.send.mutate({ message: 'cheaper', sessionId }))[Symbol.asyncIterator]();
  await nextOfType(events, 'chunk');
  const conflict = { data: { error: 'conflict' } };
  await expect(diner.trpc.chat.removeChip.mutate({ sessionId, chipId })).rejects.toMatchObject(conflict);
  resume();
  await nextOfType(events, 'final');

  const input = { sessionId, chipId, idempotencyKey: 'one-removal' };
  const first = await readAll(await diner.trpc.chat.removeChip.mutate(input));
  const again = await readAll(await diner.trpc.chat.removeChip.mutate(input));
  expect(again[0]).toEqual(first[0]);
  await expect(diner.trpc.chat.removeChip.mutate({ sessionId, chipId })).rejects.toMatchObject(conflict);
  const other = { ...input, chipId: idOf(chips, '4 people') };
  await expect(diner.trpc.chat.removeChip.mutate(other)).rejects.toMatchObject(conflict);
  expect((await diner.trpc.chat.entries.query({ sessionId })).entries).toHaveLength(3);
});

test('nobody removes a chip in a conversation of somebody else', { tags: ['a23'] }, async () => {
  const [owner, stranger] = [await registered(app), await registered(app)];
  const { sessionId, chips } = await send(owner, 'Sushi for 4 people');
  const chipId = idOf(chips, 'sushi');
  const missing = await stranger.trpc.chat.removeChip.mutate({ sessionId: 99_999, chipId }).catch((error) => error);
  const foreign = await stranger.trpc.chat.removeChip.mutate({ sessionId, chipId }).catch((error) => error);
  expect(foreign.data).toEqual({ ...missing.data, requestId: foreign.data.requestId });
  expect(foreign.data).toMatchObject({ error: 'not_found' });
  expect((await owner.trpc.chat.entries.query({ sessionId })).entries).toHaveLength(1);
});

test('a removal is limited and billed as a message is', { tags: ['a35'] }, async () => {
  const diner = await registered(app);
  writer.next(says('First.', { input: 30_000, output: 19_500, cached: 0 }));
  const { sessionId, chips } = await send(diner, 'Sushi for 4 people');
  const events = await readAll(await diner.trpc.chat.removeChip.mutate({ sessionId, chipId: idOf(chips, 'sushi') }));
  expect(events).toMatchObject([{ type: 'error', error: 'token_limit_exceeded' }]);
  expect(labels((await diner.trpc.chat.entries.query({ sessionId })).chips)).toEqual(['4 people', 'sushi']);
});
