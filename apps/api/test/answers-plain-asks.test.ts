import { hours as parsed } from '@saffron/contracts/guide-fields';
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const names = (cards: readonly { name: string }[]) => cards.map(({ name }) => name);
const place = (id: number, name: string, cuisine: string, rating: number, vibe: string, more = {}) =>
  restaurant(id, { name, cuisine, rating, price: 2, saffronNotes: JSON.stringify({ vibe }), ...more });

const town = [
  place(1, 'Amber Pot', 'Indian', 3, 'Brass lamps. Curry with coconut and lime, the best known dish of the house.'),
  place(2, 'Birch Pot', 'Indian', 4.5, 'White walls. A curry a day.'),
  place(3, 'Cedar Pot', 'Indian', 3.5, 'Two long tables. Curry on Fridays.'),
];

describe('the best of a kind', () => {
  const { reply } = talkAbout(town);

  test.each(["what's the best curry", 'best indian', 'the highest rated indian restaurant'])(
    'is one place, by its rating: %s',
    async (message) => {
      const { text, cards } = await reply(message);
      expect(names(cards)[0]).toBe('Birch Pot');
      expect(text).not.toMatch(/best rated of/);
    },
  );

  test.each(['best indian places', 'the top two indian places', 'what are the best indian restaurants'])(
    'is a list where several are asked for: %s',
    async (message) => {
      const { cards } = await reply(message);
      expect(names(cards).slice(0, 2)).toEqual(['Birch Pot', 'Cedar Pot']);
    },
  );
});

test('before the morning, a place that is closed until noon is no news', async () => {
  const hours = parsed.parse('Mo-Su 12:00-22:00');
  const dayToCome = talkAbout([place(1, 'Amber Pot', 'Indian', 4, 'Brass lamps.', { hours })], {
    date: '2026-11-25',
    minute: 4 * 60,
  });
  expect((await dayToCome.reply('indian')).text).not.toMatch(/closed|shut/i);
  expect((await dayToCome.reply('indian, open now')).text).toMatch(/closed|shut/i);
});

const WEDNESDAY = { date: '2026-11-25', minute: 18 * 60 };
const street = [
  place(1, 'Fern Yard', 'Thai', 4, 'Paper lamps. Long benches and loud music.', {
    neighborhood: 'Mill Quarter',
    price: 4,
  }),
  place(2, 'Gale Yard', 'Thai', 4, 'A quiet room with linen. Hushed at night.', { neighborhood: 'Top Lane', price: 2 }),
  place(3, 'Hazel Oven', 'Pizza', 4, 'An oven in the window. A fire in winter.', {
    neighborhood: 'Top Lane',
    price: 1,
  }),
];
const { reply: ask } = talkAbout(street, WEDNESDAY);

describe('what somebody finds wrong with a place', () => {
  test.each([
    ['thai in Mill Quarter', 'that sounds a bit fancy for tonight', 'Fern Yard'],
    ['thai', 'sounds a bit loud', 'Fern Yard'],
  ])('is left out: %s / %s', async (first, complaint, out) => {
    expect(names((await ask(first, complaint)).cards)[0]).not.toBe(out);
  });

  test.each(['I hate loud places, thai', 'thai, nowhere packed'])('before anything was shown: %s', async (message) => {
    expect(names((await ask(message)).cards)[0]).toBe('Gale Yard');
  });

  test('is a wish where a place is described by it', async () => {
    expect(names((await ask("thai, somewhere that's a bit fancy")).cards)[0]).toBe('Fern Yard');
  });
});

test.each([
  'pizza with a fire, its grim out',
  'pizza with a fire while were frozen',
  'where could we eat pizza beforehand',
])('what tells of the weather or the day describes no place: %s', async (message) =>
  expect((await ask(message)).text).not.toMatch(/anything like/),
);

describe('a question after an answer', () => {
  test('about parking near by is about that place', async () => {
    const { text, cards } = await ask('pizza', 'is there parking near by');
    expect(text).toMatch(/parking/);
    expect(names(cards)).toEqual(['Hazel Oven']);
  });

  test('about a difference compares, and tells no way', async () => {
    expect((await ask('thai', "what's the difference between the two")).text).not.toMatch(/apart|^No\b/);
  });

  test('about the price is asked in many words', async () => {
    const { cards } = await ask('pizza', 'how pricey are we talking, roughly, with a bottle of something');
    expect(names(cards)).toEqual(['Hazel Oven']);
  });

  test('which place is the cheapest is about all that were shown, not about the last one alone', async () => {
    const { text } = await ask('pizza', 'thai in Mill Quarter', 'which is the cheapest of all those');
    expect(text).toMatch(/Hazel Oven is cheaper/);
  });

  test('that nobody can answer gets one answer', async () => {
    const { text } = await ask('pizza', 'can we bring our own cake?');
    expect(text).not.toMatch(/bottle|dessert|birthday/);
  });
});

describe('what goes on from an answer', () => {
  test('a day and an hour are when, and ask for nothing that is on that day', async () => {
    const hours = parsed.parse('Mo-Su 12:00-22:00');
    const { reply } = talkAbout(
      [place(1, 'Fern Yard', 'Thai', 4, 'Paper lamps. A harp on Fridays.', { hours })],
      WEDNESDAY,
    );
    const { text } = await reply('thai', 'fri around 8');
    expect(text).toMatch(/open/);
    expect(text).not.toMatch(/harp/);
  });

  test('"then" before a denial begins no second stop', async () => {
    const { text, cards } = await ask('pizza in Top Lane', "anything else there then, doesn't have to be pizza");
    expect(text).not.toMatch(/after that|from there|next,/i);
    expect(names(cards)).toContain('Gale Yard');
  });

  test('who would go further looks all over town', async () => {
    expect(names((await ask('pizza in Mill Quarter', 'we could go a bit further')).cards)).toEqual(['Hazel Oven']);
  });
});

