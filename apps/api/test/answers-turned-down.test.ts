import { hours as parsed } from '@saffron/contracts/guide-fields';
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const place = (id: number, name: string, vibe: string, more = {}) =>
  restaurant(id, {
    name,
    cuisine: 'Italian',
    neighborhood: 'Mill Quarter',
    price: 3,
    rating: 5 - id / 4,
    saffronNotes: JSON.stringify({ vibe }),
    ...more,
  });
const town = [
  place(1, 'Ash Table', 'Formal and hushed: jackets, silver and bowing.'),
  place(2, 'Bay Table', 'A formal room with jackets and white gloves.'),
  place(3, 'Cob Table', 'Casual: tin stools and paper napkins.'),
  place(4, 'Dell Table', 'Relaxed and casual, dogs on the floor.', { neighborhood: 'Top Lane' }),
  place(5, 'Elm Table', 'Dim, with candles: romantic.', { rating: 4.5, cuisine: 'French' }),
  place(6, 'Fen Table', 'Romantic corners.', { rating: 4, cuisine: 'French' }),
  place(7, 'Gale Caff', 'A full fried breakfast all day.', { cuisine: 'Cafe', rating: 4 }),
  place(8, 'Holt Caff', 'The fry-up is good.', { cuisine: 'Cafe', rating: 3 }),
  place(9, 'Ivy Tap', 'Eight ales on tap and a burger.', { cuisine: 'Pub', rating: 4, price: 2 }),
];
const { reply } = talkAbout(town);
const names = async (...messages: string[]) => (await reply(...messages)).cards.map(({ name }) => name);

describe('a place that was complained of', () => {
  test.each([
    ['too formal', 'somewhere in Mill Quarter instead'],
    ['too formal for us', 'what about Mill Quarter?'],
  ])('stays out: %s', async (complaint, next) => {
    const shown = await names('Italian');
    expect(shown).toContain('Ash Table');
    const formal = shown.filter((name) => name === 'Ash Table' || name === 'Bay Table');
    expect(await names('Italian', complaint)).not.toEqual(expect.arrayContaining(formal));
    for (const name of formal) expect(await names('Italian', complaint, next)).not.toContain(name);
  });
});

test.each(['the most romantic spot you know', "what's the most romantic place?", 'your most romantic restaurant'])(
  'one superlative place is no list: %s',
  async (message) => {
    const { text } = await reply(message);
    expect(text).toContain('Elm Table');
    expect(text).not.toMatch(/^(?:all|both|\w+ of)/i);
  },
);

test.each(['better than that', 'anything better?', 'somewhere better'])(
  'what is better without a word for how is rated higher: %s',
  async (message) => {
    const [first = ''] = await names('a fry up');
    const shown = await names('a fry up');
    const after = await names('a fry up', message);
    const rated = (name: string) => town.find((row) => row.name === name)?.rating ?? 0;
    for (const name of after.filter((one) => !shown.includes(one))) expect(rated(name)).toBeGreaterThan(rated(first));
  },
);

test.each(['a fry up', 'full english', 'a fried breakfast'])('words of one dish mean the same: %s', async (message) => {
  expect(await names(message)).toEqual(expect.arrayContaining(['Gale Caff', 'Holt Caff']));
});

test.each(['somewhere with beer on tap', 'a burger and something on draught'])(
  'what is on tap is beer: %s',
  async (message) => {
    const { text, cards } = await reply(message);
    expect(cards[0]?.name).toBe('Ivy Tap');
    expect(text).not.toMatch(/“tap”|don't know|can't tell/);
  },
);

