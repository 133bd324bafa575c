import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const place = (id: number, name: string, cuisine: string, neighborhood: string, saffronNotes: string) =>
  restaurant(id, {
    name,
    neighborhood,
    cuisine,
    bar: true,
    restaurant: !/bar|pub/i.test(cuisine),
    mealTypeDinner: true,
    price: 2,
    rating: 4,
    saffronNotes,
  });
const { reply } = talkAbout([
  place(1, 'The Sluice', 'Pub', 'Weir End', 'Three ales from the barrel and a lager.'),
  place(2, 'Copper Eel', 'Cocktail bar', 'Weir End', 'Sours, highballs and a short list of beer.'),
  place(3, 'Otter & Rye', 'Seafood', 'Weir End', 'Grilled bream; cocktails and beer at the counter.'),
  place(4, 'Casa Brisa', 'Italian', 'Weir End', 'Ravioli; a bar with cocktails and cold beer.'),
  place(5, 'The Malt Yard', 'Pub', 'Furnace Hill', 'Ales brewed next door, pork pies.'),
  place(6, 'Long Spoon', 'Cocktail bar', 'Furnace Hill', 'Martinis, spritzes and one good lager.'),
]);

describe('where all of a kind of place in a part of town were turned down, the kind is kept and the part of town gives way', () => {
  test.each([
    ['a bar in Weir End', 'no, none of them appeal'],
    ['a bar with decent beer in Weir End', 'we went to all of those last month'],
    ['cocktails in Weir End', 'not keen on any of those'],
  ])('%s, then: %s', async (ask, message) => {
    const { text, cards } = await reply(ask, message);
    expect(cards.length).toBeGreaterThan(0);
    expect(['The Malt Yard', 'Long Spoon']).toEqual(expect.arrayContaining(cards.map(({ name }) => name)));
    expect(text).toMatch(/other (?:bar|place with cocktails)[^.]* in Weir End/);
  });
});
