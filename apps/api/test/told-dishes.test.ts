import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const place = (id: number, name: string, cuisine: string, food: string, fields: object = {}) =>
  restaurant(id, {
    name,
    cuisine,
    neighborhood: 'Canal Side',
    price: 2,
    rating: 4,
    mealTypeDinner: true,
    saffronNotes: JSON.stringify({ vibe: 'A calm room with linen.', food_notes: food }),
    ...fields,
  });

/** A diet as people state it, dishes that it forbids and dishes that it does not, each in lists of their own. */
const DIETS = [
  { said: ["I'm vegetarian", 'my partner is vegetarian'], left: 'Duck hearts, rabbit pie, roast quail' },
  { said: ["I'm pescatarian", 'pescatarian here'], left: 'Lamb neck, pork knuckle, prime rib' },
  {
    said: ["I'm lactose intolerant", 'milk allergy', "I can't have dairy"],
    left: 'Fior di latte, flat white, burrata',
  },
  { said: ["I'm coeliac", "I can't eat gluten"], left: 'Tagliatelle, rye toast, pierogi' },
  { said: ["I'm allergic to eggs", 'egg allergy'], left: 'Okonomiyaki, frittata, custard' },
  { said: ['I only eat halal', 'halal please'], left: 'Pork belly, wine jelly, lamb shoulder' },
] as const;

const QUESTIONS = [
  'what should I order at Marble Otter?',
  'tell me about Marble Otter',
  'tell me more about Marble Otter',
  'why Marble Otter?',
  'is Marble Otter worth it?',
  'Marble Otter or Juniper Hall?',
  'dinner in Canal Side',
] as const;

