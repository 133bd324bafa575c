import { expect, test } from 'vitest';
import { selectable } from './lookups.ts';

test('entries of one character are hidden from the lists', () => {
  expect(selectable(['North', 'x', ' y ', 'Zu', ''])).toEqual(['North', 'Zu']);
});
