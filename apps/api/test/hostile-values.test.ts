import { demoGuide } from '@saffron/db/demo-guide/index';
import { describe, expect, it } from 'vitest';
import { respond } from '../src/features/dialogue/respond.ts';
import { createSnapshot } from '../src/features/search/snapshot/create-snapshot.ts';
import { restaurant } from './example-guide.ts';
import { asReturned } from './quality-talk.ts';

const ROWS = asReturned(demoGuide);
/** Any user can add restaurants with such values, and not one of them is a wish that the lexicon does not know. */
const VALUES = [
  'Nut allergy',
  'No nuts',
  'Nut free',
  'Vegan',
  'Vegan food',
  'Halal for 4',
  'Without pork',
  'Dinner',
  'Cheap',
  'Anything but Thai',
];
const ADDED = VALUES.flatMap((value, at) => [
  restaurant(1000 + at * 3, { name: value, cuisine: 'Burgers', neighborhood: 'Added' }),
  restaurant(1001 + at * 3, { name: `Place ${at}`, cuisine: value, neighborhood: 'Added' }),
  restaurant(1002 + at * 3, { name: `Corner ${at}`, cuisine: 'Burgers', neighborhood: value }),
]);
const before = createSnapshot(ROWS);
const after = createSnapshot([...ROWS, ...ADDED]);

describe('values that anyone adds to the guide take no wish from anybody', { tags: ['a55'] }, () => {
  it.each([
    'I have a nut allergy, thai please',
    'thai, no nuts',
    'nut free thai',
    'I am vegan, somewhere cheap',
    'vegan food for two',
    'halal, for 4',
    'somewhere without pork',
    'where can we have dinner on friday?',
    'anything but thai tonight',
  ])('%s', (message) => {
    const wishesIn = (snapshot: typeof before) => {
      const { foods, notFoods, areas, features, meals, price, partySize } = respond(
        [{ message, reply: null }],
        snapshot,
      ).wishes;
      const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key).sort();
      return {
        foods: keys(foods),
        notFoods: keys(notFoods),
        features: keys(features),
        areas: areas.map(({ label }) => label),
        meals: meals.map(({ meal }) => meal),
        price: price?.label,
        partySize,
      };
    };
    expect(wishesIn(after)).toEqual(wishesIn(before));
  });
});
