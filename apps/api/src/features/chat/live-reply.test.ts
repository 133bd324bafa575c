import { expect, test } from 'vitest';
import { LiveReply } from './live-reply.ts';

test('text that arrives in halves of a character is kept in whole characters', () => {
  const live = new LiveReply();
  const seen: string[] = [];
  for (const unit of 'Try it 🍜, 👩‍🍳 says.'.split('')) {
    live.append(unit);
    seen.push(live.text);
  }
  expect(seen.filter((text) => !text.isWellFormed())).toEqual([]);
  expect(live.text).toBe('Try it 🍜, 👩‍🍳 says.');

  live.append('A bowl \ud83c');
  expect(live.text).toBe('Try it 🍜, 👩‍🍳 says.A bowl ');
  live.append(' of \udc00 rice');
  expect(live.text).toBe('Try it 🍜, 👩‍🍳 says.A bowl \ufffd of \ufffd rice');
});