test.each(['nothing like hospital food, pizza', 'pizza before my hospital visit'])(
  'a hospital without anybody who fell ill is no allergy: %s',
  async (message) => expect((await ask(message)).text).not.toMatch(/allerg/i),
);

test('an office Christmas do is on no holiday', async () => {
  expect((await ask('pizza for our office Christmas do')).text).not.toMatch(/25 December/);
});

describe('a place of which nothing speaks to the wish', () => {
  const { reply } = talkAbout([
    place(1, 'Ivy Cup', 'Cafe', 4, 'A blue counter under an awning.', { mealTypeBreakfast: true }),
    place(2, 'Juniper Cup', 'Cafe', 3.5, 'A green stove in the corner.', { mealTypeBreakfast: true }),
  ]);

  test('is told of by what one finds there', async () => {
    const { text } = await reply('breakfast');
    expect(text).toMatch(/blue counter/);
    expect(text).toMatch(/green stove/);
  });
});

test('brunch is where reviewers say that it is', async () => {
  const morning = { mealTypeBreakfast: true, tag: null };
  const brunch = { ...morning, tag: 'Brunch', rating: 3 };
  const { reply } = talkAbout([
    place(1, 'Ivy Cup', 'Cafe', 5, 'A counter.', morning),
    ...[2, 3, 4, 5, 6].map((id) => place(id, `Yard ${id}`, 'Turkish', 3, 'A long table.', brunch)),
  ]);
  for (const { name } of (await reply('brunch')).cards) expect(name).toMatch(/^Yard/);
});

describe('whether a place is closed', () => {
  const hours = parsed.parse('Tu-Su 12:00-21:30');
  const { reply } = talkAbout([place(1, 'Fern Yard', 'Thai', 4, 'Paper lamps.', { hours })], WEDNESDAY);

  test.each([
    ['is it closed at 8pm?', /^No, Fern Yard is open/],
    ['is it closed on mondays?', /^Yes, Fern Yard is closed/],
    ['is 10 too late?', /^Yes, Fern Yard shuts at/],
    ['is it open on mondays?', /^No, Fern Yard is closed/],
  ])('is answered as it was asked: %s', async (question, said) => {
    expect((await reply('thai', question)).text).toMatch(said);
  });
});

test('a round birthday is a celebration, and a day of the month is none', async () => {
  const feast = place(1, 'Fern Hall', 'French', 3.5, 'Linen and mirrors.', { tag: 'Celebrations' });
  const { reply } = talkAbout([feast, place(2, 'Gale Hall', 'French', 4, 'A long bar.')], WEDNESDAY);
  expect(names((await reply("it's my sister's 40th")).cards)[0]).toBe('Fern Hall');
  expect((await reply('french on the 30th')).text).toMatch(/Gale Hall/);
});

test('how the food is asks for dishes, and not for the room', async () => {
  const rows = [
    restaurant(1, {
      name: 'Fern Hall',
      cuisine: 'French',
      saffronNotes: JSON.stringify({
        vibe: 'Linen and mirrors.',
        food_notes: 'Onion soup and duck with cherries. Rabbit in mustard, plum tart and goat cheese.',
      }),
    }),
  ];
  const { text } = await talkAbout(rows).reply('french', 'what is the food like there?');
  expect(text).toMatch(/rabbit|duck|onion/i);
  expect(text).not.toMatch(/mirrors/);
});

test('a number answers no question about something else', async () => {
  const { reply } = talkAbout([place(1, 'Fern Hall', 'French', 4, 'By nine the tables are cleared away.')]);
  expect((await reply('french', 'do they take cards?')).text).not.toMatch(/nine/);
});

test.each([
  ['thai', 'the one in Mill Quarter please', 'Fern Yard'],
  ['thai', 'is the one in Top Lane quiet?', 'Gale Yard'],
])('a place is meant by where it is: %s / %s', async (first, then, wanted) => {
  expect(names((await ask(first, then)).cards)).toEqual([wanted]);
});

test('the day that was said comes with the table', async () => {
  const hours = parsed.parse('Mo-Su 12:00-22:00');
  const { reply } = talkAbout(
    [place(1, 'Fern Yard', 'Thai', 4, 'Paper lamps.', { hours, reservations: true })],
    WEDNESDAY,
  );
  expect((await reply('thai', 'book it for 8 on friday')).text).toMatch(/on Friday at 8/);
});

test('a seat at a counter makes no quick bite', async () => {
  const { reply } = talkAbout([
    place(1, 'Fern Counter', 'Seafood', 5, 'Oysters.', { tag: 'Counter seating', price: 4 }),
    place(2, 'Gale Stand', 'Seafood', 3.5, 'One eats standing, and the queue moves.', { price: 1 }),
  ]);
  expect(names((await reply('quick bite')).cards)[0]).toBe('Gale Stand');
});

describe('a sum', () => {
  const priced = [1, 2, 3, 4].map((price) => place(price, `Pot ${price}`, 'Indian', 4, 'Brass lamps.', { price }));
  const { rowsOf } = talkAbout(priced);

  test.each(['indian, budget about 60 a head', 'indian, our budget is 60 each', 'indian for up to 60 a head'])(
    'says what a place is to cost, not that it is to be cheap: %s',
    async (message) => {
      const prices = (await rowsOf(message)).map(({ price }) => price);
      expect(prices).toContain(3);
      expect(prices[0]).not.toBe(1);
    },
  );
});
