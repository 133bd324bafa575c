import { expect, test } from 'vitest';
import { followInput } from './chat.ts';

test.each(['-5', '1e3', '0x10', ' 5', '5.5', 'NaN', 'Infinity', '9999999999999999'])(
  'a position that no reply has is refused: %j',
  (lastEventId) => expect(followInput.safeParse({ chatId: 1, lastEventId }).success).toBe(false),
);

test.each(['', '0', '1200', null, undefined])('a position of a reply is accepted: %j', (lastEventId) =>
  expect(followInput.safeParse({ chatId: 1, lastEventId }).success).toBe(true),
);
