import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const place = (id: number, name: string, cuisine: string, price: number, saffronNotes: string, more = {}) =>
  restaurant(id, { name, cuisine, price, saffronNotes, rating: id % 2 === 0 ? 4 : 4.5, reservations: true, ...more });

const INN = { neighborhood: 'Mill Bank', bar: true };
const MILL = { neighborhood: 'Mill Bank' };
const { reply } = talkAbout([
  place(1, 'Kyma', 'Greek', 3, 'Lamb off the spit. Lovely for a date.', MILL),
  place(2, 'Petit Four', 'French', 3, 'Snails and a cheese trolley. Made for a date.', MILL),
  place(3, 'Nagoya Nine', 'Japanese', 3, 'Eel over rice. Good for a date.'),
  place(4, 'The Heron', 'Pub', 2, 'A curry-and-rice night on Wednesdays, and a skittle alley.', INN),
  place(5, 'Lal Mirch', 'Indian', 2, 'Lentils, breads and a butter chicken.', MILL),
  place(6, 'Volo', 'Italian', 2, 'Hand-cut pasta.'),
  place(8, 'Net and Line', 'Seafood', 3, 'Crab, mussels and whelks by the bowl.'),
  place(7, 'Bao Lane', 'Taiwanese', 1, 'Steamed buns with pork belly.'),
]);

describe('a kitchen that was turned down', () => {
  const BACK = [
    'let me see the Greek again',
    'ok the Greek one then',
    "fine, we'll do the Greek place",
    'bring back the Greek',
    'go on, Kyma',
    'on second thoughts Greek',
  ];
  test.each(BACK)('is no longer left out, once it is wanted: %s', async (back) => {
    const { text, cards } = await reply('somewhere for a date', 'not Greek', back);
    expect(cards.map(({ name }) => name)).toContain('Kyma');
    expect(text).not.toMatch(/without Greek|no Greek|leave out/);
    const { text: booked } = await reply('somewhere for a date', 'not Greek', back, 'book it for tomorrow at 8pm');
    expect(booked).toContain('Kyma takes bookings');
  });

  test.each(['pasta is fine actually', 'actually pasta is ok', 'yes pasta'])(
    'is wanted again, where it is something that others are allergic to: %s',
    async (back) => {
      const { text, cards } = await reply('pasta', 'not pasta', back);
      expect(cards.map(({ name }) => name)).toContain('Volo');
      expect(text).not.toMatch(/keep leaving out/);
    },
  );

  test('stays left out, with another one that was', async () => {
    const { text } = await reply(
      'somewhere for a date',
      'not Greek',
      'nor French',
      'ok the Greek one then',
      'what else is there?',
    );
    expect(text).not.toContain('Petit Four');
    const { cards } = await reply('somewhere for a date', 'not Greek', 'the Greek one was so salty last time');
    expect(cards.map(({ name }) => name)).not.toContain('Kyma');
  });

  test('is not what somebody could fall ill from', { tags: ['a57'] }, async () => {
    const { text } = await reply('the seafood place', "I'm allergic to shellfish", 'ok, the seafood one then');
    expect(text).toMatch(/shellfish/);
    expect(text).not.toMatch(/^(?:Good|Lovely|Enjoy)/);
  });

  test('is the place, where a place was turned down', async () => {
    const { text } = await reply(
      'somewhere for a date',
      'not Kyma',
      'hm, let us do Kyma after all',
      'how do I get a table?',
    );
    expect(text).toContain('Kyma');
  });
});

describe('a place that is called by its kitchen', () => {
  test.each(['without the curry place', 'not the curry place', 'the curry place is out'])(
    '%s: is the one that was shown, rather than one whose notes have the word',
    async (out) => {
      const { cards } = await reply('a meal in Mill Bank', 'what else is in Mill Bank?', out);
      expect(cards.map(({ name }) => name)).not.toContain('Lal Mirch');
    },
  );

  test('is told of', async () =>
    expect((await reply('The Heron or Lal Mirch?', 'is the curry place any good?')).cards).toMatchObject([
      { name: 'Lal Mirch' },
    ]));
});

describe('what was put forward before', () => {
  const EARLIER = [
    'what was the one before?',
    'the previous place sounded better, which was that?',
    'hmm the spot before that was nicer',
    'can we go back to the previous one',
    'the one before, please',
  ];
  test.each(EARLIER)('%s: is told', async (asked) => {
    const first = (await reply('Greek food')).cards[0]?.name ?? '';
    const { text, cards } = await reply('Greek food', 'Taiwanese instead', asked);
    expect(text).toContain(first);
    expect(cards.map(({ name }) => name)).toEqual([first]);
  });

  test.each(['what was the first one you said?', 'the first one you mentioned, what was it called?'])(
    '%s: is that with which it all began',
    async (asked) => {
      const { text } = await reply('Taiwanese food', 'somewhere for a date instead', asked);
      expect(text).toContain('Bao Lane');
    },
  );
});

test.each([
  'ok then the second one, what do they cook',
  'right then the second one',
  'fine then the second place, what is good there',
])('%s: "then" settles on it, and plans no further stop', async (said) => {
  const { cards } = await reply('Kyma or Petit Four?', said);
  expect(cards.map(({ name }) => name)).toEqual(['Petit Four']);
});
