import { hours as parsed } from '@saffron/contracts/guide-fields';
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const notes = (vibe: string, food: string, occasions = '') =>
  JSON.stringify({ vibe, food_notes: food, ...(occasions && { occasions }) });
const thai = (id: number, name: string, fields: Parameters<typeof restaurant>[1]) =>
  restaurant(id, { name, cuisine: 'Thai', neighborhood: 'Mill Quarter', mealTypeDinner: true, ...fields });

const town = [
  thai(1, 'Copper Wok', {
    price: 1,
    rating: 4.5,
    saffronNotes: notes(
      'Strip lighting and plastic stools. A young crowd. The line outside moves fast.',
      'Pad thai, only on weekdays, green curry with bamboo and, papaya salad. Fiery.',
    ),
    hours: parsed.parse('Mo-Su 11:00-23:00'),
    latitude: 49.01,
    longitude: -7.19,
  }),
  thai(2, 'Orchid Room', {
    price: 4,
    rating: 4,
    reservations: true,
    saffronNotes: notes(
      'Teak screens and candles. Trolleys on a collision course. People dress up for it. Prams fit between the tables.',
      'Duck curry, mango sticky rice. They make a birthday cake with a day of notice. Gentle heat.',
      'A romantic date.',
    ),
    hours: parsed.parse('Mo-Su 17:00-01:00'),
    latitude: 49.02,
    longitude: -7.2,
  }),
  restaurant(3, {
    name: 'Night Griddle',
    cuisine: 'Diner',
    neighborhood: 'Top Lane',
    price: 1,
    rating: 4,
    mealTypeDinner: true,
    saffronNotes: 'Lamb and cumin, pork and chive, egg and tomato. Cash only. Folding tables. No sign.',
    hours: parsed.parse('Mo-Su 00:00-24:00'),
  }),
];
const NOW = { date: '2026-11-26', minute: 19 * 60 };
const { reply } = talkAbout(town, NOW);
const namesOf = (cards: readonly { name: string }[]) => cards.map(({ name }) => name);

describe('the rooms of what was shown', () => {
  test.each(['which is nicer inside', 'and which one has the better decor?', 'which is the prettiest'])(
    'are told, and no price: %s',
    async (message) => {
      const { text, cards } = await reply('thai', message);
      expect(text).toMatch(/Strip lighting|plastic stools/i);
      expect(text).toMatch(/Teak screens/i);
      expect(text).not.toMatch(/\$|expensive|cheap/);
      expect(namesOf(cards)).toEqual(['Orchid Room']);
    },
  );
});

