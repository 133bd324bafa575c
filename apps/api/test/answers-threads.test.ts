import { hours as hoursField } from '@saffron/contracts/guide-fields';
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const EVENINGS = 'Mo-Su 17:00-01:00';
const place = (
  id: number,
  name: string,
  cuisine: string,
  price: number,
  saffronNotes: string,
  { bar = false, restaurant: eats = true, neighborhood = 'Quillbank', hours = EVENINGS } = {},
) =>
  restaurant(id, {
    name,
    cuisine,
    price,
    neighborhood,
    bar,
    restaurant: eats,
    hours: hoursField.parse(hours),
    rating: 4,
    mealTypeDinner: eats,
    saffronNotes,
  });
const BAR = { bar: true, restaurant: false };
const town = [
  place(1, 'Ashlar', 'French', 4, 'Veal, turbot and a silver trolley.'),
  place(2, 'Bread and Bone', 'British', 2, 'Pies, roast marrow, treacle tart.'),
  place(3, 'Cinder Lamp', 'Cocktail bar', 3, 'Low lamps and a plum sour.', BAR),
  place(4, 'Dray and Drum', 'Pub', 1, 'Cask ale, a dartboard and a fire.', BAR),
  place(5, 'Ebb Sushi', 'Japanese', 3, 'Sushi by the piece, a bowl of clam soup.'),
  place(6, 'Fig Press', 'Mexican', 2, 'Tacos, a green mole, corn soup.', { neighborhood: 'Upper Mere' }),
  place(7, 'Gorse', 'Vegan', 2, 'Everything is vegan: bean stew, beet tart.', { neighborhood: 'Upper Mere' }),
];
const { reply, rowsOf } = talkAbout(town, { date: '2026-11-27', minute: 18 * 60 });
const shown = async (...messages: string[]) => (await reply(...messages)).cards.map(({ name }) => name);

describe('a plan', () => {
  const plan = 'dinner and then a cocktail bar tomorrow';

  test.each(['spend less on the dinner', 'dinner for less money, 2 out of 5', 'the dinner at price level 2 please'])(
    'keeps its bar where dinner is to cost less: %s',
    async (message) => {
      const [, bar] = await shown(plan);
      const after = await rowsOf(plan, message);
      expect(after.map(({ name }) => name)).toEqual([expect.any(String), bar]);
      expect(after[0]?.price).toBeLessThanOrEqual(2);
    },
  );

  test.each(['forget the drinks, only dinner', 'drop the bar, just the dinner', 'skip the drinks, dinner is enough'])(
    'loses the stop that is given up: %s',
    async (message) => {
      const [dinner] = await shown(plan);
      expect(await shown(plan, message)).toEqual([dinner]);
    },
  );

  test.each(['no pubs', 'not a pub please', 'no pubs though'])(
    'keeps a bar that is none of those: %s',
    async (message) => {
      expect(await shown(plan, message)).toEqual(await shown(plan));
    },
  );

  test('has a stop that was given up again, and rules nothing out', async () => {
    const before = await shown('dinner and then a pub tomorrow');
    expect(await shown('dinner and then a pub tomorrow', 'skip the pub', 'no, put it back')).toEqual(before);
  });

  test.each(['dinner then drinks tomorrow at 7', 'dinner and then a bar tomorrow at seven'])(
    'begins with the meal at a usual hour: %s',
    async (message) => {
      expect((await reply(message)).text).toContain('19:00');
    },
  );

  test.each(['a friend wants to eat first', 'we should eat first'])('gets a meal before: %s', async (message) => {
    const [meal] = await shown('cocktails tonight', message);
    expect(['Ashlar', 'Bread and Bone', 'Ebb Sushi', 'Fig Press', 'Gorse']).toContain(meal);
  });
});

describe('what was spoken of before', () => {
  test.each(['back to the japanese', 'ok the first idea then', 'hm, back to the sushi then'])(
    'is answered as it was: %s',
    async (message) => {
      const [first] = await shown('sushi for two');
      expect(await shown('sushi for two', 'or mexican?', message)).toEqual([first]);
    },
  );

  test.each(["she'll eat before. back to the pie", 'my sister is eating at home. back to the pie'])(
    'needs nothing of who has eaten: %s',
    async (message) => {
      const before = await shown('a pie tonight');
      expect(before).toContain('Bread and Bone');
      expect(await shown('a pie tonight', 'my sister is vegan', message)).toContain('Bread and Bone');
    },
  );

  test('keeps what somebody must not eat', async () => {
    const { text } = await reply('sushi for two', "I'm allergic to shellfish", 'or mexican?', 'back to the sushi');
    expect(text).toMatch(/shellfish|confirm|ask|ring|tell|safe/i);
  });
});

test.each(['tacos after the pub, around 1:30', 'a taco after the bar, at half past one'])(
  '%s is for the night, and looks for no pub',
  async (message) => {
    const { cards, text } = await reply(message);
    expect(cards.map(({ name }) => name)).not.toContain('Dray and Drum');
    expect(text).not.toContain('13:30');
  },
);
