import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const guideOf = (food_notes: string, vibe = 'Oak tables and a long counter.') => [
  restaurant(1, {
    name: 'Plum Gate',
    cuisine: 'Diner',
    neighborhood: 'Mill Quarter',
    price: 2,
    rating: 4,
    saffronNotes: JSON.stringify({ vibe, food_notes }),
  }),
];
const order = async (notes: string, ...before: string[]) =>
  (await talkAbout(guideOf(notes)).reply('a diner please', ...before, 'what should I order there?')).text;
const first = async (notes: string, ask = 'a diner please') => (await talkAbout(guideOf(notes)).reply(ask)).text;
const MENU = 'Soups, salads, sandwiches and waffles.';

describe('what the notes say one should have', () => {
  test.each([
    ['Get the chicken pot pie.', /chicken pot pie/],
    ['Order the short ribs, they sell out.', /short ribs/],
    ["Don't miss the cherry pie.", /cherry pie/],
    ['Start with the clam chowder and share it.', /clam chowder/],
    ['Known for its meatloaf, served on Tuesdays and Sundays.', /meatloaf/],
    ['Everyone comes for the pastrami.', /pastrami/],
    ['Save room for the rice pudding.', /rice pudding/],
    ['Skip the omelette and get the hash.', /hash/],
  ])('is what one should order, before what else there is: %s', async (advice, dish) => {
    const text = await order(`${MENU} ${advice}`);
    expect(text).toMatch(dish);
    expect(text).not.toMatch(/salads|omelette|they sell|share it|says?:/i);
  });

  test.each(['Get the chicken pot pie.', 'Known for its chicken pot pie.'])('is the reason to go: %s', async (advice) =>
    expect(await first(`${MENU} ${advice}`)).toContain('chicken pot pie'),
  );

  test.each([
    'Order at the counter, then find a seat.',
    'Get the window table.',
    'Ask for the bill early.',
    'Try to book a week ahead.',
    'Known for its queue.',
    'Have a look at the old posters.',
  ])('is no dish where something else is told: %s', async (advice) => {
    const text = await order(`${MENU} ${advice}`);
    expect(text).toMatch(/soups|salads|sandwiches|waffles/);
    expect(text).not.toMatch(/counter|window|bill|queue|posters|book a week/);
  });

  test('is not told to who could fall ill from it, or eats none of it', async () => {
    expect(await order(`${MENU} Get the walnut tart.`, "I'm allergic to nuts")).toMatch(/^Not safely/);
    expect(await order(`${MENU} Get the short ribs.`, 'I am vegetarian')).not.toMatch(/short ribs/);
    expect(await first(`${MENU} Get the short ribs.`, 'a diner for a vegetarian')).not.toMatch(
      /thing to have is the short/,
    );
  });
});
