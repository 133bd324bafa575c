import { expect, test } from 'vitest';
import { dishKind } from './kind.ts';

test.each([
  ['Italian', 'Belmonte', 'pasta'],
  ['Italian', 'Slice House Pizza', 'pizza'],
  ['Mexican', 'Oma', 'tacos'],
  ['Japanese', 'Sushi Ran', 'sushi'],
  ['Japanese', 'Ippudo', 'noodles'],
  ['Thai', 'Kin Khao', 'curry'],
  ['Wine Bar', '', 'wine'],
  ['Cocktail bar', '', 'cocktail'],
  ['Café', 'Dawn', 'coffee'],
  ['Steakhouse', '', 'grill'],
  ['New American', 'State', 'plate'],
  [null, 'Night Bakery', 'bread'],
  [null, 'X', 'plate'],
])('%s, %s: %s', (cuisine, name, kind) => {
  expect(dishKind(cuisine, name)).toBe(kind);
});
