import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const place = (id: number, name: string, saffronNotes: string) =>
  restaurant(id, {
    name,
    neighborhood: 'Ropewalk',
    cuisine: 'Seafood',
    bar: false,
    restaurant: true,
    price: 3,
    rating: 5 - id / 4,
    mealTypeDinner: true,
    saffronNotes,
  });
const shore = [
  place(1, 'Fathom Larder', 'Sole and skate. Coach tours fill the room at one, and the waiters are surly about it.'),
  place(2, 'Gull & Sexton', 'Crab and mussels by the bucket. At weekends the wait runs to an hour.'),
  place(3, 'Old Thole', 'Haddock pie, cockles, brown bread. The family who run it know everybody.'),
];
const { reply } = talkAbout(shore);
const shown = async (...messages: string[]) => (await reply(...messages)).cards.map(({ name }) => name);

describe('a place that somebody complains of is not shown again', () => {
  test.each([
    'Fathom Larder was grim, somewhere else for fish?',
    'fish for dinner, last time Fathom Larder let us down',
    'we hated Fathom Larder. seafood please',
    'dinner, but not Fathom Larder, it was overpriced',
  ])('%s', async (message) => {
    const after = await shown(message);
    expect(after.length).toBeGreaterThan(0);
    expect(after).not.toContain('Fathom Larder');
  });

  test.each([
    'You sent me to Fathom Larder last week and we waited 50 minutes for two burgers. Cold. Where should we have gone?',
    'went to Fathom Larder last night, the steak was burnt and they charged us twice. where else is there for dinner',
  ])('however its visit is told, with a word of regret, and nothing of it is wished: %s', async (message) => {
    const { text, cards } = await reply(message);
    expect(text).toMatch(/^(?:I'm sorry|That's a shame)[^.]*\./);
    expect(text).not.toMatch(/burger|steak/i);
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.map(({ name }) => name)).not.toContain('Fathom Larder');
  });

  test.each([
    'the waitress at the first one was horrid to my sister',
    'the first one kept us waiting for ages, it was a joke',
  ])('among those that were shown: %s', async (complaint) => {
    const [first = '', ...others] = await shown('seafood');
    const after = await shown('seafood', complaint);
    expect(after).not.toContain(first);
    expect(after).toEqual(expect.arrayContaining(others));
    expect(await shown('seafood', complaint, 'what else is there?')).not.toContain(first);
  });

  test.each(['Old Thole was dreadful', 'Old Thole was so rude to us'])(
    'and where nothing is wished, it is asked what they would like: %s',
    async (complaint) => {
      const { text, cards } = await reply(complaint);
      expect(cards).toEqual([]);
      expect(text).toMatch(/Old Thole.*\?$/s);
    },
  );

  test.each(['was Old Thole any good?', 'is Old Thole terrible?', "Old Thole wasn't bad at all, is it open late?"])(
    'a question and praise are no complaint: %s',
    async (message) => {
      expect(await shown(message)).toContain('Old Thole');
    },
  );
});

describe('a place whose own notes say what is ruled out is not shown', () => {
  test.each([
    ['fish, but nowhere touristy', 'Fathom Larder'],
    ["seafood, I don't want a place full of tour groups", 'Fathom Larder'],
    ['seafood, not somewhere with grumpy staff', 'Fathom Larder'],
    ['seafood but not one with an hour long wait', 'Gull & Sexton'],
  ])('%s', async (message, out) => {
    const after = await shown(message);
    expect(after).toContain('Old Thole');
    expect(after).not.toContain(out);
  });
});
