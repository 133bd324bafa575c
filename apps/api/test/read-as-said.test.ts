import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const place = (id: number, name: string, cuisine: string, neighborhood: string, notes: object, more = {}) =>
  restaurant(id, {
    name,
    cuisine,
    neighborhood,
    price: 2,
    rating: 4,
    saffronNotes: JSON.stringify(notes),
    ...more,
  });

const { reply } = talkAbout([
  place(1, 'Kuroda Counter', 'Japanese', 'Old Quay', { vibe: 'Ten stools.', food_notes: 'Omakase, $90.' }),
  place(2, 'Copper Hob Supper', 'British', 'Mill End', { vibe: 'Booths.', food_notes: 'Pot roast, $27, leek pie.' }),
  place(3, 'Harbor Net', 'Seafood', 'Old Quay', { vibe: 'A quay.', food_notes: 'Monkfish and crab.' }),
  place(4, 'Brasa', 'Steakhouse', 'Mill End', { vibe: 'Brick.', food_notes: 'Ribeye and chips.' }),
]);
const names = ({ cards }: { cards: readonly { name: string }[] }) => cards.map(({ name }) => name);

describe('a name that is cut short', () => {
  test.each([
    ['I want Kuroda. Two of us', 'Kuroda Counter'],
    ['is kuroda any good', 'Kuroda Counter'],
    ['Is Copper Hob any good for a birthday?', 'Copper Hob Supper'],
  ])('is still one: %s', async (message, name) => expect(names(await reply(message))).toEqual([name]));
});

describe('a part of town', () => {
  test.each(['steak in Mill End', 'somewhere in mill end for a roast'])(
    'may end in a word that everybody says: %s',
    async (message) => expect((await reply(message)).text).not.toMatch(/can't place|don't know where/),
  );

  test('is meant by a spot that nothing else is called by', async () => {
    const { text, cards } = await reply('fish near the quay');
    expect(text).not.toMatch(/can't place|don't know where/);
    expect(names({ cards })).toContain('Harbor Net');
  });
});

describe('a word that only notes know', () => {
  const town = talkAbout([
    place(1, 'Rye Table', 'Bistro', 'Old Quay', {
      vibe: 'Opposite the Vantros, out by curtain.',
      food_notes: 'Duck, plum tart.',
    }),
    place(2, 'Ash Table', 'Bistro', 'Mill End', { vibe: 'Linen.', food_notes: 'Vantros of veal. Leeks.' }),
  ]);

  test.each(['dinner, we have tickets to the Vantros', 'dinner, we live opposite the Vantros'])(
    'is no dish where one goes to it: %s',
    async (message) => expect((await town.reply(message)).text).not.toMatch(/vantros of veal|(?:for|no|at) vantros/i),
  );
});

describe('a number', () => {
  test.each([
    ['My dad is 81, he wants a steak', 81],
    ['My uncle is 58 and wants a steak', 58],
    ['steak for my mum, my mum is 61 will she like it', 61],
  ])('of how old somebody is is no price: %s', async (message, age) => {
    const { text } = await reply(message);
    expect(text).not.toMatch(new RegExp(`\\b${age}\\b|a head`));
    expect(text).toContain('Brasa');
  });

  test.each(['a family of 3, 60 dollars all in, steak or fish', 'steak or fish for 3 teenagers, $60 total'])(
    'of a sum for all is shared by them: %s',
    async (message) => expect((await reply(message)).text).not.toMatch(/\b60\b/),
  );

  test('of what the weather is going to be is no party', async () =>
    expect((await reply('somewhere British', "it's going to be 38")).text).not.toMatch(/\b38\b/));
});

describe('a food that others want', () => {
  test.each([
    "Everybody here wants fish. I don't want fish. A steak",
    'they all want fish, no fish for me, steak please',
  ])('and the diner does not is left out: %s', async (message) =>
    expect(names(await reply(message))).not.toContain('Harbor Net'),
  );
});

describe('a price behind a dish', () => {
  test('is no dish, and those without one are named beside it', async () => {
    const { text } = await reply('Copper Hob Supper', 'what should we order?');
    expect(text).toMatch(/pot roast \(\$27\)/i);
    expect(text).toMatch(/leek pie/i);
    expect(text).not.toMatch(/or \$27/);
  });
});

test('"a first dinner" with one of two is no first stop', async () => {
  const { text } = await reply('Brasa or Copper Hob Supper for a first dinner with her parents?');
  expect(text).not.toMatch(/^First,/);
  expect(text).toContain('Brasa');
  expect(text).toContain('Copper Hob');
});

test('of two places, the one that is left is named where the other one is ruled out', async () => {
  const { text } = await reply('Brasa or Harbor Net? one of us has a shellfish allergy');
  expect(text).toMatch(/Harbor Net/);
  expect(text).toMatch(/Brasa/);
});
