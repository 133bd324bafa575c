import { hours } from '@saffron/contracts/guide-fields';
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

/** Friday, 20:10. */
const NOW = { date: '2026-03-06', minute: 20 * 60 + 10 };

const place = (id: number, name: string, cuisine: string, at: number, open: string, saffronNotes: string, more = {}) =>
  restaurant(id, {
    name,
    cuisine,
    neighborhood: at < 30 ? 'Ropewalk' : 'Tannery',
    hours: hours.parse(open),
    saffronNotes,
    latitude: 44 + at * 0.0009,
    longitude: 3,
    price: 2,
    ...more,
  });

const BAR = { bar: true, restaurant: false, mealTypeLunch: false, mealTypeDinner: false };
const town = [
  place(1, 'Walnut Stove', 'Hungarian', 0, 'Mo-Su 12:00-01:00', 'Paprika chicken, and an apple strudel with cream.'),
  place(2, 'Larder Nine', 'British', 1, 'Mo-Su 12:00-23:00', 'Lamb shoulder and buttered greens.'),
  place(3, 'Frost & Spoon', 'Ice cream', 2, 'Mo-Su 11:00-18:00', 'Scoops of the day.', { mealTypeDinner: false }),
  place(4, 'Cup and Crumb', 'Cafe', 3, 'Mo-Su 08:00-17:00', 'Buns and filter coffee.', { mealTypeDinner: false }),
  place(5, 'The Low Lamp', 'Wine bar', 4, 'Mo-Su 17:00-02:00', 'Orange wines by the glass.', { ...BAR, price: 4 }),
  place(6, 'Hob & Barrel', 'Pub', 9, 'Mo-Su 17:00-02:00', 'Ales from the cask.', { ...BAR, price: 2 }),
  place(7, 'Nettle Trattoria', 'Italian', 5, 'Mo-Su 12:00-23:00', 'Tagliatelle with hare.', { bar: true, price: 1 }),
  place(8, 'Perch House', 'Seafood', 6, 'Mo-Su 12:00-23:00', 'Grilled perch and trout.'),
];
const { reply, rowsOf } = talkAbout(town, NOW);
const names = async (...messages: string[]) => (await rowsOf(...messages)).map(({ name }) => name);

describe('stops are open when one gets there', () => {
  test.each(['dinner and then something sweet', 'dinner, then ice cream', 'a dinner tonight and dessert after it'])(
    'where the sweet shops are closed, a restaurant with dessert: %s',
    async (said) => {
      const [dinner, sweet] = await names(said);
      expect(sweet).toBe('Walnut Stove');
      expect(dinner).not.toBe('Walnut Stove');
      expect((await reply(said)).text).toContain('strudel');
    },
  );

  test.each(['dinner tonight, then drinks', 'drinks and then dinner', 'start with a drink, then dinner'])(
    'none begins before now: %s',
    async (said) => {
      const { text } = await reply(said);
      expect(text).toMatch(/ at 20:30/);
      expect(text).not.toMatch(/ at 1\d:\d\d| at 20:00/);
    },
  );

  test('drinks are had in a bar, and a trattoria with one is no cheaper bar', async () => {
    expect((await names('dinner then drinks'))[1]).not.toBe('Nettle Trattoria');
    const cheaper = await names('dinner, then wine', 'swap the wine for somewhere cheaper');
    expect(cheaper[1]).toBe('Hob & Barrel');
  });
});

describe('changes of a plan', () => {
  test.each(['for the dinner, trout would be lovely', 'dinner should be fish', 'fish for dinner please'])(
    'what is eaten at a planned meal makes no second one: %s',
    async (said) => {
      const after = await names('dinner then drinks', said);
      expect(after).toHaveLength(2);
      expect(after[0]).toBe('Perch House');
    },
  );

  test.each([
    ["and if they're full?", 2],
    ['what if the bar is full', 1],
    ["suppose we can't get in at dinner", 1],
    ['and if there are no tables for dinner?', 1],
  ])('%s: another place for each stop that is meant, and the plan stays', async (said, count) => {
    const { text, cards } = await reply('dinner then drinks', said);
    expect(text.match(/walk away/g)).toHaveLength(count);
    expect(cards.map(({ name }) => name)).toEqual(await names('dinner then drinks'));
    expect(text).toMatch(/full|no room/);
    expect(text).not.toMatch(/wait is|still works|still good/);
  });

  test.each(['oh no. and the bar?', 'no, what time is dinner?'])('%s: an exclamation drops nothing', async (said) =>
    expect((await reply('dinner then drinks', said)).text).not.toMatch(/That leaves|Then it is|So that is/),
  );
});

describe('drinks after a dinner with a need', () => {
  const first = 'dinner tonight, one of us is coeliac';
  test.each(['where can we have a drink after, close by?', 'and drinks afterwards nearby'])(
    '%s: in a bar close by, of which the reply says what nobody knows',
    async (said) => {
      const { text, cards } = await reply(first, said);
      expect(cards.map(({ cuisine }) => cuisine)).toEqual([expect.stringMatching(/Wine bar|Pub/)]);
      expect(text).toMatch(/don't know|confirm|ask/i);
    },
  );
});

describe('a part of town that is ruled out', () => {
  const city = talkAbout([
    ...town,
    place(31, 'Brine Hall', 'British', 31, 'Mo-Su 12:00-23:00', 'Mutton pie and pickles.'),
    place(32, 'Copper Tap', 'Pub', 32, 'Mo-Su 17:00-02:00', 'Ales and porter.', BAR),
  ]);

  test.each(['not in Tannery', 'anywhere but Tannery', 'not Tannery please'])(
    '%s: the stops that lie there are replaced',
    async (said) => {
      const before = await city.rowsOf('dinner in Tannery tonight, then drinks');
      expect(before.map(({ neighborhood }) => neighborhood)).toEqual(['Tannery', 'Tannery']);
      const after = await city.rowsOf('dinner in Tannery tonight, then drinks', said);
      expect(after.map(({ neighborhood }) => neighborhood)).toEqual(['Ropewalk', 'Ropewalk']);
    },
  );

  test('leaves those that lie elsewhere', async () => {
    const before = await names('dinner in Ropewalk tonight, then drinks');
    expect(await names('dinner in Ropewalk tonight, then drinks', 'not in Tannery')).toEqual(before);
  });
});
