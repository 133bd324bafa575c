import { CURSOR_INVALID } from '@saffron/contracts/guide-texts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from './cursor.ts';

const list = { sort: 'rating', text: 'soup' };

test.each([8, null])('decodes an encoded position: %s', (value) => {
  expect(decodeCursor(encodeCursor({ value, id: 7 }, list), list, z.number())).toEqual({ value, id: 7 });
});

test.each([
  ['a value of another column', { value: 'thai', id: 7 }],
  ['NaN as a value', { value: Number.NaN, id: 0 }],
  ['an id out of range', { value: 8, id: 2 ** 31 }],
])('refuses %s even with a valid signature', (_, position) => {
  expect(() => decodeCursor(encodeCursor(position, list), list, z.number())).toThrow(CURSOR_INVALID);
});
