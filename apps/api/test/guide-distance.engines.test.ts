import type { Restaurant } from '@saffron/contracts/guide';
import { CURSOR_INVALID, NEAR_REQUIRED } from '@saffron/contracts/guide-texts';
import { type Coordinates, distanceBetween, middleOf } from '@saffron/contracts/location';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateGuide } from './large-guide.ts';
import { registered, startApp, type TestApp } from './start-app.ts';

const COUNT = 150;
const HERE = { latitude: 51.5033, longitude: -0.1196 };

let app: TestApp;
let guide: Awaited<ReturnType<typeof registered>>['trpc']['guide'];
let all: readonly Restaurant[];

beforeAll(async () => {
  app = await startApp();
  const { db } = app.database;
  await generateGuide(db, COUNT);
  // 60 positions with several restaurants each; every fifth restaurant has none. Neighborhood 3 is around one position.
  const n = sql`right(name, 6)::int`;
  await sql`update restaurants_saffron
    set latitude = 51.4 + ${n} % 60 * 0.004, longitude = -0.3 + ${n} % 12 * 0.03 where ${n} % 5 <> 0`.execute(db);
  await sql`update restaurants_saffron
    set latitude = 51.5 + ${n} % 8 * 0.001, longitude = 0.0123456 where neighborhood = 'Quarter 3'`.execute(db);
  await sql`update restaurants_saffron set latitude = null, longitude = null where neighborhood = 'Quarter 7'`.execute(
    db,
  );
  ({ guide } = (await registered(app)).trpc);
  all = await app.services.guide.list('users');
});
afterAll(async () => {
  expect(app.unexpected).toEqual([]);
  await app.close();
});

type Near = Coordinates | { neighborhood: string };

async function everyPage(near: Near, order: 'asc' | 'desc', limit: number): Promise<Restaurant[]> {
  const found: Restaurant[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof guide.page.query>> = await guide.page.query({
      sort: 'distance',
      near,
      order,
      limit,
      cursor,
    });
    found.push(...page.restaurants);
    expect(page.total).toBe(COUNT);
    cursor = page.nextCursor;
  } while (cursor);
  return found;
}

/** In meters; null without coordinates. */
function metersTo({ latitude, longitude }: Restaurant, origin: Coordinates): number | null {
  return latitude === null || longitude === null ? null : distanceBetween(origin, { latitude, longitude });
}

function sortedFrom(origin: Coordinates, order: 'asc' | 'desc'): number[] {
  const sign = order === 'asc' ? 1 : -1;
  const rounded = all.map((restaurant) => {
    const meters = metersTo(restaurant, origin);
    return { id: restaurant.id, meters: meters === null ? null : Math.round(meters) };
  });
  return rounded
    .toSorted((a, b) => {
      if (a.meters === b.meters) return sign * (a.id - b.id);
      if (a.meters === null || b.meters === null) return a.meters === null ? 1 : -1;
      return sign * (a.meters - b.meters);
    })
    .map(({ id }) => id);
}

const ids = (restaurants: readonly Restaurant[]) => restaurants.map(({ id }) => id);

