import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const notes = (vibe: string, food_notes = '') => JSON.stringify({ vibe, food_notes });
const place = (id: number, name: string, cuisine: string, saffronNotes: string, more = {}) =>
  restaurant(id, { name, cuisine, neighborhood: 'Mill Quarter', price: 2, saffronNotes, rating: 4, ...more });

const pubs = [
  place(1, 'Amber Stool', 'Pub', notes('Karaoke on Fridays and a queue at the door.'), {
    rating: 5,
    phone: '555-0101',
  }),
  place(2, 'Broad Table', 'Pub', notes('A plain room with a dartboard.'), { rating: 4.5, phone: '555-0102' }),
  place(3, 'Cold Kettle', 'Pub', notes('A plain room with a piano.'), { rating: 4, phone: '555-0103' }),
  place(4, 'Dun Lantern', 'Thai', notes('Six tables.', 'Peanuts are in most dishes.'), { rating: 4 }),
  place(5, 'Early Finch', 'Burgers', notes('Six tables.', 'Burgers; the kitchen is nut-free.'), { rating: 4 }),
];
const { reply } = talkAbout(pubs);
const shown = async (...messages: string[]) => (await reply(...messages)).cards.map(({ name }) => name);

describe('what comes next in a list', () => {
  test.each(['next one', 'ok then the next best', 'next', 'the next option?'])('is the second: %s', async (message) => {
    const [, second] = await shown('a pub');
    expect(await shown('a pub', message)).toEqual([second]);
  });

  test.each(['next one', 'and after that?'])('is the third after it: %s', async (message) => {
    const [, , third] = await shown('a pub');
    expect(await shown('a pub', 'next one', message)).toEqual([third]);
  });

  test.each(["the next best, what's their number?", 'next one. do they have a phone number?'])(
    'is what the question beside it is about: %s',
    async (message) => {
      const [, second = ''] = await shown('a pub');
      const { text, cards } = await reply('a pub', message);
      expect(cards.map(({ name }) => name)).toEqual([second]);
      expect(text).toContain(pubs.find(({ name }) => name === second)?.phone);
    },
  );
});

describe('what is ruled out after places were shown', () => {
  test.each(['not karaoke', 'no karaoke though', 'hated the karaoke'])(
    'leaves those that have none of it: %s',
    async (message) => {
      const { cards, text } = await reply('a pub', message);
      expect(cards.map(({ name }) => name).toSorted()).toEqual(['Broad Table', 'Cold Kettle']);
      expect(text).toContain('Amber Stool');
    },
  );

  test('is said not to concern them, where none has it', async () => {
    const before = await shown('a pub');
    const { cards, text } = await reply('a pub', 'no buffet');
    expect(cards.map(({ name }) => name)).toEqual(before);
    expect(text).not.toMatch(/rated|again/);
  });

  test('is a place that nobody spoke of', async () => {
    const before = await shown('a pub');
    expect(await shown('a pub', 'hated Dun Lantern last time btw')).toEqual(before);
  });

  test.each(['is that karaoke place far?', 'too greasy?'])('is nothing that is only asked: %s', async (message) =>
    expect((await reply('a pub', message)).text).not.toMatch(/leave out|still (?:works?|fine|good)/),
  );
});

describe('what is about the assistant', () => {
  test.each(['are you a robot', 'who made you?', 'you there?'])('is asked of no place: %s', async (message) => {
    const { text } = await reply('a pub', message);
    for (const { name } of pubs) expect(text).not.toContain(name);
  });
});

test.each(['what else is safe?', 'not worth the risk. anything else'])(
  'where no place of a kitchen is safe, another kitchen is offered: %s',
  async (message) => {
    const { cards, text } = await reply('thai, i have a peanut allergy', message);
    const names = cards.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names).not.toContain('Dun Lantern');
    expect(text).toMatch(/Thai/);
  },
);

test.each(['ugh ok', 'ugh, fine'])('who puts up with what was shown has taken none of it: %s', async (message) =>
  expect((await reply('a pub', message)).text).not.toContain('555-'),
);

describe('a stop of a plan', () => {
  const square = [
    ...pubs,
    place(6, 'Fig Beans', 'Coffee', notes('Coffee and a till.'), { rating: 5, bar: false }),
    place(7, 'Gull Beans', 'Coffee', notes('Coffee and a hatch.'), { rating: 3, bar: false }),
  ];
  const town = talkAbout(square);
  const stops = async (...messages: string[]) => (await town.reply(...messages)).cards.map(({ name }) => name);

  test.each(['swap the coffee place', 'change the coffee place please', 'another coffee place instead'])(
    'is swapped, however it is told apart: %s',
    async (message) => {
      const before = await stops('burgers, then coffee, then a pub');
      expect(before[1]).toBe('Fig Beans');
      expect(await stops('burgers, then coffee, then a pub', message)).toEqual([before[0], 'Gull Beans', before[2]]);
    },
  );

  test.each(["ok then what's your favourite", 'so then which one is best?'])(
    'is none that a conclusion adds: %s',
    async (message) => {
      const before = await stops('a pub');
      const { text, cards } = await town.reply('a pub', message);
      expect(before).toContain(cards[0]?.name);
      expect(text).not.toMatch(/^after|then, /i);
    },
  );

  test.each(['drinks, then burgers in the same place', 'a pint and then food, all in one place'])(
    'is the only one where everything is to be had there: %s',
    async (message) => {
      const { text } = await town.reply(message);
      expect(text).not.toMatch(/after that|^start with|to finish|walk away/i);
    },
  );

  test.each(['and then eat', 'then somewhere to eat'])('is a meal after drinks: %s', async (message) => {
    const [meal = ''] = await stops('a pint in a pub', message);
    expect(square.find(({ name }) => name === meal)?.cuisine).not.toMatch(/coffee/i);
    expect((await stops('a pint in a pub', message, 'something Thai')).at(-1)).toBe('Dun Lantern');
  });
});
