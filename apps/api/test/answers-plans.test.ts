// @module-tag long
import type { Restaurant } from '@saffron/contracts/guide';
import { distanceBetween } from '@saffron/contracts/location';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { guideWithTraps, talkAbout } from './quality-talk.ts';
import { smallTown } from './small-towns.ts';

const demo = talkAbout(guideWithTraps);
const located = talkAbout(smallTown(true));
const unlocated = talkAbout(smallTown(false));

type Kind = 'meal' | 'bar' | 'cafe' | 'sweet' | 'any';
const BARS = /^(?:cocktail bar|wine bar|pub|brewery)$/i;
const CAFES = /^(?:cafe|coffee roaster|tea house|bakery|dessert|ice cream)$/i;
const IS: Readonly<Record<Kind, (row: Restaurant) => boolean>> = {
  meal: (row) => row.restaurant && !BARS.test(row.cuisine ?? '') && !/^(?:ice cream|dessert)$/i.test(row.cuisine ?? ''),
  bar: ({ bar }) => bar,
  cafe: ({ cuisine }) => CAFES.test(cuisine ?? ''),
  sweet: ({ cuisine }) => CAFES.test(cuisine ?? ''),
  any: () => true,
};
const minutes = (a: Restaurant, b: Restaurant) => {
  const of = ({ latitude, longitude }: Restaurant) => ({ latitude: latitude ?? 0, longitude: longitude ?? 0 });
  return (distanceBetween(of(a), of(b)) * 1.3) / 80;
};
const names = (rows: readonly Restaurant[]) => rows.map(({ name }) => name);

