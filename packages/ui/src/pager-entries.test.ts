import { expect, test } from 'vitest';
import { pagerEntries } from './pager-entries.ts';

test.each([
  [1, 1, [1]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 6, [1, 2, 'gap-after', 6]],
  [2, 6, [1, 2, 3, 'gap-after', 6]],
  [3, 6, [1, 2, 3, 4, 'gap-after', 6]],
  [4, 6, [1, 'gap-before', 3, 4, 5, 6]],
  [5, 9, [1, 'gap-before', 4, 5, 6, 'gap-after', 9]],
  [9, 9, [1, 'gap-before', 8, 9]],
])('page %i of %i', (page, pages, entries) => {
  expect(pagerEntries(page, pages)).toEqual(entries);
});
