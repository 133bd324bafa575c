import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const notes = (vibe: string, food_notes: string) => JSON.stringify({ vibe, food_notes });
const town = [
  restaurant(1, {
    name: 'Kelp & Anchor',
    cuisine: 'Seafood',
    saffronNotes: notes(
      'Tiled and noisy.',
      'Grilled prawns, crab claws and roast potatoes. No nuts anywhere in the kitchen.',
    ),
  }),
  restaurant(2, {
    name: 'Almond Gate',
    cuisine: 'Turkish',
    saffronNotes: notes(
      'A vine over the yard.',
      'Walnut dip, lamb chops and grilled aubergine. No shellfish anywhere in the kitchen.',
    ),
  }),
  restaurant(3, {
    name: 'Bramble Oven',
    cuisine: 'Pizza',
    saffronNotes: notes('Bright.', 'Tomato pizza and onion pizza. The kitchen is nut free and shellfish free.'),
  }),
];
const { reply } = talkAbout(town);
const namesOf = (text: string) => town.map(({ name }) => name).filter((name) => text.includes(name));

describe('a place whose card is kept back', { tags: ['a99'] }, () => {
  test.each([
    ['can I eat there?'],
    ['what could I have there?'],
    ['is it safe for me?'],
    ['is it ok?'],
    ['what would you order there?'],
    ['thanks', 'and is it safe there?'],
  ])('is what the next message is about, and no other: %s', async (...asked) => {
    for (const [told, name] of [
      ["I'm allergic to shellfish", 'Kelp & Anchor'],
      ["I can't have nuts", 'Almond Gate'],
    ] as const) {
      const { text, cards } = await reply(told, `tell me about ${name}`, ...asked);
      expect(namesOf(text), text).toEqual([name]);
      expect(text).toMatch(/risk|not safely|wouldn't|not Kelp|not Almond/i);
      expect(cards.map((card) => card.name)).not.toContain('Bramble Oven');
    }
  });
});
