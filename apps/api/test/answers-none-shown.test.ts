import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const notes = (vibe: string, food_notes = '') => JSON.stringify({ vibe, food_notes });
const place = (id: number, name: string, cuisine: string, saffronNotes: string, more = {}) =>
  restaurant(id, { name, cuisine, neighborhood: 'Mill Quarter', price: 2, saffronNotes, rating: 4, ...more });

const guide = [
  place(1, 'Plum Gate', 'Ramen', notes('Oak tables.', 'Ramen in four broths.'), { rating: 5, price: 3 }),
  place(2, 'Broad Heron', 'Ramen', notes('A counter.', 'Ramen with corn.'), { rating: 4.5 }),
  place(3, 'Tin Lark', 'Ramen', notes('Eight stools.', 'Ramen with clams.'), { rating: 4.4 }),
  place(4, 'Marigold Hall', 'Ramen', notes('A jazz trio plays every night. A garden in the yard.', 'Ramen.'), {
    rating: 3.5,
  }),
  place(5, 'Copper Wren', 'Greek', notes('Whitewashed walls.', 'Grilled octopus and lemon potatoes.')),
];
const { reply } = talkAbout(guide);
const shown = async (...messages: string[]) => (await reply(...messages)).cards.map(({ name }) => name);

describe('what none of those shown is known to have', () => {
  test.each(['anything with live music', 'ok, anywhere with live music?', 'something with a garden'])(
    'is looked for elsewhere: %s',
    async (message) => {
      expect(await shown('ramen')).not.toContain('Marigold Hall');
      expect(await shown('ramen', message)).toEqual(['Marigold Hall']);
    },
  );

  test('is not looked for where one of them has it', async () => {
    const { cards, text } = await reply('ramen, anywhere with live music', 'anything with a garden?');
    expect(cards[0]?.name).toBe('Marigold Hall');
    expect(text).not.toMatch(/instead|switch/i);
  });
});

describe('a kind of food that is turned down', () => {
  test.each(['nah not noodles', 'no noodles', 'actually no noodles please'])(
    'ends the wish for a dish of it: %s',
    async (message) => {
      expect(await shown('ramen', message)).toEqual(['Copper Wren']);
    },
  );
});

describe('what several people pay', () => {
  test.each(['what would it cost for the four of us', 'how much for five?', "what's the damage for six?"])(
    'is a question about prices: %s',
    async (message) => {
      const { text } = await reply('ramen', message);
      expect(text).toContain('$$');
      expect(text).not.toMatch(/room for/);
    },
  );
});
