import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const place = (id: number, name: string, vibe: string, food: string, fields: object = {}) =>
  restaurant(id, {
    name,
    cuisine: 'Bistro',
    neighborhood: 'Canal Side',
    price: 2,
    rating: 4,
    phone: `555-010${id}`,
    reservations: true,
    mealTypeDinner: true,
    saffronNotes: JSON.stringify({ vibe, food_notes: food }),
    ...fields,
  });

/** A town with one place that serves a dish, is best by every other measure, and has no equal for dinner. */
const townWith = (dish: string) => [
  place(1, 'Copper Finch', 'Quiet, cosy and romantic.', `${dish}, grilled leeks, baked pumpkin.`, {
    price: 1,
    rating: 5,
  }),
  place(2, 'Juniper Hall', 'A calm room with linen.', 'Grilled leeks, baked pumpkin, stewed plums.'),
  place(3, 'Marble Otter', 'Loud music and long tables.', 'Roast carrots, stewed plums, lentil soup.', { price: 3 }),
  place(4, 'Salt Lantern', 'Velvet and candles.', 'Cocktails and lemonade.', { cuisine: 'Cocktail bar', bar: true }),
];

const NEEDS = [
  ["I'm allergic to nuts", 'Walnut cake'],
  ["I'm allergic to shellfish", 'Steamed mussels'],
  ["I'm allergic to eggs", 'Egg custard'],
  ["I'm allergic to fish", 'Smoked mackerel'],
  ['I have a nut allergy', 'Almond tart'],
  ['no pork for me', 'Pork belly'],
  ["I don't eat pork", 'Roast pork'],
] as const;

const FOLLOW_UPS = [
  'which is better, Copper Finch or Juniper Hall?',
  'Copper Finch or Marble Otter?',
  'Copper Finch it is',
  "let's go to Copper Finch",
  'book a table at Copper Finch for 7',
  'plan dinner and then drinks',
  'dinner at Copper Finch, then cocktails',
  'what should I order at Copper Finch?',
  'list all the places in Canal Side',
  'which places do you know?',
  'which would you pick?',
  'which is the cheapest?',
  'something near Juniper Hall',
] as const;

const WARNED =
  /risk Copper Finch|leave out Copper Finch|call Copper Finch safe|Not safely|Copper Finch safe|cooks with it/;

describe('whatever is asked after an allergy or an exclusion', { tags: ['a58'] }, () => {
  for (const [need, dish] of NEEDS) {
    const { reply } = talkAbout(townWith(dish));
    test.each(FOLLOW_UPS)(`${need}: %s`, async (message) => {
      const { text, cards } = await reply(`${need}. dinner in Canal Side`, message);
      // A dish may be named to say that it stands against the place.
      if (!WARNED.test(text)) expect(text.toLowerCase()).not.toContain(dish.toLowerCase());
      expect(cards.map(({ name }) => name)).not.toContain('Copper Finch');
      if (/Copper Finch/.test(text)) expect(text).toMatch(WARNED);
    });
  }

  test.each(FOLLOW_UPS.filter((message) => message.includes('Copper Finch')))(
    'says what stands against a place that was named: %s',
    async (message) => {
      const { reply } = talkAbout(townWith('Walnut cake'));
      expect((await reply('I have a nut allergy. dinner', message)).text).toMatch(WARNED);
    },
  );

  test.each(FOLLOW_UPS.slice(0, 5))('without a need, nothing is ruled out: %s', async (message) => {
    const { reply } = talkAbout(townWith('Walnut cake'));
    const { text } = await reply('dinner in Canal Side', message);
    expect(text).toContain('Copper Finch');
    expect(text).not.toMatch(WARNED);
  });
});

describe('a plan', { tags: ['a58'] }, () => {
  test.each(['plan dinner and then drinks', 'drinks, then dinner', 'dinner then dessert'])(
    'after an allergy, asks to let the kitchens confirm: %s',
    async (message) => {
      const { reply } = talkAbout(townWith('Walnut cake'));
      expect((await reply("I'm allergic to nuts", message)).text).toMatch(/let the kitchen confirm/);
    },
  );
});

