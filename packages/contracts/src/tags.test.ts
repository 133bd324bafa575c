import { expect, test } from 'vitest';
import { joinTags, splitTags } from './tags.ts';

test.each([
  ['cozy, date night', ['cozy', 'date night']],
  [' a,A ,, b ,a', ['a', 'b']],
  ['', []],
  [' , ', []],
])('%j is %j', (text, tags) => {
  expect(splitTags(text)).toEqual(tags);
  expect(splitTags(joinTags(tags) ?? '')).toEqual(tags);
});

test('no tags are stored as null', () => {
  expect(joinTags([])).toBe(null);
});
