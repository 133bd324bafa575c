import { expect, it } from 'vitest';
import { NEAR_ME, NO_FILTERS, OPEN_NOW } from './filters.ts';
import { filtersInWords } from './filters-in-words.ts';

it.each([
  [{}, ''],
  [{ page: 3 }, ''],
  [{ text: ' noodles ', cuisine: 'Thai', price: 2 }, '“noodles” · Thai · $$'],
  [
    { meals: ['dinner', 'lunch'] as const, drinks: true, food: true, reservations: true },
    'Lunch · Dinner · Drinks · Food · Reservations',
  ],
  [{ open: OPEN_NOW, near: NEAR_ME }, 'Open now · Nearest to me first'],
  [
    { open: '2026-11-27T19:00', near: 'Old Town', neighborhood: 'Old Town' },
    'Old Town · Open at 2026-11-27 19:00 · Nearest to Old Town first',
  ],
  [{ sort: 'price' as const }, 'Sorted by price'],
  [{ descending: true }, 'Sorted by name, last first'],
])('%j is “%s”', (filters, words) => {
  expect(filtersInWords({ ...NO_FILTERS, ...filters })).toBe(words);
});
