import { expect, test } from 'vitest';
import { dollars, spokenPrice } from './price.ts';

test.each([
  [1, '$'],
  [5, '$$$$$'],
  [0, '$'],
  [9, '$$$$$'],
])('level %i is %s', (level, signs) => {
  expect(dollars(level)).toBe(signs);
});

test('screen readers get a number instead of dollar signs', () => {
  expect(spokenPrice('$$$')).toBe('Price 3 of 5');
});
