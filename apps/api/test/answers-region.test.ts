import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const TOWNS = [
  'San Francisco',
  'Oakland',
  'Berkeley',
  'San Jose',
  'Mountain View',
  'Concord',
  'St. Helena',
  'Los Altos',
];
const KITCHENS = ['Thai', 'Mexican', 'Italian', 'Korean'];
/** Filler towns: a guide with more than forty towns counts as regional. */
const OTHERS = Array.from({ length: 40 }, (_, at) => `Hamlet ${at}`);

const guide = [
  ...TOWNS.flatMap((neighborhood) =>
    KITCHENS.flatMap((cuisine) =>
      [1, 2].map((price) => ({
        name: `${neighborhood} ${cuisine} ${price}`,
        neighborhood,
        cuisine,
        price,
        bar: price === 2,
      })),
    ),
  ),
  ...OTHERS.map((neighborhood) => ({ name: `Inn of ${neighborhood}`, neighborhood, cuisine: 'American', price: 2 })),
  { name: 'Kokkari Estiatorio', neighborhood: 'San Francisco', cuisine: 'Greek', price: 5 },
  { name: 'La Folie', neighborhood: 'San Francisco', cuisine: 'French', price: 5 },
  { name: 'Benihana', neighborhood: 'San Jose', cuisine: 'Japanese', price: 4 },
  { name: 'Benihana', neighborhood: 'Concord', cuisine: 'Japanese', price: 4 },
].map((row, at) => restaurant(at + 1, { ...row, phone: `415-555-0${100 + at}` }));
const { reply, rowsOf } = talkAbout(guide);

describe('towns', () => {
  test.each([
    ['pad thai sf', 'San Francisco'],
    ['SJ cheap mexican', 'San Jose'],
    ['thai in the city', 'San Francisco'],
    ['Mtn View italian', 'Mountain View'],
    ['a place in Saint Helena please', 'St. Helena'],
    ['I live in Concord but want to eat in Oakland', 'Oakland'],
    ['coming from Oakland, dinner in Concord', 'Concord'],
    ['moving away from Oakland next week, so one last Korean dinner here', 'Oakland'],
  ])('%s: %s', async (message, town) => {
    expect(new Set((await rowsOf(message)).map(({ neighborhood }) => neighborhood))).toEqual(new Set([town]));
  });

  test('a region name covers several towns', async () => {
    const towns = (await rowsOf('thai in the east bay')).map(({ neighborhood }) => neighborhood);
    expect(towns.length).toBeGreaterThan(0);
    for (const town of towns) expect(['Oakland', 'Berkeley', 'Concord']).toContain(town);
  });

  test('a cheaper alternative stays in the same town', async () => {
    for (const row of await rowsOf('thai', 'Concord', 'something cheaper')) expect(row.neighborhood).toBe('Concord');
  });

  test('says that a town is not in the guide', async () => {
    expect((await reply('restaurants in Los Angeles')).text).toMatch(/(?:no|nothing|anything) .*Los Angeles/);
  });
});

describe('context that is not a wish', () => {
  test.each([
    'meet my Thai friend in Oakland for mexican',
    "I'm learning Korean. Want something mexican in Oakland",
    'My Italian class is over, I want mexican in Oakland',
    'my car broke down, mexican in Oakland',
    'The view from my office is great. Mexican in Oakland?',
    'My garden is in bloom! Mexican in Oakland',
    'I have a headache. Mexican in Oakland',
  ])('%s', async (message) => {
    const rows = await rowsOf(message);
    expect(rows.map(({ cuisine, neighborhood }) => `${cuisine} ${neighborhood}`)).toEqual([
      'Mexican Oakland',
      'Mexican Oakland',
    ]);
    expect((await reply(message)).text).not.toMatch(/notes don't promise|nothing inexpensive|no cheap/);
  });
});

describe('restaurant names', () => {
  test.each([
    ['La Folie', 'La Folie'],
    ['is Kokkari expensive?', 'Kokkari Estiatorio'],
    ['kokkari phone number', 'Kokkari Estiatorio'],
  ])('%s is %s', async (message, name) => {
    expect((await rowsOf(message)).map((row) => row.name)).toEqual([name]);
  });

  test('a town after a name selects that branch, and a booking question keeps it', async () => {
    for (const messages of [
      ["I'd like to book Benihana", 'the one in Concord'],
      ["I'd like to book Benihana", 'the one in Concord', '7 pm'],
    ])
      expect((await rowsOf(...messages)).map(({ name, neighborhood }) => [name, neighborhood])).toEqual([
        ['Benihana', 'Concord'],
      ]);
  });
});

describe('booking details', () => {
  test('dates, times and party sizes do not change the results', async () => {
    const shown = (await reply('italian in Oakland', 'book a table')).cards;
    for (const said of [
      '2',
      '6:30',
      'tomorrow',
      'next Friday',
      'party of 6',
      'just me and my wife',
      'for my family of 4',
    ])
      expect([said, (await reply('italian in Oakland', 'book a table', said)).cards]).toEqual([said, shown]);
  });
});

test('a question about the shown restaurants does not become a filter', async () => {
  const before = await rowsOf('thai in Oakland', 'how about Berkeley');
  for (const question of ['do they have live music?', 'alcohol?', 'do they do take out?'])
    expect((await rowsOf('thai in Oakland', question, 'how about Berkeley')).map(({ id }) => id).toSorted()).toEqual(
      before.map(({ id }) => id).toSorted(),
    );
});

test('without notes, the bar flag decides about wine and alcohol-free places', async () => {
  expect((await rowsOf('thai with wine in Oakland'))[0]?.bar).toBe(true);
  for (const row of await rowsOf('restaurant that serves no alcohol in Oakland')) expect(row.bar).toBe(false);
});

test.each([
  ['street food', 'Street Food'],
  ['soul food', 'Soul Food Kitchen'],
  ['fast food', 'Fast Food Place'],
  ['thai', 'Thai Food Restaurant'],
])('a cuisine is known by its name, also with words that mean nothing beside it: %s', async (message, cuisine) => {
  const cuisines = ['French Restaurant', 'Street Food', 'Soul Food Kitchen', 'Fast Food Place', 'Thai Food Restaurant'];
  const guide = talkAbout(cuisines.map((one, at) => restaurant(at + 1, { cuisine: one })));
  expect((await guide.rowsOf(message)).map((row) => row.cuisine)).toEqual([cuisine]);
});
