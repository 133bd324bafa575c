import { RATINGS_PAGE_SIZE } from '@saffron/contracts/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

async function admin(): Promise<Diner> {
  const person = await registered(app);
  await app.database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', person.id).execute();
  return person;
}

const ratingIn = async (diner: Diner, sessionId: number) =>
  (await diner.trpc.chat.entries.query({ sessionId })).entries.map(({ rating }) => rating);

test('a rating is kept with the reply, and can be changed and taken back', async () => {
  const diner = await registered(app);
  const { sessionId, chatId } = await send(diner, 'Sushi?');
  expect(await ratingIn(diner, sessionId)).toEqual([null]);
  await diner.trpc.chat.rate.mutate({ chatId, rating: 'up' });
  expect(await ratingIn(diner, sessionId)).toEqual([{ rating: 'up', reasons: [], comment: '', shared: false }]);
  const changed = { rating: 'down' as const, reasons: ['wrong_facts' as const], comment: 'Closed.', shared: true };
  await diner.trpc.chat.rate.mutate({ chatId, ...changed, comment: ' Closed. ' });
  expect(await ratingIn(diner, sessionId)).toEqual([changed]);
  await diner.trpc.chat.removeRating.mutate({ chatId });
  await diner.trpc.chat.removeRating.mutate({ chatId });
  expect(await ratingIn(diner, sessionId)).toEqual([null]);
});

test('a rating needs reasons of its kind, a bounded comment, and consent to share them', async () => {
  const diner = await registered(app);
  const { chatId } = await send(diner, 'Sushi?');
  const wrong = [
    { rating: 'up', reasons: ['wrong_facts'], shared: true },
    { rating: 'down', reasons: ['unclear', 'unclear'], shared: true },
    { rating: 'down', comment: 'x'.repeat(1001), shared: true },
    { rating: 'down', comment: 'Not for admins.' },
    { rating: 'down', reasons: ['unclear'] },
    { rating: 'sideways' },
  ];
  for (const input of wrong)
    expect((await diner.send('POST', '/trpc/chat.rate', { chatId, ...input })).status, JSON.stringify(input)).toBe(400);
});

test('a reply is rated once it has ended, and stays rated while another version is shown', async () => {
  const diner = await registered(app);
  const { reply, resume } = pausedReply('One ', 'moment.');
  writer.next(reply);
  const events = (await diner.trpc.chat.send.mutate({ message: 'Sushi?' }))[Symbol.asyncIterator]();
  const { chatId, sessionId } = await nextOfType(events, 'started');
  await expect(diner.trpc.chat.rate.mutate({ chatId, rating: 'up' })).rejects.toMatchObject({
    data: { error: 'conflict' },
  });
  resume();
  await nextOfType(events, 'final');
  await diner.trpc.chat.rate.mutate({ chatId, rating: 'up' });
  await readAll(await diner.trpc.chat.regenerate.mutate({ sessionId, chatId }));
  expect(await ratingIn(diner, sessionId)).toEqual([null]);
  await diner.trpc.chat.showVersion.mutate({ sessionId, chatId });
  expect(await ratingIn(diner, sessionId)).toMatchObject([{ rating: 'up' }]);
});

test('nobody rates a reply of somebody else, or takes its rating back', { tags: ['a23'] }, async () => {
  const [owner, stranger] = [await registered(app), await registered(app)];
  const { sessionId, chatId } = await send(owner, 'Sushi?');
  await owner.trpc.chat.rate.mutate({ chatId, rating: 'up' });
  const foreign = await stranger.trpc.chat.rate.mutate({ chatId, rating: 'down' }).catch((error) => error);
  const missing = await stranger.trpc.chat.rate.mutate({ chatId: 99_999, rating: 'down' }).catch((error) => error);
  expect(foreign.data).toEqual({ ...missing.data, requestId: foreign.data.requestId });
  expect(foreign.data).toMatchObject({ error: 'not_found' });
  await stranger.trpc.chat.removeRating.mutate({ chatId });
  expect(await ratingIn(owner, sessionId)).toMatchObject([{ rating: 'up' }]);
});

