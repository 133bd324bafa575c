import { hours as hoursField } from '@saffron/contracts/guide-fields';
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const NOW = { date: '2026-11-26', minute: 17 * 60 };
const place = (id: number, name: string, cuisine: string, hours: string, saffronNotes: string, bar = false) =>
  restaurant(id, {
    name,
    neighborhood: 'Cooper Row',
    cuisine,
    bar,
    restaurant: !bar,
    price: 2,
    rating: 5 - id / 4,
    mealTypeDinner: !bar,
    reservations: true,
    hours: hoursField.parse(hours),
    saffronNotes,
  });
const row = [
  place(1, 'Marrow Lamp', 'Greek', 'Mo-Su 17:00-00:00 (last orders 21:15)', 'Lamb on the bone and lemon potatoes.'),
  place(2, 'Late Halyard', 'Greek', 'Mo-Su 17:00-01:00 (last orders 00:00)', 'Octopus, broad beans, ouzo.'),
  place(3, 'Ninepin', 'Cocktail bar', 'Mo-Su 18:00-03:00', 'Cocktails with sherry and smoke.', true),
];
const { reply } = talkAbout(row, NOW);

describe('whether they can come and eat at an hour', () => {
  test.each([
    'could we get to Marrow Lamp by 21:40 and still eat?',
    'is twenty to ten too late for Marrow Lamp?',
    'if we turn up at Marrow Lamp at 21:40, will the kitchen still be going?',
  ])('is told by the last orders, with what takes them then: %s', async (message) => {
    const { text, cards } = await reply('greek food on Friday', 'when are last orders', message);
    expect(text).toMatch(/^(?:No|Yes), Marrow Lamp takes last orders at 21:15/);
    expect(text).not.toContain('address');
    expect(cards.map(({ name }) => name)).toContain('Late Halyard');
  });

  test('holds for what is asked next', async () => {
    const { text } = await reply(
      'Late Halyard on Friday',
      'can we be there by half ten?',
      'will the kitchen still be going?',
    );
    expect(text).toMatch(/^Yes, Late Halyard/);
  });

  test('the usual hours of a meal are no hour that was said', async () => {
    const { text } = await reply('dinner at Marrow Lamp on Friday, when do they take last orders');
    expect(text).toMatch(/until 21:15/);
  });

  test('where one has to be elsewhere by an hour, the meal is before it', async () => {
    const { cards } = await reply('greek tonight, we have to be at the station by nine');
    expect(cards.map(({ name }) => name)).toContain('Marrow Lamp');
  });
});

describe('what comes after an event', () => {
  test.each([
    'greek dinner then cocktails on friday, the concert is over at ten so dinner after the concert',
    'dinner then cocktails on friday, greek. the gig finishes at ten, dinner after the gig',
  ])('is one dinner when that is over, and then the rest: %s', async (message) => {
    const { text, cards } = await reply(message);
    expect(cards.map(({ name }) => name)).toEqual(['Late Halyard', 'Ninepin']);
    expect(text).toMatch(/Late Halyard[^.]* at 22:00/);
  });

  test.each([
    'the match is over at half nine on friday. dinner afterwards, greek',
    'our play ends at half nine on friday, dinner afterwards, greek food',
  ])('and what is told of that dinner is no second stop: %s', async (message) => {
    const { cards } = await reply(message);
    expect(cards.map(({ name }) => name)).toContain('Late Halyard');
  });
});