test.each(['ok where is it', 'so where is it?', 'and where is it'])(
  'the place that was spoken of last has an address: %s',
  async (message) => {
    const { text } = await reply('the most romantic spot you know', 'which one is the cosiest?', message);
    expect(text).not.toMatch(/I'd say/);
  },
);

test.each(['what about the price', 'and how about the price', 'what about the cost?'])(
  'a fact is asked for, and no other place: %s',
  async (message) => {
    const shown = await names('romantic French');
    const { text, cards } = await reply('romantic French', message);
    expect(cards.map(({ name }) => name)).toEqual(shown);
    expect(text).toMatch(/\${3}|priced|expensive/);
  },
);

test.each(["somewhere you don't have to queue", 'a cafe with no queue', 'a fry up without a wait'])(
  'whoever will not queue is told of it: %s',
  async (message) => {
    const waiting = talkAbout([
      place(1, 'Gale Caff', 'A full fried breakfast and a queue out of the door.', { cuisine: 'Cafe', rating: 5 }),
      place(2, 'Holt Caff', 'The fry-up is good, and there is never a queue.', { cuisine: 'Cafe', rating: 3 }),
    ]);
    expect((await waiting.reply(message)).cards[0]?.name).toBe('Holt Caff');
  },
);

test('what is said of a kitchen is no dish', async () => {
  const kitchen = talkAbout([
    place(1, 'Gale Caff', 'A hatch.', {
      cuisine: 'Thai',
      saffronNotes: JSON.stringify({
        food_notes: 'Flat noodles in broth, kitchen open past midnight, and lamb over rice.',
      }),
    }),
  ]);
  const { text } = await kitchen.reply('Thai', 'what do people order?');
  expect(text).toContain('lat noodles in broth');
  expect(text).not.toContain('midnight');
});

test.each(['is there one that opens at 7?', 'is there any open at seven?'])(
  'where none of those that were shown is open, another one is looked for: %s',
  async (message) => {
    const cafe = (id: number, name: string, vibe: string, open: string) =>
      place(id, name, vibe, { cuisine: 'Cafe', hours: parsed.parse(`Mo-Su ${open}`) });
    const morning = talkAbout([
      cafe(1, 'Gale Caff', 'A hatch and a grand view of the sea.', '09:00-23:00'),
      cafe(2, 'Holt Caff', 'A till. No view.', '06:00-23:00'),
    ]);
    const ask = 'a cafe with a view for breakfast';
    expect((await morning.reply(ask)).cards.map(({ name }) => name)).toEqual(['Gale Caff']);
    expect((await morning.reply(ask, message)).text).toMatch(/No, Gale Caff is closed.*Holt Caff/s);
  },
);

test('new potatoes make no new place', async () => {
  const opened = talkAbout([
    place(1, 'Gale Caff', 'New potatoes and a new soup each day.'),
    place(2, 'Holt Caff', 'Opened this autumn in a shed.', { rating: 3 }),
  ]);
  const { text } = await opened.reply("what's new in town?");
  expect(text).toContain('Holt Caff');
  expect(text).not.toContain('Gale Caff');
  expect(text).not.toContain('places with new');
});

test.each(['directions please', 'ok directions', 'phone number please'])(
  'hardly more than a fact is a question about what was shown: %s',
  async (message) => {
    const shown = await names('romantic French');
    const { text, cards } = await reply('romantic French', message);
    expect(cards.map(({ name }) => name)).toEqual(shown);
    for (const name of shown) expect(text).toContain(name);
    expect(text).toMatch(/address|phone|number|\d/);
  },
);

test.each(["what's on tap", "what's on tap?"])('what is on tap is asked of the place: %s', async (message) => {
  const { text, cards } = await reply('a burger in a pub', message);
  expect(cards.map(({ name }) => name)).toEqual(['Ivy Tap']);
  expect(text).not.toMatch(/again|still the best|I'd stay/);
});

test.each(['nothing fishy', 'not a fishy place'])('what tastes of a food is that food: %s', async (message) => {
  const sea = talkAbout([
    place(1, 'Ash Table', 'Oysters and crab.', { cuisine: 'Seafood' }),
    place(2, 'Bay Table', 'Roast lamb.', { cuisine: 'British' }),
  ]);
  expect((await sea.reply('dinner', message)).cards.map(({ name }) => name)).toEqual(['Bay Table']);
});
