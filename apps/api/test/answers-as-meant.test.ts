import { hours as parsed } from '@saffron/contracts/guide-fields';
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const place = (id: number, name: string, cuisine: string, vibe: string, food_notes = '', more = {}) =>
  restaurant(id, {
    name,
    cuisine,
    neighborhood: 'Mill Quarter',
    price: 2,
    rating: 5 - id / 10,
    hours: parsed.parse('Mo-Su 08:30-22:30'),
    saffronNotes: JSON.stringify({ vibe, food_notes }),
    ...more,
  });
const town = [
  place(
    1,
    'Ash Plate',
    'Vegan',
    'All plants.',
    'Gluten-free pies. No-fish and chips £13, stout pie £14. Kitchen Sundays 19:00.',
  ),
  place(
    2,
    'Bay Cups',
    'Cafe',
    'A plain room with sockets for laptops. Cards under a tenner are refused.',
    'Gluten-free cake.',
  ),
  place(3, 'Cob Kettle', 'Pub', 'A plain room with a piano.', 'Beer-battered haddock and chips.'),
  place(4, 'Dell Wok', 'Chinese', 'Red lamps.', 'Dumplings and greens.'),
  place(5, 'Elm Shaker', 'Cocktail Bar', 'Dim, with a long bar.', '', { bar: true, restaurant: false }),
  place(6, 'Fen Oven', 'Pizza', 'A stone oven.', 'Pizza by the slice.'),
];
const { reply } = talkAbout(town);
const names = async (...messages: string[]) => (await reply(...messages)).cards.map(({ name }) => name);

describe('a denial', () => {
  test.each(['no not pizza', 'no, not pizza again', 'nah not pizza we had that last night'])(
    'said twice is still one: %s',
    async (message) => {
      expect(await names('dinner', message)).not.toContain('Fen Oven');
      expect(await names('pizza', message)).not.toContain('Fen Oven');
    },
  );
});

test('fish is not looked for in a vegan kitchen', async () => {
  expect(await names('fish and chips')).toEqual(['Cob Kettle']);
});

test('an hour of the kitchen is no dish, and one dish of two words has one price', async () => {
  const { text } = await reply('Ash Plate', 'what should we order there?');
  expect(text).not.toMatch(/19:00|(?<!fish and )chips \(/);
});

test('sockets are no wifi', async () => {
  const { text } = await reply('a cafe', 'does it have wifi?');
  expect(text).not.toMatch(/^yes/i);
  expect(text).toMatch(/wifi/);
});

test('a place that refuses cards for small sums is not cash only', async () => {
  for (const message of ['do they take cards?', 'is it cash only?'])
    expect((await reply('a cafe', message)).text).not.toMatch(/^no|cash only/i);
  expect((await reply('a cafe')).text).not.toMatch(/cash only/i);
});

test.each(['are they open before 10?', 'is it open before ten'])(
  'open before an hour is asked of the morning: %s',
  async (message) => {
    expect((await reply('a cafe', message)).text).toMatch(/open before 10:00/);
  },
);

describe('who could fall ill', () => {
  const coeliac = 'somewhere for two, one of us is coeliac';

  test.each(['which one is safest?', 'which is the safest for the coeliac'])(
    'is told of each place where several take care, and of none that it is the safest: %s',
    async (message) => {
      const shown = await names(coeliac);
      expect(shown.length).toBeGreaterThan(1);
      const { text } = await reply(coeliac, message);
      for (const name of shown) expect(text).toContain(name);
    },
  );

  test('is answered what is asked, whatever word begins the question', async () => {
    const { text } = await reply(coeliac, 'ok and do they have a piano?');
    expect(text).not.toMatch(/gluten|safe/i);
  });
});

describe('a plan', () => {
  const plan = 'dinner then cocktails tomorrow, like 7ish';

  test('begins at an hour that stands by itself', async () => {
    const { text } = await reply(plan);
    expect(text).toMatch(/dinner at [^,]+ at 19:00/i);
  });

  test.each(["what's the plan", 'so whats the plan then'])('is told again: %s', async (message) => {
    const { text } = await reply('chinese, then cocktails', message);
    expect(text).toMatch(/Dell Wok.*Elm Shaker/s);
    expect(text).not.toMatch(/don't know|can't/);
  });

  test.each(['can the dinner be chinese', 'make the dinner bit chinese'])(
    'stays where it is already as it is wished: %s',
    async (message) => {
      const before = await names('chinese, then cocktails');
      expect(before).toEqual(['Dell Wok', 'Elm Shaker']);
      expect(await names('dinner at Dell Wok, then cocktails', message)).toEqual(before);
    },
  );
});

describe('a number', () => {
  const pubs = talkAbout([1, 2, 3].map((id) => place(id, `${['Ash', 'Bay', 'Cob'][id - 1]} Inn`, 'Pub', 'A fire.')));
  const shown = async (...messages: string[]) => (await pubs.reply(...messages)).cards.map(({ name }) => name);

  test('counts in the list that was shown, whichever was put first in a comparison', async () => {
    const [first = '', second = ''] = await shown('a pub');
    const compared = ['a pub', 'tell me about the second', 'how does it compare with the first one?'];
    const { text } = await pubs.reply(...compared, 'go with the first');
    expect(text).toContain(first);
    expect(text).not.toContain(second);
  });

  test.each(['compare the top two', 'compare the first two'])('of several that are put first: %s', async (message) => {
    const [first = '', second = '', third = ''] = await shown('a pub');
    const { text } = await pubs.reply('a pub', message);
    expect(text).toContain(first);
    expect(text).toContain(second);
    expect(text).not.toContain(third);
  });
});

test.each(['Mill Quarter or close by', 'anything in Mill Quarter or around there?'])(
  'what is close by a part of town is looked for there: %s',
  async (message) => {
    const far = place(9, 'Ivy Inn', 'Pub', 'A fire.', '', { neighborhood: 'Top Lane', rating: 5 });
    const parted = talkAbout([...town, far]);
    const { text, cards } = await parted.reply('a pub', message);
    expect(cards.map(({ name }) => name)).toEqual(['Cob Kettle']);
    expect(text).not.toMatch(/from Ivy Inn/);
  },
);

test('an hour goes with its meal', async () => {
  const { text } = await reply('breakfast tomorrow at 7', 'and lunch?');
  expect(text).not.toMatch(/early/);
});
