import { expect, test } from 'vitest';
import { pageCount, pageOf } from './pages.ts';

test('pages have ten items', () => {
  const items = Array.from({ length: 21 }, (_, index) => index);
  expect(pageCount(21)).toBe(3);
  expect(pageCount(20)).toBe(2);
  expect(pageCount(0)).toBe(1);
  expect(pageOf(items, 3)).toEqual([20]);
});
