import { hours as parsed } from '@saffron/contracts/guide-fields';
import type { OpeningHoursSpecification } from '@saffron/contracts/hours/opening-hours';
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const at = (id: number, name: string, cuisine: string, hours: string | null, more = {}) =>
  restaurant(id, {
    name,
    cuisine,
    hours: hours === null ? null : (parsed.parse(hours) as OpeningHoursSpecification[]),
    neighborhood: 'Quayside',
    latitude: 48.99 + id * 0.0005,
    longitude: -7.21,
    restaurant: true,
    mealTypeLunch: true,
    mealTypeDinner: true,
    saffronNotes: null,
    ...more,
  });
/** Last orders long before it shuts. */
const early = at(12, 'Slow Supper', 'Georgian', 'Mo-Su 12:00-23:00 (last orders 20:00)');
const bar = { bar: true, restaurant: false, mealTypeLunch: false };

const town = [
  at(1, 'Juniper Row', 'Thai', 'Mo-Fr 12:00-15:00; Sa 12:00-22:00'),
  at(2, 'Night Basil', 'Thai', 'Tu-Su 17:30-01:00; 2026-12-24 to 2026-12-28 closed'),
  at(3, 'Day Lemongrass', 'Thai', null, { saffronNotes: 'Green curry. Closed Mondays. Shut in August.' }),
  at(4, 'Plain Rice', 'Thai', null),
  at(5, 'Early Glass', 'Cocktail bar', 'Mo-Su 12:00-20:30', bar),
  at(6, 'Late Glass', 'Cocktail bar', 'Mo-Su 18:00-02:00', bar),
  at(7, 'Two Forks', 'Italian', 'Mo-Su 17:00-23:00', { price: 4 }),
  at(8, 'Three Forks', 'Italian', 'Mo-Su 17:00-23:00', { price: 2 }),
  at(9, 'Cold Spoon', 'Ice cream', 'Mo-Su 12:00-23:30', { mealTypeDinner: false }),
  at(10, 'Tin Anchor', 'Pub', 'Mo-Su 12:00-23:00', { rating: 5 }),
  at(13, 'Split Plate', 'Greek', 'Mo-Su 12:00-15:00,18:00-22:00'),
  at(11, 'Brass Fox', 'Pub', 'Mo-Su 12:00-23:00; 2026-12-25 12:00-15:00; 2026-12-26 closed; 2026-12-31 12:00-02:00'),
  early,
];
/** A Friday. */
const FRIDAY = '2026-11-20';
const talking = (hour: number, date = FRIDAY) => talkAbout(town, { date, minute: hour * 60 });
const names = async (hour: number, ...messages: string[]) =>
  (await talking(hour).reply(...messages)).cards.map(({ name }) => name);
const said = async (hour: number, ...messages: string[]) => (await talking(hour).reply(...messages)).text;

describe('what is open, by the clock of the guide', () => {
  test.each([
    [13, 'Thai open now', 'Juniper Row'],
    [20, 'Thai that is still serving', 'Night Basil'],
    [13, 'Thai tonight', 'Night Basil'],
    [13, 'Thai lunch tomorrow', 'Juniper Row'],
    [21.5, 'Thai in an hour', 'Night Basil'],
    [13, 'Thai after eleven', 'Night Basil'],
    [13, 'Thai this sunday evening', 'Night Basil'],
    [13, 'Thai food, now', 'Juniper Row'],
    [13, 'Thai, we get out at ten past eleven', 'Night Basil'],
    [13, 'Thai at half ten tonight', 'Night Basil'],
    [10, 'a Thai lunch this weekend', 'Juniper Row'],
    [17, 'Thai after the club, at 12.30 in the morning', 'Night Basil'],
  ])('at %s: %s', async (hour, message, first) => expect((await names(hour, message))[0]).toBe(first));

  test.each(['Juniper Row tonight?', 'dinner at Juniper Row this evening', 'Juniper Row on Sunday'])(
    '%s: says that it is closed',
    async (message) => expect(await said(10, message)).toMatch(/Juniper Row (?:is closed|shuts at 15:00)/),
  );

  test('closing for a season that notes tell of counts, and what nobody knows is said', async () => {
    const august = talkAbout(town, { date: '2026-08-14', minute: 19 * 60 });
    expect((await august.reply('is Day Lemongrass open tonight?')).text).toMatch(/^No, .*closed/);
    expect(await said(19, 'is Plain Rice open now?')).toMatch(/don't know|can't say/);
  });
});

