import { describe, expect, test } from 'vitest';
import { createSnapshot } from '../src/features/search/snapshot/create-snapshot.ts';
import { restaurant } from './example-guide.ts';
import { guideWithTraps, talkAbout, talkTo } from './quality-talk.ts';

const NOW = { date: '2026-11-27', minute: 18 * 60 + 30 };
const notes = (vibe: string, food_notes = ''): string => JSON.stringify({ vibe, food_notes });
const place = (id: number, name: string, saffronNotes: string, fields: object = {}) =>
  restaurant(id, { name, cuisine: 'Thai', neighborhood: 'Lower Lock', price: 2, rating: 4, saffronNotes, ...fields });

const kitchens = [
  place(1, 'Copper Finch', notes('Brick walls.', 'Green curry and larb.'), { rating: 5, phone: '(294) 555-0101' }),
  place(2, 'Velvet Oar', notes('Oak tables.', 'Red curry and fishcakes.'), { rating: 4.5, price: 3 }),
  place(3, 'Paper Mill', notes('Tall windows.', 'Noodles and satay.'), { rating: 4 }),
];

describe('the one after the first', () => {
  test.each([
    'and second best?',
    "what's your second choice?",
    'runner up?',
    'plan b?',
    "what if we can't get a table?",
    "ok and if they're full? what's plan b",
    "any fallback in case it's booked up?",
  ])('%s', async (message) => {
    const talk = talkTo(createSnapshot(kitchens), NOW);
    const { cards } = await talk.send('thai please');
    const second = cards[1]?.name ?? '';
    const next = await talk.send(message);
    expect(next.cards[0]?.name).toBe(second);
    expect(next.text).toContain(second);
  });

  test.each(["if they're full, where else?", 'anywhere else?', 'another one'])(
    '%s: where all were shown, the first one is not put first again',
    async (message) => {
      const talk = talkTo(createSnapshot(kitchens), NOW);
      const [first] = (await talk.send('thai please')).cards;
      const { cards, text } = await talk.send(message);
      expect(cards.length).toBeGreaterThan(0);
      expect(cards.map(({ name }) => name)).not.toContain(first?.name);
      expect(text).not.toMatch(/still the best|stay with/i);
    },
  );

  test('the only one there is stays', async () => {
    const talk = talkTo(createSnapshot(kitchens.slice(0, 1)), NOW);
    await talk.send('thai please');
    expect((await talk.send('anywhere else?')).cards.map(({ name }) => name)).toEqual(['Copper Finch']);
  });
});

test.each(['what makes the first one better?', 'what makes the second one so special?'])(
  '%s: is told why',
  async (message) => {
    const talk = talkTo(createSnapshot(kitchens), NOW);
    await talk.send('thai please');
    const { text } = await talk.send(message);
    expect(text).not.toMatch(/don't know|couldn't|can't|ring|call/i);
    expect(text.length).toBeGreaterThan(30);
  },
);

describe('what one pays', () => {
  const priced = [
    place(1, 'Copper Finch', notes('Brick walls. Cash only.', 'The set dinner is $18.')),
    place(2, 'Velvet Oar', notes('Oak tables.', 'The red curry is $14.')),
  ];

  test.each(['what would two of us pay?', 'what will we end up paying?', 'how much do we pay all in?'])(
    '%s: is told as a price',
    async (message) => {
      const talk = talkTo(createSnapshot(priced), NOW);
      await talk.send('thai dinner');
      const { text } = await talk.send(message);
      expect(text).toContain('$18');
      expect(text).not.toMatch(/cash|card/i);
    },
  );

  test.each(['how do we pay?', 'can I pay by card?', 'do they take amex'])(
    '%s: is told as a way to pay',
    async (message) => {
      const talk = talkTo(createSnapshot(priced), NOW);
      await talk.send('thai dinner');
      expect((await talk.send(message)).text).toMatch(/cash only at Copper Finch/);
    },
  );
});

describe('a reason where no list of dishes stands', () => {
  test.each([
    ['a dish in a sentence', notes('Brick walls.', 'Curries are pounded to order.'), /pounded to order/],
    ['the room alone', notes('A vaulted cellar with nine small tables and candles in bottles.'), /vaulted cellar/],
  ])('%s', async (_, saffronNotes, reason) => {
    for (const message of ['thai', 'best thai', 'a thai place please']) {
      const { text } = await talkAbout([place(1, 'Copper Finch', saffronNotes)], NOW).reply(message);
      expect(text).toMatch(reason);
      expect(text).not.toMatch(/rated/);
    }
  });

  test('a diet that nobody keeps is none', async () => {
    const saffronNotes = notes('A vaulted cellar with nine small tables.', 'A vegan menu is cooked alongside.');
    const { text } = await talkAbout([place(1, 'Copper Finch', saffronNotes)], NOW).reply('thai');
    expect(text).toMatch(/vaulted cellar/);
    expect(text).not.toMatch(/vegan/);
  });
});

test.each(['what are they like at casa luma?', 'is casa luma any good?', 'tell me about casa luma'])(
  '%s: the first two words name a place that has more',
  async (message) => {
    const rows = [...kitchens, place(4, 'Casa Luma Banquet Hall', notes('A long hall under lanterns.'))];
    expect((await talkAbout(rows, NOW).reply(message)).cards.map(({ name }) => name)).toEqual([
      'Casa Luma Banquet Hall',
    ]);
  },
);

test.each(['anywhere else?', 'anywhere else', 'and elsewhere?'])(
  '%s: asks for places not shown yet',
  async (message) => {
    const rows = [1, 2, 3, 4, 5, 6].map((id) =>
      place(id, `Finch ${'ABCDEF'[id - 1]}`, notes('Brick walls.', 'Green curry and larb.')),
    );
    const talk = talkTo(createSnapshot(rows), NOW);
    const shown = (await talk.send('thai please')).cards.map(({ name }) => name);
    const { cards } = await talk.send(message);
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.filter(({ name }) => shown.includes(name))).toEqual([]);
  },
);

