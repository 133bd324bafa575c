import { withCards } from '@saffron/contracts/with-cards';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastOf, readAll } from './replies.ts';
import { registered, startApp, type TestApp } from './start-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

type Diner = Awaited<ReturnType<typeof registered>>;

async function ask(diner: Diner, message: string) {
  const final = lastOf(await readAll(await diner.trpc.chat.send.mutate({ message })));
  if (final?.type !== 'final') throw new Error('no final');
  return final;
}

/** Words that join what the notes say. */
const JOINING = new Set('good for best it s such as and or'.split(' '));
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

test.each([
  'Somewhere quiet for a date',
  'I fancy sushi or ramen',
  'a table outside, good for kids',
  'cocktails, late',
])('%s: a card says in words of its own notes and tags why it is there', async (message) => {
  const diner = await registered(app);
  const { restaurants } = await ask(diner, message);
  const reasons = restaurants.flatMap(({ reason }) => reason ?? []);
  expect(reasons.length).toBeGreaterThan(0);
  for (const { id, reason, rating, reservations, tags } of restaurants) {
    const { restaurant: row } = await diner.trpc.guide.get.query({ restaurantId: Number(id) });
    expect({ rating, reservations }).toEqual({ rating: row.rating, reservations: row.reservations });
    expect(tags.join(', ')).toBe(row.tag ?? '');
    const own = new Set(wordsOf(row.saffronNotes ?? ''));
    const foreign = wordsOf(reason?.text ?? '').filter((word) => !own.has(word) && !JOINING.has(word));
    expect(foreign).toEqual([]);
    expect(tags).toEqual(expect.arrayContaining(reason?.tags ?? []));
  }
});

test('an opened conversation has the reasons of each reply', async () => {
  const diner = await registered(app);
  const first = await ask(diner, 'Somewhere quiet for a date');
  const entries = withCards(await diner.trpc.chat.entries.query({ sessionId: first.sessionId }));
  expect(entries[0]?.response.restaurants).toEqual(first.restaurants);
});

test('a message that wishes for nothing has no reasons', async () => {
  const diner = await registered(app);
  const { restaurants } = await ask(diner, 'hello there');
  expect(restaurants.filter(({ reason }) => reason)).toEqual([]);
});