describe('late in the evening, where nobody said a time', () => {
  test.each([
    ['Italian', 'Three Forks', /Three Forks and Two Forks shut at eleven/],
    ['ice cream', 'Cold Spoon', /Cold Spoon shut at half past eleven; it opens again tomorrow at noon/],
  ])('%s: what has shut is offered with its hours where nothing of it is open', async (message, first, hours) => {
    expect((await names(23.75, message))[0]).toBe(first);
    const reply = await said(23.75, message);
    expect(reply).toMatch(hours);
    expect(reply).not.toMatch(/then|know of no/);
  });

  test.each(['Thai', 'cocktails'])('%s: what is open comes first', async (message) =>
    expect((await names(23.75, message))[0]).toMatch(/^(?:Night Basil|Late Glass)$/),
  );

  test('whoever says "now" hears of something else to eat', async () =>
    expect(await names(23.75, 'Italian, right now')).not.toContain('Two Forks'));
});

test.each(['Thai', 'what else is there?', 'something nicer', 'a cheaper one'])(
  'a place that is closed for weeks is not put forward: %s',
  async (message) => {
    const winter = talkAbout(
      town.map((row) => ({
        ...row,
        hours:
          row.id === 2
            ? (parsed.parse('Tu-Su 17:30-01:00; 2026-11-01 to 2027-03-31 closed') as OpeningHoursSpecification[])
            : row.hours,
      })),
      { date: FRIDAY, minute: 13 * 60 },
    );
    const { cards } = await winter.reply('Thai', message);
    expect(cards.map(({ name }) => name)).not.toContain('Night Basil');
  },
);

describe('the time that was said before', () => {
  test.each(['will the kitchen still be open?', 'is it still open?', 'will they be open?'])(
    'Italian at 22:00 tonight, %s',
    async (question) => {
      const reply = await said(12, 'Italian at ten tonight', question);
      expect(reply).toMatch(/until eleven|last orders/);
      expect(reply).not.toMatch(/doesn't open|don't open/);
    },
  );

  test.each(['Slow Supper on Saturday at nine', 'is Slow Supper open on Saturday at 9pm?'])(
    '%s: it is open, and takes no orders',
    async (message) => expect(await said(12, message)).toMatch(/takes last orders at (?:eight|20:00) on Saturday/),
  );

  test('so many come, whatever hour was said', async () => {
    const reply = await said(12, 'Italian on Saturday at 7', "we'll be nine");
    expect(reply).toMatch(/for nine|nine of you|party of (?:nine|9)|room for (?:nine|9)|for 9/);
  });
});

test.each(['what time does it open?', 'when do they open?', 'what time do they open'])(
  '%s: an hour, and no yes',
  async (question) => expect(await said(12, 'Night Basil', question)).toMatch(/^Night Basil opens at 17:30/),
);

describe('questions about hours', () => {
  test.each([
    [19, ['is Night Basil open now?'], /^Yes, Night Basil is open until one/],
    [13, ['Night Basil', 'is it open now'], /^No, .*(?:opens at|open until) 17:30|^No, .*17:30 to one/],
    [13, ['Night Basil', 'what time do they shut?'], /shuts at one tonight/],
    [13, ['till when does Juniper Row serve on saturdays'], /shuts at ten on Saturdays/],
    [13, ['Night Basil', 'open mondays?'], /closed on Mondays/],
    [13, ['is Night Basil open over christmas'], /closed from 24 December to 28 December/],
    [13, ['when is Juniper Row open?'], /noon to 15:00 on weekdays and noon to 22:00 on Saturdays/],
    [13, ['is Night Basil open on saturday?', 'and monday?'], /closed on Monday/],
    [13, ['Day Lemongrass', 'are they open on mondays?'], /closed on Mondays/],
  ] as const)('at %s: %j', async (hour, messages, answer) => expect(await said(hour, ...messages)).toMatch(answer));

  test.each([
    'till when is Split Plate open today?',
    'when does Split Plate open tomorrow?',
    'what time does Split Plate close on saturday',
    'when does Split Plate shut?',
  ])('%s: a break in the afternoon is told', async (question) =>
    expect(await said(12.5, question)).toMatch(/noon to 15:00 and 18:00 to 22:00/),
  );

  test.each(['which of those shuts last?', 'which one is open latest'])('%s', async (question) => {
    expect(await names(13, 'cocktail bars', question)).toEqual(['Late Glass']);
  });
  test.each(['which closes first?', 'which of them closes earliest'])('%s', async (question) => {
    expect(await names(13, 'cocktail bars', question)).toEqual(['Early Glass']);
  });

  test('hours are said in words', async () => {
    for (const message of ['hours of Juniper Row', 'when does Night Basil open'])
      expect(await said(13, message)).not.toMatch(/Mo-|Tu-|\d\d:\d\d-\d\d/);
  });
});

