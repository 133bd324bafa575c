import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const notes = (vibe: string, food_notes: string, occasions = '') => JSON.stringify({ vibe, food_notes, occasions });
const row = (id: number, name: string, saffronNotes: string, more: Partial<Parameters<typeof restaurant>[1]> = {}) =>
  restaurant(id, { name, saffronNotes, mealTypeLunch: true, mealTypeDinner: true, reservations: true, ...more });

const NOW = { date: '2026-11-26', minute: 19 * 60 };

/** Places that differ by one sentence. */
const GUIDE = [
  row(1, 'Copper Hall', notes('A plain room.', 'Roast lamb is $20.', 'The back room holds 35 on weeknights.'), {
    rating: 3.5,
  }),
  row(2, 'Tin Alley', notes('A plain room.', 'Roast lamb is $21.', 'It is good for a table of ten.'), { rating: 5 }),
  row(3, 'Wick Street', notes('A plain room.', 'Roast pork is $22.', 'Parties over eight are turned down.'), {
    rating: 5,
  }),
  row(4, 'Plug & Cup', 'Drip coffee is $3. There is an outlet at every seat and nobody minds if you stay.', {
    cuisine: 'Cafe',
  }),
  row(5, 'Marrow House', notes('It is loud by eight.', 'The kitchen is free of peanuts and tree nuts.'), {
    tag: 'Nut-free',
    rating: 5,
  }),
  row(6, 'Almond Yard', notes('A quiet yard.', 'Almond cake and peanut noodles.'), { rating: 5 }),
];
const { reply } = talkAbout(GUIDE, NOW);

describe('of a place is told what meets the wish', () => {
  test.each([
    ['a retirement dinner for 30 people', 'Copper Hall', 'holds 35'],
    ['we are 25, where can we have dinner', 'Copper Hall', 'holds 35'],
    ['dinner for a party of 9', 'Tin Alley', 'table of ten'],
    ['somewhere to work with a plug', 'Plug & Cup', 'outlet at every seat'],
    ['coffee and a power outlet, place to work', 'Plug & Cup', 'outlet at every seat'],
  ])('%s', async (message, name, told) => {
    const { text, cards } = await reply(message);
    expect(cards[0]?.name).toBe(name);
    expect(text).toContain(told);
    expect(cards.map((card) => card.name)).not.toContain(/\b(?:9|25|30)\b/.test(message) ? 'Wick Street' : '');
  });

  test.each(['dinner, my son is allergic to peanuts', 'tree nut allergy, where can we eat'])(
    'what keeps out an allergen comes first, quoted and with a caution: %s',
    async (message) => {
      const { text, cards } = await reply(message);
      expect(cards[0]?.name).toBe('Marrow House');
      expect(cards.map(({ name }) => name)).not.toContain('Almond Yard');
      expect(text).toContain('“The kitchen is free of peanuts and tree nuts.”');
      expect(text).toMatch(/kitchen confirm/);
    },
  );

  test.each(['surprise me', 'you choose', 'best place in town'])(
    'one place, and at most one more: %s',
    async (message) => {
      const { text, cards } = await reply(message);
      expect(cards.length).toBeLessThanOrEqual(2);
      expect(text).not.toMatch(/\?\s*$/);
    },
  );
});
