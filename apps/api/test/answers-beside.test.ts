import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { guideWithTraps, talkAbout } from './quality-talk.ts';

const NOW = { date: '2026-11-26', minute: 19 * 60 };
const { reply, rowsOf } = talkAbout(guideWithTraps, NOW);

const place = (id: number, name: string, cuisine: string, neighborhood: string, vibe: string, more = {}) =>
  restaurant(id, { name, cuisine, neighborhood, price: 2, saffronNotes: JSON.stringify({ vibe }), ...more });
const town = [
  place(1, 'Amber Grill', 'Steakhouse', 'Mill Quarter', 'Dark wood. Cards are fine.', { phone: '555-0101' }),
  place(2, 'Birch Pot', 'Indian', 'Mill Quarter', 'A loud room. Cards are fine.', { phone: '555-0102' }),
  place(3, 'Cedar Pot', 'Indian', 'Top Lane', 'A quiet room. Cash only.', { phone: '555-0103', price: 4 }),
  place(4, 'Dune Cone', 'Ice cream', 'Top Lane', 'A hatch with two benches. No dress code.', { phone: '555-0104' }),
];
const { reply: say } = talkAbout(town, NOW);

describe('a question beside the first wish is answered of what is found', () => {
  test.each([
    ['Steak for two. Do they take cards?', 'Amber Grill', /cards/i],
    ['indian in Top Lane, do they take cards', 'Cedar Pot', /cash/i],
    ['Hi! Indian in Top Lane please. Is it expensive?', 'Cedar Pot', /Cedar Pot is expensive|it's expensive/i],
    ["ice cream please, what's the phone number?", 'Dune Cone', /555-0104/],
    ['We want ice cream. Which part of town is it in?', 'Dune Cone', /in Top Lane/],
  ])('%s', async (message, name, told) => {
    const { text, cards } = await say(message);
    expect(cards.map((card) => card.name)).toEqual([name]);
    expect(text).toContain(name);
    expect(text).toMatch(told);
  });

  test.each(['Italian', 'French', 'Korean', 'Ethiopian'])('by what the guide has: %s', async (cuisine) => {
    const before = await rowsOf(`${cuisine} for two`);
    const { text, cards } = await reply(`${cuisine} for two. Do I need to book?`);
    expect(cards.length).toBeGreaterThan(0);
    expect(before.map(({ cuisine: is }) => is)).toContain(cuisine);
    expect(text).toMatch(/book/i);
  });

  test.each(['bar', 'pub'])('and hours that are asked are no wish to sit late: %s', async (kind) => {
    const { text } = await reply(`a quiet ${kind} tonight, and how late are they open?`);
    expect(text).toMatch(/shuts? at|closes? at|open until/);
    expect(text).toMatch(/quiet/);
  });

  test.each(['Indian in Mill Quarter, can you help me?', 'indian in Mill Quarter, what do you have?'])(
    'but the assistant is asked nothing of a place: %s',
    async (message) => {
      const { text, cards } = await say(message);
      expect(cards.map(({ name }) => name)).toEqual(['Birch Pot']);
      expect(text).not.toMatch(/don't know|can't (?:say|tell)/);
    },
  );

  test.each(["Thai please, what's safe for my nut allergy?", 'I am allergic to nuts. Thai please. How spicy is it?'])(
    'and never past an allergy: %s',
    async (message) => {
      expect((await rowsOf(message)).map(({ cuisine }) => cuisine)).not.toContain('Thai');
    },
  );
});

describe('a question that looks for a place is the wish itself', () => {
  test.each([
    ['We hate curry. Where can we have dinner in Eastgate?', 'Eastgate'],
    ["I'm vegan. Where can we eat in Silk Market?", 'Silk Market'],
  ])('%s', async (message, area) => {
    for (const before of [[], ['a cheap place']]) {
      const { cards } = await reply(...before, message);
      expect(cards.length).toBeGreaterThan(0);
      expect(new Set(cards.map(({ neighborhood }) => neighborhood))).toEqual(new Set([area]));
    }
  });
});

describe('a question beside a later wish for other places', () => {
  test.each([
    ["I'd like one in Top Lane. Is it loud there?", 'Cedar Pot', /quiet/i],
    ['We want one in Top Lane, do they take cards?', 'Cedar Pot', /cash/i],
  ])('is about those: %s', async (message, name, told) => {
    const { text, cards } = await say('indian in Mill Quarter', message);
    expect(cards.map((card) => card.name)).toEqual([name]);
    expect(text).toMatch(told);
  });

  test.each([
    ["I'd like one in Old Harbour. Is Nizam Gate in Old Harbour?", 'Old Harbour', /Nizam Gate is in Eastgate/],
    ["We'd like one in Eastgate. Is Chez Honorine in Eastgate?", 'Eastgate', /Chez Honorine is in Crown Hill/],
  ])('or about the place that it names: %s', async (message, area, told) => {
    const { text, cards } = await reply('a cheap place', message);
    expect(new Set(cards.map(({ neighborhood }) => neighborhood))).toEqual(new Set([area]));
    expect(text).toMatch(told);
    const { cards: later } = await reply('a cheap place', message, 'no preference, you choose');
    expect(new Set(later.map(({ neighborhood }) => neighborhood))).toEqual(new Set([area]));
  });
});

test.each([
  'Please tell me the address and phone number of the ice cream place',
  'tell me the address and the phone number of the ice cream one',
  'could you tell me the address and phone number of the second one',
])('two facts of one place are one request: %s', async (message) => {
  const { text, cards } = await say('somewhere in Top Lane', message);
  expect(cards).toHaveLength(1);
  const { name, phone } = town.find((row) => row.name === cards[0]?.name) ?? {};
  expect(text).toContain(phone);
  for (const other of town.filter((row) => row.name !== name)) expect(text).not.toContain(other.name);
});

test.each([
  ['Do you have Indian or Thai?', 'Indian'],
  ['do you have any Steakhouse food', 'Steakhouse'],
])('what the guide has is no question about what was shown: %s', async (message, cuisine) => {
  const { cards } = await say('somewhere in Mill Quarter', message);
  expect(cards.length).toBeGreaterThan(0);
  expect(new Set(cards.map((card) => card.cuisine))).toEqual(new Set([cuisine]));
});

test.each([
  ['Is Nizam Gate in Old Harbour?', /Nizam Gate is in Eastgate/],
  ['is Chez Honorine in Crown Hill', /Chez Honorine is in Crown Hill/],
])('whether a place is in a part of town is told by its record: %s', async (message, told) => {
  expect((await reply(message)).text).toMatch(told);
  expect((await reply('sushi', message)).text).toMatch(told);
});
