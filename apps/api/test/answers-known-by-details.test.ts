import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const place = (id: number, name: string, cuisine: string, saffronNotes: string, north: number) =>
  restaurant(id, {
    name,
    cuisine,
    neighborhood: 'Weavers',
    address: `${id} Treadle Row`,
    price: 2,
    rating: 4,
    bar: cuisine === 'Bar',
    restaurant: cuisine !== 'Bar',
    mealTypeDinner: cuisine !== 'Bar',
    latitude: 50 + north / 1000,
    longitude: 0,
    saffronNotes,
  });
const town = [
  place(1, 'Bobbin', 'Italian', 'Lasagne in a former fire station, the pole still there.', 0),
  place(2, 'Selvedge', 'Italian', 'Risotto. Nothing moves fast.', 1),
  place(3, 'Tenter', 'Mexican', 'Tacos at the back of a bicycle workshop. A parrot named Gideon greets you.', 12),
  place(4, 'Twill', 'Tacos', 'Tacos and lime.', 13),
  place(5, 'Warp & Co', 'Bar', 'Ale under a painted barrel ceiling.', 14),
];
const { reply } = talkAbout(town);
const shown = async (...messages: string[]) => (await reply(...messages)).cards.map(({ name }) => name);

describe('a restaurant that is known by a detail of it', () => {
  test.each(['somewhere italian near the fire station', 'what italian is there close to the fire station'])(
    'is what others are near to: %s',
    async (message) => {
      const { text, cards } = await reply(message);
      expect(cards.map(({ name }) => name)).toEqual(['Selvedge']);
      expect(text).toMatch(/minute|walk|also in/);
    },
  );

  test.each(['tacos in the bicycle workshop', 'that place with the parrot called gideon, any good?'])(
    'is the one that is meant: %s',
    async (message) => expect((await shown(message))[0]).toBe('Tenter'),
  );

  test.each([
    ['tacos', 'is it far from the bar with the painted ceiling?', /Warp & Co/],
    ['a bar for ale', 'how far is it from the bicycle workshop?', /Tenter/],
  ])('is where a way begins: %s, then %s', async (first, message, from) => {
    const { text } = await reply(first, message);
    expect(text).toMatch(from);
    expect(text).toMatch(/minute|walk|km/);
  });
});