describe('a message that names several stops', () => {
  const asks: [message: string, kinds: Kind[]][] = [
    ['dinner then cocktails', ['meal', 'bar']],
    ['dinner and drinks', ['meal', 'bar']],
    ['coffee and then lunch', ['cafe', 'meal']],
    ['drinks before dinner', ['bar', 'meal']],
    ['brunch, then a walk, then drinks', ['meal', 'bar']],
    ['start with drinks and end with Mexican food', ['bar', 'meal']],
    ['Thai food followed by ice cream', ['meal', 'sweet']],
    ['date night: dinner and a bar within walking distance', ['meal', 'bar']],
    ['lunch, then coffee, then ice cream', ['meal', 'cafe', 'sweet']],
    ['a day in Birkside: breakfast, lunch, dinner', ['any', 'meal', 'meal']],
    ['plan me a day in Aldgrove', ['any', 'meal', 'meal']],
    ['a bar crawl with four stops', ['bar', 'bar', 'bar', 'bar']],
    ['a food crawl in Cobmarket', ['meal', 'meal', 'meal']],
    ['drinks at 6, dinner at 8', ['bar', 'meal']],
    ['lunch & later drinks', ['meal', 'bar']],
    ['two bars and then dinner', ['bar', 'bar', 'meal']],
    ['Italian food and a beer, then ice cream', ['meal', 'sweet']],
  ];
  test.each(asks)('%s', async (message, kinds) => {
    for (const talk of [located, unlocated]) {
      const rows = await talk.rowsOf(message);
      expect(rows.map((row, at) => IS[kinds[at] ?? 'any'](row))).toEqual(kinds.map(() => true));
      expect(new Set(names(rows)).size).toBe(rows.length);
      expect(new Set(rows.map(({ neighborhood }) => neighborhood)).size).toBe(1);
    }
  });

  const single = [
    'ramen and beer',
    'dinner with live music',
    'tacos or pizza',
    'a pub with good food',
    'somewhere for brunch with cocktails',
    'a table at seven after the theatre',
    'a place with good wine and small plates',
    'somewhere with cocktails and oysters',
  ];
  test.each(single)('is none in: %s', async (message) => {
    const { text } = await demo.reply(message);
    expect(text).not.toMatch(/minutes?' walk|km away/);
  });

  test('tells the way on foot from coordinates, and else the neighborhood', async () => {
    expect((await located.reply('dinner then drinks')).text).toMatch(/minutes?' walk/);
    const { text } = await unlocated.reply('dinner then drinks');
    expect(text).toMatch(/also in (?:Aldgrove|Birkside|Cobmarket)/);
    expect(text).not.toMatch(/walk|km/);
  });

  test('wishes belong to the stop that they stand by, and those for all to each', async () => {
    const [lunch, dinner] = await located.rowsOf('a cheap Thai lunch, then an expensive Italian dinner in Birkside');
    expect([lunch?.cuisine, lunch?.price, dinner?.cuisine, dinner?.price]).toEqual(['Thai', 1, 'Italian', 4]);
    expect([lunch?.neighborhood, dinner?.neighborhood]).toEqual(['Birkside', 'Birkside']);
    const cheap = await located.rowsOf('dinner then drinks, all of it cheap, no Thai');
    expect(cheap.map(({ price }) => price)).toEqual([1, 1]);
    expect(cheap[0]?.cuisine).not.toBe('Thai');
  });

  test('a stop can be a place that is named', async () => {
    expect(names(await located.rowsOf('lunch at Birkside Thai 2 and then coffee'))[0]).toBe('Birkside Thai 2');
  });

  test('there is no stop where all of it is closed at its hour, and the reply says until when it is open', async () => {
    const hours = [{ dayOfWeek: ['Saturday' as const], opens: '18:00', closes: '23:00' }];
    const town = [
      restaurant(1, { name: 'Supper', cuisine: 'Italian', hours }),
      restaurant(2, {
        name: 'Cups',
        cuisine: 'Cafe',
        hours: hours.map((one) => ({ ...one, opens: '08:00', closes: '15:00' })),
      }),
    ];
    const { text, cards } = await talkAbout(town).reply('dinner at 7pm and then coffee on Saturday');
    expect(text).toMatch(/Cups is closed then: it shuts at 15:00/);
    expect(text).toMatch(/nowhere for coffee/);
    expect(cards.map(({ name }) => name)).toEqual(['Supper']);
  });

  test('keeps to opening hours where a time is said', async () => {
    const hours = (opens: string, closes: string) => [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const,
        opens,
        closes,
      },
    ];
    const bar = { cuisine: 'Cocktail bar', bar: true, restaurant: false };
    const town = [
      restaurant(1, {
        name: 'Supper',
        cuisine: 'Italian',
        hours: hours('17:00', '23:00').map((one) => ({ ...one, dayOfWeek: [...one.dayOfWeek] })),
      }),
      restaurant(2, {
        name: 'Early Bar',
        ...bar,
        rating: 5,
        hours: hours('12:00', '20:00').map((one) => ({ ...one, dayOfWeek: [...one.dayOfWeek] })),
      }),
      restaurant(3, {
        name: 'Late Bar',
        ...bar,
        rating: 3,
        hours: hours('18:00', '02:00').map((one) => ({ ...one, dayOfWeek: [...one.dayOfWeek] })),
      }),
    ];
    expect(names(await talkAbout(town).rowsOf('dinner at 8pm, then cocktails'))).toEqual(['Supper', 'Late Bar']);
  });
});

describe('what follows a plan', () => {
  const PLAN = 'Italian dinner then cocktails in Birkside';
  const changes: [message: string, kept: number[], changed: number[]][] = [
    ['swap the dinner', [1], [0]],
    ['something else for dinner', [1], [0]],
    ['can you change the first one', [1], [0]],
    ['another bar instead', [0], [1]],
    ['a different second stop please', [0], [1]],
  ];
  test.each(changes)('%s: the other stop stays', async (message, kept, changed) => {
    for (const talk of [located, unlocated]) {
      const [before, after] = [await talk.rowsOf(PLAN), await talk.rowsOf(PLAN, message)];
      expect(after).toHaveLength(2);
      for (const at of kept) expect(after[at]).toBe(before[at]);
      for (const at of changed) expect(after[at]).not.toBe(before[at]);
      expect([IS.meal(after[0] as Restaurant), IS.bar(after[1] as Restaurant)]).toEqual([true, true]);
    }
  });

  test.each(['skip the cocktails', 'drop the bar', 'leave out the second one', 'no drinks after all'])(
    '%s',
    async (message) => {
      const before = await located.rowsOf(PLAN);
      expect(await located.rowsOf(PLAN, message)).toEqual(before.slice(0, 1));
    },
  );

  test.each([
    ['and ice cream after', 2],
    ['then something sweet', 2],
    ['add dessert', 1],
    ['can we add a dessert stop', 1],
  ])('%s: where nobody says when, before the drinks', async (message, at) => {
    const before = await located.rowsOf(PLAN);
    const after = await located.rowsOf(PLAN, message);
    expect(after.toSpliced(at, 1)).toEqual(before);
    expect(IS.sweet(after[at] as Restaurant)).toBe(true);
  });

  test.each(['cheaper for the second', 'the bar should be cheaper', 'cheaper drinks please'])('%s', async (message) => {
    const talk = 'Italian dinner then expensive cocktails in Birkside';
    const [dinner, bar] = await located.rowsOf(talk, message);
    const before = await located.rowsOf(talk);
    expect(dinner).toBe(before[0]);
    expect(bar?.price).toBeLessThan(before[1]?.price ?? 0);
  });

  test('a wish for all changes only what does not meet it', async () => {
    const before = await located.rowsOf('dinner then drinks in Birkside');
    const after = await located.rowsOf('dinner then drinks in Birkside', 'in Aldgrove instead');
    expect(after.map(({ neighborhood }) => neighborhood)).toEqual(['Aldgrove', 'Aldgrove']);
    expect(await located.rowsOf('dinner then drinks in Birkside', 'no Mexican')).toEqual(
      before.some(({ cuisine }) => cuisine === 'Mexican') ? expect.not.arrayContaining(before) : before,
    );
  });

  test.each(['switch the order', 'the other way round'])('%s', async (message) => {
    expect(await located.rowsOf(PLAN, message)).toEqual((await located.rowsOf(PLAN)).toReversed());
  });

  test.each(['how much in all?', 'what does it come to per person?', "what's the total?"])(
    '%s names the prices',
    async (message) => {
      const { text } = await located.reply(PLAN, message);
      for (const { name, price } of await located.rowsOf(PLAN)) {
        expect(text).toContain(name);
        expect(text).toContain('$'.repeat(price ?? 0));
      }
    },
  );

  test.each(['which is the first one again?', 'remind me what the dinner was'])('%s', async (message) => {
    expect(await located.rowsOf(PLAN, message)).toEqual((await located.rowsOf(PLAN)).slice(0, 1));
  });

  const meant: [message: string, changed: number][] = [
    ['swap the food one', 0],
    ['change the place where we eat', 0],
    ['swap stop 2', 1],
    ['replace the final one', 2],
    ['swap the middle one please', 1],
    ['another place for the evening drinks', 1],
  ];
  test.each(meant)('%s: one stop of three changes', async (message, at) => {
    const three = 'Italian dinner, then cocktails, then ice cream in Birkside';
    const [before, after] = [await located.rowsOf(three), await located.rowsOf(three, message)];
    expect(after).toHaveLength(3);
    expect(after.toSpliced(at, 1)).toEqual(before.toSpliced(at, 1));
    expect(after[at]).not.toBe(before[at]);
  });

  test.each(['change that one bit', 'swap the other part'])('%s: asks which', async (message) => {
    const { text } = await located.reply(PLAN, message);
    expect(text).toMatch(/which one/i);
    expect(await located.rowsOf(PLAN, message)).toEqual(await located.rowsOf(PLAN));
  });

  test.each([
    'run it back to me',
    "so what's the final plan then",
    'remind me of the plan',
    'read me the whole thing again',
  ])('%s: says all stops with their hours', async (message) => {
    const { text } = await located.reply(PLAN, 'swap the dinner', message);
    for (const { name } of await located.rowsOf(PLAN, 'swap the dinner')) expect(text).toContain(name);
    expect(text.match(/ at \d+:\d\d/g)).toHaveLength(2);
  });

  test.each(['swap the dinner', 'add dessert', 'start at 8', 'drinks first please'])(
    '%s: the reply says the plan as it is now',
    async (message) => {
      const { text } = await located.reply(PLAN, message);
      for (const { name } of await located.rowsOf(PLAN, message)) expect(text).toContain(name);
      expect(text).toMatch(/ at \d+:\d\d/);
    },
  );

  test.each(['do the bar first', 'start with the drinks', 'cocktails before dinner', 'dinner last'])(
    '%s: the same places in another order',
    async (message) => {
      expect(await located.rowsOf(PLAN, message)).toEqual((await located.rowsOf(PLAN)).toReversed());
    },
  );

  test.each(["how long's the walk?", 'how far apart are they?', 'is it a long walk between them?'])(
    '%s: says the way, and changes nothing',
    async (message) => {
      const { text } = await located.reply(PLAN, message);
      expect(text).toMatch(/minutes?' walk/);
      expect(await located.rowsOf(PLAN, message)).toEqual(await located.rowsOf(PLAN));
    },
  );

  test('an hour of a stop drops none', async () => {
    expect(await located.rowsOf(PLAN, 'just an hour for the drinks')).not.toHaveLength(1);
  });

  test('what no other place has is said of the one that stays', async () => {
    const town = [
      restaurant(1, { name: 'Supper', cuisine: 'Italian' }),
      restaurant(2, { name: 'Corner', cuisine: 'Cocktail bar', bar: true, restaurant: false }),
    ];
    const { text } = await talkAbout(town).reply('Italian dinner then cocktails', 'we have a dog with us');
    expect(text).toMatch(/I don't know whether .*dog/i);
  });

  test.each(['put the drinks back', 'actually leave it as it was', 'undo that'])('%s', async (message) => {
    expect(await located.rowsOf(PLAN, 'drop the drinks', message)).toEqual(await located.rowsOf(PLAN));
  });

  test.each(['coffee in between', 'where do we get a coffee between them?', 'add a coffee between lunch and dinner'])(
    '%s: a stop between the others',
    async (message) => {
      const { cards, text } = await demo.reply('Saturday: lunch in Tannery Row, then dinner in Southmarsh', message);
      const before = (await demo.reply('Saturday: lunch in Tannery Row, then dinner in Southmarsh')).cards;
      expect(cards).toHaveLength(3);
      expect([cards[0], cards[2]].map((card) => card?.id)).toEqual(before.map(({ id }) => id));
      expect(text).toMatch(/coffee at/i);
    },
  );

  test('a stop that replaces another is at its hour', async () => {
    const { text } = await located.reply(
      'Italian dinner at 6pm, then ice cream at 10pm',
      'replace the ice cream with a bar',
    );
    expect(text).toContain('at 22:00');
  });

  test.each(['we like Spanish', 'something Spanish', 'Spanish would be nice'])(
    '%s: is for the meal, and leaves the rest',
    async (message) => {
      for (const plan of ['dinner then cocktails', 'drinks and then a late bite']) {
        const [before, after] = [await demo.rowsOf(plan), await demo.rowsOf(plan, message)];
        expect(after.map(({ cuisine }) => cuisine)).toContain('Spanish');
        expect(after).toHaveLength(before.length);
      }
    },
  );

  test.each(['skip the walk', 'drop the museum', 'forget the cinema'])(
    '%s: what is no stop leaves the plan as it is',
    async (message) => expect(await located.rowsOf(PLAN, message)).toEqual(await located.rowsOf(PLAN)),
  );

  test.each(['Italian', 'Korean', 'French'])(
    'what is wished of a stop is worth a walk, and stays when it is swapped: %s',
    async (kitchen) => {
      for (const then of ['cheaper drinks', 'swap the drinks for somewhere else']) {
        const turns = ['drinks with a view, then Thai dinner', `make the dinner ${kitchen}`, then];
        expect((await demo.reply(...turns)).text).not.toMatch(/know .*view/);
      }
    },
  );

  test('several changes in a row build on one another', async () => {
    const [, bar] = await located.rowsOf(PLAN);
    const rows = await located.rowsOf(PLAN, 'swap the dinner', 'add dessert', 'drop the dinner');
    expect(rows[1]).toBe(bar);
    expect(rows).toHaveLength(2);
  });

  test.each([
    ['keep the dinner but swap the cocktails for a wine bar', 1],
    ['the cocktails stay, swap the dinner for Mexican food', 0],
    ['leave the cocktails, change the other one to Thai food', 0],
    ['a pub rather than cocktails', 1],
    ['Thai instead of the dinner', 0],
    ['a wine bar instead of the cocktails', 1],
  ])('%s: what is kept stays', async (message, changed) => {
    const [before, after] = [await located.rowsOf(PLAN), await located.rowsOf(PLAN, message)];
    expect(after).toHaveLength(2);
    expect(after[1 - changed]).toBe(before[1 - changed]);
    expect(after[changed]).not.toBe(before[changed]);
  });

  test.each(['how far apart are they?', 'is that walkable?', 'how far is it from the dinner place?'])(
    '%s: the way between the stops, and no new plan',
    async (message) => {
      const [dinner, bar] = await located.rowsOf(PLAN);
      const { text } = await located.reply(PLAN, message);
      expect(text).toMatch(/minutes?' walk apart/);
      expect(await located.rowsOf(PLAN, message)).toEqual([dinner, bar]);
    },
  );

  test.each([
    ['dinner then drinks for six in Birkside', 'make it eight', 'eight'],
    ['dinner then drinks in Birkside, four of us', "we're seven now", 'seven'],
  ])('%s, %s: the plan is for more', async (plan, message, count) => {
    expect(await located.rowsOf(plan, message)).toEqual(await located.rowsOf(plan));
    expect((await located.reply(plan, message)).text).toContain(count);
  });

  test.each([
    'they are here all day on Friday, dinner somewhere in Birkside',
    'food after nine in Birkside, beer is a must',
  ])('%s: one place, and no outing', async (message) =>
    expect((await located.reply(message)).text).not.toMatch(/^(?:Next|Then|From there|After that)/m),
  );

  test('what comes after the plan is one more stop, and leaves the others', async () => {
    const before = await located.rowsOf(PLAN, 'Mexican food in Aldgrove');
    const rows = await located.rowsOf(PLAN, 'Mexican food in Aldgrove', 'and drinks after?');
    expect(rows.slice(0, -1)).toEqual(before);
  });
});

describe('one more stop after a place that was shown', () => {
  const after: [message: string, kind: Kind][] = [
    ['drinks after?', 'bar'],
    ['and dessert somewhere close', 'sweet'],
    ['and afterwards a cocktail', 'bar'],
    ['where next?', 'bar'],
    ['then where for ice cream', 'sweet'],
  ];
  test.each(after)('%s', async (message, kind) => {
    const [first] = await located.rowsOf('Thai dinner in Cobmarket');
    const [next] = await located.rowsOf('Thai dinner in Cobmarket', message);
    expect(IS[kind](next as Restaurant)).toBe(true);
    expect(minutes(first as Restaurant, next as Restaurant)).toBeLessThan(31);
  });
});

describe('whatever is planned', () => {
  const stop = fc.constantFrom(
    'breakfast',
    'lunch',
    'dinner',
    'coffee',
    'drinks',
    'ice cream',
    'Thai food',
    'cocktails',
  );
  const link = fc.constantFrom(', then ', ' and then ', ' followed by ');
  const price = fc.constantFrom('', 'cheap ');
  const area = fc.constantFrom('', ' in Aldgrove', ' in Cobmarket');
  const plan = fc
    .tuple(fc.uniqueArray(stop, { minLength: 2, maxLength: 4 }), link, price, area)
    .filter(([stops]) => !(stops.includes('drinks') && stops.includes('cocktails')))
    .map(([stops, by, how, where]) => ({ stops, how, where, message: `${how}${stops.join(`${by}${how}`)}${where}` }));
  const OF: Readonly<Record<string, (row: Restaurant) => boolean>> = {
    breakfast: ({ mealTypeBreakfast }) => mealTypeBreakfast,
    lunch: (row) => row.mealTypeLunch && IS.meal(row),
    dinner: (row) => row.mealTypeDinner && IS.meal(row),
    coffee: IS.cafe,
    drinks: IS.bar,
    cocktails: IS.bar,
    'ice cream': ({ cuisine }) => cuisine === 'Ice cream',
    'Thai food': ({ cuisine }) => cuisine === 'Thai',
  };
  const meets = (said: string, how: string, where: string) => (row: Restaurant | undefined) =>
    row !== undefined &&
    (how === '' || row.price === 1) &&
    (where === '' || where.includes(row.neighborhood ?? '-')) &&
    (OF[said]?.(row) ?? false);

  test('the stops are different places, each meets its own wishes, and a swap keeps the others', async () => {
    await fc.assert(
      fc.asyncProperty(plan, fc.nat(), fc.boolean(), async ({ stops, how, where, message }, which, on) => {
        const talk = on ? located : unlocated;
        const rows = await talk.rowsOf(message);
        expect(rows).toHaveLength(stops.length);
        expect(new Set(rows).size).toBe(rows.length);
        expect(stops.filter((said, at) => !meets(said, how, where)(rows[at]))).toEqual([]);
        const at = which % stops.length;
        const swapped = await talk.rowsOf(message, `swap the ${stops[at]}`);
        expect(swapped.toSpliced(at, 1)).toEqual(rows.toSpliced(at, 1));
        const meetsStop = meets(stops[at] ?? '', how, where);
        const hasOther = smallTown(on).some((row) => meetsStop(row) && !rows.some(({ id }) => id === row.id));
        expect(meetsStop(swapped[at]) || !hasOther).toBe(true);
      }),
      { numRuns: 25 },
    );
  });
});

describe('a plan that is accepted', () => {
  test.each(['sounds great', "perfect, let's do that", 'ok we will take that'])(
    'stays as it is: %s',
    async (message) => {
      for (const talk of [located, unlocated]) {
        const plan = names(await talk.rowsOf('dinner then cocktails'));
        expect(plan).toHaveLength(2);
        expect(names(await talk.rowsOf('dinner then cocktails', message))).toEqual(plan);
      }
    },
  );
});
