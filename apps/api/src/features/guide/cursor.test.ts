import { CURSOR_INVALID } from '@saffron/contracts/guide-texts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from './cursor.ts';

const list = { sort: 'rating', text: 'soup' };

test.each([8, null])('a position comes back: %s', (value) => {
  expect(decodeCursor(encodeCursor({ value, id: 7 }, list), list, z.number())).toEqual({ value, id: 7 });
});

test.each([
  ['a value of another column', { value: 'thai', id: 7 }],
  ['a number that is none', { value: Number.NaN, id: 0 }],
  ['an id that is none', { value: 8, id: 2 ** 31 }],
])('%s is refused, though the seal is right', (_, position) => {
  expect(() => decodeCursor(encodeCursor(position, list), list, z.number())).toThrow(CURSOR_INVALID);
});