describe('silence about an allergen', { tags: ['a58'] }, () => {
  const { reply } = talkAbout(townWith('Walnut cake'));
  test.each([
    ['list nut free places'],
    ['list all the places without shellfish'],
    ["I'm allergic to eggs", 'list all the places in Canal Side'],
    ['how many nut free places are there?'],
    ['I have a shellfish allergy. dinner', 'how many places are there in Canal Side?'],
  ])('is no promise: %s %s', async (...messages) => {
    const { text } = await reply(...messages.filter((one) => one !== undefined));
    expect(text).not.toMatch(/without (?:nuts|shellfish|eggs)|(?:nut|egg|shellfish)[- ]free places/i);
    expect(text).toMatch(/kitchen/);
  });
});

describe('what is wished for beside what is ruled out', () => {
  const town = [
    place(1, 'Copper Finch', 'Calm.', 'Green curry.', { cuisine: 'Thai', rating: 5 }),
    place(2, 'Juniper Hall', 'Calm.', 'Margherita.', { cuisine: 'Pizza' }),
    place(3, 'Marble Otter', 'Calm.', 'Cheeseburger.', { cuisine: 'Burgers' }),
  ];

  test.each([
    'forget thai. pizza or burgers',
    'ok skip the thai, pizza or burgers',
    'never mind about thai. burgers or pizza then',
    'no thai. pizza or burgers',
  ])('in the next sentence, or behind what is given up: %s', async (message) => {
    const { cards } = await talkAbout(town).reply("my boyfriend can't have peanuts. thai?", message);
    expect(cards.map(({ name }) => name).toSorted()).toEqual(['Juniper Hall', 'Marble Otter']);
  });

  test.each(['no thai, pizza or burgers', 'no thai or pizza or burgers'])(
    'not in the list itself: %s',
    async (message) => {
      const { cards } = await talkAbout([...town, place(4, 'Salt Lantern', 'Calm.', 'Leeks.')]).reply(message);
      expect(cards.map(({ name }) => name)).toEqual(['Salt Lantern']);
    },
  );
});

test.each([
  "I've done Copper Finch. dinner tonight?",
  'done copper finch already, where else for dinner',
  'been to Copper Finch, dinner tonight?',
])('where somebody has been is not where they go: %s', async (message) => {
  const { cards } = await talkAbout(townWith('Walnut cake')).reply(message);
  expect(cards.length).toBeGreaterThan(0);
  expect(cards.map(({ name }) => name)).not.toContain('Copper Finch');
});

test.each(['no noodles please', 'not noodles'])(
  'a kind of food is ruled out with the dishes that are nothing else: %s',
  async (said) => {
    const bowls = place(1, 'Bowl Street', 'Plain.', 'Pho with brisket, udon in broth, laksa.', { cuisine: 'Asian' });
    const grill = place(2, 'Grill Street', 'Plain.', 'Skewers, rice, pickles.', { cuisine: 'Asian' });
    const { rowsOf } = talkAbout([bowls, grill]);
    expect(await rowsOf('something asian', said)).toEqual([grill]);
  },
);

test.each(['not the first one', 'no karaoke please'])(
  'beside the one that is left, another is offered: %s',
  async (said) => {
    const guide = ['Ash Bistro', 'Birch Bistro'].map((name, at) =>
      place(at + 1, name, at === 0 ? 'Karaoke every night.' : 'Linen and candles.', 'Roast chicken.', {
        rating: 5 - at / 2,
      }),
    );
    const other = place(3, 'Cedar Bistro', 'A quiet back room.', 'Grilled trout.', { rating: 3 });
    const { reply, rowsOf } = talkAbout([...guide, other]);
    const shown = await rowsOf('a bistro, two suggestions', said);
    expect(shown.map(({ name }) => name)).toEqual(['Birch Bistro', 'Cedar Bistro']);
    const { text } = await reply('a bistro, two suggestions', said);
    expect(text).toMatch(/Birch Bistro[\s\S]*Cedar Bistro/);
  },
);
