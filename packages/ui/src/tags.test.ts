import { expect, test } from 'vitest';
import { addTags, hasTag } from './tags.ts';

test('a tag is added once, ignoring case', () => {
  expect(addTags(['View'], 'Date night')).toEqual(['View', 'Date night']);
  expect(addTags(['View'], ' vIEW ')).toEqual(['View']);
  expect(hasTag(['Late night'], 'late NIGHT')).toBe(true);
});

test('blanks are ignored, and commas separate tags', () => {
  expect(addTags([], '   ')).toEqual([]);
  expect(addTags([], ' Quiet ,, View,quiet,  Dog   friendly')).toEqual(['Quiet', 'View', 'Dog friendly']);
});
