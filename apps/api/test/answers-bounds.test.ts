// @module-tag long
import type { Restaurant } from '@saffron/contracts/guide';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guideWithTraps, talkAbout } from './quality-talk.ts';

const { rowsOf } = talkAbout(guideWithTraps);
const valuesOf = (field: 'cuisine' | 'neighborhood') => [...new Set(guideWithTraps.flatMap((row) => row[field] ?? []))];
const cuisine = fc.constantFrom(...valuesOf('cuisine'));
const area = fc.constantFrom(...valuesOf('neighborhood'));

/** A way to set a limit, and whether a restaurant breaks it. */
interface Limit {
  said: string;
  breaks: (row: Restaurant) => boolean;
}

const saying = <T>(ways: readonly string[], value: fc.Arbitrary<T>, breaks: (value: T, row: Restaurant) => boolean) =>
  fc
    .tuple(fc.constantFrom(...ways), value)
    .map(([way, one]): Limit => ({ said: way.replace('X', () => String(one)), breaks: (row) => breaks(one, row) }));

const LIMITS = fc.oneof(
  saying(
    [
      'no X',
      'anything but X',
      'not X please',
      "we've done X",
      'sick of X',
      "he doesn't like X",
      'X is out',
      'no X, thanks',
    ],
    cuisine,
    (one, row) => row.cuisine === one,
  ),
  saying(['not in X', 'anywhere but X', 'nowhere in X', 'outside of X'], area, (one, row) => row.neighborhood === one),
  saying(
    ['under X', 'X each max', 'no more than X a head', 'up to X per person'],
    fc.constantFrom(15, 30, 60),
    (most, row) => row.price === null || row.price > [15, 30, 60].indexOf(most) + 1,
  ),
  saying(
    ['at least X each'],
    fc.constantFrom(31, 61),
    (least, row) => row.price === null || row.price < (least > 60 ? 4 : 3),
  ),
  saying(
    ['up to X', 'X or less', 'X at most'],
    fc.constantFrom('$$', '$$$'),
    (most, row) => row.price === null || row.price > most.length,
  ),
  saying(
    ["I'm X", 'my wife is X', 'it has to be X'],
    fc.constantFrom('vegan', 'halal'),
    (diet, row) => !new RegExp(diet, 'i').test(`${row.cuisine} ${row.tag} ${row.saffronNotes}`),
  ),
  saying(["I'm allergic to X", 'X allergy'], fc.constantFrom('shellfish', 'peanuts'), (food, row) =>
    food === 'shellfish'
      ? row.cuisine === 'Seafood' || /(?<!king )prawn|lobster|\bcrabs?\b|mussel/i.test(row.saffronNotes ?? '')
      : /peanut/i.test(row.saffronNotes ?? ''),
  ),
);

const WISHES = fc.oneof(
  fc.constantFrom(
    'dinner',
    'somewhere quiet',
    'a date',
    'cocktails',
    'lunch with the kids',
    'with a view',
    'something cheap',
  ),
  cuisine.map((one) => `${one} food`),
  area.map((one) => `in ${one}`),
);
const LATER = fc.oneof(
  WISHES,
  fc.constantFrom('something else', 'cheaper', 'anything, you choose', 'another one', 'closer to the water'),
);

/** A later wish for what was excluded takes the exclusion back, and a wish for less the least price. */
const takesBack = ({ said }: Limit, later: readonly string[]): boolean =>
  later.some(
    (message) =>
      (said.includes('at least') && /cheap/.test(message)) ||
      [...valuesOf('cuisine'), ...valuesOf('neighborhood')].some((one) => message.includes(one) && said.includes(one)),
  );

test('no restaurant breaks an exclusion, a bound, a diet or an allergy, whatever is said with it and after it', {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      WISHES,
      LIMITS,
      fc.array(LATER, { maxLength: 2 }),
      fc.boolean(),
      async (wish, limit, later, together) => {
        fc.pre(!takesBack(limit, [wish, ...later]));
        const first = together ? [`${wish}, ${limit.said}`] : [wish, limit.said];
        const rows = await rowsOf(...first, ...later);
        expect(rows.filter(limit.breaks).map(({ name }) => name)).toEqual([]);
      },
    ),
    { numRuns: 120, seed: 7 },
  );
});

// A word for little money beside it must not open the other levels.
test.each([
  "I'm broke until Friday, so the cheapest you have",
  'somewhere inexpensive, the cheapest there is',
  'students, skint: where is the cheapest italian?',
])('%s: the first place is of the lowest level', async (message) => {
  const [first] = await rowsOf(message);
  expect(first?.price).toBeLessThanOrEqual(2);
});
