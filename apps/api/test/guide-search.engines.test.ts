import type { Constraint, GuideQueryInput } from '@saffron/contracts/guide-query';
import { SLOTS } from '@saffron/contracts/guide-query-slots';
import { DISTANCE_WITHOUT_ORIGIN, opNotAllowed, RESTAURANT_NOT_FOUND } from '@saffron/contracts/guide-texts';
import { GUIDE_SEARCHES_PER_MINUTE } from '@saffron/contracts/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateGuide } from './large-guide.ts';
import { registered, startApp, type TestApp } from './start-app.ts';

type Person = Awaited<ReturnType<typeof registered>>;
type Place = Parameters<Person['trpc']['guide']['add']['mutate']>[0];

let app: TestApp;
let diner: Person;
const ids = new Map<string, number>();

const notes = (vibe: string, food_notes = '') => JSON.stringify({ vibe, food_notes });
const PLACES: Place[] = [
  {
    name: 'Kuro',
    neighborhood: 'Old Harbour',
    cuisine: 'Ramen',
    price: 1,
    rating: 4.5,
    hours: 'Mo-Su 11:00-02:00',
    saffronNotes: notes('Eleven stools and a queue.', 'Miso ramen with corn.'),
    latitude: 51.5,
    longitude: -0.1,
  },
  {
    name: 'Shizuka',
    neighborhood: 'Crown Hill',
    cuisine: 'Japanese',
    price: 5,
    rating: 5,
    reservations: true,
    tag: 'Quiet, Date night',
    hours: 'Tu-Sa 18:00-23:00',
    saffronNotes: notes('Ten seats. Jackets required.', 'Omakase sushi.'),
    latitude: 51.52,
    longitude: -0.1,
  },
  {
    name: 'Kin',
    neighborhood: 'Old Harbour',
    cuisine: 'Thai',
    price: 2,
    rating: 3,
    bar: true,
    restaurant: true,
    saffronNotes: notes('It is never quiet. Come in jeans.', 'Green curry. They cannot do vegan.'),
    latitude: 51.501,
    longitude: -0.1,
  },
  {
    name: 'Bosco',
    neighborhood: 'Crown Hill',
    cuisine: 'Italian',
    price: 3,
    tag: 'Vegan friendly, Wheelchair access',
    mealTypeDinner: true,
    saffronNotes: notes('Closed Sundays. A terrace under figs.', 'Wood-fired pizza.'),
  },
  {
    name: 'Nine',
    neighborhood: 'Mill Quarter',
    cuisine: 'Wine bar',
    price: 4,
    bar: true,
    saffronNotes: notes('Open until one.', 'Small plates and natural wine.'),
  },
];

beforeAll(async () => {
  // A Saturday noon.
  app = await startApp({ clock: () => new Date('2026-11-28T12:00:00Z') });
  await generateGuide(app.database.db, 0);
  const reviewer = await registered(app);
  await app.database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', reviewer.id).execute();
  for (const place of PLACES) ids.set(place.name, (await reviewer.trpc.guide.add.mutate(place)).id);
  diner = await registered(app);
});
afterAll(async () => {
  expect(app.unexpected).toEqual([]);
  await app.close();
});

const must = (slot: Constraint['slot'], ...values: (string | number)[]): Constraint => ({
  slot,
  op: 'is',
  values,
  strength: 'must',
});
const not = (slot: Constraint['slot'], ...values: (string | number)[]): Constraint => ({
  ...must(slot, ...values),
  op: 'not',
});
const prefer = (slot: Constraint['slot'], ...values: (string | number)[]): Constraint => ({
  ...must(slot, ...values),
  strength: 'prefer',
});

const search = (query: GuideQueryInput) => diner.trpc.guide.search.query(query);
const ask = (...constraints: Constraint[]) => search({ constraints });
const names = async (...constraints: Constraint[]) =>
  (await ask(...constraints)).hits.map(({ restaurant }) => restaurant.name);
/** Outcome and words for one constraint, by the name of the restaurant. */
async function verdicts(constraint: Constraint, query: GuideQueryInput = {}) {
  const { hits } = await search({ ...query, constraints: [constraint] });
  return Object.fromEntries(
    hits.map(({ restaurant, verdicts: [verdict] }) => [
      restaurant.name,
      [verdict?.outcome, verdict?.evidence?.sentence],
    ]),
  );
}

