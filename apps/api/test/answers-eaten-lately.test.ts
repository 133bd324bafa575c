import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const place = (id: number, name: string, cuisine: string, food: string) =>
  restaurant(id, { name, cuisine, rating: 4, saffronNotes: JSON.stringify({ food_notes: food }) });
const { reply } = talkAbout([
  place(1, 'Pike & Line', 'Seafood', 'Grilled bream, crab on toast.'),
  place(2, 'Stone Peel', 'Pizza', 'Pizza from a wood oven.'),
  place(3, 'Ada’s Pot', 'Ethiopian', 'Lentil stew, injera.'),
]);

describe.each([
  ['seafood', 'Pike & Line'],
  ['fish', 'Pike & Line'],
  ['pizza', 'Stone Peel'],
])('%s that was eaten lately', (food, name) => {
  test.each([
    `we had ${food} last year`,
    `I had ${food} last week`,
    `had ${food} yesterday`,
    `been eating ${food} all week, something else`,
    `I eat ${food} every friday, something different`,
    `we always have ${food}, somewhere new please`,
  ])('is no wish and no allergy: %s', async (said) => {
    for (const turns of [[said], ['dinner for two', said]]) {
      const { text, cards } = await reply(...turns);
      expect(cards.length).toBeGreaterThan(0);
      expect(cards.map((card) => card.name)).not.toContain(name);
      expect(text).not.toMatch(/allerg|safe|kitchen confirm/);
    }
  });

  test.each([`I had ${food} yesterday and came out in hives`, `I had ${food} last week and my throat swelled up`])(
    'is one where it harmed: %s',
    async (said) => {
      const { cards } = await reply('dinner for two', said);
      expect(cards.map((card) => card.name)).not.toContain(name);
    },
  );
});

test.each([
  'I had nuts last week and was ill',
  'had peanuts last time, big mistake',
  'he had nuts once before, not good',
  'I ate peanuts yesterday and ended up in hospital',
])('an allergen that nobody tires of is held: %s', async (said) =>
  expect((await reply('dinner for two', said)).text).toMatch(/nut allergy|kitchen confirm/),
);
