import { DAYS } from '@saffron/contracts/hours/days';
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const daily = (...closed: number[]) => [
  { dayOfWeek: DAYS.filter((_, day) => !closed.includes(day)), opens: '11:30', closes: '20:30' },
];
const place = (id: number, name: string, food_notes: string, fields = {}, vibe = '') =>
  restaurant(id, {
    name,
    cuisine: 'Thai',
    phone: `555-010${id}`,
    saffronNotes: JSON.stringify({ vibe, food_notes }),
    ...fields,
  });

/** A Thursday at five in the afternoon. */
const NOW = { date: '2026-12-03', minute: 17 * 60 };

describe('thanks after an answer that was a no', () => {
  const { reply } = talkAbout([place(1, 'Lotus Row', 'Laksa, satay, roti.', { hours: daily() })], NOW);

  test.each(['thanks', 'ok thanks', 'cheers!', 'thank you'])('are answered as thanks: %s', async (thanks) => {
    const { text, cards } = await reply('thai', 'is it open past midnight?', thanks);
    expect([text, cards]).toEqual([expect.stringMatching(/enjoy|eat well/i), []]);
    expect(text).not.toMatch(/open|shut/);
  });

  test.each(['great', 'hm ok'])('and what is no thanks settles on nothing: %s', async (message) => {
    const { text } = await reply('thai', 'is it open past midnight?', message);
    expect(text).not.toMatch(/Lotus Row it is|Nothing else/);
  });
});

describe('hours of most days', () => {
  test.each([
    [[1], 'every day but Tuesday'],
    [[1, 4], 'every day but Tuesday and Friday'],
    [[0], 'Tuesday to Sunday'],
  ] as const)('name the days that are left out: %j', async (closed, said) => {
    const guide = [place(1, 'Lotus Row', 'Laksa, satay, roti.', { hours: daily(...closed) })];
    const { text } = await talkAbout(guide, NOW).reply('thai', 'when is Lotus Row open?');
    expect(text).toContain(said);
  });
});

describe('whether there is room for all', () => {
  const guide = [
    place(1, 'Lotus Row', 'Laksa, roti.', {}, 'Good for big groups.'),
    place(2, 'Tamarind', 'Satay, roti.', {}, 'Only tables for two.'),
  ];

  test.each(['can they take us?', 'could they fit us in', 'is it big enough for us?', 'do they have room for us'])(
    'is answered by what notes tell of groups: %s',
    async (question) => {
      const { text } = await talkAbout(guide).reply('thai for 10', question);
      expect(text).toMatch(/they have room for a group/i);
    },
  );
});

describe('what there is to eat', () => {
  const guide = [place(1, 'Lotus Row', 'Laksa, satay, roti.'), place(2, 'Tamarind', 'Green curry, papaya salad.')];

  test.each(['what do they serve?', 'what food do they have', 'what is on the menu there'])(
    'is told by the dishes: %s',
    async (question) => {
      const one = await talkAbout(guide).reply('Lotus Row', question);
      expect(one.text).toMatch(/Lotus Row is a Thai place: laksa, satay and roti/i);
    },
  );

  test('is told of each of several', async () => {
    const { text } = await talkAbout(guide).reply('thai', 'what do they serve?');
    expect(text).toMatch(
      /(?=.*Lotus Row is a Thai place: laksa, satay and roti\.).*Tamarind is a Thai place: green curry/is,
    );
  });

  test('is only the kitchen where its kind is asked for', async () => {
    const { text } = await talkAbout(guide).reply('Lotus Row', 'what kind of food is it?');
    expect(text).not.toMatch(/laksa/i);
  });
});