describe('slots', () => {
  test('a cuisine includes what belongs to it, and is told from its kin', async () => {
    expect((await names(must('cuisine', 'japanese'))).toSorted()).toEqual(['Kuro', 'Shizuka']);
    expect(await names(must('cuisine', 'japanese'), not('dish', 'sushi'))).toEqual(['Kuro']);
    expect(await names(not('cuisine', 'japanese', 'italian', 'wine bar'))).toEqual(['Kin']);
    expect((await verdicts(prefer('cuisine', 'vietnamese'))).Kin).toEqual(['nearly', 'Thai']);
  });

  test('a dish is what the notes name; silence is no promise', async () => {
    expect(await verdicts(prefer('dish', 'pizza'))).toMatchObject({
      Bosco: ['meets', 'Wood-fired pizza.'],
      Kin: ['unknown', undefined],
    });
    expect(await verdicts(prefer('dish', 'stuffed badger'))).toMatchObject({ Kuro: ['unknown', undefined] });
  });

  test('a diet is kept only where the guide says so', async () => {
    expect(await names(must('diet', 'vegan'))).toEqual(['Bosco']);
    expect(await verdicts(prefer('diet', 'vegan'))).toMatchObject({
      Bosco: ['meets', 'Vegan friendly'],
      Kin: ['lacks', 'They cannot do vegan.'],
      Kuro: ['unknown', undefined],
    });
    expect(await ask(must('diet', 'nut free'), must('cuisine', 'thai'))).toMatchObject({
      total: 0,
      hits: [],
      relaxed: [],
    });
  });

  test('moods are said, denied or unknown', async () => {
    expect(await verdicts(prefer('mood', 'quiet'))).toMatchObject({
      Shizuka: ['meets', 'Quiet'],
      Kin: ['lacks', 'It is never quiet.'],
      Kuro: ['unknown', undefined],
    });
  });

  test('times are read from the hours, or else from the notes', async () => {
    expect(await verdicts(prefer('time', 'Saturday 23:30'))).toMatchObject({
      Kuro: ['meets', expect.stringContaining('11:00-02:00')],
      Shizuka: ['lacks', expect.stringContaining('18:00-23:00')],
      Nine: ['meets', 'Open until one.'],
      Kin: ['unknown', undefined],
    });
    expect(await verdicts(prefer('time', 'Sunday'))).toMatchObject({
      Kuro: ['meets', expect.anything()],
      Bosco: ['lacks', 'Closed Sundays.'],
    });
    expect(await names(must('time', 'now'))).toEqual(['Kuro']);
  });

  test('prices, ratings and distances are bounds', async () => {
    const bound = (slot: Constraint['slot'], op: 'atMost' | 'atLeast', value: number): Constraint => ({
      slot,
      op,
      values: [value],
      strength: 'must',
    });
    expect((await names(bound('price', 'atMost', 2))).toSorted()).toEqual(['Kin', 'Kuro']);
    expect((await names(bound('rating', 'atLeast', 4))).toSorted()).toEqual(['Kuro', 'Shizuka']);
    expect((await names(bound('newness', 'atMost', 1))).toSorted()).toHaveLength(PLACES.length);
    const near = { restaurant: ids.get('Kuro') ?? 0 };
    const { hits } = await search({ near, constraints: [bound('near', 'atMost', 500)] });
    expect(hits.map(({ restaurant, distance }) => [restaurant.name, distance])).toEqual([['Kin', 111]]);
  });

  test('the other slots', async () => {
    expect((await names(must('area', 'old harbour'))).toSorted()).toEqual(['Kin', 'Kuro']);
    expect(await names(must('kind', 'bar'))).toEqual(['Nine']);
    expect(await names(must('kind', 'wine bar'))).toEqual(['Nine']);
    expect(await names(must('reservations', 'yes'))).toEqual(['Shizuka']);
    expect(await names(must('meal', 'dinner'))).toEqual(['Bosco']);
    expect(await names(must('occasion', 'date'))).toEqual(['Shizuka']);
    expect(await names(must('amenity', 'terrace'))).toEqual(['Bosco']);
    expect(await names(must('name', 'kuro', ids.get('Nine') ?? 0))).toHaveLength(2);
    expect(await names(must('text', 'natural wine'))).toEqual(['Nine']);
    expect(await verdicts(prefer('party', 2))).toMatchObject({ Kuro: ['meets', undefined] });
    expect(await verdicts(prefer('party', 9))).toMatchObject({
      Kuro: ['lacks', 'Eleven stools and a queue.'],
      Kin: ['unknown', undefined],
    });
  });
});

test('what people wear, by the dress code', async () => {
  const wearing = (value: string) => verdicts(prefer('dress', value));
  expect(await wearing('casual')).toMatchObject({
    Shizuka: ['lacks', 'Jackets required.'],
    Kin: ['meets', 'Come in jeans.'],
  });
  expect(await wearing('smart')).toMatchObject({
    Shizuka: ['meets', 'Jackets required.'],
    Kin: ['lacks', 'Come in jeans.'],
  });
  expect(await wearing('smart')).toMatchObject({ Kuro: ['unknown', undefined] });
  await expect(wearing('scuba')).rejects.toThrow();
});

