import {
  NOTES_AND_TAGS_CHANGED_MEANWHILE,
  NOTES_CHANGED_MEANWHILE,
  TAGS_CHANGED_MEANWHILE,
} from '@saffron/contracts/guide-texts';
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
      [{ saffronNotes: notes('Loud', 'Soup') }, NOTES_CHANGED_MEANWHILE],
      [{ tag: 'View' }, TAGS_CHANGED_MEANWHILE],
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
      message: NOTES_AND_TAGS_CHANGED_MEANWHILE,
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
