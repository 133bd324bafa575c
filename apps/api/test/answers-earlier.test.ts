import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const place = (id: number, name: string, price: number, vibe: string, more = {}) =>
  restaurant(id, {
    name,
    cuisine: 'Thai',
    neighborhood: 'Mill Quarter',
    price,
    rating: 5 - id / 10,
    saffronNotes: JSON.stringify({ vibe }),
    ...more,
  });
const town = [
  place(1, 'Amber Fork', 4, 'White walls.'),
  place(2, 'Birch Fork', 4, 'A long table.'),
  place(3, 'Cedar Fork', 4, 'Paper lamps.'),
  place(4, 'Dune Fork', 1, 'Tin stools.'),
  place(5, 'Elder Fork', 2, 'A green door.'),
  place(6, 'Fern Fork', 5, 'Linen.', { rating: 2 }),
  place(7, 'Grain House', 5, 'Dark wood.', { cuisine: 'Steakhouse' }),
];
const { reply } = talkAbout(town);
const names = async (...messages: string[]) => (await reply(...messages)).cards.map(({ name }) => name);

describe('what was suggested first', () => {
  test.each([
    'what was the first one again',
    'which was the first place again?',
    'go back to the first one',
    'actually the first one you said sounded better',
    "ok let's do the original one",
  ])('is that with which the conversation began: %s', async (message) => {
    const [first = ''] = await names('Thai');
    expect(await names('Thai', 'something cheaper')).not.toContain(first);
    const { text, cards } = await reply('Thai', 'something cheaper', message);
    expect(cards[0]?.name).toBe(first);
    expect(text).toContain(first);
  });

  test.each(['what was the second one called?', 'remind me what the second one was'])(
    'a name is told: %s',
    async (message) => {
      const [, second = ''] = await names('Thai');
      const { text } = await reply('Thai', message);
      expect(text).toContain(second);
      expect(text).not.toMatch(/ring|call|know/i);
    },
  );
});

test.each(['not the one in Top Lane', 'not the place in Top Lane', 'ok but not the one on Top Lane'])(
  'a place that is told apart by where it is is left out, and the others stay: %s',
  async (message) => {
    const parted = talkAbout(town.map((row) => (row.id === 2 ? { ...row, neighborhood: 'Top Lane' } : row)));
    const shown = (await parted.reply('expensive Thai')).cards.map(({ name }) => name);
    expect(shown).toContain('Birch Fork');
    const after = (await parted.reply('expensive Thai', message)).cards.map(({ name }) => name);
    expect(after).toEqual(shown.filter((name) => name !== 'Birch Fork'));
  },
);

test.each([
  ['the most expensive one you have', 'Fern Fork'],
  ['the cheapest one you know', 'Dune Fork'],
  ["what's the priciest place available?", 'Fern Fork'],
])('of all that there is, and not of what was shown: %s', async (message, name) => {
  expect((await names('Thai', message))[0]).toBe(name);
});

test.each([
  ['curry', 'Indian'],
  ['pasta', 'Italian'],
  ['chips', 'Fish and chips'],
])('%s is what every kitchen of its kind cooks', async (dish, cuisine) => {
  const of = (id: number, more = {}) => place(id, `Place ${id}`, 2, 'White walls.', more);
  const { text, cards } = await talkAbout([of(1, { cuisine, rating: 3 }), of(2, { cuisine: 'Pub' }), of(3)]).reply(
    dish,
  );
  expect(cards[0]?.name).toBe('Place 1');
  expect(text).not.toMatch(/don't know who/);
});