describe('giving way', () => {
  test('the softest constraint gives way first, and the result says so', async () => {
    const quiet = must('mood', 'quiet');
    const result = await ask({ ...must('cuisine', 'thai'), core: true }, quiet, must('area', 'old harbour'));
    expect(result.hits.map(({ restaurant }) => restaurant.name)).toEqual(['Kin']);
    expect(result.relaxed).toEqual([quiet]);
  });

  test('a price gives way by one level', async () => {
    const price: Constraint = { slot: 'price', op: 'atMost', values: [2], strength: 'must' };
    expect(await ask(price, must('cuisine', 'italian'))).toMatchObject({ total: 1, relaxed: [price] });
    expect(await ask({ ...price, values: [1] }, must('name', 'Bosco'))).toMatchObject({ total: 0, relaxed: [] });
  });

  test('what the wish is about gives way last, to its kin', async () => {
    const core = { ...must('cuisine', 'vietnamese'), core: true as const };
    expect(await ask(core, must('mood', 'lively'))).toMatchObject({ hits: [{ restaurant: { name: 'Kin' } }] });
    expect((await ask(core, must('price', 2))).relaxed).toEqual([core]);
  });

  test('step-free access, exclusions and diets never do', async () => {
    for (const firm of [must('amenity', 'wheelchair'), not('price', 2), must('diet', 'halal')])
      expect(await ask(firm, must('name', 'Kin'))).toMatchObject({ total: 0, hits: [], relaxed: [] });
  });
});

test('orders and limits', async () => {
  const order = async (sort: GuideQueryInput['sort']) =>
    (await search({ sort, limit: 2 })).hits.map(({ restaurant }) => restaurant.name);
  expect(await order('price')).toEqual(['Kuro', 'Kin']);
  expect(await order('dearest')).toEqual(['Shizuka', 'Nine']);
  expect(await order('rating')).toEqual(['Shizuka', 'Kuro']);
  expect((await search({ limit: 2 })).total).toBe(PLACES.length);
});

test('a restaurant is found right after it was added, without its authors', async () => {
  const { id } = await diner.trpc.guide.add.mutate({
    name: 'Fresh Paint',
    neighborhood: 'Mill Quarter',
    cuisine: 'Georgian',
  });
  const { hits } = await ask(must('cuisine', 'georgian'));
  expect(hits.map(({ restaurant }) => restaurant.id)).toEqual([id]);
  expect(JSON.stringify(hits)).not.toContain('@');
});

describe('values that nobody knows are errors', () => {
  test.each([
    ['a cuisine', must('cuisine', 'klingon'), /knows no cuisine "klingon".* Italian/],
    ['an area', must('area', 'Atlantis'), /knows no area "Atlantis".* Old Harbour/],
    ['a diet', must('diet', 'pebbles'), /knows no diet "pebbles"/],
    ['a name', must('name', 'Nowhere Inn'), /knows no restaurant "Nowhere Inn"/],
    ['a distance without an origin', { ...must('near', 500), op: 'atMost' as const }, DISTANCE_WITHOUT_ORIGIN],
    [
      'a bound on a cuisine',
      { ...must('cuisine', 'thai'), op: 'atMost' as const },
      opNotAllowed('cuisine', SLOTS.cuisine.ops),
    ],
    ['a price of 7', must('price', 7), /"price" has other values/],
    ['a time', must('time', 'tea time'), /"time" has other values/],
    ['a month that does not exist', must('time', '2026-13-01T10:00'), /"time" has other values/],
    ['a day that does not exist', must('time', '2026-02-30'), /"time" has other values/],
  ])('%s', async (_, constraint, message) => {
    await expect(ask(constraint)).rejects.toMatchObject({
      message: expect.stringMatching(message),
      data: { error: 'bad_input' },
    });
  });

  test('a restaurant to be near', async () => {
    await expect(search({ near: { restaurant: 999_999 } })).rejects.toMatchObject({ message: RESTAURANT_NOT_FOUND });
  });

  test('as an exclusion, they are reported as unknown', async () => {
    expect(await verdicts(not('area', 'Atlantis'))).toMatchObject({ Kuro: ['unknown', undefined] });
  });
});

test('searches are limited for each account', { tags: ['a35'] }, async () => {
  const [busy, other] = [await registered(app), await registered(app)];
  const search = (person: Person) => person.trpc.guide.search.query({ constraints: [] });
  const all = await Promise.allSettled(
    Array.from({ length: GUIDE_SEARCHES_PER_MINUTE / 20 }, async () => {
      for (let sent = 0; sent < 20; sent++) await search(busy);
    }),
  );
  expect(all.filter(({ status }) => status === 'rejected')).toEqual([]);
  await expect(search(busy)).rejects.toMatchObject({
    data: { httpStatus: 429, error: 'throttled', retryAfter: expect.any(Number) },
  });
  await search(other);
});
