import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { town } from '../../../../test/example-guide.ts';
import { respond } from '../../dialogue/respond.ts';
import { createSnapshot } from '../../search/snapshot/create-snapshot.ts';

const guide = createSnapshot(town);
const readingOf = (message: string) => {
  const { foods, notFoods, features } = respond([{ message, reply: null }], guide).wishes;
  return {
    wished: foods.map(({ key }) => key),
    out: notFoods.map(({ key }) => key),
    ill: features.some(({ key }) => key === 'allergy'),
  };
};

const food = fc.constantFrom('pork', 'beef', 'prawns', 'lobster', 'fish', 'eggs', 'oysters', 'scallops', 'seafood');

describe('a food', { tags: ['a57'] }, () => {
  test('that is dear, dull or a bother is neither left out nor wished', () => {
    const complaint = fc.constantFrom(
      (x: string) => `${x} gets pricey, dinner`,
      (x: string) => `${x} gets boring. lunch`,
      (x: string) => `dinner. ${x} costs a fortune`,
      (x: string) => `${x} hurts my wallet. lunch`,
      (x: string) => `${x} kills our budget, dinner`,
      (x: string) => `lunch. ${x} is a problem for my bank balance`,
      (x: string) => `${x} makes me hungry. dinner`,
      (x: string) => `${x} gives me ideas. lunch`,
    );
    fc.assert(
      fc.property(food, complaint, (name, form) => {
        expect(readingOf(form(name))).toEqual({ wished: [], out: [], ill: false });
      }),
      { numRuns: 60 },
    );
  });

  test('stays a wish beside words that say something of the place or the price', () => {
    const wish = fc.constantFrom(
      (x: string) => `${x} in the old town`,
      (x: string) => `${x} but cheap`,
      (x: string) => `${x}, hungry and broke`,
      (x: string) => `${x} at a fair price`,
    );
    fc.assert(
      fc.property(food, wish, (name, form) => {
        const { wished, out } = readingOf(form(name));
        expect([wished.length, out], form(name)).toEqual([1, []]);
      }),
      { numRuns: 60 },
    );
  });

  test('that is dear and does harm is left out', () => {
    const harm = fc.constantFrom(
      (x: string) => `${x} gets pricey and makes me ill. dinner`,
      (x: string) => `${x} hurts me and my wallet. lunch`,
      (x: string) => `I'm allergic to ${x}, and it is expensive. dinner`,
      (x: string) => `no ${x} at these prices. dinner`,
      (x: string) => `${x} is overpriced and gives me hives. lunch`,
    );
    fc.assert(
      fc.property(food, harm, (name, form) => {
        const { wished, out } = readingOf(form(name));
        expect(wished).toEqual([]);
        expect(out).toHaveLength(1);
      }),
      { numRuns: 60 },
    );
  });

  test('behind an abbreviation or a foreign word for "without" is left out', () => {
    const exclusion = fc.constantFrom(
      'w.o.',
      'w/o',
      'w/o.',
      'W.O.',
      'wo',
      'w.out',
      'w/out',
      'excl.',
      'exc.',
      'excluding',
      'barring',
      'sans',
      'senza',
      'ohne',
      'sin',
      'with nothing to do with',
      'that has nowt to do with',
      'not w.',
    );
    const left = fc.constantFrom('nuts', 'eggs', 'prawns', 'pork', 'sesame', 'fish', 'mushrooms', 'onions');
    fc.assert(
      fc.property(exclusion, left, (without, name) => {
        const { wished, out } = readingOf(`ramen ${without} ${name}`);
        expect(wished).toEqual(['ramen']);
        expect(out).toHaveLength(1);
      }),
      { numRuns: 120 },
    );
  });

  test.each([
    'no dairy, eggs or sesame. lunch',
    'lunch. no sesame, milk or eggs',
    'lunch without eggs, dairy or sesame',
    'elimination diet: no eggs, sesame or milk. lunch',
  ])('of a list that a denial opens is left out, whatever the list begins with: %s', (message) => {
    const { wished, out } = readingOf(message);
    expect(wished).toEqual(['dairy free']);
    expect(out.toSorted()).toEqual(['eggs', 'sesame']);
  });

  test.each(['🥜🚫 ramen', '🚫🥜 ramen', 'ramen 🥜❌'])(
    'that a sign strikes out is left out, and no other: %s',
    (message) => {
      expect(readingOf(message)).toMatchObject({ wished: ['ramen'], out: ['nuts'] });
    },
  );

  test.each(['if I eat prawns I stop breathing. lunch', 'prawns are a migraine trigger for me. lunch'])(
    'is left out for what it does: %s',
    (message) => expect(readingOf(message)).toEqual({ wished: [], out: ['shellfish'], ill: true }),
  );

  test.each(['no mayo', 'no bottom feeders', 'without any roe', 'no clotted cream'])(
    'is left out by the name that it has: %s',
    (without) => {
      expect(readingOf(`dinner, ${without}`).out).toHaveLength(1);
    },
  );

  test('is no other language for one foreign word before it', () => {
    const { wishes } = respond([{ message: 'Cafe Sans Souci, please. pizza sans cheese', reply: null }], guide);
    expect(wishes.message.language).toBeNull();
  });
});

describe('a diet', { tags: ['a57'] }, () => {
  test.each([
    ['pizza, g.f. please', 'gluten free'],
    ['G.F. pizza', 'gluten free'],
    ['pizza (d.f.)', 'dairy free'],
    ['pizza that is d.f. and cheap', 'dairy free'],
  ])('may be abbreviated with dots: %s', (message, key) => {
    expect(readingOf(message).wished).toContain(key);
  });
});
