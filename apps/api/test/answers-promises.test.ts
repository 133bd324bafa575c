// @module-tag long
import type { Restaurant } from '@saffron/contracts/guide';
import { describe, expect, test } from 'vitest';
import { createSnapshot } from '../src/features/search/snapshot/create-snapshot.ts';
import { restaurant } from './example-guide.ts';
import { talkAbout, talkTo } from './quality-talk.ts';

const food = (text: string): string => JSON.stringify({ food_notes: text });

/** That the kitchen has to say so itself. */
const CARE = /kitchen (?:can )?confirm|how they keep things apart|how the kitchen/;

const PLAIN = [
  restaurant(1, { name: 'Slab House', cuisine: 'British', rating: 5, saffronNotes: food('Roast lamb with mint.') }),
  restaurant(2, { name: 'Stew Yard', cuisine: 'Hungarian', rating: 5, saffronNotes: food('Goulash and beans.') }),
  restaurant(3, { name: 'Wave Room', cuisine: 'Grill', rating: 4.5, saffronNotes: food('Charred leeks and trout.') }),
];

/** The replies to messages about a guide. */
async function replies(guide: readonly Restaurant[], ...messages: string[]) {
  const { send } = talkTo(createSnapshot([...guide]));
  const all: { text: string; cards: string[] }[] = [];
  for (const message of messages) {
    const { text, cards } = await send(message);
    all.push({ text, cards: cards.map(({ name }) => name) });
  }
  return all;
}

const ALLERGENS = [
  ['nuts', 'The kitchen is free of nuts.'],
  ['sesame', 'The kitchen is free of sesame.'],
  ['shellfish', 'The kitchen cooks without shellfish.'],
] as const;
const asks = (allergen: string) => {
  const one = allergen.replace(/nuts$/, 'nut');
  return [
    `any place that is ${one} free?`,
    `which restaurants are ${one}-free?`,
    `somewhere guaranteed free of ${allergen}`,
  ];
};

describe('a place that promises to be free of an allergen', { tags: ['a57'] }, () => {
  test.each(ALLERGENS)('comes first, with its note: %s', async (allergen, note) => {
    const guide = [
      ...PLAIN,
      restaurant(4, { name: 'Low Gate', cuisine: 'Pub', rating: 3.5, saffronNotes: food(note) }),
    ];
    for (const ask of asks(allergen)) {
      const last = (await replies(guide, `I'm allergic to ${allergen}`, ask)).at(-1);
      expect(last?.cards[0], ask).toBe('Low Gate');
      expect(last?.text, ask).toContain(note.replace(/\.$/, ''));
      expect(last?.text, ask).toMatch(CARE);
    }
  });

  test.each(ALLERGENS)('is said to be unknown where no notes promise it: %s', async (allergen) => {
    for (const ask of asks(allergen)) {
      const last = (await replies(PLAIN, `I'm allergic to ${allergen}`, ask)).at(-1);
      expect(last?.text, ask).toMatch(new RegExp(`No notes here promise a kitchen free of ${allergen}`));
      expect(last?.text, ask).toMatch(CARE);
    }
  });
});

