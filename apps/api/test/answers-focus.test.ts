import { expect, test } from 'vitest';
import { guideWithTraps, talkAbout } from './quality-talk.ts';

const { reply } = talkAbout(guideWithTraps);
const names = (cards: readonly { name: string }[]) => cards.map(({ name }) => name);

const SEARCHES = ['vietnamese', 'gelato', 'greek food', 'a pub'];

test.each(SEARCHES)('what was shown stays under discussion after an answer about one of it: %s', async (search) => {
  const shown = names((await reply(search)).cards);
  expect(shown.length).toBeGreaterThan(1);
  const { text } = await reply(search, 'which is the cheapest?', 'do any of them have a lift?');
  const { cards } = await reply(search, 'is the first one any good?', 'rank those by price');
  expect(text).toMatch(/any of them|either of them|At /);
  expect(new Set(names(cards))).toEqual(new Set(shown));
  const prices = cards.map(({ priceRange }) => priceRange?.length ?? 0);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});

test.each(SEARCHES)('the other one is the one that was not spoken of: %s', async (search) => {
  const [first, second] = names((await reply(search)).cards);
  const compared = await reply(search, 'the first or the second?', 'what about the other one?');
  const [winner] = names((await reply(search, 'the first or the second?')).cards);
  expect(names(compared.cards)).toEqual([winner === first ? second : first]);
});

test.each(SEARCHES)('what is turned down leaves the rest: %s', async (search) => {
  const [, second, ...rest] = names((await reply(search)).cards);
  const left = names((await reply(search, 'not the first one')).cards);
  expect(left.slice(0, rest.length + 1)).toEqual([second, ...rest]);
  expect(names((await reply(search, 'not the first, the second')).cards)).toEqual([second]);
});

test.each(["let's do the second, when do they open?", 'ok the second. what should we order there?'])(
  'a question is answered where a place is taken with it: %s',
  async (message) => {
    for (const search of SEARCHES) {
      const [, second] = names((await reply(search)).cards);
      const { text, cards } = await reply(search, message);
      expect(names(cards)).toEqual([second]);
      expect(text).not.toMatch(/^(?:Good choice|Lovely|Enjoy)/);
    }
  },
);

test('a new search puts other places under discussion', async () => {
  const found = names((await reply('vietnamese', 'which is the cheapest?', 'gelato then')).cards);
  const { cards } = await reply('vietnamese', 'which is the cheapest?', 'gelato then', 'rank those by price');
  expect(new Set(names(cards))).toEqual(new Set(found));
});

test.each([
  'is the second one open on Sundays? and burgers somewhere please',
  'sushi instead, and does the second one take dogs?',
])('a wish and a question in one message get an answer each: %s', async (message) => {
  for (const search of SEARCHES) {
    const shown = names((await reply(search)).cards);
    const { text, cards } = await reply(search, message);
    expect(text).toContain(shown[1]);
    expect(cards.length).toBeGreaterThan(0);
    for (const name of names(cards)) expect(shown).not.toContain(name);
  }
});

test.each([
  ['somewhere with the kids', "the children can't come", 'kids'],
  ['a cosy place, we have the dog with us', 'we are leaving the dog at home', 'dog'],
])('what is given up is no wish any more, and is not held against what was shown: %s', async (search, message) => {
  const shown = names((await reply(search)).cards);
  const { text, cards } = await reply(search, message);
  expect(text).not.toMatch(/isn't|aren't|don't know/);
  expect(names(cards)).toEqual(shown);
});

test.each([
  ['the cheaper one', 'what is the phone number of the cheapest one?', 'price'],
  ['the dearer one', 'the priciest one, where is it?', 'dear'],
] as const)('%s of those under discussion can be asked about', async (_, question, by) => {
  const { cards: shown } = await reply('portuguese', 'rank those by price');
  const [named] = names((await reply('portuguese', question)).cards);
  const costs = shown.map(({ priceRange }) => priceRange?.length ?? 0);
  const extreme = by === 'price' ? Math.min(...costs) : Math.max(...costs);
  expect(shown.find(({ name }) => name === named)?.priceRange?.length).toBe(extreme);
});
