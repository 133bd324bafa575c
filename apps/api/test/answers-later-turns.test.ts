import { hours as parsed } from '@saffron/contracts/guide-fields';
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { guideWithTraps, talkAbout } from './quality-talk.ts';

const names = (cards: readonly { name: string }[]) => cards.map(({ name }) => name);
const place = (id: number, name: string, cuisine: string, neighborhood: string, vibe: string, more = {}) =>
  restaurant(id, { name, cuisine, neighborhood, price: 2, saffronNotes: JSON.stringify({ vibe }), ...more });

const town = [
  place(1, 'Amber Grill', 'Steakhouse', 'Mill Quarter', 'Dark wood. Cards are fine.'),
  place(2, 'Birch Pot', 'Indian', 'Mill Quarter', 'White walls. Cards are fine.'),
  place(3, 'Cedar Pot', 'Indian', 'Top Lane', 'Brass lamps. Cash only.'),
  place(4, 'Dune Cone', 'Ice cream', 'Top Lane', 'A hatch with two benches.'),
  place(5, 'Elder Cup', 'Cafe', 'Mill Quarter', 'Small tables.'),
];
const { reply } = talkAbout(town);
const NOW = { date: '2026-11-25', minute: 12 * 60 };

describe('other places are looked for, however the message begins', () => {
  test.each([
    ['steak', 'hm, are those not in the book? then Top Lane, indian', 'Cedar Pot'],
    ['indian in Mill Quarter', 'is there anything in Top Lane instead', 'Cedar Pot'],
    ['steak', 'no, ice cream', 'Dune Cone'],
    ['indian in Mill Quarter', 'somewhere less far, Top Lane', 'Cedar Pot'],
    ['steak', 'do they take cards? if not, ice cream', 'Dune Cone'],
  ])('%s / %s', async (first, then, wanted) => {
    expect(names((await reply(first, then)).cards)[0]).toBe(wanted);
  });

  test.each(['is it near Top Lane?', 'do they have curry, or ice cream?', 'do they do ice cream there?'])(
    'but not by what is asked about those that were shown: %s',
    async (question) => {
      expect(names((await reply('steak', question)).cards)).toEqual(['Amber Grill']);
    },
  );
});

describe('a question with something else behind it', () => {
  test.each([
    ['do they take cards? and somewhere for ice cream', /they take cards/i, 'Elder Cup'],
    ['do they take cards there? also something in Top Lane', /they take cards/i, 'Cedar Pot'],
    ['any that take cards? and one in Top Lane', /cards are fine/i, 'Cedar Pot'],
  ])('is answered, and the rest is done: %s', async (message, told, wanted) => {
    const { text, cards } = await reply('indian in Mill Quarter', message);
    expect(text).toMatch(told);
    expect(names(cards)).toContain(wanted);
  });

  test('is left out where nobody knows what it asks', async () => {
    const { text } = await reply('steak', 'is that what the index meant? and now ice cream');
    expect(text).not.toMatch(/index|don't know|can't say/i);
  });
});

describe('a correction', () => {
  const { reply: say } = talkAbout([
    place(1, 'Fern Yard', 'Thai', 'Mill Quarter', 'One long table.', { mealTypeLunch: true, mealTypeDinner: true }),
    place(2, 'Gale Yard', 'Thai', 'Top Lane', 'Eight stools.', { mealTypeLunch: true, mealTypeDinner: true }),
  ]);

  test.each([
    ['thai for lunch in Mill Quarter', 'no, dinner', 'Fern Yard'],
    ['thai', 'nah, in Top Lane', 'Gale Yard'],
    ['thai for five', 'no sorry, nine', 'Fern Yard'],
  ])('turns nothing down that was shown: %s / %s', async (first, then, stays) => {
    expect(names((await say(first, then)).cards)).toContain(stays);
  });

  test.each([
    ['thai at 8 for four', 'sorry, five', /\bfive\b/],
    ['thai at 8 for two', 'actually nine', /\b21:00\b/],
  ])('is of what is nearer to it: %s / %s', async (first, number, told) => {
    const hours = parsed.parse('Mo-Su 12:00-23:00');
    const yard = talkAbout(
      [place(1, 'Fern Yard', 'Thai', 'Mill Quarter', 'Nine stools at one counter.', { hours })],
      NOW,
    );
    expect((await yard.reply(first, number)).text).toMatch(told);
  });

  test.each(['perhaps nine after all', 'make that 9', 'so, 9 instead'])(
    'of how many come is no more than a number: %s',
    async (number) => {
      expect((await say('thai in Top Lane for four', number)).text).toMatch(/\b(?:9|nine)\b/);
    },
  );
});

