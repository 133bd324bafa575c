import { hours as parsed } from '@saffron/contracts/guide-fields';
import type { OpeningHoursSpecification } from '@saffron/contracts/hours/opening-hours';
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const names = (cards: readonly { name: string }[]) => cards.map(({ name }) => name);
const notes = (vibe: string, food_notes = '') => JSON.stringify({ vibe, food_notes });
const place = (id: number, name: string, saffronNotes: string, more = {}) =>
  restaurant(id, { name, cuisine: 'Italian', neighborhood: 'Mill Quarter', price: 2, saffronNotes, ...more });

const open = (hours: string) => ({ hours: parsed.parse(hours) as OpeningHoursSpecification[] });

describe('what a message tells beside how many they are', () => {
  const town = [
    place(1, 'Amber Stool', notes('Long tables.'), open('Mo-Th 12:00-22:00')),
    place(2, 'Broad Table', notes('Long tables.'), open('Mo-Su 12:00-23:00')),
  ];
  const { reply } = talkAbout(town, { date: '2026-11-26', minute: 17 * 60 });

  test.each([
    "we're 6 on saturday evening",
    'were 6 on saturday evening',
    "we're six now and it's saturday night",
    'we were thinking saturday evening, 6 people',
  ])('is the day as well: %s', async (message) => {
    expect(names((await reply(message)).cards)).toEqual(['Broad Table']);
  });

  test.each([
    'we were there on saturday, somewhere else for dinner',
    'we were six last saturday. somewhere for dinner',
  ])('is no day where it tells of the past: %s', async (message) => {
    expect(names((await reply(message)).cards)).toContain('Amber Stool');
  });
});

describe('words that refine', () => {
  const town = [
    place(1, 'Amber Stool', notes('A quiet room with low lamps.')),
    place(2, 'Broad Table', notes('A terrace under the plane trees. There is always a queue.')),
    place(3, 'Cold Kettle', notes('On the water, by the old locks.')),
  ];
  const { reply } = talkAbout(town);

  test.each([
    'no wait, something with a terrace',
    'oh no wait - somewhere with a terrace',
    'no wait somewhere outside',
  ])('a word that takes the last message back is no wish: %s', async (message) => {
    const { text, cards } = await reply('somewhere for dinner', message);
    expect(names(cards)[0]).toBe('Broad Table');
    expect(text).not.toMatch(/queue.*\?|without a queue/i);
  });

  test.each(['something nearer the water', 'hmm somewhere closer to the water', 'nearer to the water please'])(
    'what it is to be near to can be a wish, and not where somebody is: %s',
    async (message) => {
      const { text, cards } = await reply('somewhere quiet for dinner', message);
      expect(names(cards)[0]).toBe('Cold Kettle');
      expect(text).not.toMatch(/where you are/i);
    },
  );

  test.each(['dinner in the old town', 'somewhere near the old town tonight', 'lunch in the theatre district'])(
    'a part of town that the guide does not list is not passed over: %s',
    async (message) => {
      expect((await reply(message)).text).toMatch(/old town|theatre district/i);
    },
  );
});

describe('what can spoil a plan is said with the place', () => {
  const always = open('Mo-Su 11:00-23:30');
  const town = (told: string) => [
    place(1, 'Amber Stool', notes(`A terrace for warm nights. Good for dates. ${told}`), { ...always, rating: 5 }),
    place(2, 'Broad Table', notes('Low lamps.'), { ...always, rating: 3.5 }),
  ];
  const talk = (told: string) => talkAbout(town(told), { date: '2026-11-26', minute: 17 * 60 });

  test.each([
    ['dinner tonight', 'No reservations, and the wait is an hour.', /reservations|wait/i],
    ['dinner for 7 on sunday', 'They do not take bookings.', /bookings/i],
    ['dinner saturday night', 'No bookings.', /no bookings/i],
    ['dinner tonight at 9', 'The kitchen closes at 10.', /kitchen closes/i],
    ['dinner tonight', 'Cash.', /cash only/i],
    ['dinner tonight at 7', 'There is a queue of an hour from six.', /queue/i],
    ['dinner on saturday', 'Min spend Sat $30.', /min spend/i],
    ['dinner tonight with the kids', 'Over 21 after 9.', /over 21/i],
    ['dinner tonight with the kids', 'It is 21 and over after 9.', /21 and over/i],
    ['a quick dinner tonight', 'There is always a queue down the stairs.', /queue/i],
  ])('of the first place of a search: %s, where “%s”', async (message, told, said) => {
    const { text, cards } = await talk(told).reply(message);
    expect(names(cards)[0]).toBe('Amber Stool');
    expect(text).toMatch(said);
  });

  test.each(['Book a month ahead for weekends.', 'Book a month ahead, with a $50 deposit per person.'])(
    'and what it is too late for is no answer where something else is: %s',
    async (told) => {
      expect(names((await talk(told).reply('dinner saturday night')).cards)).toEqual(['Broad Table']);
      const { text } = await talk(told).reply('dinner saturday night on a terrace');
      expect(text).toMatch(/tables are booked a month ahead/i);
    },
  );

  test.each([
    ['dinner tonight', 'Book a month ahead for weekends.', /month ahead/i],
    ['dinner tonight', 'Book swap on Tuesday evenings.', /booked by/i],
    ['dinner tonight at 7', 'The kitchen closes at 10.', /kitchen closes/i],
    ['dinner tonight', 'Min spend Sat $30.', /min spend/i],
    ['dinner for 2 tonight', 'Reserve for parties of five or more.', /five or more/i],
    ['dinner for 2 tonight', 'Reservations are for six and up.', /six and up/i],
  ])('and not where it does not bear on it: %s, where “%s”', async (message, told, said) => {
    expect((await talk(told).reply(message)).text).not.toMatch(said);
  });

  test.each(['make it saturday', 'somewhere with a terrace', "we're 7 now", "let's do the first one"])(
    'of a place that a later turn puts forward, once: %s',
    async (message) => {
      const { reply } = talk('No bookings for groups, and at weekends the wait is two hours.');
      const { text } = await reply('dinner for 2 on thursday', message);
      const { text: after } = await reply('dinner for 2 on thursday', message, 'somewhere with a terrace');
      if (message.includes('saturday') || message.includes('7')) expect(text).toMatch(/no bookings for groups/i);
      expect(after.match(/no bookings for groups/gi)?.length ?? 0).toBeLessThan(2);
    },
  );

  test('the weightiest first', async () => {
    const told = 'No bookings. Brisket is usually gone by 6. They take cash only.';
    expect((await talk(told).reply('dinner for 7 on saturday')).text).toMatch(/no bookings/i);
  });
});

