// @module-tag long
import { describe, expect, test } from 'vitest';
import { respond } from '../src/features/dialogue/respond.ts';
import { createSnapshot } from '../src/features/search/snapshot/create-snapshot.ts';
import { restaurant, town } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const snapshot = createSnapshot(town);

type Allergen = readonly [plural: string, single: string, key: string];
/** The main allergens: as a food, in a compound, and by the key of what leaves them out. */
const MAIN: readonly Allergen[] = [
  ['nuts', 'nut', 'nuts'],
  ['eggs', 'egg', 'eggs'],
  ['dairy', 'dairy', 'dairy free'],
  ['fish', 'fish', 'seafood'],
  ['shellfish', 'shellfish', 'shellfish'],
  ['sesame', 'sesame', 'sesame'],
  ['soy', 'soy', 'soy'],
  ['gluten', 'gluten', 'gluten free'],
];
const PAIRS = MAIN.flatMap((one) => MAIN.filter((other) => other !== one).map((other) => [one, other] as const));
/** What people also cannot eat, which is an allergen only where a word says so. */
const FURTHER: readonly Allergen[] = [
  ['cheese', 'cheese', 'dairy free'],
  ['bread', 'bread', 'gluten free'],
  ['prawns', 'prawn', 'shellfish'],
  ['mushrooms', 'mushroom', 'mushroom'],
  ['garlic', 'garlic', 'garlic'],
  ['celery', 'celery', 'celery'],
];

/** What is left out after a message, with what is wished beside diets, and whether all of it could make somebody ill. */
function needsAfter(message: string) {
  const { foods, notFoods } = respond([{ message, reply: null }], snapshot).remembered.state;
  const isDiet = ({ key }: { key: string }) => key.endsWith(' free');
  const out = [...notFoods, ...foods.filter(isDiet)];
  return {
    out: new Set(out.map(({ key }) => key)),
    wished: foods.filter((wish) => !isDiet(wish)).map(({ key }) => key),
    strict: new Set(out.filter(({ strict }) => strict).map(({ key }) => key)),
  };
}

/** `A` and `B` stand for foods, `a` and `b` in braces for the words of compounds. */
const filled = (form: string, [plural, single]: Allergen, [others, other]: Allergen): string =>
  form.replace('{a}', single).replace('{b}', other).replace(/\bA\b/, plural).replace(/\bB\b/, others);

/** The pairs of which a wording does not leave out both, or of which it wishes for one. */
const failing = (form: string, read: 'out' | 'strict'): string[] =>
  PAIRS.map(([one, other]) => [filled(form, one, other), one[2], other[2]] as const).flatMap(([message, ...keys]) => {
    const found = needsAfter(message);
    return keys.every((key) => found[read].has(key)) && found.wished.length === 0 ? [] : [message];
  });

describe('each food of a list that somebody leaves out', { tags: ['a98'] }, () => {
  test.each([
    '{a} and {b} free',
    '{a}/{b} free please',
    'somewhere {a} & {b} free',
    'free from A, B',
    'avoid: A, B',
    'avoid A and B please',
    'Please avoid:\n- A\n- B',
    'Without:\nA\nB',
    'no A or B',
    'no A, B',
    'no A and no B',
    'no trace of A or B',
    'without A and B',
    'neither A nor B for us',
    'nothing with A or B in it',
    'A and B are out',
  ])('is left out, and none is wished: %s', (form) => expect(failing(form, 'out')).toEqual([]));

  test.each([
    'A and B make me ill',
    "A and B don't agree with me",
    'A, B - both kill me',
    'allergies: A, B',
    'Allergies:\n• A\n• B',
    'A/B allergy',
    '{a} & {b} allergies',
    "I'm allergic to A. B.",
    "I'm allergic to A, & B",
    'cannot have either A or B',
    "can't eat A and B",
    "can't have A or B",
    'neither of us can eat A or B',
    'I can eat neither A nor B',
    'anything but A and B: allergic',
    'no A or B (allergy)',
    'keep A and B away from me',
    'my wife, {a} allergy; my son, B',
    'allergies: my wife, A; my son, B',
    'one of us is allergic to A and the other to B',
  ])('is a matter of health, where a word of the list says so: %s', (form) =>
    expect(failing(form, 'strict')).toEqual([]),
  );

  test.each([
    ['no nuts, fish please', 'seafood'],
    ['no nuts and then seafood', 'seafood'],
    ['no nuts, fish tacos', 'taco'],
    ['seafood, gluten free', 'seafood'],
    ["I'm allergic to nuts. seafood please", 'seafood'],
    ["I'm allergic to nuts. Seafood?", 'seafood'],
    ['nut allergy. burgers', 'burgers'],
    ['no eggs but fish', 'seafood'],
  ])('is no more than what the list has: %s', (message, key) => expect(needsAfter(message).wished).toEqual([key]));
});

