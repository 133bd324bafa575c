import type { ChatEvent } from '@saffron/contracts/chat';
import type { Chip } from '@saffron/contracts/steering';
import { REPLY_IN_PROGRESS, VERSION_SET_ASIDE } from '@saffron/contracts/texts';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import './property-seed.ts';
import { lastOf, nextOfType, readAll, recentEntries } from './replies.ts';
import { pausedReply, ScriptedWriter, says } from './scripted-writer.ts';
import { at, registered, startApp, type TestApp } from './start-app.ts';

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
const CONFLICT = { data: { error: 'conflict' }, message: VERSION_SET_ASIDE };

async function finalOf(events: Promise<AsyncIterable<ChatEvent>>) {
  const final = lastOf(await readAll(await events));
  if (final?.type !== 'final') throw new Error(`no final: ${JSON.stringify(final)}`);
  return final;
}
const send = (diner: Diner, message: string, more: object = {}) =>
  finalOf(diner.trpc.chat.send.mutate({ message, ...more }));
const edit = (diner: Diner, sessionId: number, chatId: number, message: string) =>
  finalOf(diner.trpc.chat.edit.mutate({ sessionId, chatId, message }));
const regenerate = (diner: Diner, sessionId: number, chatId: number) =>
  finalOf(diner.trpc.chat.regenerate.mutate({ sessionId, chatId }));

const idOf = (chips: readonly Chip[], label: string): string => chips.find((chip) => chip.label === label)?.id ?? '';

/** The messages that a conversation shows, each with the number of this version and of all. */
async function shown(diner: Diner, sessionId: number): Promise<string[]> {
  const { entries } = await diner.trpc.chat.entries.query({ sessionId });
  return entries.map(({ id, message, versions }) => `${message} ${versions.indexOf(id) + 1}/${versions.length}`);
}

test('an edited message is another version of it; both keep what followed them', async () => {
  const diner = await registered(app);
  const first = await send(diner, 'Sushi?');
  const { sessionId } = first;
  await send(diner, 'cheaper', { sessionId });
  const edited = await edit(diner, sessionId, first.chatId, 'Tacos?');
  expect(writer.briefs.at(-1)?.found.turns).toMatchObject([{ message: 'Tacos?', reply: null }]);
  expect(await shown(diner, sessionId)).toEqual(['Tacos? 2/2']);
  await send(diner, 'outdoors', { sessionId, after: edited.chatId });
  expect(writer.briefs.at(-1)?.found.wishes.foods.map(({ key }) => key)).toEqual(['taco']);

  const back = await diner.trpc.chat.showVersion.mutate({ sessionId, chatId: first.chatId });
  expect(back).toEqual(await diner.trpc.chat.entries.query({ sessionId }));
  expect(await shown(diner, sessionId)).toEqual(['Sushi? 1/2', 'cheaper 1/1']);
  expect(back.chips.map(({ label }) => label).toSorted()).toEqual(['cheaper', 'sushi']);
  await diner.trpc.chat.showVersion.mutate({ sessionId, chatId: edited.chatId });
  expect(await shown(diner, sessionId)).toEqual(['Tacos? 2/2', 'outdoors 1/1']);
});

test('an allergy that was told after an edited message holds in each version, on chips too', {
  tags: ['a100'],
}, async () => {
  const diner = await registered(app);
  const first = await send(diner, 'Sushi?');
  const { sessionId } = first;
  await send(diner, "I'm allergic to sesame", { sessionId });
  const edited = await edit(diner, sessionId, first.chatId, 'Tacos?');
  expect(edited.chips.map(({ label }) => label)).toContain('no sesame');
  expect(writer.briefs.at(-1)?.needs.earlier).toEqual(['sesame']);
  await send(diner, "I'm allergic to eggs too", { sessionId });

  const back = await diner.trpc.chat.showVersion.mutate({ sessionId, chatId: first.chatId });
  const labels = back.chips.map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['no sesame', 'no eggs']));
  const removed = await finalOf(diner.trpc.chat.removeChip.mutate({ sessionId, chipId: idOf(back.chips, 'no eggs') }));
  expect(removed.chips.map(({ label }) => label)).not.toContain('no eggs');
  const quiet = await send(diner, 'somewhere quiet', { sessionId });
  expect(quiet.chips.map(({ label }) => label)).toContain('no sesame');
  expect(quiet.chips.map(({ label }) => label)).not.toContain('no eggs');
  const again = await regenerate(diner, sessionId, removed.chatId);
  expect(again.chips.map(({ label }) => label)).toContain('no sesame');
});

