import { expect, test } from 'vitest';
import { datesIn } from '../../../lib/dates.ts';
import { allowanceText, runsOut } from './allowance-text.ts';

const dates = datesIn('en-GB');
const now = new Date('2026-03-01T21:30:00Z');
const of = (left: number, limit = 50_000) => ({ limit, left });
const words = (left: number) => allowanceText(of(left), now, dates);

test('an allowance runs out below a fifth of the limit', () => {
  expect(runsOut(of(50_000))).toBe(false);
  expect(runsOut(of(10_000))).toBe(false);
  expect(runsOut(of(9999))).toBe(true);
  expect(runsOut(of(0))).toBe(true);
});

test('no allowance runs out for users without a limit', () => {
  expect(runsOut(of(0, 0))).toBe(false);
});

test('the notice names the local time of the reset', () => {
  const midnight = new Date('2026-03-02T00:00:00Z').toLocaleTimeString('en-GB', { hour: 'numeric', minute: '2-digit' });
  expect(words(9999)).toBe(`You have used most of today's allowance. It resets at ${midnight}.`);
  expect(words(0)).toContain("You have used all of today's allowance.");
});