test('admins count ratings, and read only the messages and replies that were shared with one, without a name', {
  tags: ['a70'],
}, async () => {
  const [diner, reader] = [await registered(app, { name: 'Quentin' }), await admin()];
  const before = await reader.trpc.admin.ratings.query({});
  writer.next(says('A private reply.')).next(says('A shared reply.'));
  const secret = await send(diner, 'A private message');
  const shared = await send(diner, 'A shared message', { sessionId: secret.sessionId });
  await diner.trpc.chat.rate.mutate({ chatId: secret.chatId, rating: 'up' });
  expect(await reader.trpc.admin.ratings.query({})).toEqual({
    ...before,
    counts: { ...before.counts, up: before.counts.up + 1 },
  });
  await diner.trpc.chat.rate.mutate({ chatId: shared.chatId, rating: 'down', comment: 'No.', shared: true });
  const after = await reader.trpc.admin.ratings.query({ rating: 'down' });
  expect(after.ratings[0]).toEqual({
    id: shared.chatId,
    rating: 'down',
    reasons: [],
    comment: 'No.',
    message: 'A shared message',
    reply: 'A shared reply.',
    ratedAt: expect.any(String),
  });
  const all = JSON.stringify(await reader.trpc.admin.ratings.query({}));
  expect(all).toContain('A shared message');
  for (const text of ['private', 'Quentin', diner.username]) expect(all).not.toContain(text);

  await diner.trpc.chat.rate.mutate({ chatId: shared.chatId, rating: 'down' });
  expect(JSON.stringify(await reader.trpc.admin.ratings.query({}))).not.toContain('A shared');
});

test.each([
  ['Quentin', 'Quentin, try Owl.', ['Quentin']],
  ['Ada King Lovelace', 'Hello Ms. Lovelace: Owl, King.', ['Ada', 'King', 'Lovelace']],
  ['*Zo\u00eb* <b>', 'Zo\u00eb, try Owl.', ['Zo\u00eb']],
  [
    'Wolfeschlegelsteinhausenbergerdorff the Elder of Nowhere',
    'Wolfeschlegelsteinhausenbergerdorff the…, try Owl.',
    ['Wolfeschlegel'],
  ],
  ['Anna', 'Annának és Anna’nın: Owl.', ['Ann']],
  ['Ida', 'Idaho is no name: Idas Owl.', ['Idas']],
  ['Jose\u0301', 'Jos\u00e9, try Owl, JOSE\u0301.', ['Jos', 'JOS']],
  ["D'Angelo", 'D’Angelo, try Owl.', ['Angelo']],
  ['Mary-Ann', 'Mary\u2011Ann, try Owl.', ['Mary', 'Ann']],
  ['田中', '今夜は田中さんに Owl がおすすめです。田中様、どうぞ。', ['田中']],
  ['김민수', '김민수님, 오늘은 Owl 어떠세요?', ['김민수']],
])(
  'a shared reply to %j says none of its names, though the diner has another one since',
  {
    tags: ['a70'],
  },
  async (name, reply, names) => {
    const [diner, reader] = [await registered(app, { name }), await admin()];
    writer.next(says(reply));
    const { chatId } = await send(diner, 'Sushi?');
    await diner.trpc.accounts.setName.mutate({ name: 'Somebody' });
    await diner.trpc.chat.rate.mutate({ chatId, rating: 'up', shared: true });
    const [shared] = (await reader.trpc.admin.ratings.query({})).ratings;
    expect(shared?.id).toBe(chatId);
    expect(shared?.reply).toContain('Owl');
    for (const word of names) expect(shared?.reply).not.toContain(word);
  },
);

test('shared ratings come in pages, and go with their conversation and their account', { tags: ['a70'] }, async () => {
  const [diner, reader] = [await registered(app), await admin()];
  const before = await reader.trpc.admin.ratings.query({});
  const chats = [];
  for (let at = 0; at <= RATINGS_PAGE_SIZE; at++) {
    const { chatId, sessionId } = await send(diner, `Message ${at}`);
    await diner.trpc.chat.rate.mutate({ chatId, rating: 'up', shared: true });
    chats.push({ chatId, sessionId });
  }
  const newest = chats.toReversed().map(({ chatId }) => chatId);
  const idsOf = async (page: number) =>
    (await reader.trpc.admin.ratings.query({ rating: 'up', page })).ratings.map(({ id }) => id);
  expect(await idsOf(1)).toEqual(newest.slice(0, RATINGS_PAGE_SIZE));
  expect((await idsOf(2))[0]).toBe(newest.at(-1));
  expect((await reader.trpc.admin.ratings.query({})).total).toBe(before.total + chats.length);
  expect(await idsOf(9)).toEqual([]);

  await diner.trpc.chat.deleteSession.mutate({ sessionId: chats[0]?.sessionId ?? 0 });
  expect((await reader.trpc.admin.ratings.query({})).counts.up).toBe(before.counts.up + chats.length - 1);
  await app.database.db.deleteFrom('users').where('id', '=', diner.id).execute();
  expect(await reader.trpc.admin.ratings.query({})).toEqual(before);
});
