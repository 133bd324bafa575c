import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const place = (id: number, name: string, cuisine: string, food_notes: string) =>
  restaurant(id, {
    name,
    cuisine,
    phone: `555-010${id}`,
    mealTypeBreakfast: true,
    saffronNotes: JSON.stringify({ food_notes }),
  });

/** A food of a kind, a place that has it, and one of the same kind that has another. */
const KINDS: readonly (readonly [kind: string, asked: string, has: string, other: string, cuisine: string])[] = [
  ['seafood', 'oysters', 'Rock oysters on ice, grilled sole', 'Lobster thermidor, grilled sole', 'Seafood'],
  ['seafood', 'lobster', 'Lobster thermidor, brown bread', 'Mussels in cider, brown bread', 'Seafood'],
  ['steak', 'ribeye', 'Ribeye from the grill, bone marrow', 'Sirloin from the grill, bone marrow', 'Steakhouse'],
  ['barbecue', 'pulled pork', 'Pulled pork, vinegar slaw', 'Hot links, vinegar slaw', 'Barbecue'],
  ['breakfast', 'waffles', 'Waffles with sour cherries', 'Porridge with brown sugar', 'Breakfast'],
  ['bakery', 'bagels', 'Bagels boiled at dawn', 'Sourdough and rye', 'Bakery'],
];

describe('a food of a kind', () => {
  test.each(KINDS)('of %s is no other of it: %s', async (kind, asked, has, other, cuisine) => {
    const guide = [place(1, 'Heron', cuisine, `${other}.`), place(2, 'Plover', cuisine, `${has}.`)];
    const { reply } = talkAbout(guide);
    for (const question of [`which of them have ${asked}?`, `any with ${asked}?`, `do any of these have ${asked}?`]) {
      const { text } = await reply(kind, question);
      expect([question, text]).toEqual([question, expect.stringContaining('Plover')]);
      expect([question, text]).toEqual([
        question,
        expect.not.stringMatching(/Heron (?:does|has|and Plover)|Plover and Heron (?:do|have)/),
      ]);
    }
    const { text, cards } = await reply(asked);
    expect([cards[0]?.name, text]).toEqual(['Plover', expect.not.stringMatching(/don't know|can't say/)]);
  });

  test.each(KINDS)(
    'of %s that nobody is known to have is said to be unknown: %s',
    async (_, asked, _has, other, cuisine) => {
      const { reply } = talkAbout([
        place(1, 'Heron', cuisine, `${other}.`),
        place(2, 'Plover', 'Thai', 'Green curry.'),
      ]);
      const { text } = await reply(asked);
      expect(text).toMatch(new RegExp(`who does ${asked}|whether ${asked}`));
    },
  );

  test('is looked for where it is named, before a kitchen of its kind', async () => {
    const guide = [
      place(1, 'Heron', 'Bakery', 'Croissants, rye bread.'),
      place(2, 'Plover', 'Cafe', 'Filter coffee, lemon cake.'),
    ];
    const { cards } = await talkAbout(guide).reply('cake');
    expect(cards[0]?.name).toBe('Plover');
  });
});

describe('a diet', () => {
  test('that a kitchen keeps by its kind is no question', async () => {
    const guide = [place(1, 'Heron', 'Seafood', 'Grilled sole.'), place(2, 'Plover', 'Seafood', 'Mussels in cider.')];
    const { text } = await talkAbout(guide).reply('seafood', "she's pescatarian");
    expect(text).not.toMatch(/don't know/);
  });

  test('that the fat of a kitchen breaks is one', async () => {
    const guide = [place(1, 'Heron', 'Seafood', 'Grilled sole.'), place(2, 'Plover', 'Seafood', 'Hake fried in lard.')];
    const { text } = await talkAbout(guide).reply('seafood', "she's pescatarian");
    expect(text).toMatch(/don't know whether Plover/);
  });
});