describe('a food that somebody says does harm', { tags: ['a98'] }, () => {
  test.each([
    'A? never again',
    "A and I don't get along",
    "A doesn't agree with me",
    'A gives me the runs',
    'A makes my throat close',
    'A brings my son out in hives',
    'A puts me in hospital',
    'A is bad for me',
    'A plays havoc with my stomach',
    'I feel awful after A',
    'I get sick when I eat A',
    'I am ill for days after eating A',
    'I have problems with A',
    'my body rejects A',
    'anafilactic to A',
    'anaphalactic, A',
    'alegic to A',
    'allergick to A',
    'A alergies',
    'intollerant to A',
    'A intolorance',
  ])('is left out, and never wished: %s', (form) => {
    const all = [...MAIN, ...FURTHER];
    const failed = all.filter((one) => {
      const { strict, wished } = needsAfter(filled(form, one, one));
      return !strict.has(one[2]) || wished.length > 0;
    });
    expect(failed.map(([said]) => said)).toEqual([]);
  });

  test.each([
    'cheese makes me happy',
    'my kids love cheese, no problem',
    'I feel like mushrooms',
    'the noise gives me a headache, somewhere with mushrooms please',
    'he gets hungry when he sees bread',
    'bread gets me every time',
  ])('is none that pleases, or beside which something else is said: %s', (message) =>
    expect([...needsAfter(message).out]).toEqual([]),
  );
});

describe('a list of what somebody dislikes', { tags: ['a98'] }, () => {
  const food = (text: string) => JSON.stringify({ food_notes: text });
  const { reply } = talkAbout([
    restaurant(1, { name: 'Crab & Lobster', cuisine: 'Seafood', saffronNotes: food('Crab and lobster, grilled.') }),
    restaurant(2, { name: 'Olive & Caper', cuisine: 'Greek', saffronNotes: food('Olives, capers and feta.') }),
    restaurant(3, { name: 'Plain Pan', cuisine: 'Italian', saffronNotes: food('Pasta with tomato.') }),
    restaurant(4, { name: "St. Jude's", cuisine: 'British', saffronNotes: food('Pies and gravy.') }),
    restaurant(5, { name: 'Alder & Rye', cuisine: 'Modern European', saffronNotes: food('Pickles and hay.') }),
  ]);
  const DISLIKES = [
    (one: string, other: string) => `not a fan of ${one} or ${other}`,
    (one: string, other: string) => `we hate ${one} and ${other}, dinner`,
    (one: string, other: string) => `I don't like ${one} and ${other}`,
    (one: string, other: string) => `I dislike ${one} or ${other}. lunch`,
    (one: string, other: string) => `no ${one}, ${other} or anchovies`,
  ];

  test.each([
    ['crab', 'lobster', 'Crab & Lobster'],
    ['olives', 'capers', 'Olive & Caper'],
  ])('leaves out each of it, and the place that is called so: %s, %s', async (one, other, name) => {
    for (const says of DISLIKES) {
      const { cards } = await reply(says(one, other));
      expect(cards, says(one, other)).not.toEqual([]);
      expect(
        cards.map((card) => card.name),
        says(one, other),
      ).not.toContain(name);
    }
  });

  test.each([
    ["tell me about St. Jude's", "St. Jude's"],
    ["Is St. Jude's any good?", "St. Jude's"],
    ['tell me about Crab & Lobster', 'Crab & Lobster'],
    ['what is alder and rye like?', 'Alder & Rye'],
    ['alder and rye', 'Alder & Rye'],
  ])('is none where a place is named: %s', async (message, name) =>
    expect((await reply(message)).cards.map((card) => card.name)).toEqual([name]),
  );
});

describe('an allergen that is only asked about', { tags: ['a98'] }, () => {
  test.each([
    'does the curry have A in it?',
    'is there A in the curry?',
    'are there A in the curry?',
    'does the curry contain A?',
    'is the curry made with A?',
  ])('is no need and no wish: %s', (form) => {
    for (const [food, , key] of MAIN) {
      const { out, wished } = needsAfter(form.replace('A', food));
      expect([...out], food).toEqual([]);
      // Fish may be had in a part of town.
      if (!form.includes('in the') || !/fish/.test(food)) expect(wished, food).not.toContain(key);
    }
  });

  test.each([
    ['is there fish in the menu?', 'seafood'],
    ['is there seafood in the harbour?', 'seafood'],
    ['are there sushi places in the area?', 'sushi'],
  ])('is wished for where a place is looked for: %s', (message, key) =>
    expect(needsAfter(message).wished).toContain(key),
  );

  test.each([
    'list places that serve A so I know where not to go',
    'which places use A so I can avoid them',
    'no allergen A',
  ])('is left out where somebody says that they avoid it: %s', (form) => {
    for (const [food, , key] of MAIN) {
      const { strict, wished } = needsAfter(form.replace('A', food));
      expect([strict.has(key), wished], food).toEqual([true, []]);
    }
  });
});