describe('a plan by the clock', () => {
  const PLAN = 'dinner at 7 then cocktails';
  const TIMES = 'what time would we be where?';

  test('each stop is open when one gets there', async () => expect((await names(12, PLAN)).at(-1)).toBe('Late Glass'));

  test.each([
    ['push everything back an hour', ['20:00', '22:00']],
    ['half an hour earlier please', ['18:30', '20:30']],
    ['start at 6 instead', ['18:00', '20:00']],
    ['make it two hours later', ['21:00', '23:00']],
    ['we want to be done by ten', ['18:30', '20:30']],
  ])('%s', async (message, times) => {
    const text = await said(12, PLAN, message, TIMES);
    for (const time of times) expect(text).toContain(time);
  });

  test('a stop that is closed at its new hour is another one', async () => {
    const before = await names(12, 'cocktails at 6 then dinner', 'swap the cocktails');
    const early = before[0] === 'Early Glass' ? [] : ['swap the cocktails'];
    const talk = ['cocktails at 6 then dinner', 'swap the cocktails', ...early];
    expect((await names(12, ...talk))[0]).toBe('Early Glass');
    expect((await names(12, ...talk, 'push it all back three hours'))[0]).toBe('Late Glass');
  });

  test.each([
    ['cut it to two stops', 2],
    ['just the dinner and the cocktails', 2],
    ['drop the ice cream', 2],
    ['only one stop please', 1],
  ])('%s', async (message, count) => {
    const [dinner] = await names(12, PLAN, 'add ice cream after');
    const after = await names(12, PLAN, 'add ice cream after', message);
    expect(after).toHaveLength(count);
    expect(after[0]).toBe(dinner);
  });

  test.each(['cheaper dinner please', 'can the dinner be cheaper', 'swap the dinner for something cheaper'])(
    '%s: the others stay',
    async (message) => {
      const before = await names(12, `Italian ${PLAN}`, 'a fancier dinner');
      const after = await names(12, `Italian ${PLAN}`, 'a fancier dinner', message);
      expect(after[1]).toBe(before[1]);
      expect(after[0]).toBe('Three Forks');
    },
  );

  test('a drink before dinner adds no second dinner, and is open then', async () => {
    expect(await names(12, 'dinner at Two Forks at 9pm', 'a drink before that')).toEqual(['Late Glass']);
    expect(await names(12, 'dinner at Two Forks at 6pm', 'a drink before that')).toEqual(['Early Glass']);
  });
});

test.each([
  ['Italian for six tonight', 'make it nine', /nine|9/],
  ['an Italian dinner tonight, party of four', 'make it 10', /ten|10/],
])('after %s, "%s" counts the guests', async (first, message, count) => {
  const text = await said(15, first, message);
  expect(text).not.toMatch(/shuts|closed|open at/);
  expect(await said(15, first, message, 'book it')).toMatch(count);
});

test.each([
  ['Italian tonight at 8', 'make it 11'],
  ['Italian for four tonight at 8', 'make it eleven'],
])('after %s, "%s" is the hour', async (first, message) =>
  expect(await said(15, first, message)).toMatch(/shut|closed/),
);

