import { expect, test } from 'vitest';
import { readFilterSearch, toFilters, toSearch } from './filter-search.ts';
import { NO_FILTERS } from './filters.ts';

test('filters round-trip through the URL', () => {
  const filters = { ...NO_FILTERS, text: 'ramen', price: 3, meals: ['lunch', 'dinner'] as const, drinks: true };
  const search = toSearch(filters);
  expect(search).toEqual({ search: 'ramen', price: 3, meals: 'lunch,dinner', drinks: true });
  expect(toFilters(search)).toEqual(filters);
});

test('no filters leave the URL empty, and are one object', () => {
  expect(toSearch(NO_FILTERS)).toEqual({});
  expect(toFilters({})).toBe(NO_FILTERS);
});

test('the URL keeps the page from the second one on', () => {
  expect(toFilters(readFilterSearch({ page: '4' }))).toEqual({ ...NO_FILTERS, page: 4 });
  expect(toSearch({ ...NO_FILTERS, page: 4 })).toEqual({ page: 4 });
});

test('a number in the URL is read as search text', () => {
  expect(readFilterSearch({ search: 21 })).toEqual({ search: '21' });
});

test('a time and a place to sort by are kept as they are', () => {
  const search = { open: '2026-11-27T20:30', near: 'Theatre Mile' };
  expect(readFilterSearch(search)).toEqual(search);
  expect(toSearch(toFilters(search))).toEqual(search);
  expect(readFilterSearch({ open: 'now', near: 'me' })).toEqual({ open: 'now', near: 'me' });
});

test.each([
  [{ open: 'later' }],
  [{ open: true }],
  [{ open: '2026-11-27' }],
  [{ open: '2026-11-27T24:30' }],
  [{ open: '2026-02-30T20:30' }],
  [{ open: '2026-11-27T20:30Z' }],
  [{ near: {} }],
  [{ price: 9 }],
  [{ price: 'x' }],
  [{ meals: 'brunch' }],
  [{ drinks: 'yes' }],
  [{ search: {} }],
  [{ page: 1 }],
  [{ page: 2.5 }],
])('%j is ignored as a filter', (raw) => {
  expect(readFilterSearch(raw)).toEqual({});
});
