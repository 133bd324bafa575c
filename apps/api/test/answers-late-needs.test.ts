import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const town = [
  restaurant(1, {
    name: 'Amber Ladle',
    cuisine: 'Ramen',
    price: 1,
    tag: 'Solo friendly',
    saffronNotes: JSON.stringify({ vibe: 'Loud, late and full of students.', food_notes: 'Pork broth and gyoza.' }),
  }),
  restaurant(2, {
    name: 'Broad Table',
    cuisine: 'Ramen',
    price: 3,
    tag: 'Wheelchair access',
    reservations: true,
    saffronNotes: JSON.stringify({ vibe: 'White tablecloths and low voices.', food_notes: 'Miso ramen with corn.' }),
  }),
  restaurant(3, {
    name: 'Copper Gate',
    cuisine: 'Burgers',
    price: 2,
    tag: 'Wheelchair access',
    saffronNotes: JSON.stringify({ vibe: 'A long room by the river.', food_notes: 'Burgers and shakes.' }),
  }),
];
const notes = (vibe: string, food_notes: string) => JSON.stringify({ vibe, food_notes });
const { reply } = talkAbout(town);
const names = (cards: readonly { name: string }[]) => cards.map(({ name }) => name);

describe('what is told of somebody', () => {
  test.each(['my dad is diabetic', 'her mum has gout', 'my uncle has high cholesterol'])(
    'a kitchen has to be told of an illness that no guide knows dishes for: %s',
    async (told) => {
      const { text, cards } = await reply('ramen', told);
      expect(text).toMatch(/kitchen/);
      expect(text).not.toMatch(/famil|parents/);
      expect(names(cards)).toEqual(names((await reply('ramen')).cards));
    },
  );

  test.each(['her parents are from Delhi', 'my nan has lived here for years', 'my boss is a keen cyclist'])(
    'is no wish for a place for such guests: %s',
    async (told) => {
      const { text, cards } = await reply('ramen', told);
      expect(text).not.toMatch(/famil|parents|business|isn't the place/);
      expect(names(cards)).toEqual(names((await reply('ramen')).cards));
    },
  );
});

describe('news', () => {
  test.each(['had a shit day at work', 'what a rubbish week, honestly', 'we had a really long shift'])(
    'of a hard time gets a word of sympathy, and changes nothing: %s',
    async (told) => {
      const { text, cards } = await reply('ramen', told);
      expect(text).toMatch(/comfort|better/);
      expect(text).not.toMatch(/sorry this has been|enjoy|don't know|isn't/i);
      expect(names(cards)).toEqual(names((await reply('ramen')).cards));
    },
  );

  test('with a question is answered', async () => {
    const { text } = await reply('ramen', 'long day. does Broad Table take bookings?');
    expect(text).toMatch(/bookings/);
  });
});

describe('thanks before a question', () => {
  test.each(['which one would you take', 'is the second one cheap?', 'and what about Sunday?'])(
    'leave its answer as it is: %s',
    async (question) => {
      const alone = await reply('ramen', question);
      const after = await reply('ramen', `cheers, ${question}`);
      expect(after.text).toBe(alone.text);
      expect(names(after.cards)).toEqual(names(alone.cards));
    },
  );

  test('keep what they say of a need', async () => {
    const { text } = await reply('ramen', 'thanks, I am vegan. Which one would you take?');
    expect(text).toMatch(/vegan/);
  });
});

test.each(['my friend uses a wheelchair', 'my gran cannot do stairs'])(
  'a place that is offered for a need says that it meets it: %s',
  async (need) => {
    const { text, cards } = await reply('cheap ramen', need);
    expect(names(cards)[0]).toBe('Broad Table');
    expect(text).toMatch(/price[^.]*Broad Table \(\$\$\$\)[^.]*step-free/);
  },
);

test('nobody hears that it is not known how somebody alone is treated', async () => {
  for (const ask of ['burgers, just me', 'somewhere for a burger, I am on my own'])
    expect((await reply(ask)).text).not.toMatch(/somebody alone/);
});

describe('a wish that nobody knows of at the places shown', () => {
  const lakeside = talkAbout([
    restaurant(1, { name: 'Dry Oar', cuisine: 'Italian', price: 2, saffronNotes: notes('A plain room.', 'Lasagne.') }),
    restaurant(2, {
      name: 'East Gable',
      cuisine: 'Italian',
      price: 2,
      saffronNotes: notes('Old posters.', 'Gnocchi.'),
    }),
    restaurant(3, {
      name: 'Fox Landing',
      cuisine: 'Pub',
      price: 2,
      saffronNotes: notes('Dogs welcome, high chairs for the little ones, a fiddler every night.', 'Pies.'),
    }),
  ]);

  test.each(['we need a high chair', 'we want live music'])(
    'keeps them, and names one that has it and not all of the rest: %s',
    async (wish) => {
      const { text, cards } = await lakeside.reply('italian', wish);
      expect(names(cards)).toEqual(expect.arrayContaining(['Dry Oar', 'East Gable', 'Fox Landing']));
      expect(text).toMatch(/know|tell|say/);
      expect(text).toMatch(/Italian[^.]*Fox Landing/);
    },
  );

  test('offers at once what has all of the rest as well', async () => {
    const { text, cards } = await lakeside.reply('pub or italian', 'not Fox Landing', 'she is bringing her toddler');
    expect(names(cards)).not.toContain('Fox Landing');
    expect(text).toMatch(/know|tell|say/);
  });
});

test.each(['could we do it for under 60 all in', 'would 60 cover the two of us?', "we've only got 60 between us"])(
  'a budget that is asked about binds what is offered: %s',
  async (message) => {
    const { text, cards } = await reply('ramen for two', message);
    expect(names(cards)).toContain('Amber Ladle');
    expect(names(cards)).not.toContain('Broad Table');
    expect(text).not.toMatch(/idea|can't tell|don't know that/i);
  },
);

test('what several places are like is told of each by its name', async () => {
  const { text } = await reply('ramen', 'what are they like');
  expect(text).toMatch(/Amber Ladle.*students/);
  expect(text).toMatch(/Broad Table.*tablecloths/);
});

describe('questions about one of several', () => {
  test.each([
    ['is the first one posh', /formal/],
    ['is Broad Table formal?', /formal/],
  ])('%s', async (message, expected) => expect((await reply('ramen', message)).text).toMatch(expected));

  test('"any good" before a thing asks about that, and not for a verdict', async () => {
    const { text } = await reply('ramen', 'any good beers at Broad Table');
    expect(text).not.toMatch(/out of 5/);
  });

  test('a dish that the notes find weak is not what to order', async () => {
    const cafe = talkAbout([
      restaurant(1, {
        name: 'Tin Cup',
        cuisine: 'Cafe',
        saffronNotes: notes('A bright corner.', 'Plum tarts, weak coffee.'),
      }),
    ]);
    const { text } = await cafe.reply('cafe', 'what should I order there');
    expect(text).toMatch(/plum tarts/i);
    expect(text).not.toMatch(/weak coffee/);
  });
});

test('a place that is too small for the party is not offered for its price', async () => {
  const quay = talkAbout([
    restaurant(1, {
      name: 'Tide Hatch',
      cuisine: 'Seafood',
      price: 2,
      rating: 5,
      saffronNotes: notes('Standing only.', 'Oysters.'),
    }),
    restaurant(2, {
      name: 'Net Loft',
      cuisine: 'Seafood',
      price: 3,
      rating: 4,
      saffronNotes: notes('Big tables.', 'Crab.'),
    }),
  ]);
  const { cards } = await quay.reply('seafood for six, not too expensive');
  expect(names(cards)[0]).toBe('Net Loft');
});
