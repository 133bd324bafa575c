import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { schemaResolver } from './form-schema.ts';

const even = z.string().check(z.minLength(2, 'Too short'), z.regex(/^[02468]+$/, 'Not even'));
const options = { fields: {}, shouldUseNativeValidation: false };

test('a valid form resolves to the output of its schema', async () => {
  const resolve = schemaResolver(z.object({ code: z.string().check(z.trim()) }));
  expect(await resolve({ code: ' 42 ' }, undefined, options)).toEqual({ values: { code: '42' }, errors: {} });
});

test('each invalid field reports its first issue, at its path', async () => {
  const resolve = schemaResolver(z.object({ code: even, part: z.object({ code: even }) }));
  expect(await resolve({ code: '1', part: { code: '11' } }, undefined, options)).toMatchObject({
    errors: { code: { message: 'Too short' }, part: { code: { message: 'Not even' } } },
  });
});