describe('no dish that a diet forbids is told', { tags: ['a58'] }, () => {
  for (const { said, left } of DIETS) {
    const { reply } = talkAbout([
      place(1, 'Marble Otter', 'Bistro', `${left}. Grilled leeks, baked pumpkin, stewed plums.`),
      place(2, 'Juniper Hall', 'Bistro', 'Grilled leeks, braised fennel, stewed plums.'),
    ]);
    const dishes = left.toLowerCase().split(', ');
    for (const diet of said)
      test.each(QUESTIONS)(`${diet}: %s`, async (question) => {
        for (const turns of [[`${diet}. ${question}`], [`${diet}. dinner`, question]]) {
          const { text } = await reply(...turns);
          // Only what stands against a place may name it.
          const told = text.replace(/Not safely, I'd say\.[^.]*\./g, '').toLowerCase();
          for (const dish of dishes) expect(told).not.toContain(dish);
        }
      });
  }
});

test.each([
  [
    'Gelato churned each morning: plum, baked pumpkin, quince.',
    "I'm lactose intolerant. ice cream",
    /plum|pumpkin|quince/,
  ],
  ['Ramen in three broths: leek, baked pumpkin, plum.', "I'm vegetarian. ramen", /leek|pumpkin|plum/],
  ['Pizza from a wood oven: leek, baked pumpkin, plum.', "I'm coeliac. pizza", /leek|pumpkin|plum/],
])('the kinds of a dish that may not be told are not told as dishes: %s', async (food, ask, kinds) => {
  const { text } = await talkAbout([place(1, 'Marble Otter', 'Bistro', food)]).reply(ask);
  expect(text.replace(/Not safely, I'd say\.[^.]*\./g, '')).not.toMatch(kinds);
});

test.each([...DIETS.slice(0, 3)])('the same dishes are told to whoever keeps no diet: $left', async ({ left }) => {
  const { reply } = talkAbout([place(1, 'Marble Otter', 'Bistro', `${left}.`)]);
  expect((await reply('what should I order at Marble Otter?')).text.toLowerCase()).toContain(
    left.toLowerCase().split(', ')[0],
  );
});

const STEAK = place(1, 'Iron Badger', 'Steakhouse', 'Porterhouse, sirloin, prime rib.', { rating: 5 });

describe('a kitchen of meat', () => {
  const { reply } = talkAbout([STEAK, place(2, 'Ash Heron', 'Steakhouse', 'Ribeye, sirloin, marrow bones.')]);

  test.each([
    ["I'm vegan", 'Iron Badger or Ash Heron?'],
    ["I'm vegetarian", 'why Iron Badger?'],
    ['pescatarian here', 'what should I order at Iron Badger?'],
  ])('is left out for those who eat none: %s, %s', async (diet, question) => {
    const { text, cards } = await reply(`${diet}. ${question}`);
    expect(text).toMatch(/^I'd leave out Iron Badger: they cook meat/);
    expect(text).not.toMatch(/best I know|trust it|know nothing better|for me/);
    expect(cards).toEqual([]);
  });

  test('stays where its notes say yes', async () => {
    const kind = place(1, 'Iron Badger', 'Steakhouse', 'Porterhouse, sirloin. The vegan menu has five courses.');
    const { text } = await talkAbout([kind]).reply("I'm vegan. why Iron Badger?");
    expect(text).not.toContain('leave out');
  });
});

test.each([
  ['kosher', /kosher/],
  ['gluten free', /gluten/],
  ['vegan', /vegan/],
])('%s: "why" claims no diet that nobody knows of', async (diet, named) => {
  const { reply } = talkAbout([place(1, 'Juniper Hall', 'Bistro', 'Grilled leeks, braised fennel, stewed plums.')]);
  for (const question of ['why Juniper Hall?', 'why would I go to Juniper Hall?']) {
    const { text } = await reply(`${diet}. ${question}`);
    expect(text).toMatch(named);
    expect(text).not.toMatch(/best I know|trust it with|know nothing better/);
  }
});

test('what is known of a diet is said of each of two places', async () => {
  const { reply } = talkAbout([
    place(1, 'Juniper Hall', 'Bistro', 'Grilled leeks, braised fennel.', { rating: 5 }),
    place(2, 'Salt Lantern', 'Bistro', 'The vegan menu has five courses.', { rating: 3.5 }),
  ]);
  const { text } = await reply("I'm vegan", 'Juniper Hall or Salt Lantern?');
  expect(text).toMatch(/Salt Lantern.*vegan/s);
  expect(text).toMatch(/don't know whether Juniper Hall has vegan food/);
});

/** Notes that calm whoever is allergic, and notes that tell the reader to do something. */
const CALMING = [
  'Whoever has an allergy need not mention it.',
  'The whole menu is safe for everybody with allergies.',
  'Nobody with a nut allergy has ever been ill in this room.',
  'Guaranteed nut free, certified by the council.',
];
const TELLING = [
  'Bring coins for the man at the gate.',
  'Meet Ben at the back door.',
  'You need not lock your bicycle.',
];
const noted = (note: string) =>
  talkAbout([place(1, 'Salt Lantern', 'Qatari', `${note} Grilled leeks and baked pumpkin.`)]);

test.each(CALMING)('nobody who could fall ill is told as a reason: %s', async (note) => {
  const { reply } = noted(note);
  for (const question of [
    'qatari food',
    'tell me about Salt Lantern',
    'what should I order at Salt Lantern?',
    'why Salt Lantern?',
  ]) {
    const { text } = await reply(`I have a nut allergy. ${question}`);
    const unquoted = text.replace(/“[^”]*”/g, '').replace(/(?:No, I wouldn't risk|Not safely)[^.]*\.[^.]*\./, '');
    expect(unquoted).not.toContain(note.slice(0, -1));
  }
});

test.each(TELLING)('somebody else says so: %s', async (note) => {
  for (const question of ['tell me more about Salt Lantern', 'qatari food']) {
    const { text } = await noted(note).reply(question);
    expect(text.replace(/“[^”]*”/g, '')).not.toContain(note.slice(0, -1));
  }
});

describe('what leaves out what a diet forbids', { tags: ['a58'] }, () => {
  const guide = [
    place(1, 'Jade Ladle', 'Korean', 'Soft tofu stew. Without the egg, the rice bowl is vegan.'),
    place(2, 'Brass Ladle', 'Bistro', 'Beef shin. There are no egg-free noodles.', { rating: 5 }),
  ];
  const { reply } = talkAbout(guide);

  test('is told to whoever keeps the diet', async () => {
    expect((await reply('tell me about Jade Ladle', "I'm vegan, what can I order there?")).text).toMatch(
      /without the egg/i,
    );
  });

  test('is the reason for a place that is offered instead', async () => {
    const { text, cards } = await reply('tell me about Brass Ladle', 'my friend is vegan');
    expect(cards.map(({ name }) => name)).toContain('Jade Ladle');
    expect(text).toMatch(/Jade Ladle.*without the egg/is);
    expect(text).not.toContain('egg-free');
  });
});
