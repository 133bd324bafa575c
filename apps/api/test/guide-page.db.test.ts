import type { Restaurant } from '@saffron/contracts/guide';
import type { GuideFilter } from '@saffron/contracts/guide-page';
import { CURSOR_INVALID } from '@saffron/contracts/guide-texts';
import { RESTAURANT_TEXT_MAX } from '@saffron/contracts/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodeCursor } from '../src/features/guide/cursor.ts';
import { generateGuide } from './large-guide.ts';
import { registered, startApp, type TestApp } from './start-app.ts';

const COUNT = 10_000;

let app: TestApp;
let guide: Awaited<ReturnType<typeof registered>>['trpc']['guide'];
let all: readonly Restaurant[];

beforeAll(async () => {
  app = await startApp();
  await generateGuide(app.database.db, COUNT);
  const diner = await registered(app);
  await app.database.db.updateTable('users').set({ role: 'reviewer' }).where('id', '=', diner.id).execute();
  ({ guide } = diner.trpc);
  await guide.add.mutate({ name: 'ÉTOILE 50% _off', neighborhood: 'Żoliborz', cuisine: 'Œuvre', tag: 'Straße' });
  all = await app.services.guide.list('editors');
});
afterAll(async () => {
  expect(app.unexpected).toEqual([]);
  await app.close();
});

type Filter = Partial<GuideFilter>;
type Order = { sort?: 'name' | 'neighborhood' | 'cuisine' | 'rating'; order?: 'asc' | 'desc' };

/** All pages in order. */
async function everyPage(filter: Filter & Order, limit = 100): Promise<Restaurant[]> {
  const found: Restaurant[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof guide.page.query>> = await guide.page.query({
      ...filter,
      limit,
      cursor,
    });
    found.push(...page.restaurants);
    expect(page.restaurants.length).toBeLessThanOrEqual(limit);
    cursor = page.nextCursor;
  } while (cursor);
  return found;
}

const ids = (restaurants: readonly Restaurant[]) => restaurants.map(({ id }) => id);

describe('filters', () => {
  const day = (restaurant: Restaurant) => restaurant.dateAdded.slice(0, 10);
  const cases: [string, Filter, (restaurant: Restaurant) => boolean][] = [
    ['text in the name, ignoring case', { text: 'pLACE 0012' }, ({ name }) => name.startsWith('Place 0012')],
    ['text in the neighborhood', { text: 'quarter 39' }, ({ neighborhood }) => neighborhood === 'Quarter 39'],
    ['text in the cuisine', { text: 'KITCHEN 24' }, ({ cuisine }) => cuisine === 'Kitchen 24'],
    [
      'text in the tags',
      { text: ' tag-6 ', price: 2 },
      ({ tag, price }) => tag?.includes('tag-6') === true && price === 2,
    ],
    [
      'text with wildcard characters',
      { text: '%_2', cuisine: 'Kitchen 1' },
      ({ tag, cuisine }) => tag?.includes('%_2') === true && cuisine === 'Kitchen 1',
    ],
    ['accents and ligatures', { text: 'étoile' }, ({ name }) => name.startsWith('ÉTOILE')],
    ['letters that become two letters in upper case', { text: 'STRASSE' }, ({ tag }) => tag === 'Straße'],
    ['a backslash', { text: '\\' }, () => false],
    ['exact cuisine', { cuisine: 'Kitchen 2' }, ({ cuisine }) => cuisine === 'Kitchen 2'],
    ['cuisine in another case', { cuisine: 'kitchen 2' }, () => false],
    ['exact neighborhood', { neighborhood: 'Quarter 3' }, ({ neighborhood }) => neighborhood === 'Quarter 3'],
    ['price', { price: 5, meals: ['dinner', 'lunch'] }, (r) => r.price === 5 && (r.mealTypeLunch || r.mealTypeDinner)],
    [
      'any of the meals',
      { meals: ['breakfast', 'lunch'], creator: 'critic-1@example.com' },
      (r) => (r.mealTypeBreakfast || r.mealTypeLunch) && r.addedBy === 'critic-1@example.com',
    ],
    [
      'drinks, food and reservations',
      { drinks: true, food: true, reservations: true },
      (r) => r.bar && r.restaurant && r.reservations,
    ],
    [
      'false flags filter nothing',
      { drinks: false, food: false, cuisine: 'Kitchen 7' },
      (r) => r.cuisine === 'Kitchen 7',
    ],
    [
      'a range of days, both inclusive',
      { addedFrom: '2026-02-03', addedTo: '2026-02-05' },
      (r) => day(r) >= '2026-02-03' && day(r) <= '2026-02-05',
    ],
    [
      'days in another time zone',
      { addedFrom: '2026-02-03', addedTo: '2026-02-03', timeZone: 'Asia/Kolkata' },
      (r) => r.dateAdded >= '2026-02-02T18:30' && r.dateAdded < '2026-02-03T18:30',
    ],
    ['the first possible day', { addedTo: '0001-01-01' }, () => false],
    ['the last possible day', { addedFrom: '9999-12-31', addedTo: '9999-12-31' }, () => false],
  ];

  test.each(cases)('%s', async (_, filter, passes) => {
    const expected = all.filter(passes);
    const page = await guide.page.query({ ...filter, limit: 1 });
    expect(page.total).toBe(expected.length);
    expect(ids(await everyPage(filter))).toEqual(ids(expected));
  });

  test('a restaurant without a price matches only without a price filter', async () => {
    const totals = await Promise.all([1, 2, 3, 4, 5].map((price) => guide.page.query({ price, limit: 1 })));
    const none = all.filter(({ price }) => price === null).length;
    expect(none).toBeGreaterThan(0);
    expect(totals.reduce((sum, { total }) => sum + total, none)).toBe(COUNT + 1);
    expect((await guide.page.query({ price: null })).total).toBe(COUNT + 1);
  });
});