describe('what notes say of a diet that leaves out what harms', { tags: ['a58'] }, () => {
  const APART = restaurant(5, {
    name: 'Penne Court',
    cuisine: 'Italian',
    tag: 'Gluten free',
    saffronNotes: food('Lasagne with nine layers. Gluten-free penne is boiled in its own pot.'),
  });
  const SHARED = restaurant(6, {
    name: 'Cod Hatch',
    cuisine: 'Fish and chips',
    tag: 'Gluten free',
    saffronNotes: food('Cod in batter. Mondays one fryer runs gluten-free batter only.'),
  });
  const SILENT = restaurant(7, {
    name: 'Hill Table',
    cuisine: 'Grill',
    tag: 'Gluten free',
    saffronNotes: food('Lamb and trout over embers.'),
  });
  const GUIDE = [APART, SHARED, SILENT];
  const WISHES = ['gluten-free food?', 'somewhere with gluten free options', 'dinner, gluten free please'];

  test.each(WISHES)('is quoted, and silence is told: %s', async (wish) => {
    for (const before of [[], ["I'm coeliac"]]) {
      const last = (await replies(GUIDE, ...before, wish)).at(-1);
      for (const [{ name }, note] of [
        [APART, 'Gluten-free penne is boiled in its own pot'],
        [SHARED, 'Mondays one fryer runs gluten-free batter only'],
      ] as const)
        if (last?.cards.includes(name)) expect(last.text.toLowerCase()).toContain(note.toLowerCase());
      if (last?.cards.includes('Hill Table')) expect(last.text).toMatch(/Whether .*Hill Table.* isn't recorded/);
      expect(last?.text).not.toMatch(/Whether .*Penne Court.* isn't recorded/);
    }
  });

  test.each(WISHES)('stays a matter of health for a coeliac: %s', async (wish) => {
    for (const need of ["I'm coeliac", 'my wife is celiac', "I can't eat gluten"]) {
      const last = (await replies(GUIDE, need, wish)).at(-1);
      expect(last?.cards).not.toContain('Cod Hatch');
      expect(last?.text).toMatch(CARE);
    }
  });

  test.each(['is it safe for a coeliac?', 'do they do gluten free?'])(
    'is no hope where no note says it: %s',
    async (question) => {
      const last = (await replies([SILENT], "I'm coeliac", question)).at(-1);
      expect(last?.text).not.toMatch(/hopeful|care taken/);
      expect(last?.text).toMatch(/no note|isn't recorded|can't (?:vouch|answer) for/);
    },
  );
});

describe('a place known for what somebody does not eat', { tags: ['a57'] }, () => {
  test.each(['nduja with honey', 'guanciale carbonara', 'mortadella buns', 'bacon rolls', 'chashu ramen'])(
    'is not told of with it, where they eat no pork: %s',
    async (dish) => {
      const guide = [
        restaurant(8, { name: 'Red Oven', cuisine: 'Pizza', saffronNotes: food(`Potato, ${dish} and courgettes.`) }),
        ...PLAIN,
      ];
      for (const message of ['no pork please', "I don't eat pork. dinner?"])
        for (const { text } of await replies(guide, message, 'pizza?')) expect(text).not.toContain(dish);
    },
  );
});

describe('a question that expects a place to have none of something', { tags: ['a58'] }, () => {
  const GUIDE = [
    restaurant(9, { name: 'Red Oven', cuisine: 'Pizza', saffronNotes: food('Pizza with pork and peppers.') }),
    restaurant(10, { name: 'Blue Oven', cuisine: 'Pizza', saffronNotes: food('No pork is served. Pizza with leeks.') }),
    ...PLAIN,
  ];
  test.each([
    ['So no pork at #?', 'no pork please'],
    ["and there's no pork at #?", 'halal places?'],
    ['ok, no pork at #?', 'no pork please, dinner'],
  ])('is answered about that place: %s', async (question, before) => {
    for (const name of ['Red Oven', 'Blue Oven']) {
      const last = (await replies(GUIDE, before, question.replace('#', name))).at(-1);
      expect(last?.cards).toEqual([name]);
      expect(last?.text).toMatch(name === 'Blue Oven' ? /^(?:No|I'm afraid not)\b|no pork/i : /pork/);
    }
  });
});

const EXCEPTIONS = [
  'except two desserts',
  'except for the tart',
  'apart from one cake',
  'with the exception of two puddings',
  'bar the specials',
  'other than the roast',
  'excluding the pie',
];
test.each([
  ['nut', "I'm allergic to nuts"],
  ['egg', "I'm allergic to eggs"],
  ['sesame', 'my son is allergic to sesame'],
  ['soy', "I'm allergic to soy"],
  ['gluten', "I'm coeliac"],
  ['dairy', "I'm allergic to milk"],
])('a promise is told with its exception: %s free', { tags: ['a111'] }, async (food, need) => {
  for (const exception of EXCEPTIONS)
    for (const notes of [`The kitchen is ${food} free, ${exception}.`, `Everything is ${food} free ${exception}.`]) {
      const guide = [
        restaurant(1, { name: 'Amber Quay', cuisine: 'Modern', saffronNotes: JSON.stringify({ food_notes: notes }) }),
      ];
      for (const messages of [[`${need}. dinner`], [need, 'is Amber Quay ok for me?'], [`any ${food} free places?`]]) {
        const { text } = await talkAbout(guide).reply(...messages);
        expect([notes, messages, text]).toEqual([notes, messages, expect.stringContaining(exception)]);
        expect(text).not.toMatch(/cooks with|no notes/i);
      }
    }
});

describe('what turns a sentence round', { tags: ['a58'] }, () => {
  const quoted = async (note: string) => {
    const guide = [restaurant(1, { name: 'Tin Lane', cuisine: 'British', saffronNotes: food(note) })];
    return (await replies(guide, "I'm allergic to nuts", 'is Tin Lane safe for me?')).at(-1)?.text ?? '';
  };

  test.each(['Cramped, but the whole kitchen is nut free.', 'The room is dull, but the kitchen is nut free.'])(
    'limits no promise that stands behind it: %s',
    async (note) => expect(await quoted(note)).toContain(note.replace(/\.$/, '')),
  );

  test.each([
    'The kitchen is nut free, but the cakes are bought in.',
    'Nut free, but they say so lightly.',
    'The kitchen is nut free but the desserts are not.',
  ])('limits what stands before it: %s', async (note) => {
    const text = await quoted(note);
    expect(text).not.toMatch(/hopeful|some care taken/);
  });
});
