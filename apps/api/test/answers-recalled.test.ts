import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const place = (id: number, name: string, cuisine: string, neighborhood: string, vibe: string, food_notes: string) =>
  restaurant(id, {
    name,
    cuisine,
    neighborhood,
    price: 2,
    rating: 4,
    bar: cuisine.endsWith('bar'),
    restaurant: !cuisine.endsWith('bar'),
    phone: `555-01${id}`,
    address: `${id} Tow Path`,
    saffronNotes: JSON.stringify({ vibe, food_notes }),
  });

const { reply } = talkAbout([
  place(11, 'Plumb Line', 'Italian', 'Weir Side', 'Bare brick and a tiled stove at the back.', 'Rigatoni, lentils.'),
  place(12, 'Nonna Perla', 'Italian', 'Weir Side', 'A parrot called Verdi. Everybody shouts.', 'Lasagne, veal stew.'),
  place(13, 'Seven Basins', 'Thai', 'Weir Side', 'Fountains and a hush of carpets.', 'Green curry, larb.'),
  place(14, 'Tin Heron', 'Pub', 'Weir Side', 'A rowing boat hangs over the counter.', 'Pies with mash.'),
  place(15, 'Glass Thistle', 'Cocktail bar', 'Old Kilns', 'Forty bottles lit from behind.', 'Olives, nothing more.'),
  place(16, 'Quay Lantern', 'Seafood', 'Old Kilns', 'On stilts over the water.', 'Crab toast, plaice in butter.'),
  place(17, 'Cellar of Salts', 'Italian', 'Old Kilns', 'A vaulted cellar. Low voices, quiet.', 'Spaghetti with clams.'),
]);
const cardsOf = async (...messages: string[]) => (await reply(...messages)).cards.map(({ name }) => name);

describe('which place it was', () => {
  test.each([
    [['italian in Weir Side', 'and thai?'], 'what was that thai restaurant again', 'Seven Basins'],
    [['seafood', 'ok and thai?'], 'remind me of that fish place', 'Quay Lantern'],
    [['seafood', 'thai instead'], 'what was the one before that', 'Quay Lantern'],
    [['seafood', 'thai instead', 'is it loud?'], "what's the name of the first place you mentioned?", 'Quay Lantern'],
    [['italian in Weir Side', 'is there a pub nearby'], 'which one had the parrot again?', 'Nonna Perla'],
    [['thai', 'is it loud?'], 'whats the name of the place you just told me about', 'Seven Basins'],
  ] as const)('after %j: %s', async (before, message, name) => {
    const { text, cards } = await reply(...before, message);
    expect(cards.map((card) => card.name)).toEqual([name]);
    expect(text).toContain(name);
    expect(text).not.toMatch(/don't know|No idea|can't tell/);
  });

  test('and then the other stop of a plan', async () => {
    const plan = 'an italian dinner, then cocktails';
    const [dinner = '', drinks = ''] = await cardsOf(plan);
    expect((await reply(plan, 'what was the bar called?')).text).toContain(drinks);
    expect((await reply(plan, 'what was the bar called?', 'and the restaurant?')).text).toContain(dinner);
  });

  test.each(['where was the pub with the boat again?', 'where was that place with the rowing boat again'])(
    'where it was: %s',
    async (message) => expect((await reply('pub', 'seafood', message)).text).toContain('14 Tow Path'),
  );

  test('goes on with a question instead, where it says "what about"', async () =>
    expect((await reply('italian', 'is the first one quiet?', 'and what about the second one you said?')).text).toMatch(
      /quiet|loud/,
    ));
});

describe('what describes a place that somebody has in mind', () => {
  test.each(['that place with the rowing boat', 'the pub with the rowing boat, is it open?'])(
    'is no wish for the next one: %s',
    async (message) => {
      expect(await cardsOf(message)).toEqual(['Tin Heron']);
      expect((await reply(message, 'ok, somewhere italian nearby')).text).not.toContain('boat');
    },
  );

  test('is one where any such place will do', async () =>
    expect((await reply('somewhere with a rowing boat', 'ok, somewhere italian')).text).toContain('boat'));
});

test.each(['no something quieter', 'nope somewhere quieter', 'no somewhere less loud'])(
  'an answer rules nothing out: %s',
  async (message) => {
    const { text, cards } = await reply('italian in Weir Side', 'the one with the parrot', message);
    expect(cards.map(({ name }) => name)).not.toContain('Nonna Perla');
    expect(text).toMatch(/quiet|loud/);
  },
);
