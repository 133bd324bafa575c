import { expect, test } from 'vitest';
import { readFilterSearch, toFilters, toSearch } from './filter-search.ts';
import { NO_FILTERS } from './filters.ts';

test('filters go into the address and come back', () => {
  const filters = { ...NO_FILTERS, text: 'ramen', price: 3, meals: ['lunch', 'dinner'] as const, drinks: true };
  const search = toSearch(filters);
  expect(search).toEqual({ search: 'ramen', price: 3, meals: 'lunch,dinner', drinks: true });
  expect(toFilters(search)).toEqual(filters);
});

test('no filter leaves no trace, and is always the same', () => {
  expect(toSearch(NO_FILTERS)).toEqual({});
  expect(toFilters({})).toBe(NO_FILTERS);
});

test('an address keeps the page, from the second on', () => {
  expect(toFilters(readFilterSearch({ page: '4' }))).toEqual({ ...NO_FILTERS, page: 4 });
  expect(toSearch({ ...NO_FILTERS, page: 4 })).toEqual({ page: 4 });
});

test('what the router takes for a number is a search all the same', () => {
  expect(readFilterSearch({ search: 21 })).toEqual({ search: '21' });
});

test.each([
  [{ price: 9 }],
  [{ price: 'x' }],
  [{ meals: 'brunch' }],
  [{ drinks: 'yes' }],
  [{ search: {} }],
  [{ page: 1 }],
  [{ page: 2.5 }],
])('%j is nothing that can be filtered by', (raw) => {
  expect(readFilterSearch(raw)).toEqual({});
});