test('another reply to a message knows the earlier ones, and the documented paths return what is shown', async () => {
  const diner = await registered(app);
  const { sessionId } = await send(diner, 'Sushi?');
  writer.next(says('One.')).next(says('Two.'));
  const one = await send(diner, 'cheaper', { sessionId });
  const two = await regenerate(diner, sessionId, one.chatId);
  expect(writer.briefs.at(-1)?.found.turns).toMatchObject([
    { message: 'Sushi?' },
    {
      message: 'cheaper',
      answers: [{ text: 'One.', restaurantIds: one.restaurants.map(({ id }) => Number(id)) }],
      reply: null,
    },
  ]);
  expect(await shown(diner, sessionId)).toEqual(['Sushi? 1/1', 'cheaper 2/2']);
  expect((await recentEntries(diner)).map(({ response }) => response.text)).toEqual(['Try this one.', 'Two.']);
  await diner.trpc.chat.showVersion.mutate({ sessionId, chatId: one.chatId });
  expect((await recentEntries(diner)).map(({ response }) => response.text)).toEqual(['Try this one.', 'One.']);
  expect(two.message).toBe('Two.');
});

test('another reply to a removed chip reads no word of the message', async () => {
  const diner = await registered(app);
  const { sessionId, chips } = await send(diner, 'Sushi for 4 people');
  const removed = await finalOf(diner.trpc.chat.removeChip.mutate({ sessionId, chipId: idOf(chips, 'sushi') }));
  await regenerate(diner, sessionId, removed.chatId);
  expect(writer.briefs.at(-1)?.found.wishes).toMatchObject({ foods: [], partySize: 4 });
});

test('what a tab no longer shows rightly is refused, whatever it does', async () => {
  const diner = await registered(app);
  const first = await send(diner, 'Sushi?');
  const { sessionId } = first;
  const next = await send(diner, 'cheaper', { sessionId });
  const edited = await edit(diner, sessionId, first.chatId, 'Tacos?');
  const { chat } = diner.trpc;
  for (const stale of [
    () => chat.send.mutate({ message: 'outdoors', sessionId, after: next.chatId }),
    () => chat.removeChip.mutate({ sessionId, chipId: 'any', after: next.chatId }),
    () => chat.edit.mutate({ sessionId, chatId: next.chatId, message: 'dearer' }),
    () => chat.regenerate.mutate({ sessionId, chatId: first.chatId }),
    () => chat.showVersion.mutate({ sessionId, chatId: next.chatId }),
  ])
    await expect(stale()).rejects.toMatchObject(CONFLICT);
  expect(await shown(diner, sessionId)).toEqual(['Tacos? 2/2']);
  expect((await chat.allowance.query()).used).toBe(3 * 120);
  expect(await chat.showVersion.mutate({ sessionId, chatId: edited.chatId })).toMatchObject({ before: null });
});

test('while a reply is being written, on any replica, the versions stay; stopped or failed, it can be replaced', async () => {
  const diner = await registered(app);
  const there = at(await startedTwin(), diner);
  const first = await send(diner, 'Sushi?');
  const { sessionId } = first;
  const { reply, resume } = pausedReply('So far. ', 'The end.');
  writer.next(reply);
  const events = (await diner.trpc.chat.edit.mutate({ sessionId, chatId: first.chatId, message: 'Tacos?' }))[
    Symbol.asyncIterator
  ]();
  const { chatId } = await nextOfType(events, 'started');
  await nextOfType(events, 'chunk');
  const busy = { data: { error: 'conflict' }, message: REPLY_IN_PROGRESS };
  await expect(there.trpc.chat.showVersion.mutate({ sessionId, chatId: first.chatId })).rejects.toMatchObject(busy);
  await expect(there.trpc.chat.regenerate.mutate({ sessionId, chatId })).rejects.toMatchObject(busy);
  await there.trpc.chat.stop.mutate({ chatId });
  expect(await nextOfType(events, 'final')).toMatchObject({ status: 'stopped' });
  resume();
  const retried = await finalOf(there.trpc.chat.send.mutate({ message: 'Tacos?', sessionId, retryOf: chatId }));
  expect(await shown(diner, sessionId)).toEqual(['Tacos? 2/2']);
  await there.trpc.chat.showVersion.mutate({ sessionId, chatId: first.chatId });
  expect(await shown(diner, sessionId)).toEqual(['Sushi? 1/2']);
  await diner.trpc.chat.showVersion.mutate({ sessionId, chatId: retried.chatId });
  expect(await shown(there as Diner, sessionId)).toEqual(['Tacos? 2/2']);
});

const twins: TestApp[] = [];
afterAll(() => Promise.all(twins.map((twin) => twin.close())));
async function startedTwin(): Promise<TestApp> {
  const twin = await startApp({ writer, database: app.database });
  twins.push(twin);
  return twin;
}

test('the same key makes one version, and is refused for another one', async () => {
  const diner = await registered(app);
  const { sessionId, chatId } = await send(diner, 'Sushi?');
  const input = { sessionId, chatId, message: 'Tacos?', idempotencyKey: 'one-version' };
  const first = await readAll(await diner.trpc.chat.edit.mutate(input));
  expect((await readAll(await diner.trpc.chat.edit.mutate(input)))[0]).toEqual(first[0]);
  const other = diner.trpc.chat.edit.mutate({ ...input, message: 'Ramen?' });
  await expect(other).rejects.toMatchObject({ data: { error: 'conflict' } });
  expect(await shown(diner, sessionId)).toEqual(['Tacos? 2/2']);
});

