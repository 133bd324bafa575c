import type { Restaurant } from '@saffron/contracts/guide';
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const place = (id: number, name: string, cuisine: string, notes: string, fields: object = {}): Restaurant =>
  restaurant(id, {
    name,
    cuisine,
    neighborhood: id % 2 ? 'Canal Side' : 'Fellgate',
    price: 2,
    rating: 4,
    mealTypeDinner: true,
    saffronNotes: JSON.stringify({ food_notes: notes }),
    ...fields,
  });

/** A town where some places serve a dish, and as many others do not. */
const townWith = (dish: string): Restaurant[] => [
  place(1, 'Copper Finch', 'Bistro', `${dish}, grilled leeks, baked pumpkin.`),
  place(2, 'Juniper Hall', 'Bistro', 'Grilled leeks, baked pumpkin, stewed plums.'),
  place(3, 'Marble Otter', 'Bistro', `Roast carrots. ${dish} on most days.`),
  place(4, 'Salt Lantern', 'Bistro', 'Roast carrots, stewed plums, lentil soup.'),
  place(5, 'Tin Heron', 'Bistro', `${dish}.`),
];

const NEEDS = [
  ["I'm allergic to nuts", 'Walnut cake'],
  ['shellfish allergy', 'Steamed mussels'],
  ['egg allergy here', 'Egg custard'],
  ["I'm allergic to fish", 'Smoked mackerel'],
  ['no pork', 'Pork belly, pork ribs, ham hock'],
] as const;
const COUNTS = ['how many bistros are there?', 'how many bistros do you know?'];
const LISTS = ['list all the bistros', 'list every bistro', 'show me all the bistros'];

describe('lists and counts under an allergy or an exclusion', { tags: ['a58'] }, () => {
  test.each(NEEDS)('%s: a count is of the places that are left, and names them', async (need, dish) => {
    const talk = talkAbout(townWith(dish));
    for (const ask of COUNTS) {
      const { text, cards } = await talk.reply(`${need}. ${ask}`);
      expect(text).toMatch(/^Two\b/);
      expect(cards.map(({ name }) => name).toSorted()).toEqual(['Juniper Hall', 'Salt Lantern']);
      for (const { name } of cards) expect(text).toContain(name);
      expect(text).not.toMatch(/Copper Finch|Marble Otter|Tin Heron/);
    }
  });

  test.each(NEEDS)('%s: the title of a list counts what is listed', async (need, dish) => {
    const talk = talkAbout(townWith(dish));
    for (const ask of LISTS) {
      const { text, cards } = await talk.reply(`${need}. ${ask}`);
      expect(text).toMatch(/\btwo\b/i);
      expect(cards.map(({ name }) => name).toSorted()).toEqual(['Juniper Hall', 'Salt Lantern']);
    }
  });

  test.each(NEEDS)('%s: where no place is left, the reply says so, also when asked again', async (need, dish) => {
    const talk = talkAbout(townWith(dish).filter(({ id }) => id % 2 === 1));
    for (const ask of [...COUNTS, ...LISTS]) {
      const { text, cards } = await talk.reply(`${need}. ${ask}`);
      expect(text).toMatch(/^I know no /);
      expect(cards).toEqual([]);
    }
    const { text, cards } = await talk.reply(`${need}. ${COUNTS[0]}`, 'list them');
    expect(text).toMatch(/^I know no /);
    expect(cards).toEqual([]);
  });

  test.each(['what areas do you know?', 'which neighborhoods do you cover'])(
    '%s: places that are ruled out do not count',
    async (ask) => {
      const talk = talkAbout(townWith('Steamed mussels'));
      const { text } = await talk.reply(`shellfish allergy. ${ask}`);
      expect(text).toContain('Fellgate (2)');
      expect(text).not.toContain('Canal Side');
    },
  );

  test('of more places than can be judged, it gives the least number there are', async () => {
    const many = Array.from({ length: 900 }, (_, at) =>
      place(
        at + 1,
        `Copper Finch ${at}`,
        'Bistro',
        at % 9 === 0 ? 'Egg custard, grilled leeks, stewed plums, roast carrots.' : 'Grilled leeks.',
      ),
    );
    const { text } = await talkAbout(many).reply('egg allergy. how many bistros are there?');
    expect(text).toMatch(/^At least 500 /);
  });
});

describe('lists and counts under a diet', { tags: ['a58'] }, () => {
  const town = [
    place(1, 'Copper Finch', 'Steakhouse', 'Rib-eye and chips.'),
    place(2, 'Juniper Hall', 'Steakhouse', 'Sirloin, and a vegan menu beside it.'),
    place(3, 'Marble Otter', 'Barbecue', 'Brisket and ribs.'),
    place(4, 'Salt Lantern', 'Cafe', 'Vegan cakes and vegetarian pies.'),
    place(5, 'Tin Heron', 'Burgers', 'Smashed patties, and a vegetarian one that is good.'),
    place(6, 'Glass Plover', 'Cafe', 'Toast and tea.'),
  ];
  const talk = talkAbout(town);

  test.each([
    ["I'm vegan", 'steakhouses', ['Juniper Hall']],
    ["I'm vegan", 'barbecue places', []],
    ["I'm vegetarian", 'burger places', ['Tin Heron']],
    ["I'm vegetarian", 'barbecue places', []],
    ["I'm vegan", 'cafes', ['Salt Lantern']],
  ])('%s, %s: only places of that kind whose notes promise it', async (diet, places, names) => {
    for (const ask of [`list the ${places}`, `all the ${places}`, `how many ${places} are there?`]) {
      const { text, cards } = await talk.reply(`${diet}. ${ask}`);
      expect(cards.map(({ name }) => name)).toEqual(names);
      for (const { name } of town) expect(text.includes(name)).toBe((names as readonly string[]).includes(name));
    }
  });

  test('a place with some dishes of a diet is not called one of that diet', async () => {
    const { text } = await talk.reply("I'm vegan. list the steakhouses");
    expect(text).toContain('with vegan food');
    expect(text).not.toMatch(/vegan steakhouse/i);
  });
});
