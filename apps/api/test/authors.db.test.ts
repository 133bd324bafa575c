import { restaurant } from '@saffron/contracts/guide';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isVouchedFor } from '../src/features/understanding/vocabulary/vouched.ts';
import { cookieOf } from './every-call.ts';
import { registered, startApp, type TestApp } from './start-app.ts';

type Person = Awaited<ReturnType<typeof registered>>;

const ADDRESS = /[^\s"]+@[^\s"]+\.[a-z]/;

let app: TestApp;
let user: Person;
let reviewer: Person;
let admin: Person;
/** Has entered no name. */
let ann: Person;
let placeId: number;

const place = (name: string) => ({ name, neighborhood: 'Nowhere', cuisine: 'Soup' });

beforeAll(async () => {
  app = await startApp();
  user = await registered(app, { username: 'reader@example.com', name: 'Reader' });
  ann = await registered(app, { username: 'mary.ann-lee@example.com', name: '' });
  reviewer = await registered(app, { username: 'rita@example.com', name: 'Rita R.' });
  admin = await registered(app, { username: 'ada@example.com', name: 'Ada' });
  const { db } = app.database;
  await db.updateTable('users').set({ role: 'reviewer' }).where('id', '=', reviewer.id).execute();
  await db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.id).execute();
  placeId = (await ann.trpc.guide.add.mutate(place('Ann’s'))).id;
  await reviewer.trpc.guide.edit.mutate({ restaurantId: placeId, price: 4 });
  const gone = { added_by: 'long.gone@example.com', updated_by: 'import' };
  const other = await ann.trpc.guide.add.mutate(place('Of a deleted account'));
  await db.updateTable('restaurants_saffron').set(gone).where('id', '=', other.id).execute();
  const imported = await ann.trpc.guide.add.mutate(place('Imported'));
  await db.updateTable('restaurants_saffron').set({ added_by: 'import' }).where('id', '=', imported.id).execute();
});
afterAll(async () => {
  expect(app.unexpected).toEqual([]);
  await app.close();
});

/** The responses of the procedures with restaurants or authors, as text. */
async function everyList({ trpc }: Person): Promise<string[]> {
  return [
    JSON.stringify(await trpc.guide.page.query({ text: 'nowhere' })),
    JSON.stringify(await trpc.guide.creators.query()),
  ];
}

const bytesFor = async (person: Person) => {
  const response = await app.app.inject({ url: '/api/restaurants', headers: { cookie: cookieOf(person) } });
  return { etag: response.headers.etag, text: response.payload };
};
const authorsIn = (restaurants: readonly { name: string; addedBy: string | null; updatedBy: string | null }[]) =>
  Object.fromEntries(
    restaurants
      .filter(({ name }) => ['Ann’s', 'Of a deleted account', 'Imported'].includes(name))
      .map(({ name, addedBy, updatedBy }) => [name, [addedBy, updatedBy]]),
  );
const NAMES = {
  'Ann’s': ['Mary Ann Lee', 'Rita R.'],
  'Of a deleted account': ['Long Gone', 'import'],
  Imported: ['import', null],
};
const ADDRESSES = {
  'Ann’s': ['mary.ann-lee@example.com', 'rita@example.com'],
  'Of a deleted account': ['long.gone@example.com', 'import'],
  Imported: ['import', null],
};

describe('the authors of restaurants', { tags: ['a44'] }, () => {
  test('are names to users, in every list of both APIs', { tags: ['a44'] }, async () => {
    const { text } = await bytesFor(user);
    for (const list of [text, ...(await everyList(user))]) {
      expect(list).toContain('Mary Ann Lee');
      expect(list).not.toMatch(ADDRESS);
    }
    const list = restaurant.array().parse(JSON.parse(text));
    expect(authorsIn(list)).toEqual(NAMES);
    expect(list.find(({ id }) => id === placeId)?.last_edited_by).toBe('Rita R.');
    expect(authorsIn((await user.trpc.guide.page.query({ text: 'nowhere' })).restaurants)).toEqual(NAMES);
    const added = await user.trpc.guide.add.mutate(place('Reader’s'));
    // The caller is the author here.
    expect(added).toMatchObject({ addedBy: user.username, updatedBy: null });
  });

  test('are addresses to reviewers and admins', { tags: ['a44'] }, async () => {
    for (const person of [reviewer, admin]) {
      expect(authorsIn(restaurant.array().parse(JSON.parse((await bytesFor(person)).text)))).toEqual(ADDRESSES);
      expect(authorsIn((await person.trpc.guide.page.query({ text: 'nowhere' })).restaurants)).toEqual(ADDRESSES);
      expect(await person.trpc.guide.creators.query()).toContain('mary.ann-lee@example.com');
    }
    expect((await bytesFor(reviewer)).etag).not.toBe((await bytesFor(user)).etag);
  });

  test('can be filtered by, as each reader sees them', { tags: ['a44'] }, async () => {
    const named = async (person: Person, creator: string) =>
      (await person.trpc.guide.page.query({ creator })).restaurants.map(({ name }) => name);
    expect(await named(user, 'Mary Ann Lee')).toEqual(['Ann’s']);
    expect(await named(user, 'import')).toEqual(['Imported']);
    // Otherwise, the filter would confirm guessed addresses.
    expect(await named(user, 'mary.ann-lee@example.com')).toEqual([]);
    expect(await named(reviewer, 'mary.ann-lee@example.com')).toEqual(['Ann’s']);
    expect(await named(reviewer, 'Mary Ann Lee')).toEqual([]);
    expect(await user.trpc.guide.creators.query()).toEqual(
      expect.arrayContaining(['import', 'Long Gone', 'Mary Ann Lee']),
    );
  });

  test('have their new names in the next list after a change', { tags: ['a44'] }, async () => {
    const before = await bytesFor(user);
    await ann.trpc.accounts.setName.mutate({ name: 'Annie' });
    expect((await bytesFor(user)).etag).not.toBe(before.etag);
    expect((await bytesFor(user)).text).toContain('"addedBy":"Annie"');
    expect(await user.trpc.guide.creators.query()).toContain('Annie');
    expect((await user.trpc.guide.page.query({ creator: 'Annie' })).total).toBe(1);

    const stranger = await registered(app);
    const unchanged = await bytesFor(user);
    await stranger.trpc.accounts.setName.mutate({ name: 'No Author' });
    expect((await bytesFor(user)).etag).toBe(unchanged.etag);
  });
});

test('for the search, what an editor adds is vouched for, and what a user adds is not', {
  tags: ['a77', 'a81'],
}, async () => {
  const add = async ({ trpc }: Person, name: string) => (await trpc.guide.add.mutate(place(name))).id;
  const ids = [await add(ann, 'More Options'), await add(reviewer, 'Start Over'), placeId];
  const rows = await app.services.guide.searchable(ids);
  expect(rows.map(isVouchedFor)).toEqual([false, true, true]);
});