describe('a comparison with what was shown', () => {
  const { reply: say } = talkAbout([
    place(1, 'Hazel Hall', 'Thai', 'Mill Quarter', 'Chandeliers and linen. Packed and loud.', { price: 4, rating: 5 }),
    place(2, 'Iris Nook', 'Thai', 'Mill Quarter', 'Hushed, with paper napkins.', { price: 2, rating: 3 }),
    place(3, 'Jade Attic', 'Greek', 'Mill Quarter', 'Hushed.', { price: 3, rating: 3 }),
  ]);

  test.each(['a notch down, I think', 'one tier lower please', 'down a level'])('by steps: %s', async (message) => {
    expect(names((await say('the dearest thai place', message)).cards)).toEqual(['Iris Nook']);
  });

  const { reply: tell } = talkAbout([
    place(1, 'Kale Drum', 'Korean', 'Mill Quarter', 'Packed and loud.'),
    place(2, 'Lime Court', 'Korean', 'Top Lane', 'Hushed.'),
    place(3, 'Mint Drum', 'Korean', 'Top Lane', 'Packed and loud.'),
  ]);

  test.each(['far too raucous', 'hm, a bit hectic for us', 'it looks rather noisy', 'kinda rowdy tbh'])(
    'by what is complained of: %s',
    async (message) => {
      expect(names((await tell('korean in Mill Quarter', message)).cards)).toEqual(['Lime Court']);
    },
  );

  test.each(['something a bit lively', 'with kinda loud music'])('but not by what is wished: %s', async (message) => {
    expect(names((await tell('korean in Mill Quarter', message)).cards)[0]).toBe('Kale Drum');
  });

  test.each(['somewhere more serene', 'not as raucous'])('by how it is: %s', async (message) => {
    expect(names((await say('the dearest thai place', message)).cards)).toEqual(['Iris Nook']);
  });
});

test.each([
  ['are they open Sunday lunch?', /No, Nook/],
  ['open Sunday dinner?', /Yes, Nook/],
])('a meal tells the hours that are asked about: %s', async (message, told) => {
  const hours = parsed.parse('Su 17:30-22:00');
  const nook = talkAbout([place(1, 'Nook', 'Thai', 'Mill Quarter', 'White walls.', { hours })], NOW);
  expect((await nook.reply('thai', message)).text).toMatch(told);
});

describe('a choice', () => {
  test.each(['go with it, we are three', 'how about the first then', 'do it'])('is taken: %s', async (message) => {
    const { text } = await reply('steak', message);
    expect(text).toContain('Amber Grill');
  });

  test.each(['which do we go to first?', 'which to book', 'is that still your answer?'])('%s', async (message) => {
    const { text, cards } = await reply('indian', message);
    expect(names(cards)).toHaveLength(1);
    expect(text).toContain(names(cards)[0]);
  });
});

test.each(['a shade more zingy', 'can you beat that'])(
  'others are shown where nobody can tell by what they are to differ: %s',
  async (message) => {
    const nests = [1, 2, 3, 4, 5].map((id) => place(id, `Nest ${id}`, 'Thai', 'Mill Quarter', 'White walls.'));
    const { reply: tell } = talkAbout(nests);
    const before = names((await tell('thai')).cards);
    const after = names((await tell('thai', message)).cards);
    expect(after.length).toBeGreaterThan(0);
    expect(before).not.toEqual(expect.arrayContaining(after.slice(0, 1)));
  },
);

test.each([
  ['fish and chips', 'they wont touch fish'],
  ['thai food', 'they wont touch pork'],
])('what somebody does not eat is heard, and not answered as a question: %s, %s', async (wish, message) => {
  const { text } = await talkAbout(guideWithTraps).reply(wish, message);
  expect(text).not.toContain("I don't know about");
});
