import { hours as parsed } from '@saffron/contracts/guide-fields';
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const names = (cards: readonly { name: string }[]) => cards.map(({ name }) => name);
const place = (id: number, name: string, cuisine: string, rating: number, vibe: string, more = {}) =>
  restaurant(id, { name, cuisine, rating, price: 2, saffronNotes: JSON.stringify({ vibe }), ...more });

const town = [
  place(1, 'Amber Pot', 'Indian', 3, 'Brass lamps. Curry with coconut and lime, the best known dish of the house.'),
  place(2, 'Birch Pot', 'Indian', 4.5, 'White walls. A curry a day.'),
  place(3, 'Cedar Pot', 'Indian', 3.5, 'Two long tables. Curry on Fridays.'),
];

describe('the best of a kind', () => {
  const { reply } = talkAbout(town);

  test.each(["what's the best curry", 'best indian', 'the highest rated indian restaurant'])(
    'is one place, by its rating: %s',
    async (message) => {
      const { text, cards } = await reply(message);
      expect(names(cards)[0]).toBe('Birch Pot');
      expect(text).not.toMatch(/best rated of/);
    },
  );

  test.each(['best indian places', 'the top two indian places', 'what are the best indian restaurants'])(
    'is a list where several are asked for: %s',
    async (message) => {
      const { cards } = await reply(message);
      expect(names(cards).slice(0, 2)).toEqual(['Birch Pot', 'Cedar Pot']);
    },
  );
});

test('before the morning, a place that is closed until noon is no news', async () => {
  const hours = parsed.parse('Mo-Su 12:00-22:00');
  const dayToCome = talkAbout([place(1, 'Amber Pot', 'Indian', 4, 'Brass lamps.', { hours })], {
    date: '2026-11-25',
    minute: 4 * 60,
  });
  expect((await dayToCome.reply('indian')).text).not.toMatch(/closed|shut/i);
  expect((await dayToCome.reply('indian, open now')).text).toMatch(/closed|shut/i);
});
