// @module-tag long
import { guideQuery } from '@saffron/contracts/guide-query';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answering } from '../src/features/search/query/answer.ts';
import { createSnapshot } from '../src/features/search/snapshot/create-snapshot.ts';
import { finish } from '../src/slices.ts';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

/** A diet, the words of notes for it, and a question of somebody who keeps it. */
const DIETS = [
  { diet: 'nut free', words: 'nut free', asks: 'is Amber Quay safe with a nut allergy?' },
  { diet: 'sesame free', words: 'sesame free', asks: 'is Amber Quay safe with a sesame allergy?' },
  { diet: 'gluten free', words: 'gluten free', asks: 'can a coeliac eat at Amber Quay?' },
  { diet: 'vegan', words: 'vegan', asks: 'is Amber Quay vegan?' },
  { diet: 'vegetarian', words: 'vegetarian', asks: 'is Amber Quay vegetarian?' },
  { diet: 'halal', words: 'halal', asks: 'is Amber Quay halal?' },
] as const;

const DOUBTFUL: readonly ((words: string) => string)[] = [
  (words) => `The kitchen used to be ${words}.`,
  (words) => `Formerly ${words}.`,
  (words) => `The ${words} menu has gone.`,
  (words) => `The ${words} menu has been withdrawn.`,
  (words) => `It is no longer ${words}.`,
  (words) => `${words} is a lie.`,
  (words) => `The ${words} sign is fake.`,
  (words) => `Supposedly ${words}.`,
  (words) => `They promised ${words} and my son ended in hospital.`,
  (words) => `The ${words} dish poisoned my daughter.`,
  (words) => `Ordered ${words}, and we were ill for a week.`,
  (words) => `The place next door is ${words}.`,
  (words) => `The rumour is that it is ${words}.`,
];
const BARE: readonly ((words: string) => string)[] = [
  (words) => `The kitchen is ${words}.`,
  (words) => `Everything is ${words}.`,
  (words) => `All of it is ${words}.`,
];

const notes = fc.record({
  diet: fc.constantFrom(...DIETS),
  say: fc.constantFrom(...DOUBTFUL),
  others: fc.subarray(['Tables by the window.', 'Soup and stew.', 'Good for a long lunch.']),
  first: fc.boolean(),
});

const guideWith = (sentence: string, others: readonly string[] = [], first = true) => [
  restaurant(1, {
    name: 'Amber Quay',
    cuisine: 'Modern',
    phone: '555-0101',
    saffronNotes: JSON.stringify({ food_notes: (first ? [sentence, ...others] : [...others, sentence]).join(' ') }),
  }),
];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function verdictOf(guide: ReturnType<typeof guideWith>, diet: string) {
  const query = guideQuery.parse({ constraints: [{ slot: 'diet', op: 'is', values: [diet], strength: 'prefer' }] });
  const snapshot = createSnapshot(guide);
  return finish(answering(query, snapshot, { now: { date: '2026-11-28', minute: 720 } })).hits[0]?.verdicts[0]?.outcome;
}

describe('a note that doubts, denies, tells of the past or of harm', { tags: ['a59'] }, () => {
  test('meets no diet of a query', () => {
    fc.assert(
      fc.property(notes, ({ diet, say, others, first }) => {
        expect(verdictOf(guideWith(capital(say(diet.words)), others, first), diet.diet)).not.toBe('meets');
      }),
      { numRuns: 120 },
    );
  });

  test('is no yes to a question, and no reason to go', async () => {
    await fc.assert(
      fc.asyncProperty(notes, async ({ diet, say, others, first }) => {
        const { reply } = talkAbout(guideWith(capital(say(diet.words)), others, first));
        expect((await reply(diet.asks)).text).not.toMatch(/^(?:yes|it is|they do)\b/i);
      }),
      { numRuns: 60 },
    );
  });
});

test.each(DIETS)('a bare statement meets $diet', { tags: ['a59'] }, ({ diet, words }) => {
  for (const say of BARE) expect(verdictOf(guideWith(capital(say(words))), diet)).toBe('meets');
});

test.each(DIETS.slice(0, 2))('a statement with an exception does not: $diet', { tags: ['a111'] }, ({ diet, words }) => {
  for (const say of BARE)
    for (const exception of ['except two desserts', 'apart from one cake', 'bar the specials'])
      expect(verdictOf(guideWith(capital(`${say(words).slice(0, -1)}, ${exception}.`)), diet)).not.toBe('meets');
});

test.each(DIETS.slice(0, 3))('nobody who could fall ill gets a plain yes: $asks', { tags: ['a59'] }, async (one) => {
  for (const say of BARE) {
    const { text } = await talkAbout(guideWith(capital(say(one.words)))).reply(one.asks);
    expect(text).not.toMatch(/^yes/i);
    expect(text).toMatch(/ask|tell them/i);
  }
});