describe('what nobody knows of several places', () => {
  test.each(['which one is healthier', 'which is the oldest?'])('still leaves a choice: %s', async (message) => {
    const { text, cards } = await reply('thai', message);
    expect(text).toMatch(/don't know/);
    expect(cards).toHaveLength(1);
  });

  test('which is spicier is told by what the notes say of heat', async () => {
    const { text, cards } = await reply('thai', 'which one is spicier?');
    expect(text).toMatch(/Copper Wok is (?:probably )?(?:the spiciest|spicier)/);
    expect(namesOf(cards)).toEqual(['Copper Wok']);
  });
});

describe('the other one', () => {
  test.each(['and the other one?', 'what about the other', 'and the second?'])(
    'is described where nothing else was asked: %s',
    async (message) => {
      const { text, cards } = await reply('thai', message);
      expect(namesOf(cards)).toEqual(['Orchid Room']);
      expect(text).not.toMatch(/No others/);
    },
  );

  test('is so far from the first', async () => {
    const { text } = await reply('thai', 'how far is it from the other one');
    expect(text).toMatch(/22 minutes' walk/);
  });
});

describe('a place that is taken or liked, and a question', () => {
  test.each([
    'the 2nd looks good, do they deliver?',
    'hmm the last one. would we get in without a booking',
    'i like the second one, can we bring the dog',
  ])('is answered of that one: %s', async (message) => {
    const { text, cards } = await reply('thai', message);
    expect(namesOf(cards)).toEqual(['Orchid Room']);
    expect(text).toMatch(/deliver|turn up|need to|dogs/);
  });

  test.each(['compare it with the first', 'how does it compare to the first one?'])(
    'is compared with an earlier one: %s',
    async (message) => {
      const { text, cards } = await reply('thai', 'tell me more about the second', message);
      expect(namesOf(cards)).toHaveLength(2);
      expect(text).not.toMatch(/know nothing/);
    },
  );
});

describe('what is asked beside a table, or was answered already', () => {
  test.each(['whats the damage for 2', 'what does it cost for two?'])('a price is no booking: %s', async (message) => {
    const { text } = await reply('thai', 'the second one', 'can you book it?', message);
    expect(text).toMatch(/\$\$\$\$/);
    expect(text).not.toMatch(/book/i);
  });

  test('what a search left open is not left open again', async () => {
    const { text } = await reply('thai, and is it kid friendly?');
    expect(text.match(/how they are with children/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });
});

describe('a question beside the first wish', () => {
  test.each([
    ['good thai, and do they take walk-ins?', /turn up/],
    ['thai for dinner, do they take dogs?', /dogs/],
  ])('is answered, though it could be sought: %s', async (message, told) => {
    const { text, cards } = await reply(message);
    expect(namesOf(cards)).toContain('Copper Wok');
    expect(text).toMatch(told);
  });

  test.each(['thai please, and what would you order?', 'thai in mill quarter. what should we get there?'])(
    'names dishes: %s',
    async (message) => expect((await reply(message)).text).toMatch(/(?:have|order|go for).*(?:pad thai|duck curry)/i),
  );
});

describe('which of them are open', () => {
  test.each(['whats open there late', "what's open there late?"])('tells when they shut: %s', async (message) => {
    const { text } = await reply('thai', message);
    expect(text).toMatch(/Copper Wok shuts at eleven/);
    expect(text).toMatch(/Orchid Room shuts at one/);
  });

  test.each(["what's open at midnight?", 'which are open at midnight'])(
    'leaves those that are: %s',
    async (message) => {
      const { cards } = await reply('thai', message);
      expect(namesOf(cards)).toEqual(['Orchid Room']);
    },
  );

  test('looks for others where none is', async () => {
    const { cards } = await reply('thai', "what's open at 4am?");
    expect(namesOf(cards)).toEqual(['Night Griddle']);
  });

  test.each(['when does it close?', 'is it open at 3am?'])('round the clock has no end: %s', async (message) =>
    expect((await reply('diner', message)).text).toMatch(/round the clock/),
  );
});

describe('one thing is answered once, and by a word on it', () => {
  test.each(['can they do a birthday cake', 'do they do a birthday cake?'])('%s', async (message) => {
    const { text } = await reply('thai', message);
    expect(text).toMatch(/birthday cake/);
    expect(text.match(/(?:I don't know about|Nothing on|No word on) /g) ?? []).toHaveLength(1);
  });

  test.each([
    ['is there room for the stroller', /prams fit/i],
    ['can we bring the pram?', /prams fit/i],
    ['is it a young crowd or older people', /young crowd/i],
    ['whats the crowd like', /young crowd/i],
    ['is there a set menu', /(?:know|say|tell).*set menu/],
  ])('%s', async (message, told) => {
    const { text } = await reply('thai', message);
    expect(text).toMatch(told);
    expect(text).not.toMatch(/steps|wait/);
  });

  test.each(['is there a queue?', 'do we have to wait'])('a line is a wait: %s', async (message) =>
    expect((await reply('thai', 'the first one', message)).text).toMatch(/line outside/),
  );
});

test.each(['do they take walk-ins?', 'can we just turn up'])(
  'what is known of what comes nearest is told instead: %s',
  async (message) => {
    const { text } = await reply('thai', 'the second one', message);
    expect(text).toMatch(/(?:don't know|can't).*turn up.*take bookings/);
  },
);

describe('after an allergy', () => {
  const diner = [
    restaurant(1, {
      name: 'Stone Stove',
      cuisine: 'Greek',
      neighborhood: 'Top Lane',
      mealTypeDinner: true,
      phone: '555-0101',
      saffronNotes: notes('Round tables.', 'Steamed fish, turnip cake, lamb skewers.'),
    }),
  ];
  const careful = talkAbout(diner);

  test.each(['what else could she eat there?', 'what can he have there'])(
    'whoever asks what to eat hears of dishes or care, and not that there is food: %s',
    async (message) => {
      const { text } = await careful.reply('my child has a peanut allergy, greek please', message);
      expect(text).not.toMatch(/They do food/);
      expect(text).toMatch(/tell them|ask them|can't promise|only know the dishes/i);
    },
  );

  test.each(['which of these keeps it apart?', 'do they use a separate pan', 'do they cook it apart?'])(
    'how it is kept apart is no distance: %s',
    async (message) => {
      const { text } = await careful.reply('my child has a peanut allergy, greek please', message);
      expect(text).toMatch(/kept apart|can't (?:vouch|answer|promise)/);
      expect(text).not.toMatch(/only one I named|walk/);
      expect(text).not.toMatch(/\bsafe\b(?!\.)/);
    },
  );
});

test.each(['what abt the second', 'and the second?'])('a question goes on with the next place: %s', async (message) => {
  const { text, cards } = await reply('thai', 'is the first one romantic?', message);
  expect(namesOf(cards)).toEqual(['Orchid Room']);
  expect(text).toMatch(/date/);
});

describe('who a place is for', () => {
  test.each(['who is it for?', 'whos it good for', 'what occasion is it good for'])('%s', async (message) => {
    const { text } = await reply('thai', 'the second one', message);
    expect(text).toMatch(/date/);
  });
});

describe('what to order', () => {
  test.each(['how do i order there', 'how can we order?'])('is another question than how: %s', async (message) => {
    const { text } = await reply('thai', 'the first one', message);
    expect(text).not.toMatch(/pad thai/i);
  });

  test('is no fragment of a sentence', async () => {
    const { text } = await reply('thai', 'the first one', 'what should i order there?');
    expect(text).toMatch(/pad thai/i);
    expect(text).not.toMatch(/only on weekdays|bamboo and/);
  });

  test('is read in notes of one piece too', async () => {
    const { text } = await reply('diner', 'what should i order there?');
    expect(text).toMatch(/lamb and cumin/i);
    expect(text).not.toMatch(/sign|cash/i);
  });
});

test.each(['papaya salad', 'green curry'])('whether they serve a thing is asked of the thing: %s', async (thing) => {
  const { text } = await reply('Somewhere Thai and cheap', `Do they serve ${thing}?`);
  expect(text.toLowerCase()).toContain(thing);
  expect(text).not.toMatch(/is Thai/);
});
test('what they serve is asked of the cuisine', async () => {
  expect((await reply('Somewhere Thai and cheap', 'What do they serve?')).text).toMatch(/Thai|curry/);
});

describe('an hour that is asked for', () => {
  test.each(['open at 6am', 'are they open at six in the morning?'])('comes before they open: %s', async (message) => {
    const { text, cards } = await reply('thai', message);
    expect(text).toMatch(/doesn't open until 11:00/);
    expect(namesOf(cards)).toEqual(expect.arrayContaining(['Copper Wok', 'Orchid Room']));
  });
  test.each(['is it open at ten', 'still open at 10pm tonight?'])('is within their hours: %s', async (message) => {
    const { text } = await reply('thai', 'the second one', message);
    expect(text).toMatch(/until one/);
  });
});
