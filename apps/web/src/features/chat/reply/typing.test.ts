import { TYPING_FINISH_MS, TYPING_TICK_MS } from '@saffron/contracts/limits';
import { expect, test } from 'vitest';
import { advanceTyping } from './typing.ts';

const LONG = 'a'.repeat(4000);

test('while text grows, each tick adds one to three characters', () => {
  for (const left of [1, 2, 3, 10, 40, 400]) {
    const text = 'a'.repeat(100 + left);
    const step = advanceTyping({ shown: 100, wholeFor: null }, text) - 100;
    expect(step).toBeGreaterThanOrEqual(1);
    expect(step).toBeLessThanOrEqual(Math.min(3, left));
  }
  expect(advanceTyping({ shown: 0, wholeFor: null }, LONG)).toBe(3);
});

test('a complete text finishes within a second', () => {
  let shown = 0;
  let ticks = 0;
  while (shown < LONG.length) {
    ticks += 1;
    shown = advanceTyping({ shown, wholeFor: ticks * TYPING_TICK_MS }, LONG);
  }
  expect(ticks * TYPING_TICK_MS).toBeLessThanOrEqual(TYPING_FINISH_MS);
  expect(ticks).toBeGreaterThan(10);
});

test('after a suspended timer, the next tick shows everything', () => {
  expect(advanceTyping({ shown: 5, wholeFor: 60_000 }, LONG)).toBe(LONG.length);
});

test('a short rest keeps the normal pace', () => {
  expect(advanceTyping({ shown: 0, wholeFor: 0 }, 'abcdef')).toBe(1);
});

test('a character of several units is shown as a whole', () => {
  const characters = ['🍜', '👩‍🍳', 'e\u0301', '🇮🇹', '🍷'];
  const text = characters.join('');
  const ends = characters.map((_, index) => characters.slice(0, index + 1).join('').length);
  for (let shown = 0; shown < text.length; ) {
    shown = advanceTyping({ shown, wholeFor: null }, text);
    expect(ends).toContain(shown);
  }
});

test('a shortened text shows in full', () => {
  expect(advanceTyping({ shown: 10, wholeFor: null }, 'abc')).toBe(3);
});
