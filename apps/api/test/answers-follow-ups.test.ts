import { describe, expect, test } from 'vitest';
import { joiningIn, sizeAfter } from '../src/features/understanding/reading/joining.ts';
import { tokenize } from '../src/features/understanding/text/tokens.ts';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const place = (id: number, name: string, cuisine: string, vibe: string, fields = {}) =>
  restaurant(id, {
    name,
    cuisine,
    neighborhood: 'Mill Quarter',
    price: 2,
    saffronNotes: JSON.stringify({ vibe }),
    ...fields,
  });

const names = (cards: readonly { name: string }[]) => cards.map(({ name }) => name);

describe('who joins or leaves a party', () => {
  test.each([
    ['my aunt is joining us', 1],
    ['two more are coming', 2],
    ['plus three friends', 3],
    ['my brother and his wife are coming along as well', 2],
    ['one of us dropped out', -1],
    ["two can't make it", -2],
    ['my parents were there last year', 0],
    ["we can't come before eight", 0],
    ['we are coming from the station', 0],
  ])('%s: %i', (message, joining) => {
    expect(joiningIn(tokenize(message))).toBe(joining);
  });

  test('counts from those who came before, of whom at least one is left', () => {
    const tokens = tokenize('four of us dropped out');
    expect(sizeAfter(6, tokens)).toBe(2);
    expect(sizeAfter(3, tokens)).toBe(1);
    expect(sizeAfter(null, tokens)).toBeNull();
  });
});

describe('a statement', () => {
  const town = [
    place(1, 'Tin Spoon', 'Laotian', 'Ten seats and a radio.'),
    place(2, 'Long Board', 'Laotian', 'Tables for twelve.', { neighborhood: 'Top Lane' }),
    place(3, 'Crumb House', 'Bakery', 'Cakes by the slice.'),
  ];

  test.each(['six more are coming', "we've gone up to ten", 'plus six colleagues'])(
    'of more people is checked against what was shown: %s',
    async (message) => {
      const { text, cards } = await talkAbout(town).reply('Laotian for four', message);
      expect(text).toMatch(/Tin Spoon is too small/);
      expect(names(cards)).toContain('Long Board');
      expect(names(cards)).not.toContain('Tin Spoon');
    },
  );

  test.each([
    'my mother is joining us',
    'my in-laws are rather old',
    "we're on foot",
    'we are bringing our own cake',
    'it is our first time in town',
  ])('that asks nothing of a place leaves what was shown: %s', async (message) => {
    const { text, cards } = await talkAbout(town).reply('Laotian for two', message);
    expect(names(cards).toSorted()).toEqual(['Long Board', 'Tin Spoon']);
    expect(text).not.toMatch(/don't know|lost you|didn't get|not sure/);
  });

  test.each(['haha great, my laptop will love it', 'we have a car', 'we are coming by bus'])(
    'is no question about something else, whatever it is about: %s',
    async (message) => {
      const { text, cards } = await talkAbout(town).reply('Laotian for two', message);
      expect(cards.length).toBeGreaterThan(0);
      expect(text).not.toMatch(/stick to food|no good at that|only know restaurants/);
    },
  );
});

describe('what is to be otherwise than what was shown', () => {
  const town = [
    place(1, 'Loud Lamp', 'Laotian', 'Packed and loud, with a DJ.', { tag: 'Lively', price: 3 }),
    place(2, 'Still Pond', 'Polish', 'Hushed, with tables far apart.', { tag: 'Quiet', price: 3 }),
    place(3, 'Gilt Chair', 'Polish', 'White cloths.', { price: 5 }),
    place(4, 'Copper Pan', 'Polish', 'Oilcloth.', { price: 1 }),
  ];

  test.each([
    ['somewhere quieter', 'Still Pond'],
    ['calmer than that please', 'Still Pond'],
    ['a bit fancier', 'Gilt Chair'],
    ['something more casual', 'Copper Pan'],
    ['cheaper', 'Copper Pan'],
  ])('is found elsewhere where the kitchen has none, and says so: %s', async (message, name) => {
    const { text, cards } = await talkAbout(town).reply('Laotian', message);
    expect(names(cards)[0]).toBe(name);
    expect(text).toMatch(/for Laotian/);
  });

  test('stays cheaper when it is to be quieter too', async () => {
    const { cards } = await talkAbout([
      place(1, 'Gilt Chair', 'Polish', 'Hushed.', { price: 5, tag: 'Quiet', rating: 5 }),
      place(2, 'Brass Rail', 'Polish', 'Packed and loud.', { price: 3, tag: 'Lively', rating: 4 }),
      place(3, 'Copper Pan', 'Polish', 'Hushed.', { price: 2, tag: 'Quiet', rating: 3 }),
    ]).reply('an expensive Polish dinner', 'cheaper', 'and quieter');
    expect(names(cards)).not.toContain('Gilt Chair');
  });
});

describe('a plan', () => {
  const near = { neighborhood: 'Mill Quarter' };
  const town = [
    place(1, 'Long Board', 'Laotian', 'Tables for twelve.', { ...near, price: 3, rating: 5 }),
    place(2, 'Copper Pan', 'Polish', 'Oilcloth.', { ...near, price: 1, rating: 4 }),
    place(3, 'Glass Lamp', 'Cocktail bar', 'Gin by candlelight.', { ...near, bar: true, rating: 5 }),
    place(4, 'Green Door', 'Cocktail bar', 'Rum and shutters.', { ...near, bar: true, rating: 3 }),
  ];
  const ASK = 'dinner then cocktails in Mill Quarter';

  test.each([
    "swap the dinner for something cheaper, the bar's fine",
    'change the dinner, the cocktails are good as they are',
    'another dinner please, happy with the bar',
  ])('keeps the stop that is said to be fine: %s', async (message) => {
    const talk = talkAbout(town);
    const [dinner, bar] = names((await talk.reply(ASK)).cards);
    const after = names((await talk.reply(ASK, message)).cards);
    expect(after[1]).toBe(bar);
    expect(after[0]).not.toBe(dinner);
  });

  test.each(['does the bar do food', 'if we run late will the bar feed us', 'the bar, is it loud?'])(
    'is not changed by a question about one stop: %s',
    async (message) => {
      const talk = talkAbout(town);
      const [, bar] = names((await talk.reply(ASK)).cards);
      expect(names((await talk.reply(ASK, message)).cards)).toEqual([bar]);
    },
  );

  test('has what comes along at the stop that is sought, in the order that was planned', async () => {
    const { text } = await talkAbout(town).reply(ASK, 'swap the dinner, we want wine with it');
    expect(text).toMatch(/^Dinner at Copper Pan/);
  });
});
