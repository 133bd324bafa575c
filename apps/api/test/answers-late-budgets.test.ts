import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const town = [5, 4, 3, 2, 1].flatMap((price, at) =>
  ['Grill', 'Table'].map((word, beside) =>
    restaurant(at * 2 + beside + 1, {
      name: `${['Alder', 'Birch', 'Cedar', 'Damson', 'Elder'][at]} ${word}`,
      cuisine: 'Greek',
      neighborhood: 'Ferrymount',
      price,
      rating: 5 - at / 2,
      mealTypeDinner: true,
      tag: 'Celebration',
      saffronNotes: 'Grilled lamb, beans and honey cake.',
    }),
  ),
);
const { rowsOf } = talkAbout(town);
const prices = async (...messages: string[]) => (await rowsOf(...messages)).map(({ price }) => price ?? 0);

describe('a budget that is told after places were shown', () => {
  test.each([
    ['we would like to spend less, 2 of 5 or so', 2],
    ['sorry, no more than 25 a head', 2],
    ['price level 2 at the most', 2],
    ['££ is fine', 2],
    ["$$$ would be ok, it's my dad's birthday", 3],
    ['we can stretch to $$$', 3],
  ])('binds: %s', async (message, most) => {
    const after = await prices('Greek dinner', message);
    expect(after.length).toBeGreaterThan(0);
    expect(Math.max(...after)).toBeLessThanOrEqual(most);
  });

  test.each(['not the dearest', 'not the most expensive though'])('leaves out what costs most: %s', async (message) => {
    expect(await prices('Greek dinner', message)).not.toContain(5);
  });

  test.each(['money is no object after all', 'actually spare no expense'])('is lifted again: %s', async (message) => {
    expect(Math.max(...(await prices('Greek dinner', 'up to $$', message)))).toBeGreaterThan(2);
  });

  test.each(['three of five of us pay', 'rated 4 out of 5'])('is no rating and no party: %s', async (message) => {
    expect(Math.max(...(await prices(`Greek dinner, ${message}`)))).toBeGreaterThan(3);
  });
});