test('nobody changes or sees the versions of somebody else', { tags: ['a23'] }, async () => {
  const [owner, stranger] = [await registered(app), await registered(app)];
  const { sessionId, chatId } = await send(owner, 'Sushi?');
  const own = await send(stranger, 'Ramen?');
  const { chat } = stranger.trpc;
  const calls = [
    (session: number, id: number) => chat.edit.mutate({ sessionId: session, chatId: id, message: 'Tacos?' }),
    (session: number, id: number) => chat.regenerate.mutate({ sessionId: session, chatId: id }),
    (session: number, id: number) => chat.showVersion.mutate({ sessionId: session, chatId: id }),
    (session: number, id: number) => chat.send.mutate({ message: 'Mine', sessionId: session, after: id }),
  ];
  for (const call of calls) {
    for (const session of [sessionId, own.sessionId]) {
      const foreign = await call(session, chatId).catch((error) => error);
      const missing = await call(session === sessionId ? 99_999 : session, 99_999).catch((error) => error);
      expect(foreign.data).toEqual({ ...missing.data, requestId: foreign.data.requestId });
      expect(foreign.data.error).toBe(session === sessionId ? 'not_found' : 'conflict');
    }
  }
  expect(await shown(owner, sessionId)).toEqual(['Sushi? 1/1']);
});

test('each version is billed, and counts as a message of the conversation', { tags: ['a35'] }, async () => {
  const diner = await registered(app);
  const { sessionId, chatId } = await send(diner, 'Sushi?');
  writer.next(says('Long.', { input: 30_000, output: 19_500, cached: 0 }));
  await regenerate(diner, sessionId, chatId);
  const [, newest] = (await diner.trpc.chat.entries.query({ sessionId })).entries[0]?.versions ?? [];
  const events = await readAll(await diner.trpc.chat.regenerate.mutate({ sessionId, chatId: newest ?? 0 }));
  expect(events).toMatchObject([{ type: 'error', error: 'token_limit_exceeded' }]);
  expect(await shown(diner, sessionId)).toEqual(['Sushi? 2/2']);
});

/** A conversation as a tree: each message has versions, of which one is shown, with what followed it. */
interface Node {
  id: number;
  message: string;
  next: Versions | null;
}
interface Versions {
  all: Node[];
  shown: number;
}
const pathOf = (versions: Versions | null): { node: Node; of: Versions }[] => {
  const node = versions?.all[versions.shown];
  return versions && node ? [{ node, of: versions }, ...pathOf(node.next)] : [];
};

const step = fc.oneof(
  fc.record({ do: fc.constant('send' as const), pick: fc.nat() }),
  fc.record({ do: fc.constant('edit' as const), pick: fc.nat() }),
  fc.record({ do: fc.constant('regenerate' as const), pick: fc.nat() }),
  fc.record({ do: fc.constant('show' as const), pick: fc.nat() }),
);

test('whatever is sent, edited, regenerated and shown, a conversation is a tree of which one path is shown', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 14 }), async (steps) => {
      const diner = await registered(app);
      const begun = await send(diner, 'Message 0');
      const { sessionId } = begun;
      const root: Versions = { all: [{ id: begun.chatId, message: 'Message 0', next: null }], shown: 0 };
      for (const [at, { do: what, pick }] of steps.entries()) {
        const path = pathOf(root);
        const { node, of } = path[pick % path.length] ?? { node: root.all[0] as Node, of: root };
        const message = what === 'regenerate' ? node.message : `Message ${at + 1}`;
        if (what === 'show') {
          of.shown = pick % of.all.length;
          await diner.trpc.chat.showVersion.mutate({ sessionId, chatId: of.all[of.shown]?.id ?? 0 });
        } else if (what === 'send') {
          const last = path.at(-1)?.node;
          const { chatId } = await send(diner, message, { sessionId, after: last?.id });
          if (last) last.next = { all: [{ id: chatId, message, next: null }], shown: 0 };
        } else {
          const call =
            what === 'edit' ? edit(diner, sessionId, node.id, message) : regenerate(diner, sessionId, node.id);
          of.shown = of.all.push({ id: (await call).chatId, message, next: null }) - 1;
        }
        const { entries } = await diner.trpc.chat.entries.query({ sessionId });
        expect(entries.map(({ id, message: said, versions }) => ({ id, said, versions }))).toEqual(
          pathOf(root).map(({ node: { id, message: said }, of: { all } }) => ({
            id,
            said,
            versions: all.map((one) => one.id),
          })),
        );
        if (what === 'show') continue;
        expect(writer.briefs.at(-1)?.found.turns.map((turn) => turn.message)).toEqual(
          pathOf(root).map((one) => one.node.message),
        );
      }
    }),
    { numRuns: 4 },
  );
}, 60_000);