describe('what is asked of a place that was named', () => {
  const guide = [
    place(
      1,
      'Lotus Row',
      'Laksa, satay, roti.',
      { reservations: true },
      'Recipes from old cook books. She means what she says.',
    ),
  ];

  test.each(['can you book it?', 'can you book us in for 4', 'book it please'])(
    'a table is booked by telephone: %s',
    async (message) => {
      const { text } = await talkAbout(guide).reply('Lotus Row', message);
      expect(text).toMatch(/555-0101/);
    },
  );

  test.each(['can you eat there', 'can you eat outside?'])('is not asked of the assistant: %s', async (message) => {
    const { text } = await talkAbout(guide).reply('Lotus Row', message);
    expect(text).not.toMatch(/I'm Saffron/);
  });

  test('what puts an earlier question right asks for no sentence of its own', async () => {
    const { text } = await talkAbout(guide).reply('Lotus Row', 'can we get breakfast there?', 'on a monday I mean');
    expect(text).not.toMatch(/means what/);
  });
});

describe('another one', () => {
  const at = (id: number, name: string, price: number) =>
    place(id, name, 'Laksa, satay, roti.', { price, neighborhood: id > 3 ? 'Hilltop' : 'Quay', hours: daily() });
  const guide = [
    at(1, 'Lotus Row', 1),
    at(2, 'Tamarind', 1),
    at(3, 'Galangal', 1),
    at(4, 'Kaffir', 4),
    at(5, 'Pandan', 4),
  ];
  const { reply } = talkAbout(guide, NOW);

  test.each(['another one open now?', 'are there others open on friday', 'then give me the next best for tonight'])(
    'that is open then is none of those that were shown: %s',
    async (message) => {
      const before = await reply('thai');
      const { text, cards } = await reply('thai', message);
      expect([text, cards.length]).toEqual([text, expect.toSatisfy((count: number) => count > 0)]);
      expect(cards.filter(({ id }) => before.cards.some((one) => one.id === id))).toEqual([]);
    },
  );

  test('is no other day', async () => {
    const { text } = await reply('Lotus Row', 'what other days are they open');
    expect(text).toMatch(/Lotus Row/);
  });

  test('may cost more where there were more money', async () => {
    const { cards } = await reply('cheap thai', 'and if we had more money?');
    expect(cards.map(({ name }) => name).toSorted()).toEqual(['Kaffir', 'Pandan']);
  });

  test('is counted all over town', async () => {
    const { text } = await reply('thai in hilltop', 'how many are there in the whole city?');
    expect(text).toMatch(/^Five Thai places/);
  });
});

describe('what was narrowed', () => {
  const guide = [
    place(1, 'Lotus Row', 'Laksa, satay, roti.', {}, 'Tables outside under an awning.'),
    place(2, 'Tamarind', 'Green curry, papaya salad. Gluten-free noodles.', {}, 'A quiet room.'),
  ];
  const { reply } = talkAbout(guide, NOW);

  test('is whole again where what narrowed it is given up, whatever the reason', async () => {
    const { cards } = await reply('thai', 'with outdoor seating', "forget the outdoor seating, it's freezing");
    expect(cards.map(({ name }) => name).toSorted()).toEqual(['Lotus Row', 'Tamarind']);
  });

  test('is the list that one is compared in', async () => {
    const { text } = await reply('thai', 'with outdoor seating', 'compare the first two for me');
    expect(text).toMatch(/Lotus Row.*Tamarind|Tamarind.*Lotus Row/s);
    expect(text).not.toMatch(/only one/);
  });

  test('a kitchen that usually cooks with gluten is no matter of safety where nobody falls ill', async () => {
    const pasta = (id: number, name: string, food: string) => place(id, name, food, { cuisine: 'Italian' });
    const trattorie = [
      pasta(1, 'Ortica', 'Tagliatelle, ragu.'),
      pasta(2, 'Vetro', 'Gluten-free penne in a pot of its own.'),
      pasta(3, 'Luce', 'Gluten-free pasta, made apart.'),
    ];
    const { text } = await talkAbout(trattorie).reply('italian', 'which of those do gluten free');
    expect(text).toMatch(/Vetro/);
    expect(text).not.toMatch(/safe/);
  });

  test.each([
    ['book it for 8', /at 8/],
    ['book it for 12', /for 12/],
  ])('a number of a booking is an hour where people dine at it: %s', async (message, said) => {
    const taking = [place(1, 'Lotus Row', 'Laksa, satay, roti.', { reservations: true })];
    const { text } = await talkAbout(taking).reply('Lotus Row', message);
    expect(text).toMatch(said);
  });
});