test('anywhere else, after a part of town: any other part will do', async () => {
  const rows = [
    kitchens[0],
    place(5, 'Tall Heron', notes('Brick walls.', 'Larb.'), { neighborhood: 'Top Lane' }),
  ].flatMap((row) => row ?? []);
  const talk = talkTo(createSnapshot(rows), NOW);
  await talk.send('thai in lower lock');
  expect((await talk.send('anywhere else?')).cards.map(({ name }) => name)).toEqual(['Tall Heron']);
});

test.each(['when should we leave the restaurant?', 'what time do we need to leave dinner'])(
  '%s: the walk is counted',
  async (message) => {
    const { text } = await talkAbout(guideWithTraps, NOW).reply('dinner at 7 then drinks', message);
    expect(text).toMatch(/^Leave .+ around 20:(?:3|4|5)\d for .+ walk away/);
  },
);

test.each([
  'its my dads birthday, somewhere we can hear him',
  'dinner where she can hear us',
  'a place to hear one another',
])('%s: is a quiet place', async (message) => {
  const rows = [
    place(1, 'Copper Finch', notes('A loud brass band every night.', 'Green curry and larb.'), { rating: 5 }),
    place(2, 'Velvet Oar', notes('A hushed, calm room.', 'Red curry and fishcakes.'), { rating: 4 }),
  ];
  expect((await talkAbout(rows, NOW).reply(message)).cards[0]?.name).toBe('Velvet Oar');
});

test('what several faults speak against is not put first where better is near', async () => {
  const rows = [
    place(1, 'Copper Finch', notes('Overpriced and rude. The fish is overcooked.', 'Mussels.'), {
      rating: 3.5,
      price: 1,
    }),
    place(2, 'Velvet Oar', notes('Oak tables.', 'Hake.'), { rating: 3.5, price: 3 }),
  ];
  expect((await talkAbout(rows, NOW).reply('somewhere in lower lock')).cards[0]?.name).toBe('Velvet Oar');
});

test.each(['one of the kids is coeliac', 'my son is allergic to nuts'])(
  '%s: that children are welcome is no news',
  async (message) => {
    const rows = [
      place(1, 'Copper Finch', notes('High chairs.', 'Green curry and larb.'), { tag: 'Kid friendly' }),
      place(2, 'Velvet Oar', notes('Crayons on the tables.', 'Red curry and fishcakes.'), { tag: 'Kid friendly' }),
    ];
    const { text } = await talkAbout(rows, NOW).reply('lunch with the kids', message);
    expect(text).not.toMatch(/still (?:works?|fine|good)|are still/);
  },
);

describe('cheaper than something dear', () => {
  const rows = [
    place(1, 'Copper Finch', notes('Brick walls.', 'Green curry and larb.'), { price: 5, rating: 4.5 }),
    place(2, 'Velvet Oar', notes('Oak tables.', 'Red curry and fishcakes.'), { price: 1, rating: 5 }),
    place(3, 'Paper Mill', notes('Tall windows.', 'Noodles and satay.'), { price: 3, rating: 4 }),
  ];

  test.each(['cheaper', 'something less expensive', 'half the price'])('%s: is not the other end', async (message) => {
    const { cards, text } = await talkAbout(rows, NOW).reply('the fanciest place in town', message);
    expect(cards[0]?.name).toBe('Paper Mill');
    expect(text).toMatch(/satay/);
  });
});
