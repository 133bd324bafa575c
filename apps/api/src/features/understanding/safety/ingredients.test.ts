import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { town } from '../../../../test/example-guide.ts';
import { respond } from '../../dialogue/respond.ts';
import { createSnapshot } from '../../search/snapshot/create-snapshot.ts';

const guide = createSnapshot(town);
const wishesOf = (message: string) => {
  const { foods, notFoods } = respond([{ message, reply: null }], guide).wishes;
  return { foods: foods.map(({ key }) => key), notFoods: notFoods.map(({ key }) => key) };
};

const SIGNS = [
  (x: string) => `I'm allergic to ${x}. dinner`,
  (x: string) => `${x} gives me hives. dinner`,
  (x: string) => `${x} allergy, dinner for two`,
  (x: string) => `I can't eat ${x}. dinner`,
  (x: string) => `dinner. ${x} makes my son sick`,
  (x: string) => `my wife is intolerant to ${x}, dinner`,
];
const sign = fc.constantFrom(...SIGNS);

describe('an ingredient that somebody cannot eat', { tags: ['a57'] }, () => {
  test('means the allergen that it is made of', () => {
    const made = fc.constantFrom(
      ['cream', 'dairy free'],
      ['ghee', 'dairy free'],
      ['goats cheese', 'dairy free'],
      ['ice cream', 'dairy free'],
      ['semolina', 'gluten free'],
      ['bread', 'gluten free'],
      ['mayo', 'eggs'],
      ['meringue', 'eggs'],
      ['nougat', 'nuts'],
      ['abalone', 'shellfish'],
      ['halibut', 'seafood'],
    );
    fc.assert(
      fc.property(made, sign, ([said = '', key = ''], form) => {
        const { foods, notFoods } = wishesOf(form(said));
        expect([...foods, ...notFoods], form(said)).toContain(key);
      }),
      { numRuns: 60 },
    );
  });

  test('is avoided and never wished, whether a vocabulary knows it or not', () => {
    const food = fc.constantFrom('coffee', 'wine', 'potatoes', 'chillies', 'dates', 'figs', 'quandongs', 'salsify');
    fc.assert(
      fc.property(food, sign, (said, form) => {
        const { foods, notFoods } = wishesOf(form(said));
        expect([foods, notFoods.length], form(said)).toEqual([[], 1]);
      }),
      { numRuns: 60 },
    );
  });

  test('may have a name of several words, and stand in a list', () => {
    expect(wishesOf("I'm allergic to quandong and dragon fruit").notFoods).toHaveLength(2);
    expect(wishesOf("I can't eat sunflower lecithin, lunch").notFoods).toEqual(['noted sunflower lecithin']);
    expect(wishesOf("I'm allergic to wine, beer and cider").notFoods).toEqual(['wine', 'beer', 'cider']);
  });

  test.each([
    ['allergic to nuts, ice cream please', 'ice cream parlour'],
    ["I'm allergic to nuts.\npizza", 'pizza'],
    ['allergic to nuts, pizza', 'pizza'],
    ['coffee and cake', 'cafe'],
    ['the noise gives me hives, coffee', 'cafe'],
    ["I can't eat late, pasta", 'pasta'],
    ['burgers w/o bacon', 'burgers'],
  ])('leaves what is wished: %s', (message, key) => {
    expect(wishesOf(message).foods).toContain(key);
  });

  test.each(["I can't eat thai again", "I can't eat out tonight", "can't eat much, tapas", 'sick of coffee'])(
    'is none here: %s',
    (message) => expect(wishesOf(message).notFoods.filter((key) => key.startsWith('noted'))).toEqual([]),
  );
});
