import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guideWithTraps, talkAbout } from './quality-talk.ts';
import { smallTown } from './small-towns.ts';

const town = smallTown(false);
const talk = talkAbout(town);
const demo = talkAbout(guideWithTraps);

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
/** The first number of a reply, in digits or words. */
const numberIn = (text: string): number => {
  const [word = ''] =
    /\b\d+\b|\b(?:none|just one|no|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i.exec(text) ?? [];
  if (/^\d/.test(word)) return Number(word);
  return /^none$/i.test(word) ? 0 : WORDS.indexOf(word.toLowerCase().replace('just ', ''));
};
/** The restaurants of a guide that a reply names. */
const namedIn = (text: string, guide: readonly { name: string }[]) =>
  guide.filter(({ name }) =>
    new RegExp(`(?:^|[^\\p{L}])${name.replace(/[.*+?^$()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'mu').test(text),
  );

describe('lists', () => {
  const asks: [message: string, of: (row: (typeof town)[number]) => boolean, count: number][] = [
    ['all the Thai places', ({ cuisine }) => cuisine === 'Thai', 9],
    ['list every bar in Birkside', ({ bar, neighborhood }) => bar && neighborhood === 'Birkside', 4],
    [
      'show me all Italian places in Aldgrove',
      ({ cuisine, neighborhood }) => cuisine === 'Italian' && neighborhood === 'Aldgrove',
      3,
    ],
    ['top 4 Mexican restaurants', ({ cuisine }) => cuisine === 'Mexican', 4],
    ['give me seven Thai places', ({ cuisine }) => cuisine === 'Thai', 7],
    ['the three best rated', () => true, 3],
    ['give me ten', () => true, 10],
    ['the top five cheap places', ({ price }) => price === 1, 5],
  ];
  test.each(asks)('%s', async (message, of, count) => {
    const { text, cards } = await talk.reply(message);
    const named = namedIn(text, town);
    expect(named).toHaveLength(count);
    expect(named.filter((row) => !of(row as (typeof town)[number]))).toEqual([]);
    expect(cards).toHaveLength(Math.min(6, count));
  });

  test('says so where there are fewer than were asked for', async () => {
    expect((await talk.reply('top ten Thai places in Cobmarket')).text).toMatch(/only three/);
    expect((await talk.reply('list all the Ethiopian places')).text).toMatch(/\bno\b/i);
  });

  test('the best rated come first', async () => {
    const rows = await talk.rowsOf('the five best rated places');
    const best = town.map(({ rating }) => rating ?? 0).toSorted((a, b) => b - a);
    expect(rows.map(({ rating }) => rating)).toEqual(best.slice(0, 5));
  });

  test.each(['what areas do you know?', 'which neighborhoods do you cover', 'list all your neighbourhoods'])(
    '%s',
    async (message) => {
      const { text } = await talk.reply(message);
      for (const area of ['Aldgrove', 'Birkside', 'Cobmarket']) expect(text).toContain(area);
    },
  );

  test.each([
    'what cuisines are there?',
    'which kinds of food do you have?',
    'what kinds of food do you know in Birkside',
  ])('%s', async (message) => {
    const { text } = await talk.reply(message);
    for (const cuisine of ['Thai', 'Italian', 'Mexican']) expect(text).toContain(cuisine);
  });
});

describe('counts', () => {
  test('go on with the next area, and with which they are', async () => {
    expect(numberIn((await talk.reply('how many Thai places?')).text)).toBe(9);
    expect(numberIn((await talk.reply('how many Thai places?', 'and in Birkside?')).text)).toBe(3);
    const { text } = await talk.reply('how many Thai places?', 'and in Birkside?', 'which are they?');
    expect(namedIn(text, town).map(({ name }) => name)).toEqual([
      'Birkside Thai 1',
      'Birkside Thai 2',
      'Birkside Thai 4',
    ]);
  });

  test.each(['how many restaurants do you have?', 'how many places are there in total'])('%s', async (message) => {
    expect(numberIn((await talk.reply(message)).text)).toBe(town.length);
  });

  test('a count equals the number of a full list', async () => {
    const food = fc.constantFrom(
      'Thai',
      'sushi',
      'Italian',
      'pizza',
      'vegan',
      'seafood',
      'French',
      'Korean',
      'cocktail bar',
      'Indian',
      'ramen',
    );
    const area = fc.constantFrom('', ' in Silk Market', ' in Theatre Mile', ' in Gull Strand', ' in Crown Hill');
    const price = fc.constantFrom('', 'cheap ');
    await fc.assert(
      fc.asyncProperty(price, food, area, async (how, what, where) => {
        const counted = await demo.reply(`how many ${how}${what} places are there${where}?`);
        const listed = await demo.reply(`list all the ${how}${what} places${where}`);
        const count = numberIn(counted.text);
        expect(numberIn(listed.text)).toBe(count);
        expect(namedIn(listed.text, guideWithTraps)).toHaveLength(Math.min(20, count));
        expect(listed.cards).toHaveLength(Math.min(6, count));
      }),
      { numRuns: 30 },
    );
  });
});