describe('what was wished before holds for each place of a later turn', () => {
  const always = open('Mo-Su 11:00-23:30');
  const town = [
    place(1, 'Amber Stool', notes('Quiet, with low lamps. Good for a date.'), { ...always, price: 3, rating: 5 }),
    place(2, 'Broad Table', notes('A terrace under the plane trees.'), { ...always, price: 2, rating: 4.5 }),
    place(3, 'Cold Kettle', notes('A terrace by the road. Good for a date.'), { ...always, price: 2, rating: 4 }),
    place(4, 'Dun Lantern', notes('A terrace on the roof.'), { ...always, price: 1, rating: 4 }),
  ];
  const { reply } = talkAbout(town, { date: '2026-11-26', minute: 17 * 60 });

  test.each([
    [['somewhere quiet for dinner', 'with a terrace please'], /how loud/i],
    [['somewhere for 8 on sunday, lively', 'cheaper'], /groups/i],
    [['a romantic dinner', 'somewhere outside', 'cheaper'], /date/i],
    [['somewhere quiet outside', 'cheaper'], /how loud/i],
  ] as const)('what one of them does not tell is said: %s', async (messages, said) => {
    const { text, cards } = await reply(...messages);
    expect(names(cards).length).toBeGreaterThan(0);
    expect(text).toMatch(said);
  });

  test('what no place tells is said once, for all', async () => {
    const { text, cards } = await reply('somewhere quiet on a terrace, tonight');
    expect(cards.length).toBeGreaterThan(1);
    expect(text.match(/how loud/g)).toHaveLength(1);
  });

  test('a place with poor ratings is told to be silent on a wish, too', async () => {
    const poor = talkAbout([place(1, 'Amber Stool', notes('Low lamps.'), { ...always, rating: 2.5 })]);
    expect((await poor.reply('somewhere with a terrace')).text).toMatch(/outside|outdoor/i);
  });

  test.each(['actually make it 10pm', 'saturday instead', 'no, sunday at 8'])(
    'a place whose hours nobody knows is named where another time is said: %s',
    async (message) => {
      const silent = talkAbout(
        [
          place(1, 'Amber Stool', notes('Low lamps.'), open('Th 11:00-21:30')),
          place(2, 'Broad Table', notes('Low lamps.')),
        ],
        { date: '2026-11-26', minute: 17 * 60 },
      );
      const { text, cards } = await silent.reply('dinner tonight at 8', message);
      for (const name of names(cards)) expect(text).toContain(name);
    },
  );

  test.each(['is the first one ok for kids', 'would it work for kids'])(
    'what only hints speak for is told with what it is about: %s',
    async (message) => {
      const { text } = await talkAbout([place(1, 'Amber Stool', notes('Outdoor seating in a garden.'), always)]).reply(
        'somewhere for dinner',
        message,
      );
      expect(text).not.toMatch(/Amber Stool might do\.$/);
    },
  );
});

test.each(['somewhere else', 'not that one, somewhere else', 'anything else?'])(
  'a place named beside those that turn out to be closed is no answer by itself: %s',
  async (message) => {
    const early = [
      place(1, 'Amber Stool', notes('Breakfast from seven.', 'Eggs.'), {
        ...open('Mo-Su 07:00-15:00'),
        mealTypeBreakfast: true,
      }),
      place(2, 'Broad Table', notes('Breakfast.', 'Eggs.'), { ...open('Mo-Su 09:00-15:00'), mealTypeBreakfast: true }),
      place(3, 'Cold Kettle', notes('Low lamps.', 'Stew.'), { mealTypeBreakfast: true, price: 4 }),
    ];
    const { reply } = talkAbout(early, { date: '2026-11-26', minute: 17 * 60 });
    const { text, cards } = await reply('cheap breakfast on saturday at 7.30', message);
    for (const name of names(cards)) expect(text).toMatch(new RegExp(`${name}(?!'s hours)`));
  },
);
