import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

/** Places on one street, `at` a hundred meters from its beginning. */
const place = (id: number, name: string, cuisine: string, at: number, saffronNotes: string, more = {}) =>
  restaurant(id, {
    name,
    cuisine,
    neighborhood: at < 20 ? 'Tarn Side' : 'Beacon Hill',
    saffronNotes,
    latitude: 47 + at * 0.0009,
    longitude: 5,
    ...more,
  });

const street = [
  place(1, 'Pewter Heron', 'Italian', 0, 'Wild boar ragu and a rabbit pie.'),
  place(2, 'Linden Bowl', 'Vegan', 2, 'Barley and beet bowls.', { tag: 'Vegan' }),
  place(3, 'Paper Crane', 'Japanese', 3, 'Ramen in clear broth.'),
  place(4, 'Copper Kettle', 'Cafe', 25, 'Seed cake and filter coffee.', { mealTypeDinner: false }),
  place(5, 'Sorbet Loft', 'Ice cream', 27, 'Sorbets of the season.', { mealTypeDinner: false }),
  place(6, 'Rook Mill', 'Italian', 24, 'Boar ragu on Sundays.'),
];
const { reply } = talkAbout(street);
const names = async (...messages: string[]) => (await reply(...messages)).cards.map(({ name }) => name);

describe('nearby', () => {
  test.each(['anything vegan close by?', 'and somewhere vegan near there', 'something vegan round the corner?'])(
    'the dish of an earlier message is no wish for what is sought then: %s',
    async (then) => {
      const { text, cards } = await reply('wild boar', then);
      expect(cards.map(({ name }) => name)).toEqual(['Linden Bowl']);
      expect(text).toContain('walk from Pewter Heron');
      expect(text).not.toMatch(/boar|Nothing like that/);
    },
  );

  test.each([
    'ice cream near Paper Crane',
    'somewhere for ice cream close to Paper Crane',
    'coffee next to Paper Crane',
  ])('where there is none, the nearest is told with how far it is: %s', async (said) => {
    const { text, cards } = await reply(said);
    expect(text).toMatch(
      /^Nothing like that is close to Paper Crane.* is (?:Sorbet Loft|Copper Kettle).*(?:about 2\d minutes' walk|km)/s,
    );
    expect(cards.length).toBeLessThan(3);
  });

  test('what is far is not told beside what is near', async () => {
    expect(await names('somewhere to eat near Paper Crane')).not.toContain('Rook Mill');
  });

  test.each(['a quick lunch near linden bowl', 'lunch opposite paper crane'])('%s: names the place', async (said) =>
    expect((await reply(said)).text).toMatch(/walk from (?:Linden Bowl|Paper Crane)/),
  );
});
