import { hours as parsed } from '@saffron/contracts/guide-fields';
import type { OpeningHoursSpecification } from '@saffron/contracts/hours/opening-hours';
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const place = (id: number, name: string, cuisine: string, hours: string, more = {}) =>
  restaurant(id, { name, cuisine, rating: 4, hours: parsed.parse(hours) as OpeningHoursSpecification[], ...more });

/** A Friday at half past five. */
const { reply } = talkAbout(
  [
    place(1, 'Frost', 'Ice cream', 'Mo-Su 12:00-22:00', { mealTypeLunch: false, mealTypeDinner: false }),
    place(2, 'Pepe', 'Pizza', 'Mo-Th 12:00-22:00; Fr-Sa 12:00-01:30', { tag: 'Kid friendly', reservations: true }),
    place(3, 'Night Owl', 'Ramen', 'Mo-Su 18:00-03:00', { tag: 'Late night' }),
    place(4, 'Orchard', 'British', 'Mo-Sa 12:00-21:00', { tag: 'Kid friendly', reservations: true }),
    place(5, 'Sunny', 'British', 'Tu-Su 10:00-20:00', { tag: 'Kid friendly' }),
  ],
  { date: '2026-11-20', minute: 17.5 * 60 },
);

describe('a number', () => {
  const BOUNDS = ['after', 'before', 'until', 'till', 'past', 'by'];
  test.each(BOUNDS.flatMap((bound) => ['7', '8', 'seven'].map((hour) => `${bound} ${hour}`)))(
    '%s: is an hour, whatever was asked for before',
    async (said) => {
      const { text } = await reply('ice cream', said);
      expect(text).not.toMatch(/group|for (?:7|8|seven|eight)|squeeze|room for/);
    },
  );

  test.each(["they're 4 and 7", 'she is five', "he's 9", 'they are 2 and 5'])('%s: is an age', async (said) => {
    const { text, cards } = await reply('dinner with the kids', said);
    expect(text).not.toMatch(/squeeze|room for|ring ahead for|I didn't get/);
    expect(cards.length).toBeGreaterThan(1);
  });

  test('is how many come, where the diners count themselves', async () =>
    expect((await reply('dinner tonight', "we're 9")).text).toMatch(/9|nine/));
});

test.each(["lunch, my friend's vegan", "my cousin's in a wheelchair, dinner", "dinner, my colleague's coeliac"])(
  '%s: tells of one person',
  async (said) => expect((await reply(said)).text).not.toMatch(/group/),
);

test.each(["dinner, we'd need to be out by 8", 'dinner, we have to leave by 8', 'a bite before the film at 8'])(
  '%s: is no hour of a table',
  async (said) =>
    expect((await reply(said, 'can you get us a table at Pepe?')).text).not.toMatch(/table at 8|for 8|8pm/),
);

describe('open late', () => {
  test.each(['open past midnight', 'somewhere open after midnight', 'food, open until 1'])(
    '%s: goes by the recorded hours of that day',
    async (said) => {
      const { cards } = await reply(said);
      expect(cards.map(({ name }) => name).sort()).toEqual(['Night Owl', 'Pepe']);
    },
  );
  test.each(['anywhere open until midnight on Saturday', 'food until midnight tomorrow'])(
    '%s: closing at that hour will do',
    async (said) => {
      const inn = place(6, 'Inn', 'Pub', 'Mo-Su 12:00-24:00', { bar: true });
      const { cards } = await talkAbout([inn], { date: '2026-11-20', minute: 17.5 * 60 }).reply(said);
      expect(cards.map(({ name }) => name)).toEqual(['Inn']);
    },
  );
  test('of another day, too', async () =>
    expect((await reply('open past midnight on Monday')).cards.map(({ name }) => name)).toEqual(['Night Owl']));
});

describe('one of two days', () => {
  test.each(['is Saturday or Sunday better?', 'is it open Saturday or Sunday?', 'Sunday or Saturday, which is better'])(
    '%s: both are told',
    async (said) => {
      const { text } = await reply('Orchard or Sunny?', 'what about Orchard?', said);
      expect(text).toMatch(/on Saturday/);
      expect(text).toMatch(/closed on Sunday/);
      expect(text).not.toMatch(/^Yes|^No/);
    },
  );
});

describe('a need that is put right', () => {
  const guide = [
    restaurant(1, { name: 'Salaam', cuisine: 'Lebanese', tag: 'Halal' }),
    restaurant(2, { name: 'Beth', cuisine: 'Deli', tag: 'Kosher' }),
  ];
  test.each(['no, halal sorry', 'sorry, I meant halal', 'halal, not kosher', 'oops, halal'])(
    '%s: takes the place of the other',
    async (said) => {
      const { text, cards } = await talkAbout(guide).reply('my uncle keeps kosher', said);
      expect(cards.map(({ name }) => name)).toEqual(['Salaam']);
      expect(text).not.toMatch(/kosher/i);
    },
  );
});

test.each(['so which ones are ok?', 'where can we eat then', 'which places are safe?'])(
  'a place that nobody can vouch for is no only answer: %s',
  async (said) => {
    const guide = [
      restaurant(1, { name: 'Slurp', cuisine: 'Ramen', rating: 5, saffronNotes: 'Broth.' }),
      restaurant(2, { name: 'Grain', cuisine: 'Cafe', saffronNotes: 'Toast and soup.' }),
    ];
    const { cards } = await talkAbout(guide).reply('ramen', "I've a nut allergy", said);
    expect(cards.map(({ name }) => name)).toContain('Grain');
  },
);
