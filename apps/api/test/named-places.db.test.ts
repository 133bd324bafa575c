import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastOf, readAll } from './replies.ts';
import { ScriptedWriter, says } from './scripted-writer.ts';
import { registered, startApp, type TestApp } from './start-app.ts';

const writer = new ScriptedWriter();
let app: TestApp;
let diner: Awaited<ReturnType<typeof registered>>;
const ids = new Map<string, number>();

const PLACES = [
  ['Zorba Nights', 'Old Quay'],
  ['Zorba', 'Old Quay'],
  ['Big Zorba', 'Old Quay'],
  ['Old Quay', 'Upper Mill'],
  ['Would You Like', 'Upper Mill'],
  ['<b>Bold</b> Kitchen', 'Upper Mill'],
  ["Zoë's Grill & Sons", 'Upper Mill'],
] as const;

beforeAll(async () => {
  app = await startApp({ writer });
  diner = await registered(app);
  for (const [name, neighborhood] of PLACES) {
    const { id } = await diner.trpc.guide.add.mutate({ name, neighborhood, cuisine: 'Test kitchen' });
    ids.set(name, id);
  }
});
afterAll(() => app.close());

async function chatThatSays(text: string): Promise<number> {
  writer.next(says(text));
  const final = lastOf(await readAll(await diner.trpc.chat.send.mutate({ message: 'Somewhere nice' })));
  if (final?.type !== 'final') throw new Error('no final');
  return final.chatId;
}

async function namedBy(text: string): Promise<string[]> {
  const [named] = await diner.trpc.chat.named.query({ chatIds: [await chatThatSays(text)] });
  for (const { id, name } of named?.places ?? []) expect(ids.get(name)).toBe(id);
  return named?.places.map(({ name }) => name) ?? [];
}

test('a reply names the restaurants that its text names, with or without a card', async () => {
  expect(await namedBy('Zorba Nights is lively, and Zoë’s Grill & Sons is not. No zorba, no Zorbas.')).toEqual([
    'Zorba Nights',
    "Zoë's Grill & Sons",
  ]);
  expect(await namedBy('Go to Zorba, or Zorba Nights.')).toEqual(['Zorba', 'Zorba Nights']);
  expect(await namedBy('Nothing like that.')).toEqual([]);
});

test('names that say something else too are no links', { tags: ['a60'] }, async () => {
  expect(await namedBy('Would You Like something in Old Quay?')).toEqual([]);
  expect(await namedBy('Take <b>Bold</b> Kitchen.')).toEqual(['<b>Bold</b> Kitchen']);
  for (const name of ['Biryani', 'Falafel', 'Fried Chicken']) {
    await diner.trpc.guide.add.mutate({ name, neighborhood: 'Mill', cuisine: 'Thai' });
    expect(await namedBy(`${name} is what people come for.`)).toEqual([]);
  }
});

test('a restaurant that is added later is found in an earlier reply', async () => {
  const chatId = await chatThatSays('Quillon Rooms opens soon.');
  expect(await diner.trpc.chat.named.query({ chatIds: [chatId] })).toEqual([{ chatId, places: [] }]);
  const { id } = await diner.trpc.guide.add.mutate({ name: 'Quillon Rooms', neighborhood: 'Mill', cuisine: 'Thai' });
  expect(await diner.trpc.chat.named.query({ chatIds: [chatId] })).toEqual([
    { chatId, places: [{ id, name: 'Quillon Rooms' }] },
  ]);
});

test('nobody learns what a reply to somebody else names', { tags: ['a23'] }, async () => {
  const chatId = await chatThatSays('Zorba Nights.');
  const stranger = await registered(app);
  expect(await stranger.trpc.chat.named.query({ chatIds: [chatId, 99_999] })).toEqual([]);
});

const find = async (name: string) =>
  (await diner.trpc.guide.findByName.query({ name })).map((found) => [found.name, found.fit]);

test('restaurants are found by their name: those that begin with the text, then by words, then inside of words', async () => {
  expect(await find(' zorba ')).toEqual([
    ['Zorba', 'start'],
    ['Zorba Nights', 'start'],
    ['Big Zorba', 'words'],
  ]);
  expect(await find('nig zorba')).toEqual([['Zorba Nights', 'words']]);
  expect(await find('orba ni')).toEqual([['Zorba Nights', 'inside']]);
  for (const none of ['', '  ', '%', '_', '\\', 'xq']) expect(await find(none)).toEqual([]);
});

test.each([
  ['zoes gril', 'start'],
  ['ZOË’S', 'start'],
  ['sons zoe', 'words'],
  ['bigzorba', 'start'],
  ['zrba nihgts', 'misspelled'],
  ['Zorda', 'misspelled'],
  ['wold you lik', 'misspelled'],
])('%s is a name as people type it (%s)', async (text, fit) => {
  const [first] = await find(text);
  expect(first?.[1]).toBe(fit);
});

test('short words, and those with another first letter, are not taken for misspelled ones', async () => {
  for (const none of ['zrb', 'corba nights']) expect(await find(none)).toEqual([]);
});
