import type { Restaurant } from '@saffron/contracts/guide';
import type { Constraint, GuideQueryInput } from '@saffron/contracts/guide-query';
import { SLOTS } from '@saffron/contracts/guide-query-slots';
import fc from 'fast-check';
import { restaurant } from './example-guide.ts';

/** What a sentence of the notes says: yes or no about a subject. */
export const SENTENCES: Readonly<Record<string, { about: string; yes: boolean }>> = {
  'Ramen in four broths.': { about: 'ramen', yes: true },
  'There is no ramen.': { about: 'ramen', yes: false },
  'Sushi is rolled at the bar.': { about: 'sushi', yes: true },
  'Vegan plates fill half of the menu.': { about: 'vegan', yes: true },
  'They cannot do vegan.': { about: 'vegan', yes: false },
  'Peanuts are in everything.': { about: 'nuts', yes: true },
  'Not safe for nut allergies.': { about: 'nuts', yes: true },
  'A terrace in the sun.': { about: 'terrace', yes: true },
  'It has no terrace.': { about: 'terrace', yes: false },
  'Hushed on weekdays.': { about: 'quiet', yes: true },
  'It is never quiet.': { about: 'quiet', yes: false },
};
/** Tags and what they promise. */
export const TAGS: Readonly<Record<string, string>> = {
  'Vegan friendly': 'vegan',
  'Nut free': 'nut free',
  'Outdoor seating': 'terrace',
  Quiet: 'quiet',
};
const AREAS = ['Old Harbour', 'Mill Quarter', 'North End'];
/** The cuisines of the guide that each cuisine includes. */
export const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  japanese: ['Japanese', 'Ramen', 'Sushi'],
  ramen: ['Ramen'],
  italian: ['Italian', 'Sicilian'],
  thai: ['Thai'],
};
const CUISINES = [...new Set(Object.values(FAMILIES).flat()), 'Mexican'];

const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { freq: 5 });
const place = fc.record({
  cuisine: maybe(CUISINES),
  neighborhood: maybe(AREAS),
  price: maybe([1, 2, 3, 4, 5]),
  rating: maybe([1, 2.5, 3, 4.5, 5]),
  bar: fc.boolean(),
  restaurant: fc.boolean(),
  reservations: fc.boolean(),
  mealTypeBreakfast: fc.boolean(),
  mealTypeLunch: fc.boolean(),
  mealTypeDinner: fc.boolean(),
  tag: fc.subarray(Object.keys(TAGS), { maxLength: 2 }).map((tags) => tags.join(', ') || null),
  saffronNotes: fc
    .subarray(Object.keys(SENTENCES), { maxLength: 4 })
    .map((sentences) => (sentences.length > 0 ? JSON.stringify({ vibe: sentences.join(' ') }) : null)),
  latitude: fc.integer({ min: 0, max: 40 }).map((step) => 51.5 + step / 1000),
  longitude: fc.constant(-0.1),
  dateAdded: fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, '0')}T09:00:00.000Z`),
});

/** Guides of a few restaurants that agree and disagree in everything a query can ask for. */
export const guides: fc.Arbitrary<Restaurant[]> = fc
  .array(place, { minLength: 1, maxLength: 14 })
  .map((places) => places.map((fields, at) => restaurant(at + 1, fields)));

const VALUES: Partial<Record<Constraint['slot'], readonly (string | number)[]>> = {
  cuisine: Object.keys(FAMILIES),
  dish: ['ramen', 'sushi', 'nuts', 'oysters'],
  diet: ['vegan', 'nut free'],
  area: ['old harbour', 'Mill Quarter'],
  near: [500, 2000],
  price: [1, 2, 3, 4, 5],
  rating: [2, 3.5, 4.5],
  meal: ['breakfast', 'lunch', 'dinner'],
  amenity: ['terrace', 'wheelchair'],
  mood: ['quiet'],
  occasion: ['date'],
  dress: ['casual', 'smart'],
  kind: ['bar', 'restaurant'],
  reservations: ['yes', 'no'],
  party: [2, 9],
  newness: [3, 10],
  name: [1, 2],
  text: ['four broths', 'in the sun'],
};

const constraint: fc.Arbitrary<Constraint> = fc
  .constantFrom(...(Object.entries(VALUES) as [Constraint['slot'], readonly (string | number)[]][]))
  .chain(([slot, values]) =>
    fc.constantFrom(...SLOTS[slot].ops).chain((op) =>
      fc.record(
        {
          slot: fc.constant(slot),
          op: fc.constant(op),
          values: fc.uniqueArray(fc.constantFrom(...values), {
            minLength: 1,
            maxLength: op === 'is' || op === 'not' ? 2 : 1,
          }),
          strength: fc.constantFrom('must' as const, 'prefer' as const),
          core: fc.constant(true as const),
        },
        { requiredKeys: ['slot', 'op', 'values', 'strength'] },
      ),
    ),
  );

export const queries: fc.Arbitrary<GuideQueryInput> = fc.record({
  constraints: fc.array(constraint, { maxLength: 5 }),
  sort: fc.constantFrom('fit', 'rating', 'price', 'dearest', 'newest'),
  limit: fc.integer({ min: 1, max: 6 }),
  near: fc.constant({ latitude: 51.51, longitude: -0.1 }),
});
