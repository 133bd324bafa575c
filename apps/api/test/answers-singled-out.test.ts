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
