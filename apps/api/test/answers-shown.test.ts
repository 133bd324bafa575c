import { hours as parsed } from '@saffron/contracts/guide-fields';
import { describe, expect, test } from 'vitest';
import { createSnapshot } from '../src/features/search/snapshot/create-snapshot.ts';
import { restaurant } from './example-guide.ts';
import { talkAbout, talkTo } from './quality-talk.ts';

const notes = (vibe: string, food: string) => JSON.stringify({ vibe, food_notes: food });

/** Three places of one kind: the first shuts early, the second late, and of the third no hours are known. */
const town = [
  restaurant(1, {
    name: 'Marsh Pelican',
    cuisine: 'Greek',
    price: 2,
    rating: 4.5,
    phone: '555-0101',
    tag: 'Take-out',
    hours: parsed.parse('Mo-Su 09:00-15:30'),
    saffronNotes: notes('A queue down the street most days.', 'Grilled octopus, chicken with lemon, bean soup.'),
  }),
  restaurant(2, {
    name: 'Indigo Lamp',
    cuisine: 'Greek',
    price: 3,
    rating: 4,
    phone: '555-0102',
    hours: parsed.parse('Mo-Su 17:00-00:30 (last orders 23:15)'),
    saffronNotes: notes('Linen and candles.', 'Lamb chops are $24, the set menu $45 a person.'),
  }),
  restaurant(3, {
    name: 'Quarry Thistle',
    cuisine: 'Greek',
    price: 1,
    rating: 3.5,
    phone: '555-0103',
    saffronNotes: notes('Benches under a vine.', 'The whole kitchen is nut-free. Pies, salads, yoghurt.'),
  }),
];

/** The last reply of a conversation that begins with all three, at noon on a Sunday. */
const replyTo = (...messages: string[]) => replyAt(12, ...messages);

/** The same at an hour of that Sunday. */
async function replyAt(hour: number, ...messages: string[]) {
  const talk = talkTo(createSnapshot(town), { date: '2026-11-22', minute: hour * 60 });
  let last = await talk.send('greek food');
  const shown = last.cards.map(({ name }) => name);
  for (const message of messages) last = await talk.send(message);
  return { ...last, shown, names: last.cards.map(({ name }) => name) };
}

