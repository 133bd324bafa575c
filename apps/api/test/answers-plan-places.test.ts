import { hours as parsed } from '@saffron/contracts/guide-fields';
import type { OpeningHoursSpecification } from '@saffron/contracts/hours/opening-hours';
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const place = (id: number, name: string, cuisine: string, more = {}) =>
  restaurant(id, {
    name,
    cuisine,
    hours: parsed.parse('Mo-Su 12:00-23:00') as OpeningHoursSpecification[],
    neighborhood: 'Rope Walk',
    restaurant: true,
    bar: false,
    mealTypeLunch: true,
    mealTypeDinner: true,
    ...more,
  });
const bar = { restaurant: false, bar: true, mealTypeLunch: false, mealTypeDinner: false };
const cafe = { restaurant: false, mealTypeDinner: false };

const town = [
  place(1, 'Anchor Table', 'Portuguese', { rating: 5, description: 'Salt cod and grilled sardines.' }),
  place(2, 'Brass Fork', 'Greek', { rating: 4 }),
  place(3, 'Casa Olmo', 'Italian', { rating: 3 }),
  place(4, 'Dock Tap', 'Pub', { ...bar, rating: 5 }),
  place(5, 'East Cellar', 'Pub', { ...bar, rating: 4 }),
  place(6, 'Fern Coffee', 'Coffee', { ...cafe, rating: 5 }),
  place(7, 'Gelato Nove', 'Ice Cream', { ...cafe, rating: 4 }),
];
/** A Saturday at six in the evening. */
const talk = talkAbout(town, { date: '2026-11-21', minute: 18 * 60 });
const outing = async (...messages: string[]) => {
  const { text, cards } = await talk.reply(...messages);
  return { text, names: cards.map(({ name }) => name) };
};
const OUTING = 'dinner and then a pub tonight';

describe('a stop of a plan that somebody knows already', () => {
  test.each([
    ["I've eaten at the first one before, been there too often", 0],
    ["we've been to the first place", 0],
    ['we went to the pub last month', 1],
    ['we tried the second stop last week', 1],
  ])('%s: gets another place, and the rest stays', async (message, at) => {
    const { names: planned } = await outing(OUTING);
    const { names } = await outing(OUTING, message);
    expect(names).toHaveLength(2);
    expect(names[at]).not.toBe(planned[at]);
    expect(names[1 - at]).toBe(planned[1 - at]);
  });
});

describe('a stop that is meant by its number', () => {
  test.each(['can the first one be Italian', 'make the first stop Italian', 'Italian for the first place please'])(
    '%s: is changed, and none is added',
    async (message) => expect((await outing(OUTING, message)).names).toEqual(['Casa Olmo', 'Dock Tap']),
  );

  test.each(['find us somewhere else for the last stop', 'a different place for the second stop'])(
    '%s: is exchanged',
    async (message) => expect((await outing(OUTING, message)).names).toEqual(['Anchor Table', 'East Cellar']),
  );

  test('what is ordered there is no question of its hours', async () =>
    expect((await outing(OUTING, 'what would you order at the first stop')).text).not.toMatch(/shuts|takes orders/));
});

describe('a stop in the stead of another', () => {
  test.each(['ice cream afterwards instead', 'how about dessert instead'])('%s: takes its place', async (message) => {
    const { names } = await outing(OUTING, message);
    expect(names).toEqual(['Anchor Table', 'Gelato Nove']);
  });

  test.each([
    ['change the dinner', 0],
    ['drop the drinks', 1],
  ])('%s: means the lunch or the coffee where nothing else is planned', async (message, at) => {
    const { names: planned } = await outing('lunch and then coffee tomorrow');
    const { names } = await outing('lunch and then coffee tomorrow', message);
    expect(names).not.toContain(planned[at]);
    expect(names).toContain(planned[1 - at]);
  });
});

describe('when one is where', () => {
  test.each(['dinner with a drink afterwards tonight', 'dinner and a pub after tonight'])(
    '%s: has two stops',
    async (message) => expect((await outing(message)).names).toHaveLength(2),
  );

  test('midnight is the end of an outing', async () =>
    expect((await outing(OUTING, 'we want to be home by midnight')).text).toMatch(/19:00.*21:00/));

  test.each([
    'when do we need to be at each of them',
    'what time should we be at each',
    'how long do we have for dinner',
  ])('%s: is told by the plan', async (message) =>
    expect((await outing(OUTING, message)).text).toMatch(/19:00|20:5\d|21:00/),
  );

  test('a lunch on the day that is nearly over is one of next week', async () =>
    expect((await outing('lunch and then coffee on Saturday', 'what are the times')).text).toContain('at 13:00'));

  test('another day is named', async () => {
    expect((await outing(OUTING, 'on Sunday instead')).text).toMatch(/^On Sunday: dinner/);
    expect((await outing(OUTING, 'could we do tomorrow instead')).text).toMatch(/^Tomorrow: dinner/);
  });

  test('a stop at another hour than the message speaks of is not called closed', async () => {
    const early = town.map((row) =>
      row.id === 1 ? { ...row, hours: parsed.parse('Mo-Su 12:00-21:30') as OpeningHoursSpecification[] } : row,
    );
    const { text } = await talkAbout(early, { date: '2026-11-21', minute: 17 * 60 }).reply(
      'a bite before the show and then a pub after',
      'do we need to book those',
    );
    expect(text).not.toMatch(/shuts|closed/);
  });
});
