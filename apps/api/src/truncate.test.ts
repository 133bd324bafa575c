import { expect, test } from 'vitest';
import { truncate, truncateAtWord } from './truncate.ts';

test.each([
  ['soup', 4, 'soup'],
  ['soup and bread', 5, 'soup…'],
  ['ab👩‍🍳', 4, 'ab…'],
  ['ab👩‍🍳', 7, 'ab👩‍🍳'],
  ['', 0, ''],
])('%j with at most %i units becomes %j', (text, max, shortened) => {
  expect(truncate(text, max)).toBe(shortened);
});

test.each([
  ['soup and bread', 14, 'soup and bread'],
  ['soup and bread', 13, 'soup and…'],
  ['soup, and bread', 6, 'soup…'],
  ['soup and bread', 2, 'so…'],
])('%j with at most %i units of whole words becomes %j', (text, max, shortened) => {
  expect(truncateAtWord(text, max)).toBe(shortened);
});
