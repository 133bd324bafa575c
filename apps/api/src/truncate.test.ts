import { expect, test } from 'vitest';
import { truncate } from './truncate.ts';

test.each([
  ['soup', 4, 'soup'],
  ['soup and bread', 5, 'soup…'],
  ['ab👩‍🍳', 4, 'ab…'],
  ['ab👩‍🍳', 7, 'ab👩‍🍳'],
  ['', 0, ''],
])('%j with at most %i units becomes %j', (text, max, shortened) => {
  expect(truncate(text, max)).toBe(shortened);
});