describe('sorted by distance', () => {
  test.each([
    ['asc', 7],
    ['asc', 100],
    ['desc', 7],
    ['desc', 3],
  ] as const)('from a position, %s, in pages of %i: all once, those without coordinates last', async (order, limit) => {
    const found = await everyPage(HERE, order, limit);
    expect(ids(found)).toEqual(sortedFrom(HERE, order));
    const distances = found.map((restaurant) => metersTo(restaurant, HERE));
    const unknown = all.filter(({ latitude }) => latitude === null).length;
    expect(unknown).toBeGreaterThan(COUNT / 5);
    expect(distances.slice(-unknown).every((meters) => meters === null)).toBe(true);
    // Pages end between restaurants at the same distance.
    expect(new Set(distances).size).toBeLessThan(COUNT / 2);
  });

  test('from a neighborhood: from the middle of its restaurants that have coordinates', async () => {
    const near = { neighborhood: 'Quarter 3' };
    const { origin } = await guide.page.query({ near });
    const inside = all.filter(({ neighborhood, latitude }) => neighborhood === 'Quarter 3' && latitude !== null);
    expect(inside.length).toBeGreaterThan(3);
    const middle = middleOf(
      inside.map(({ latitude, longitude }) => ({ latitude: latitude ?? 0, longitude: longitude ?? 0 })),
    );
    expect(origin).toEqual({
      latitude: expect.closeTo(middle?.latitude ?? 0, 9),
      longitude: expect.closeTo(0.0123456, 9),
    });
    const found = await everyPage(near, 'asc', 11);
    expect(ids(found)).toEqual(sortedFrom(origin ?? HERE, 'asc'));
    expect(ids(found.slice(0, inside.length)).toSorted()).toEqual(ids(inside).toSorted());
  });

  test.each(['Quarter 7', 'Nowhere'])('from %s, where no restaurant has coordinates: by id', async (neighborhood) => {
    const { origin } = await guide.page.query({ sort: 'distance', near: { neighborhood } });
    expect(origin).toBeNull();
    const known = ids(all).toSorted((a, b) => a - b);
    expect(ids(await everyPage({ neighborhood }, 'asc', 40))).toEqual(known);
    expect(ids(await everyPage({ neighborhood }, 'desc', 40))).toEqual(known.toReversed());
  });

  test('from and to positions that are nearly zero', { tags: ['a84'] }, async () => {
    const [tiny] = ids(all.filter(({ name }) => name === 'Place 000001'));
    const { db } = app.database;
    for (const degrees of [5e-324, -1e-170, 1e-12]) {
      await db
        .updateTable('restaurants_saffron')
        .set({ latitude: degrees, longitude: degrees })
        .where('id', '=', tiny ?? 0)
        .execute();
      for (const near of [HERE, { latitude: 0, longitude: 0 }, { latitude: degrees, longitude: 180 }]) {
        const { restaurants } = await guide.page.query({ sort: 'distance', near, limit: 1 });
        expect(restaurants).toHaveLength(1);
      }
    }
  });

  test('across the date line and at the poles', async () => {
    const first = async (near: Coordinates) => {
      const { restaurants } = await guide.page.query({ sort: 'distance', near, text: 'place 000', limit: 1 });
      return restaurants[0]?.id;
    };
    const [one, two, three] = ids(all.filter(({ name }) => /^Place 00000[123]$/.test(name)));
    for (const [id, latitude, longitude] of [
      [one, -17, 179.9],
      [two, -17, 170],
      [three, 89.9, 0],
    ]) {
      await app.database.db
        .updateTable('restaurants_saffron')
        .set({ latitude, longitude })
        .where('id', '=', id ?? 0)
        .execute();
    }
    expect(await first({ latitude: -17, longitude: -179.9 })).toBe(one);
    expect(await first({ latitude: -17, longitude: 171 })).toBe(two);
    expect(await first({ latitude: 90, longitude: 180 })).toBe(three);
    all = await app.services.guide.list('users');
  });
});

test('near without sorting by distance tells the origin and keeps the order', async () => {
  const plain = await guide.page.query({});
  expect(plain.origin).toBeNull();
  expect(await guide.page.query({ near: HERE })).toMatchObject({
    origin: HERE,
    restaurants: plain.restaurants,
  });
});

describe('bad input', () => {
  const bad = (message: unknown) => ({ data: { error: 'bad_input' }, message });

  test('refuses the cursor of another origin', async () => {
    const from = (near: Near, cursor?: string | null) => guide.page.query({ sort: 'distance', near, cursor, limit: 3 });
    const { nextCursor } = await from(HERE);
    expect((await from(HERE, nextCursor)).restaurants).toHaveLength(3);
    for (const elsewhere of [{ ...HERE, latitude: 51.5034 }, { neighborhood: 'Quarter 3' }]) {
      await expect(from(elsewhere, nextCursor)).rejects.toMatchObject(bad(CURSOR_INVALID));
    }
    const farthest = guide.page.query({ sort: 'distance', near: HERE, order: 'desc', cursor: nextCursor, limit: 3 });
    await expect(farthest).rejects.toMatchObject(bad(CURSOR_INVALID));
  });

  test('refuses to sort by distance from nowhere', async () => {
    await expect(guide.page.query({ sort: 'distance' })).rejects.toMatchObject({
      ...bad(NEAR_REQUIRED),
      data: { fields: { near: NEAR_REQUIRED } },
    });
  });

  test.each([
    { latitude: 91, longitude: 0 },
    { latitude: 0, longitude: 181 },
    { latitude: Number.NaN, longitude: 0 },
    { ...HERE, neighborhood: 'Quarter 3' },
    { neighborhood: 'nul \0' },
  ])('refuses an origin such as %j', async (near) => {
    await expect(guide.page.query({ near })).rejects.toMatchObject({
      ...bad(expect.any(String)),
      data: { fields: { near: expect.any(String) } },
    });
  });
});
