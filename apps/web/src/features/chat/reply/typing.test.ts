import { TYPING_FINISH_MS, TYPING_TICK_MS } from '@saffron/contracts/limits';
import { expect, test } from 'vitest';
import { advanceTyping } from './typing.ts';

const LONG = 'a'.repeat(4000);

test('while text may still come, one to three characters more a tick', () => {
  for (const left of [1, 2, 3, 10, 40, 400]) {
    const text = 'a'.repeat(100 + left);
    const step = advanceTyping({ shown: 100, wholeFor: null }, text) - 100;
    expect(step).toBeGreaterThanOrEqual(1);
    expect(step).toBeLessThanOrEqual(Math.min(3, left));
  }
  expect(advanceTyping({ shown: 0, wholeFor: null }, LONG)).toBe(3);
});

test('once it is whole, all of it is there within a second', () => {
  let shown = 0;
  let ticks = 0;
  while (shown < LONG.length) {
    ticks += 1;
    shown = advanceTyping({ shown, wholeFor: ticks * TYPING_TICK_MS }, LONG);
  }
  expect(ticks * TYPING_TICK_MS).toBeLessThanOrEqual(TYPING_FINISH_MS);
  expect(ticks).toBeGreaterThan(10);
});

test('a clock that slept shows everything at its next tick', () => {
  expect(advanceTyping({ shown: 5, wholeFor: 60_000 }, LONG)).toBe(LONG.length);
});

test('a short rest is typed at no more than its usual pace', () => {
  expect(advanceTyping({ shown: 0, wholeFor: 0 }, 'abcdef')).toBe(1);
});

test('no character is cut in half', () => {
  const text = '🍜🍣🍕🍷';
  for (let shown = 0; shown < text.length; ) {
    shown = advanceTyping({ shown, wholeFor: null }, text);
    expect(text.slice(0, shown).isWellFormed()).toBe(true);
  }
});

test('a text that became shorter is simply there', () => {
  expect(advanceTyping({ shown: 10, wholeFor: null }, 'abc')).toBe(3);
});
