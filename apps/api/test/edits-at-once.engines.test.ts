import { changedMeanwhile } from '@saffron/contracts/guide-texts';
import { NOTES_MAX } from '@saffron/contracts/limits';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { registered, startApp, type TestApp } from './start-app.ts';

let app: TestApp;
let reviewer: Awaited<ReturnType<typeof registered>>;
beforeAll(async () => {
  app = await startApp();
  reviewer = await registered(app);
  await app.database.db.updateTable('users').set({ role: 'reviewer' }).where('id', '=', reviewer.id).execute();
});
afterAll(() => app.close());
afterEach(() => {
  expect(app.unexpected).toEqual([]);
});

const notes = (vibe: string, food: string) => JSON.stringify({ vibe, food_notes: food });
const CALM = notes('Calm', 'Soup');
const WARNED = notes('Calm', 'Soup. Fried in peanut oil.');

let made = 0;
async function place() {
  made += 1;
  const more = { saffronNotes: CALM, tag: 'View, Late' };
  const input = { name: `Edited ${made}`, cuisine: 'Thai', neighborhood: 'Fen', ...more };
  const { id } = await reviewer.trpc.guide.add.mutate(input);
  const stored = async () => (await reviewer.trpc.guide.get.query({ restaurantId: id })).restaurant;
  return { id, stored };
}

describe('two people who edit one restaurant at a time', { tags: ['a66'] }, () => {
  test('whoever has not seen the last notes or tags does not take them away', async () => {
    const { id, stored } = await place();
    const read = await stored();
    await reviewer.trpc.guide.edit.mutate({ restaurantId: id, saffronNotes: WARNED, tag: 'View, Late, Nuts' });

    const seen = { saffronNotes: read.saffronNotes, tag: read.tag };
    const late = [
      [{ saffronNotes: notes('Loud', 'Soup') }, changedMeanwhile(['notes'])],
      [{ tag: 'View' }, changedMeanwhile(['tags'])],
    ] as const;
    for (const [change, message] of late) {
      const [field] = Object.keys(change);
      const based = field === 'tag' ? { tag: seen.tag } : { saffronNotes: seen.saffronNotes };
      const edit = reviewer.trpc.guide.edit.mutate({ restaurantId: id, price: 5, ...change, seen: based });
      await expect(edit).rejects.toMatchObject({ message, data: { httpStatus: 409 } });
      const patch = await reviewer.send('PATCH', `/api/restaurants/${id}`, { ...change, seen: based });
      expect([patch.status, await patch.text()]).toEqual([409, message]);
    }
    const both = { saffronNotes: notes('Loud', 'Soup'), tag: 'View' };
    await expect(reviewer.trpc.guide.edit.mutate({ restaurantId: id, ...both, seen })).rejects.toMatchObject({
      message: changedMeanwhile(['tags', 'notes']),
    });
    expect(await stored()).toMatchObject({ saffronNotes: WARNED, tag: 'View, Late, Nuts', price: read.price });
  });

  test('what one has seen can be changed, and so can other fields, whatever was seen', async () => {
    const { id, stored } = await place();
    const { saffronNotes, tag } = await stored();
    await reviewer.trpc.guide.edit.mutate({ restaurantId: id, saffronNotes: WARNED, seen: { saffronNotes } });
    await reviewer.trpc.guide.edit.mutate({ restaurantId: id, tag: 'View', seen: { tag } });
    await reviewer.trpc.guide.edit.mutate({ restaurantId: id, price: 4 });
    expect(await stored()).toMatchObject({ saffronNotes: WARNED, tag: 'View', price: 4 });
    // Without it, the last one wins, as other clients know it.
    await reviewer.trpc.guide.edit.mutate({ restaurantId: id, saffronNotes: null, tag: null });
    const empty = { saffronNotes: null, tag: null };
    await reviewer.trpc.guide.edit.mutate({ restaurantId: id, saffronNotes: CALM, tag: 'Late', seen: empty });
    expect(await stored()).toMatchObject({ saffronNotes: CALM, tag: 'Late' });
  });

  test.each([
    ['name', 'Theirs', 'Mine', 'name'],
    ['neighborhood', 'Harbor', 'Hill', 'neighborhood'],
    ['cuisine', 'Lao', 'Khmer', 'cuisine'],
    ['website', 'https://theirs.example', 'https://mine.example', 'website'],
    ['address', '2 Quay', '3 Quay', 'address'],
    ['phone', '+44 20 7946 0002', '+44 20 7946 0003', 'phone number'],
    ['hours', 'Mo-Fr 12:00-15:00', 'Sa 18:00-23:00', 'opening hours'],
    ['price', 4, 5, 'price'],
    ['rating', 4.5, 2, 'rating'],
  ])('of two who change the %s, the second is told and nothing is lost', async (field, theirs, mine, words) => {
    const { id, stored } = await place();
    const own = (value: string | number) => (field === 'name' ? `${value} ${id}` : value);
    const read: Record<string, unknown> = { ...(await stored()) };
    const change = (value: string | number, seen: unknown) =>
      reviewer.send('PATCH', `/api/restaurants/${id}`, { [field]: own(value), seen: { [field]: seen } });
    expect((await change(theirs, read[field])).status).toBe(200);
    const after: Record<string, unknown> = { ...(await stored()) };
    const late = await change(mine, read[field]);
    expect([late.status, await late.text()]).toEqual([409, changedMeanwhile([words])]);
    expect(await stored()).toEqual(after);
    expect((await change(mine, after[field])).status).toBe(200);
  });

  test('coordinates are one location', async () => {
    const { id, stored } = await place();
    const nowhere = { latitude: null, longitude: null };
    const here = { latitude: 0, longitude: 0 };
    await reviewer.trpc.guide.edit.mutate({ restaurantId: id, ...here, seen: nowhere });
    const moved = { restaurantId: id, latitude: 1, longitude: 1 };
    const message = changedMeanwhile(['location']);
    await expect(reviewer.trpc.guide.edit.mutate({ ...moved, seen: nowhere })).rejects.toMatchObject({ message });
    await reviewer.trpc.guide.edit.mutate({ ...moved, seen: here });
    expect(await stored()).toMatchObject({ latitude: 1, longitude: 1 });
  });

  test('the same edit, sent again because its answer was lost, is no conflict', async () => {
    const { id, stored } = await place();
    const { saffronNotes, tag, hours } = await stored();
    const change = { saffronNotes: 'Plain words', tag: 'Late,View', hours: 'Mo 12-15' };
    for (let tries = 0; tries < 2; tries++)
      await reviewer.trpc.guide.edit.mutate({ restaurantId: id, ...change, seen: { saffronNotes, tag, hours } });
  });

  test('the longest notes can be shortened', async () => {
    const { id, stored } = await place();
    await reviewer.trpc.guide.edit.mutate({ restaurantId: id, saffronNotes: '"'.repeat(NOTES_MAX) });
    const { saffronNotes } = await stored();
    await reviewer.trpc.guide.edit.mutate({ restaurantId: id, saffronNotes: 'Short.', seen: { saffronNotes } });
  });

  test('of many at once that have seen the same, one is saved', async () => {
    const { id, stored } = await place();
    const { saffronNotes } = await stored();
    const edits = ['a', 'b', 'c', 'd', 'e'].map((vibe) => ({ restaurantId: id, saffronNotes: notes(vibe, 'Soup') }));
    const sent = edits.map((edit) => reviewer.trpc.guide.edit.mutate({ ...edit, seen: { saffronNotes } }));
    const done = await Promise.allSettled(sent);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