describe('hours', () => {
  test.each([
    'how late is Marsh Pelican open?',
    'when does Marsh Pelican close',
    'what time does Marsh Pelican shut today',
  ])('%s: says that it has shut already', async (message) =>
    expect((await replyAt(19, message)).text).toMatch(/Marsh Pelican has shut already, at 15:30/),
  );

  test.each([
    'when are last orders at Indigo Lamp?',
    "what's the latest we can order at Indigo Lamp",
    'until when does the kitchen go at Indigo Lamp',
    'Indigo Lamp: when do they stop taking orders?',
  ])('%s: says until when one can order', async (message) => {
    const { text } = await replyTo(message);
    expect(text).toMatch(/orders until 23:15/);
    expect(text).toMatch(/half past twelve/);
  });

  test('say only when it shuts where nobody knows until when one can order', async () =>
    expect((await replyTo('last orders at Marsh Pelican tomorrow?')).text).toMatch(
      /shuts at 15:30.*(?:don't know|can't say)/,
    ));

  test.each([
    ['is the first one open till 11?', 0],
    ['is the second one still open at eleven?', 1],
    ['is the first open late', 0],
  ])('%s: yes or no, of the place with that number', async (message, at) => {
    const { text, shown } = await replyTo(message);
    const isLate = shown[at] === 'Indigo Lamp';
    expect(text).toMatch(isLate ? /^Yes, Indigo Lamp/ : /^No, Marsh Pelican shut|^I (?:don't know|can't say)/);
    expect(text).not.toMatch(/opens at/);
  });

  test.each(['is Marsh Pelican open at eight tonight?', 'could we have dinner at Marsh Pelican on Tuesday at 8pm?'])(
    '%s: no reply calls a place closed and open on one day',
    async (message) => expect((await replyTo(message)).text).not.toMatch(/closed.*it's open .* that day/),
  );
});

describe('which place is meant', () => {
  test.each([
    'do they have parking there?',
    'is it loud in there',
    'what is that place like',
    "what's the number there",
  ])('%s: the one that was put first', async (message) => {
    const { names, shown } = await replyTo(message);
    expect(names).toEqual(shown.slice(0, 1));
  });

  test.each(['went there last week', 'nah, had that last month', 'I ate there last Friday, not that one'])(
    '%s: turns down the first one, and not the last',
    async (message) => {
      const { names, shown } = await replyTo(message);
      expect(names).not.toContain(shown[0]);
    },
  );

  test.each(['why that one over the others?', 'why this one and not the others', 'why it rather than the rest?'])(
    '%s: speaks of the one that was put first',
    async (message) => expect((await replyTo(message)).names[0]).toBe((await replyTo()).shown[0]),
  );
});

test.each(['any toilets there?', 'any parking there', 'which of them has toilets'])(
  '%s: turns nothing down',
  async (message) => {
    const { text, names, shown } = await replyTo(message);
    expect(shown).toEqual(expect.arrayContaining(names));
    expect(text).not.toMatch(/leave out|OK, not/);
  },
);

describe('a choice', () => {
  test.each([
    'which one then?',
    'which would you go for',
    'the best one all round? one name',
    "what's your pick of them",
    'ok which of those',
    'where would you go?',
  ])('%s: one place, and no question back', async (message) => {
    const { text, names } = await replyTo(message);
    expect(names).toHaveLength(1);
    expect(text).not.toMatch(/\?$/);
    expect(text).toContain(names[0]);
  });

  test.each(['I hate queueing. which of them?', "which one, I can't stand a long wait"])(
    '%s: leaves out the place that the notes speak against',
    async (message) => {
      const { names } = await replyTo(message);
      expect(names).toHaveLength(1);
      expect(names).not.toContain('Marsh Pelican');
    },
  );

  test.each(["I'm allergic to nuts, which of them?", 'my son has a nut allergy, which would you pick'])(
    '%s: the one that takes care of it, without a promise',
    async (message) => {
      const { text, names } = await replyTo(message);
      expect(names).toEqual(['Quarry Thistle']);
      expect(text).toMatch(/can't promise/);
    },
  );

  test('what nobody knows is said, and one is chosen by what is known', async () => {
    const { text, names } = await replyTo('which of them has the shortest walk to parking?');
    expect(text).toMatch(/don't know|can't say|can't tell you/);
    expect(names.length).toBeGreaterThan(0);
  });
});

describe('sums, dishes and what nobody knows', () => {
  test.each(['how much a head at Indigo Lamp?', 'what does Indigo Lamp cost per person'])(
    '%s: the sums of the notes',
    async (message) => expect((await replyTo(message)).text).toMatch(/\$24|\$45/),
  );

  test('a price level is no sum, and the reply says so', async () =>
    expect((await replyTo('roughly what per head at Quarry Thistle?')).text).toMatch(/exact|sum/));

  test.each(['what should I get at Marsh Pelican?', "what's good at Marsh Pelican"])('%s: dishes', async (message) =>
    expect((await replyTo(message)).text).toMatch(/octopus.*chicken with lemon/),
  );

  test.each(['is there somewhere to leave coats at Marsh Pelican?', 'do they have a cloakroom at Marsh Pelican'])(
    '%s: no sentence about the food',
    async (message) => expect((await replyTo(message)).text).not.toMatch(/octopus|soup/i),
  );
});

describe('a place that is pointed at and was not shown', () => {
  const place = (id: number, name: string, cuisine: string, vibe: string) =>
    restaurant(id, { name, cuisine, neighborhood: 'Reed Hill', price: 2, saffronNotes: JSON.stringify({ vibe }) });
  const reeds = [
    place(1, 'Ash Oven', 'Italian', 'Nine tables.'),
    place(2, 'Bay Table', 'Italian', 'Six booths.'),
    place(3, 'Clay Pan', 'Spanish', 'Eight stools.'),
    place(4, 'Dune Deck', 'Thai', 'Live music on Fridays.'),
    place(5, 'Elm Stage', 'Thai', 'Live music on Sundays.'),
    place(6, 'Fig Hall', 'Thai', 'Live music at noon.'),
  ];
  const { reply: answer } = talkAbout(reeds);

  test.each(['what about the Spanish one', 'tell me about the spanish one', 'the spanish place sounds good'])(
    'is said to be none of those, and one that is follows: %s',
    async (said) => {
      const { text, cards } = await answer('italian in reed hill', said);
      expect(text).toMatch(/showed.*Clay Pan/s);
      expect(cards.map(({ name }) => name)).toEqual(['Clay Pan']);
    },
  );

  test.each(['the one with live music', 'is the one with live music any good?', 'what about the one with parking'])(
    'is not taken for one of those that are not known to have it: %s',
    async (said) => {
      const { text, cards } = await answer('italian in reed hill', said);
      expect(text).toMatch(/showed/);
      expect(text).not.toMatch(/stay with|again|still/i);
      for (const { name } of cards.filter(({ cuisine }) => cuisine === 'Italian')) expect(text).not.toContain(name);
    },
  );

  test.each(['not the spanish one', 'the italian one', 'the first one'])('is not looked for after: %s', async (said) =>
    expect((await answer('italian in reed hill', said)).text).not.toMatch(/showed/),
  );
});
