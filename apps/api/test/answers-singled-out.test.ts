import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const notes = (vibe: string, food_notes = '') => JSON.stringify({ vibe, food_notes });
const place = (id: number, name: string, price: number, saffronNotes: string, more = {}) =>
  restaurant(id, { name, cuisine: 'Greek', neighborhood: 'Mill Quarter', price, rating: 4, saffronNotes, ...more });

const guide = [
  place(1, 'Plum Gate', 3, notes('Book two weeks ahead.', 'Octopus, and a lamb shoulder for two.'), {
    rating: 5,
    reservations: true,
    phone: '555-0101',
  }),
  place(2, 'Broad Heron', 2, notes('A counter.', 'Moussaka. Hot chocolate with cinnamon.'), { rating: 4.5 }),
  place(3, 'Tin Lark', 2, notes('Eight stools.', 'Pies.'), { rating: 4, tag: 'Vegan friendly' }),
];
const { reply } = talkAbout(guide);

describe('one of several by what it costs', () => {
  test.each([
    ['the cheap one', 'Broad Heron'],
    ['the expensive one', 'Plum Gate'],
    ['the cheap one, please', 'Broad Heron'],
  ])('%s is the one that tells them apart: %s', async (message, name) => {
    const { cards } = await reply('greek food', message);
    expect(cards.map((card) => card.name)).toEqual([name]);
  });
});

describe('whether one has to book', () => {
  test.each(['should we book ahead?', 'is it booked up usually?', 'is it hard to get in?'])(
    'is answered by the notes: %s',
    async (message) => expect((await reply('plum gate', message)).text).toMatch(/two weeks ahead|have to wait/),
  );

  test.each(['do I need to book?', 'do we have to reserve?'])('is no wish for a table: %s', async (message) =>
    expect((await reply('plum gate', message)).text).not.toMatch(/can't (?:book|make)|one thing I can't/),
  );
});

test('a dish that two share makes no place for a date', async () => {
  const { text } = await reply('plum gate', 'is it romantic?');
  expect(text).not.toMatch(/^Yes|lamb shoulder/);
});

test('hot chocolate is nothing spicy', async () => {
  const { text } = await reply('greek food', 'hot chocolate?');
  expect(text).toContain('Broad Heron');
  expect(text).not.toMatch(/spicy/);
});

test.each(['is it 100% vegan?', 'is everything totally vegan there?'])(
  'of a place that has something for a diet not all is promised: %s',
  async (message) => {
    const { text } = await reply('tin lark', message);
    expect(text).toMatch(/not all|wouldn't say all/i);
  },
);

test('"is that enough?" ends no conversation', async () => {
  const { text } = await reply('greek food', 'is that enough?');
  expect(text).not.toMatch(/pleasure|any time|enjoy/i);
});

test.each(['and food?', 'do they have food?'])('of bars it is told whether there is any food: %s', async (message) => {
  const bars = [
    restaurant(1, {
      name: 'Low Lamp',
      cuisine: 'Wine bar',
      bar: true,
      restaurant: false,
      rating: 5,
      saffronNotes: notes('Dim.', 'No kitchen, only olives.'),
    }),
    restaurant(2, {
      name: 'Amber Stool',
      cuisine: 'Wine bar',
      bar: true,
      restaurant: false,
      rating: 4,
      saffronNotes: notes('Bright.', 'Small plates: whipped cod roe, gnocchi.'),
    }),
  ];
  const { text } = await talkAbout(bars).reply('a wine bar', message);
  expect(text).toMatch(/no kitchen|only olives/i);
  expect(text).toMatch(/Amber Stool/);
  expect(text).not.toMatch(/is an? wine bar/i);
});

test('what each of several cooks is told without a word on prices', async () => {
  const { text } = await reply('greek food', 'what kind of food is it at each?');
  expect(text).toMatch(/a Greek place/);
  expect(text).not.toMatch(/sum|price|figures/);
});

test.each(['the second one, how much?', 'the last one, is it loud?'])(
  'what is asked of one place is no question of hours, whatever was asked before: %s',
  async (message) => {
    const { text } = await reply('greek food', 'are any of them open past ten?', message);
    expect(text).not.toMatch(/\bopen\b|\bhours\b|\bshuts?\b/);
  },
);
