import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const place = (
  id: number,
  name: string,
  cuisine: string,
  saffronNotes: string,
  [latitude, longitude]: readonly [number, number],
  bar = false,
) =>
  restaurant(id, {
    name,
    neighborhood: latitude > 51 ? 'Kiln End' : 'Lower Quay',
    cuisine,
    bar,
    restaurant: !bar,
    price: 2,
    rating: 5 - id / 8,
    mealTypeDinner: !bar,
    latitude,
    longitude,
    saffronNotes,
  });
const town = [
  place(1, 'Clatter Hall', 'Burgers', 'Loud and bright, burgers under a disco ball.', [51.001, 0]),
  place(2, 'Feltmaker', 'Burgers', 'Burgers in a quiet, carpeted room.', [51.002, 0]),
  place(3, 'Kiln Bar', 'Bar', 'Beer and crisps.', [51.014, 0], true),
  place(4, 'Sidecar Loft', 'Cocktail bar', 'Cocktails at a long counter.', [51.003, 0], true),
  place(5, 'Mast House', 'Seafood', 'Skate and chips, dancing at weekends.', [50.99, 0]),
];
const { reply } = talkAbout(town);
const shown = async (...messages: string[]) => (await reply(...messages)).cards.map(({ name }) => name);

describe('what one of them needs', () => {
  test.each([
    'my aunt is hard of hearing so it has to be quiet. burgers for dinner',
    'our baby wakes at anything so it has to be quiet. burgers please',
  ])('is wished, beside what is told of them: %s', async (message) => {
    expect((await shown(message))[0]).toBe('Feltmaker');
  });

  test('is said to be unknown where a later reply goes on to a bar', async () => {
    const { text, cards } = await reply('burgers, we are ten people', 'and a cocktail close by');
    expect(cards.map(({ name }) => name)).toEqual(['Sidecar Loft']);
    expect(text).toMatch(/I don't know whether it .*group/);
  });
});

test.each(['and a cocktail within walking distance', 'a cocktail after, nearby'])(
  'what was eaten before is no wish for what is drunk next: %s',
  async (message) => {
    expect(await shown('a pub for beer in kiln end', message)).toContain('Sidecar Loft');
  },
);

test.each(['how do we get from one to the other?', 'how far is it from one to the other'])(
  'the way between what was shown: %s',
  async (message) => {
    const { text } = await reply('quiet burgers in kiln end', 'seafood in lower quay', message);
    expect(text).toMatch(/Feltmaker.*Mast House|Mast House.*Feltmaker/);
    expect(text).toMatch(/km|walk/);
  },
);
