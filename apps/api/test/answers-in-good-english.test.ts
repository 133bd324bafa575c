import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { textAbout } from './quality-talk.ts';

/** A Saturday in November, in the afternoon. */
const NOW = { date: '2026-11-28', minute: 15 * 60 };
const notes = (vibe: string, food_notes = '', occasions = '') => JSON.stringify({ vibe, food_notes, occasions });
const place = (saffronNotes: string, more = {}) => [
  restaurant(1, {
    name: 'Alder Lock',
    cuisine: 'British',
    neighborhood: 'Low Town',
    price: 2,
    rating: 4.5,
    saffronNotes,
    ...more,
  }),
];
const reply = (guide: ReturnType<typeof place>, ...messages: string[]) => textAbout(guide, NOW, ...messages);

describe('a time with which a list of dishes begins', () => {
  test.each([
    ['In the week, mutton pie and leek tart.', 'on Tuesday', 'on Sunday'],
    ['On Sundays, goose with parsnips and honey.', 'on Sunday', 'on Thursday'],
    ['Weekends: crumpets, kedgeree and ham.', 'on Saturday', 'on Monday'],
    ['Fridays, oysters and stout.', 'on Friday', 'on Wednesday'],
  ])('is told with it to who comes then: %s', async (food, day, other) => {
    const guide = place(notes('Oak tables by the lock gates.', food));
    expect(await reply(guide, `british food ${day}`)).toContain(food);
    expect(await reply(guide, `british food ${other}`)).not.toMatch(/pie|goose|crumpets|oysters/);
  });

  test('what is so before a meal is told to nobody who comes for another', async () => {
    const guide = place(
      notes('Oak tables by the lock gates.', 'Before noon, buttered crumpets and kedgeree with egg.'),
      { mealTypeBreakfast: true },
    );
    expect(await reply(guide, 'british food for dinner')).not.toMatch(/crumpets/);
    expect(await reply(guide, 'british breakfast')).toMatch(/Before noon, buttered crumpets and kedgeree with egg/);
  });
});

test('a day before a dish is a part of its name', async () => {
  const guide = place(notes('Oak tables.', 'Sunday joint with proper gravy. In the week, mutton pie.'));
  expect(await reply(guide, 'british food on sunday')).toMatch(/Sunday joint with proper gravy/);
});

test('the article that notes leave out stands in the reply', async () => {
  const guide = place(notes('', '', 'Second date; a cold afternoon.'), { tag: 'Date night' });
  expect(await reply(guide, 'somewhere for a date')).toMatch(/good for a second date/i);
});

test.each(['gluten free food', 'vegan food'])('a diet is no kind of place: %s', async (wish) => {
  const guide = place(notes('Oak tables.'), { tag: 'Gluten free, Vegan friendly' });
  expect(await reply(guide, wish)).not.toMatch(/for a (?:gluten|vegan)/);
});

describe('what is told of a place of which nothing speaks to the wish', () => {
  test('a remark comes before a rating', async () => {
    const guide = place(notes('', 'Bread pulled so slowly you could nap in between.'));
    const text = await reply(guide, 'british food');
    expect(text).toMatch(/pulled so slowly/);
    expect(text).not.toMatch(/out of 5/);
  });

  test('how a kitchen keeps something apart is no dish', async () => {
    const guide = place(notes('', 'Walnut fried separately.'));
    expect(await reply(guide, 'british food')).not.toMatch(/walnut/i);
  });

  test('a dish that is better than another one speaks of this kitchen', async () => {
    const guide = place(notes('', 'Medlar stew is vegan and better than the lamb.'), { tag: 'Vegan friendly' });
    expect(await reply(guide, 'vegan food')).toMatch(/medlar stew is vegan/i);
  });
});
