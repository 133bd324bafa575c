import { expect, test } from 'vitest';
import { chooseEncoding } from './accept-encoding.ts';

const ALL = ['br', 'gzip', 'identity'] as const;

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['deflate', 'identity'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['identity, gzip;q=0.5', 'identity'],
  ['identity;q=0.5, gzip;q=1', 'gzip'],
  ['gzip;q=nonsense', 'gzip'],
])('%s takes %s', (header, encoding) => {
  expect(chooseEncoding(header, ALL)).toBe(encoding);
});

test('does not choose an unavailable encoding', () => {
  expect(chooseEncoding('gzip, br', ['gzip', 'identity'])).toBe('gzip');
  expect(chooseEncoding('br', ['identity'])).toBe('identity');
});