describe('two sittings that stand in the notes', () => {
  test.each([
    'Lunch 12 to 3 and dinner 6 to 10.',
    'Open 12-2:30 and 6-10 every day.',
    'They serve lunch 11:30am to 2pm, dinner 5.30pm to 9pm. Closed Mondays.',
    'Lunch from 12 to 3, supper 18 to 22, closed Mondays.',
  ])('%s', async (saffronNotes) => {
    const talk = talkAbout([at(1, 'Split Bowl', 'Thai', null, { saffronNotes })], { date: FRIDAY, minute: 9 * 60 });
    const isShut = await Promise.all(
      ['13:00', '16:30', '19:00', '23:30'].map(async (hour) =>
        (await talk.reply('Thai', `is Split Bowl open at ${hour}?`)).text.includes('is closed at'),
      ),
    );
    expect(isShut).toEqual([false, true, false, true]);
  });
});

describe('a Sunday roast is for Sunday', () => {
  const pubs = [
    at(1, 'Week Oven', 'Pub', 'Mo-Sa 12:00-23:00', { rating: 5, saffronNotes: 'Roast beef with gravy.' }),
    at(2, 'Sunday Oven', 'Pub', 'Mo-Fr 18:00-23:00; Su 12:00-18:00', { rating: 3, saffronNotes: 'Roast beef.' }),
  ];
  const first = async (message: string) =>
    (await talkAbout(pubs, { date: FRIDAY, minute: 13 * 60 }).reply(message)).cards[0]?.name;

  test.each(['sunday roast', 'where is good for a Sunday roast for four?'])('%s', async (message) =>
    expect(await first(message)).toBe('Sunday Oven'),
  );
  test.each(['a Sunday roast today', 'sunday roast on saturday'])('unless another day is said: %s', async (message) =>
    expect(await first(message)).toBe('Week Oven'),
  );
});

describe('a part of the day without a day is the next one', () => {
  const cafes = [
    at(1, 'Late Cup', 'Cafe', 'Mo-Su 12:00-23:00', { rating: 5 }),
    at(2, 'Dawn Cup', 'Cafe', 'Mo-Su 05:00-12:00'),
    at(3, 'Noon Cup', 'Cafe', 'Mo-Su 07:00-14:00'),
  ];
  const found = (hour: number, message: string) => talkAbout(cafes, { date: FRIDAY, minute: hour * 60 }).reply(message);

  test.each(['coffee, morning', 'a cafe in the morning', 'morning coffee', 'cafe, mornings'])('%s', async (message) => {
    for (const hour of [8, 19]) {
      const { text, cards } = await found(hour, message);
      expect(cards[0]?.name).not.toBe('Late Cup');
      expect(text).not.toMatch(/closed (?:tonight|today|now)/);
    }
  });

  test.each(['morning! a cafe please', 'good morning, coffee'])('%s: greets', async (message) =>
    expect((await found(19, message)).cards[0]?.name).toBe('Late Cup'),
  );

  test.each(['breakfast early like 6, a cafe', 'cafe for breakfast, say 6, before a flight'])(
    '%s: the hour counts',
    async (message) => expect((await found(19, message)).cards[0]?.name).toBe('Dawn Cup'),
  );
});

describe('on a holiday, usual hours tell nothing', () => {
  test.each(['a pub for lunch on christmas day', 'a pub for the evening of new years eve', 'a pub on 25 december'])(
    '%s: those whose hours are recorded come first, and of the others it is said that nobody knows',
    async (message) => {
      const { text, cards } = await talking(18).reply(message);
      expect(cards[0]?.name).toBe('Brass Fox');
      expect(text).not.toMatch(/Tin Anchor[^.]*open until/);
      expect((await talking(18).reply(message, 'is Tin Anchor open then?')).text).toMatch(
        /(?:know|say) whether Tin Anchor is open/,
      );
    },
  );

  test('recorded hours count, and so do the usual ones of any other day', async () => {
    expect(await said(18, 'is Brass Fox open on boxing day?')).toMatch(/^No/);
    expect(await said(18, 'is Brass Fox open on christmas day at 1pm?')).toMatch(/^Yes/);
    expect(await said(18, 'is Tin Anchor open on 27 december at 1pm?')).toMatch(/^Yes/);
  });
});
