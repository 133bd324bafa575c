import { hours as hoursField } from '@saffron/contracts/guide-fields';
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const place = (
  id: number,
  name: string,
  cuisine: string,
  saffronNotes: string,
  more: Parameters<typeof restaurant>[1] = {},
) =>
  restaurant(id, {
    name,
    cuisine,
    neighborhood: 'Ferrymount',
    price: 2,
    rating: 4,
    mealTypeLunch: true,
    mealTypeDinner: true,
    hours: hoursField.parse('Mo-Su 12:00-23:00'),
    saffronNotes,
    ...more,
  });
const town = [
  place(1, 'Alder Room', 'Greek', 'Grilled lamb with lemon and beans. Toys in the corner, and a menu for children.', {
    rating: 4.5,
  }),
  place(
    2,
    'Birch Table',
    'Café',
    'The kitchen is nut-free because the cook has an allergy herself. Lentil soup and seeded rolls.',
    {
      rating: 3.5,
    },
  ),
  place(3, 'Cedar Stool', 'Vietnamese', 'Peanut noodles, herb rolls, a pot of tea.'),
  place(4, 'Monday Driver', 'Greek', 'Chickpea stew and baked aubergine.', { rating: 3 }),
  place(
    5,
    'Damson Hall',
    'Greek',
    'A table in the loft seats 30 but it has a ladder; at the front they take groups up to six.',
    { price: 5, reservations: true },
  ),
];
const { reply } = talkAbout(town, { date: '2026-11-27', minute: 18 * 60 });
const named = async (...messages: string[]) => (await reply(...messages)).cards.map(({ name }) => name);

describe('a question about a place that is named', () => {
  test.each([
    'what about Cedar Stool, is it safe?',
    'and Cedar Stool that everyone raves about, is it safe for him?',
    'what about Cedar Stool everybody loves, is that safe?',
    'what about the Vietnamese place up the road, is that safe for him?',
  ])('is answered about that one, whatever was shown before: %s', async (message) => {
    const { text, cards } = await reply('my son has a nut allergy. lunch?', message);
    expect(text).toMatch(/Cedar Stool/);
    expect(text).not.toMatch(/nut-free|herself/);
    expect(cards.map(({ name }) => name)).toEqual(['Cedar Stool']);
  });

  test.each([
    'is the Crooked Anchor nice?',
    'somebody at work told me about the Crooked Anchor, is it nice?',
    'what about Crooked Anchor?',
  ])('is told that nobody knows the place: %s', async (message) => {
    expect((await reply(message)).text).toMatch(/don't know a place called Crooked Anchor/);
  });

  test('is no wish for the day in its name', async () => {
    const [first] = await named('is Monday Driver any good?', 'where would you go for Greek food then?');
    expect(first).toBe((await named('Greek food'))[0]);
  });
});

describe('somebody with an allergy among children', () => {
  test.each(['my kid has a nut allergy. lunch', 'lunch with my daughter, she is allergic to nuts'])(
    'is sent where the kitchen keeps it out, and hears what is not known: %s',
    async (message) => {
      const { text, cards } = await reply(message);
      expect(cards[0]?.name).toBe('Birch Table');
      expect(text).toMatch(/children/);
      expect(text).toMatch(/kitchen/);
    },
  );
});

describe('what somebody looks for', () => {
  test.each([
    'so where would you go for lamb with a toddler?',
    'right, where should we eat for a Vietnamese lunch then?',
  ])('is looked for, after a question about another place: %s', async (message) => {
    const cards = await named('is Damson Hall any good?', message);
    expect(cards.length).toBeGreaterThan(0);
    expect(cards).not.toEqual(['Damson Hall']);
  });

  test.each(["oh, it's 14 now", 'make that 14', "we thought ten, now there's 14 of us"])(
    'is for as many as are told: %s',
    async (message) => {
      const { text } = await reply('is Damson Hall any good?', message);
      expect(text).toMatch(/seats 30|room for 14/);
    },
  );
});

describe('whether places take bookings', () => {
  test.each(['do they take bookings?', 'do any of these take reservations?', 'which ones can I book?'])(
    'is answered, and nobody hears that it cannot be done from here: %s',
    async (message) => {
      const { text } = await reply('is Damson Hall any good?', message);
      expect(text).toMatch(/bookings/);
      expect(text).not.toMatch(/myself|can't (?:book|make|do)|can't do for you/);
    },
  );
});