describe('a food that the notes deny in one sentence and name in a dish in another', { tags: ['a59'] }, () => {
  const talkOf = (...sentences: readonly string[]) =>
    talkAbout([
      restaurant(1, {
        name: 'Amber Quay',
        cuisine: 'Modern',
        saffronNotes: JSON.stringify({ food_notes: sentences.join(' Soup is good. ') }),
      }),
    ]);
  const ASKS: readonly ((food: string) => string)[] = [
    (food) => `does Amber Quay have ${food}?`,
    (food) => `any ${food} at Amber Quay?`,
    (food) => `is Amber Quay ${food} free?`,
    (food) => `does Amber Quay cook with ${food}?`,
    (food) => `can I get ${food} at Amber Quay?`,
  ];

  test.each([
    ['pork', 'No pork is served.', 'The pork belly with apple is $18.'],
    ['pork', 'The kitchen is pork-free.', 'Crispy bacon tops the burger.'],
    ['bacon', 'They serve no pork.', 'Crispy bacon tops the burger.'],
    ['shellfish', 'They cook without shellfish.', 'Mussels on Fridays.'],
    ['prawns', 'No shellfish in the kitchen.', 'Grilled prawns are $9.'],
    ['beef', 'No beef is served.', 'The brisket is smoked all night.'],
    ['wine', 'No alcohol is served.', 'The house wine is $6.'],
  ])('is answered with both: %s, %s %s', async (food, denial, dish) => {
    for (const ask of ASKS)
      for (const notes of [
        [denial, dish],
        [dish, denial],
      ]) {
        const { text } = await talkOf(...notes).reply(ask(food));
        expect(text).toContain(denial.slice(0, -1));
        expect(text).toContain(dish.slice(0, -1));
        expect(text).not.toMatch(/^(?:yes|no)\b/i);
      }
  });

  test.each([
    ['beef', 'The rice is cooked in coconut milk with no meat.', 'The oxtail stew is $19.'],
    ['pork', 'There is no pork in the dumplings.', 'The pork belly with apple is $18.'],
    ['shrimp', 'They can make the grits without shrimp.', 'Shrimp and grits are $22.'],
  ])('is served where it is denied of one dish alone: %s, %s %s', async (food, denial, dish) => {
    const { text } = await talkOf(denial, dish).reply(`does Amber Quay have ${food}?`);
    expect(text.toLowerCase()).toContain(dish.slice(0, -1).toLowerCase());
    expect(text).not.toMatch(/but also|don't/);
  });

  test('is denied where the dish is of another thing', async () => {
    const { text } = await talkOf('No pork is served.', 'The turkey bacon is crisp.').reply('any pork at Amber Quay?');
    expect(text).not.toMatch(/turkey/);
  });
});

describe('a diet that the whole kitchen is said to keep, and that another sentence breaks', { tags: ['a59'] }, () => {
  const vegan = "I'm vegan. where for lunch?";
  const coeliac = "I'm coeliac. where for lunch?";
  test.each([
    [vegan, 'The kitchen is vegan.', 'Every dish is cooked in chicken stock.'],
    [vegan, 'All dishes are vegan.', 'The lamb shank is the best seller.'],
    [coeliac, 'Everything is gluten free.', 'Fresh wheat pasta is made all day.'],
    [coeliac, 'The kitchen is gluten free.', 'The wheat noodles are pulled by hand.'],
    ["I can't have dairy. where for lunch?", 'The whole menu is dairy free.', 'Milk and butter in the mash.'],
  ])('is no reason to go, and is told with what breaks it: %s %s %s', async (need, promise, breaking) => {
    const saffronNotes = JSON.stringify({ vibe: promise, food_notes: breaking });
    const { reply } = talkAbout([restaurant(1, { name: 'Amber Quay', cuisine: 'Modern', saffronNotes })]);
    const found = await reply(need);
    expect([found.cards.length, found.text]).toEqual([0, expect.stringContaining(breaking.slice(0, -1))]);
    const { text } = await reply(need, 'what can I eat at Amber Quay?');
    expect(text).toContain(breaking.slice(0, -1));
  });

  test('a kitchen without gluten may call its dishes by their names', async () => {
    const saffronNotes = JSON.stringify({ vibe: 'Everything is gluten free.', food_notes: 'Pasta and flatbread.' });
    const { reply } = talkAbout([restaurant(1, { name: 'Amber Quay', cuisine: 'Modern', saffronNotes })]);
    expect((await reply(coeliac)).cards).toHaveLength(1);
  });
});

test('a list of places for somebody who could fall ill names those with a dish that has it', {
  tags: ['a59'],
}, async () => {
  const place = (id: number, name: string, food: string) =>
    restaurant(id, { name, cuisine: 'Bolivian', saffronNotes: JSON.stringify({ food_notes: food }) });
  const silent = place(1, 'Alder', 'Good soup.');
  const guide = [silent, place(2, 'Amber Quay', 'Cashew curry. Nut allergies welcome.')];
  const asks = ["I'm allergic to nuts", 'list all Bolivian places'];
  const { text } = await talkAbout(guide).reply(...asks);
  expect(text).not.toContain('know of no nuts');
  expect(text).toContain('The notes of Amber Quay name a dish with nuts');
  expect((await talkAbout([silent, place(2, 'Birch', 'Stew.')]).reply(...asks)).text).toContain('know of no nuts');
});
