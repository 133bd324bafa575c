import { expect, test } from 'vitest';
import { rangeText } from './range-text.ts';
import { readSearch } from './search.ts';

test('the URL keeps non-default values', () => {
  const search = {
    q: 'owl',
    creator: 'bo',
    from: '2026-03-01',
    to: '2026-03-05',
    sort: 'rating',
    order: 'desc',
    page: 3,
  };
  expect(readSearch(search)).toEqual(search);
  expect(readSearch({ q: '', sort: 'name', order: 'asc', page: 1 })).toEqual({});
});

test('invalid query parameters are ignored', () => {
  expect(readSearch({ from: '2026-13-45', to: 'today', sort: 'password', page: -2, order: {}, other: 1 })).toEqual({});
  expect(readSearch({ q: 21, page: '4' })).toEqual({ q: '21', page: 4 });
});

test.each([
  [1, 34, 'Showing 1-10 of 34 restaurants'],
  [4, 34, 'Showing 31-34 of 34 restaurants'],
  [1, 0, 'Showing 0-0 of 0 restaurants'],
])('page %i of %i restaurants', (page, total, text) => {
  expect(rangeText(page, total)).toBe(text);
});
