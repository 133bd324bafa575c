import { expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const place = (id: number, name: string, neighborhood: string, cuisine: string, saffronNotes: string, bar = false) =>
  restaurant(id, {
    name,
    neighborhood,
    cuisine,
    bar,
    restaurant: !bar,
    rating: 5 - id / 10,
    mealTypeDinner: !bar,
    saffronNotes,
  });
const town = [
  place(1, 'Ratchet', 'Candle Wharf', 'Thai', 'Two hundred steps up to it. Green curry, mango rice.'),
  place(2, 'Sallow', 'Candle Wharf', 'Thai', 'A wall of masks. Fried noodles, crab.'),
  place(3, 'Tansy', 'Marlpit Arcade', 'Thai', 'You share long benches. Papaya salad, pork neck.'),
  place(4, 'Umber', 'Low Fields', 'Thai', 'Duck soup and sticky rice.'),
  place(5, 'Verge', 'Low Fields', 'Cocktail bar', 'Rum and lime.', true),
  place(6, 'Wick', 'Candle Wharf', 'Cocktail bar', 'Gin and tonic.', true),
];
const { reply } = talkAbout(town);
const shown = async (...messages: string[]) => (await reply(...messages)).cards.map(({ name }) => name);

test.each([
  ['without all those steps please', 'Ratchet'],
  ['something without the steps', 'Ratchet'],
  ['nothing where you have to share', 'Tansy'],
  ['not the wharf', 'Ratchet'],
  ['no arcades please', 'Tansy'],
])('rules out what it describes, and says nothing else fits: %s', async (message, out) => {
  expect(await shown('Thai food')).toContain(out);
  const after = await shown('Thai food', message);
  expect(after.length).toBeGreaterThan(0);
  expect(after).not.toContain(out);
});

test.each(['not the wharf', 'anywhere but the wharf', 'no wharf please'])(
  'rules it out for each stop of a plan: %s',
  async (message) => {
    const after = await shown('dinner and then cocktails', message);
    expect(after).toHaveLength(2);
    for (const out of ['Ratchet', 'Sallow', 'Wick']) expect(after).not.toContain(out);
  },
);

test('turns down none of several where it fits none of them', async () => {
  const [first = ''] = await shown('Thai food');
  expect(await shown('Thai food', 'not the one where they sing at midnight')).toContain(first);
});

test.each(["that one's too far, somewhere else", 'the first is too far, something else'])(
  '%s goes elsewhere',
  async (message) => {
    const [first = ''] = await shown('Thai food');
    const after = await shown('Thai food', message);
    expect(after.length).toBeGreaterThan(0);
    expect(after).not.toContain(first);
  },
);
