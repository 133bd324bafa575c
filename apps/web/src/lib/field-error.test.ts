import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldError } from './field-error.ts';

test('a single field has a message, or none when it is valid', () => {
  const even = z.string().check(z.minLength(2, 'Too short'), z.regex(/^[02468]+$/, 'Not even'));
  expect(fieldError(even, '1')).toBe('Too short');
  expect(fieldError(even, '42')).toBeUndefined();
});
