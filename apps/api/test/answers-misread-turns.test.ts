import { hours } from '@saffron/contracts/guide-fields';
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

/** Thursday, 17:00. */
const NOW = { date: '2026-12-03', minute: 17 * 60 };
const place = (id: number, name: string, cuisine: string, vibe: string, food: string, more = {}) =>
  restaurant(id, {
    name,
    cuisine,
    rating: 4,
    neighborhood: 'Slipway',
    hours: hours.parse('Mo-Th 12:00-23:00; Fr-Su 12:00-03:00'),
    saffronNotes: JSON.stringify({ vibe, food_notes: food }),
    ...more,
  });
const { reply } = talkAbout(
  [
    place(1, 'Cantina Maré Alta', 'Portuguese', 'Tiled walls and a long bar.', 'Grilled sardines, rice with clams.'),
    place(2, 'Tallow House', 'Steakhouse', 'Dark wood and deep chairs.', 'Sirloin, bone marrow, chips.', { price: 4 }),
    place(3, 'Ember Yard', 'Barbecue', 'Picnic tables under a tin roof.', 'Brisket, ribs, corn on the cob.'),
    place(4, 'Green Lantern', 'Vegetarian', 'Plants in every window.', 'Mushroom pie, lentil kofta.'),
    place(5, 'Seoul Corner', 'Korean', 'A grill in every table.', 'Bibimbap, short ribs.'),
    place(6, 'Han River', 'Korean', 'Lanterns over long benches.', 'Kimchi stew, fried chicken.'),
    place(7, 'Quay Ramen', 'Japanese', 'Eleven stools at a counter.', 'Pork bone ramen, gyoza.'),
  ],
  NOW,
);
const names = async (...messages: string[]) => (await reply(...messages)).cards.map(({ name }) => name);

test.each(['compare maré alta and tallow house', 'maré alta or tallow house?', 'tallow house vs maré alta'])(
  'a place is known by the last words of its name: %s',
  async (said) => expect((await names(said)).toSorted()).toEqual(['Cantina Maré Alta', 'Tallow House']),
);

test.each([
  ['which is cheaper', /^Cantina Maré Alta is cheaper \(\$\$, Tallow House \$\$\$\$\)/],
  ['which is more expensive', /^Tallow House is more expensive \(\$\$\$\$, Cantina Maré Alta \$\$\)/],
])('of two, one has more of it: %s', async (said, expected) =>
  expect((await reply('Cantina Maré Alta or Tallow House?', said)).text).toMatch(expected),
);

test.each(['something to eat before my 18:10 train', 'dinner before the film at 18:00', 'a meal before a gig at 6pm'])(
  'who has to leave within the hour eats today: %s',
  async (said) => expect((await reply(said)).text).not.toMatch(/until three|tomorrow/),
);

describe('a diet that is told after the dish', () => {
  test.each([
    ['steak for my boss', 'actually he’s pescatarian'],
    ['ribs', 'sorry, I’m vegetarian now'],
    ['barbecue for the two of us', 'I’m vegan'],
  ])('ends a wish for what it leaves out: %s / %s', async (dish, diet) => {
    const { text, cards } = await reply(dish, diet);
    expect(cards.map(({ name }) => name)).not.toContain('Tallow House');
    expect(text).not.toMatch(/(?:pescatarian|vegetarian|vegan) (?:steak|ribs|barbecue)|comes closest/);
  });

  test('leaves the wish of somebody else', async () =>
    expect((await reply('ribs', 'oh, one of us is vegetarian')).text).toContain('Ember Yard'));
});

test.each(['the Korean was great', 'thanks for last time, the Korean was lovely', 'loved the Korean you sent us to'])(
  'praise of a meal that is over wishes for none: %s',
  async (said) => expect(await names(said)).toEqual([]),
);

test.each(['something like it but not Korean', 'where next, same sort of thing but not Korean'])(
  'more of the kind is not of the kitchen that is turned down: %s',
  async (said) => {
    const found = await names('Korean', said);
    expect(found.length).toBeGreaterThan(0);
    expect(found).not.toContain('Seoul Corner');
    expect(found).not.toContain('Han River');
  },
);

test('a dish that no notes have is not what a place is the only one for', async () => {
  const { text } = await reply('sushi');
  expect(text).toContain('Quay Ramen');
  expect(text).not.toMatch(/only place I know|just one place|one place I know/);
});

test('what a room has one of, in two words, is no reason by itself', async () => {
  const { reply: ask } = talkAbout([
    place(1, 'Souffle Bar', 'French', 'Plum velvet.', 'Cheese souffle, duck rillettes.'),
  ]);
  expect((await ask('somewhere for a date')).text).not.toMatch(/plum velvet/i);
});
