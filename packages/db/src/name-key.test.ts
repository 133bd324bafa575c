import { expect, test } from 'vitest';
import { keysOf, nameKey } from './name-key.ts';

test.each([
  ['  Café  STRASSE ', 'café straße'],
  ['THE OX', 'the ox'],
  ['Ｔｈｅ\u00a0Ox', 'the ox'],
  ['ÅNGSTRÖM', 'ångström'],
  ['The\u00ad Ox\u200b', 'the ox'],
])('%s and %s are the same name', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
});

test('accents tell names apart', () => {
  expect(nameKey('Café')).not.toBe(nameKey('Cafe'));
});

test('omits the key of an omitted text, and gives null for an absent one', () => {
  expect(keysOf({ name: ' The  OX ', cuisine: null, tag: 'Soup, CAKE' })).toEqual({
    name_key: 'the ox',
    cuisine_key: null,
    tag_key: 'soup, cake',
  });
});
