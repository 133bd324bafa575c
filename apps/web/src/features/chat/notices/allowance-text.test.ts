import { expect, test } from 'vitest';
import { datesIn } from '../../../lib/dates.ts';
import { allowanceText } from './allowance-text.ts';

const dates = datesIn('en-GB');
const now = new Date('2026-03-01T21:30:00Z');
const words = (left: number, limit = 50_000) => allowanceText({ limit, left }, now, dates);

test('enough allowance needs no notice', () => {
  expect(words(50_000)).toBeNull();
  expect(words(10_000)).toBeNull();
});

test('below a fifth of the limit, the notice names the local time of the reset', () => {
  const midnight = new Date('2026-03-02T00:00:00Z').toLocaleTimeString('en-GB', { hour: 'numeric', minute: '2-digit' });
  expect(words(9999)).toBe(`You have used most of today's allowance. It resets at ${midnight}.`);
  expect(words(0)).toContain("You have used all of today's allowance.");
});

test('users without an allowance see no notice', () => {
  expect(words(0, 0)).toBeNull();
});