describe('order', () => {
  const sortedBy = {
    name: (r: Restaurant) => r.name.toLowerCase(),
    neighborhood: (r: Restaurant) => r.neighborhood?.toLowerCase() ?? null,
    cuisine: (r: Restaurant) => r.cuisine?.toLowerCase() ?? null,
    rating: (r: Restaurant) => r.rating,
  };
  const orders = (['name', 'neighborhood', 'cuisine', 'rating'] as const).flatMap((sort) =>
    (['asc', 'desc'] as const).map((order) => [sort, order] as const),
  );

  test.each(orders)('by %s, %s, without gaps or duplicates', async (sort, order) => {
    const filter = { text: 'place 00', meals: ['lunch' as const], sort, order };
    const sign = order === 'asc' ? 1 : -1;
    const expected = all
      .filter((r) => r.name.startsWith('Place 00') && r.mealTypeLunch)
      .toSorted((a, b) => {
        const [one, other] = [sortedBy[sort](a), sortedBy[sort](b)];
        if (one === other) return sign * (a.id - b.id);
        if (one === null || other === null) return one === null ? 1 : -1;
        return sign * (one < other ? -1 : 1);
      });
    expect(expected.length).toBeGreaterThan(1000);
    expect(ids(await everyPage(filter))).toEqual(ids(expected));
  });

  test('the next page continues after the last one when a restaurant was added in between', async () => {
    const filter = { cuisine: 'Kitchen 3', limit: 5 };
    const first = await guide.page.query(filter);
    await guide.add.mutate({ name: 'AA first of all', neighborhood: 'Quarter 1', cuisine: 'Kitchen 3' });
    const second = await guide.page.query({ ...filter, cursor: first.nextCursor });
    const expected = all.filter(({ cuisine }) => cuisine === 'Kitchen 3').slice(5, 10);
    expect(ids(second.restaurants)).toEqual(ids(expected));
    expect(second.total).toBe(first.total + 1);
  });
});

test('continues after a name that normalizing makes eighteen times as long', async () => {
  const places = Array.from({ length: 3 }, (_, n) => ({
    name: `${n}${'ﷺ'.repeat(RESTAURANT_TEXT_MAX - 1)}`,
    neighborhood: 'ﷺ'.repeat(RESTAURANT_TEXT_MAX),
    cuisine: 'ﷺ'.repeat(RESTAURANT_TEXT_MAX),
  }));
  for (const place of places) await guide.add.mutate(place);
  for (const sort of ['name', 'neighborhood', 'cuisine'] as const) {
    const found = await everyPage({ cuisine: places[0]?.cuisine ?? '', sort }, 1);
    expect(found.map(({ name }) => name)).toEqual(places.map(({ name }) => name));
  }
});

describe('bad input', () => {
  const bad = (message: unknown) => ({ data: { error: 'bad_input', httpStatus: 400 }, message });

  test('refuses a cursor made for another list', async () => {
    const filter = { sort: 'rating' as const, cuisine: 'Kitchen 4' };
    const { nextCursor } = await guide.page.query(filter);
    const cursor = nextCursor ?? '';
    const forged = Buffer.from('["x",1]').toString('base64url');
    const wrong = ['x', '.', 'e30.e30', `${forged}.${cursor.split('.')[1]}`, `${cursor}.`, `A${cursor}`, `${cursor} `];
    for (const text of wrong) {
      await expect(guide.page.query({ ...filter, cursor: text }), text).rejects.toMatchObject(bad(CURSOR_INVALID));
    }
    const others = [
      { ...filter, cuisine: 'Kitchen 5' },
      { ...filter, sort: 'name' as const },
      { ...filter, drinks: true },
    ];
    for (const other of others) {
      await expect(guide.page.query({ ...other, cursor })).rejects.toMatchObject(bad(CURSOR_INVALID));
    }
    expect((await guide.page.query({ ...filter, cursor, direction: 'forward' })).restaurants).toHaveLength(10);
  });

  test('refuses a forged cursor with a distance that no place has', async () => {
    const near = { latitude: 1, longitude: 1 };
    const position = { value: Number.MAX_SAFE_INTEGER, id: 1 };
    const cursor = encodeCursor(position, { timeZone: 'UTC', sort: 'distance', order: 'asc', near });
    const forged = guide.page.query({ sort: 'distance', near, cursor });
    await expect(forged).rejects.toMatchObject(bad(CURSOR_INVALID));
  });

  test.each([
    [{ limit: 0 }, /limit/],
    [{ limit: 101 }, /limit/],
    [{ price: 6 }, /price/],
    [{ addedFrom: '2026-02-30' }, /addedFrom/],
    [{ timeZone: 'Mars/Olympus' }, /time zone/],
    [{ text: 'nul \0' }, /control characters/],
    [{ cuisine: 'nul \0' }, /control characters/],
  ])('%o', async (input, message) => {
    await expect(guide.page.query(input)).rejects.toMatchObject(bad(expect.stringMatching(message)));
  });
});
