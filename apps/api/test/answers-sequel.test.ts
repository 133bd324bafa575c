import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const NOW = { date: '2026-11-26', minute: 17 * 60 };
const notes = (vibe: string, food_notes = '') => JSON.stringify({ vibe, food_notes });
const place = (id: number, name: string, cuisine: string, saffronNotes: string, more = {}) =>
  restaurant(id, { name, cuisine, neighborhood: 'Mill Quarter', price: 2, saffronNotes, rating: 4, ...more });
const glass = { bar: true, restaurant: false };

const guide = [
  place(1, 'Plum Gate', 'Thai', notes('Oak tables.', 'Red curry and larb.'), { rating: 5 }),
  place(2, 'Broad Heron', 'Cocktail bar', notes('A hushed room with armchairs.', 'Sours and spritzes.'), glass),
  place(3, 'Marigold Cellar', 'Cocktail bar', notes('Dancing until two, below a mirror ball.', 'Rum punch.'), glass),
  place(4, 'Sugar Lamp', 'Desserts', notes('A counter with six stools.', 'Lemon tart and gelato.')),
];
const { reply } = talkAbout(guide, NOW);
const shown = async (...messages: string[]) => (await reply('thai please', ...messages)).cards.map(({ name }) => name);

describe('where to go on to from a place that was shown', () => {
  test.each([
    'anywhere nice after?',
    'what do we do after dinner',
    'where should we go afterwards?',
    'anything to do after that',
    'and then somewhere quiet',
    'great, then somewhere quiet to talk',
    'drinks afterwards',
    'could we get a drink after that?',
    'we might want drinks afterwards',
    'what if we want a cocktail after?',
    "and if we'd like a drink afterwards",
  ])('is a bar after dinner: %s', async (message) => {
    const { cards, text } = await reply('thai please', message);
    expect(cards).toHaveLength(1);
    expect(['Broad Heron', 'Marigold Cellar']).toContain(cards[0]?.name);
    expect(text).toContain('Plum Gate');
  });

  test('is a bar, whether or not it cooks, and not a farther one that does', async () => {
    const near = { latitude: 48.99, longitude: -7.21 };
    const town = [
      place(1, 'Plum Gate', 'Thai', notes('Oak tables.', 'Red curry and larb.'), { rating: 5, ...near }),
      place(2, 'Broad Heron', 'Cocktail bar', notes('Armchairs.', 'Sours. No kitchen.'), { ...glass, ...near }),
      place(3, 'Far Stool', 'Pub', notes('A dartboard.', 'Pies.'), { bar: true, latitude: 49.02, longitude: -7.21 }),
    ];
    const { cards, text } = await talkAbout(town, NOW).reply('thai please', 'anywhere nice after?');
    expect(cards.map(({ name }) => name)).toEqual(['Broad Heron']);
    expect(text).not.toMatch(/food/);
  });

  test.each(['then somewhere quiet', 'somewhere quiet after the meal'])(
    'is like what is wished of it: %s',
    async (message) => {
      expect(await shown(message)).toEqual(['Broad Heron']);
    },
  );

  test.each(['somewhere we can dance later', 'anywhere to go dancing after?', 'where can we go dancing afterwards'])(
    'has what is named for it: %s',
    async (message) => {
      expect(await shown(message)).toEqual(['Marigold Cellar']);
      expect((await reply('thai please', message)).text).toMatch(/dancing/i);
    },
  );

  test('is what one eats there', async () => {
    expect(await shown('where can we go after dinner for something sweet')).toEqual(['Sugar Lamp']);
  });

  test('is a further stop where some are planned', async () => {
    const { cards } = await reply('thai please', 'anywhere nice after?', 'and afterwards somewhere to dance?');
    expect(cards.map(({ name }) => name)).toContain('Marigold Cellar');
    expect(cards.map(({ name }) => name)).toContain('Plum Gate');
  });
});

describe('is not asked for', () => {
  test.each(['anything later?', 'is anything open after ten?', 'somewhere else after all', 'what about after eight?'])(
    '%s',
    async (message) => {
      const { text } = await reply('thai please', message);
      expect(text).not.toMatch(/after plum gate/i);
    },
  );
});
