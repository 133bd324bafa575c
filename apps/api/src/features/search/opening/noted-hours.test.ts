import { expect, test } from 'vitest';
import { restaurant } from '../../../../test/example-guide.ts';
import { notedHours } from './noted-hours.ts';
import { isOpenThen } from './opening.ts';

const noting = (vibe: string) => restaurant(1, { saffronNotes: JSON.stringify({ vibe }) });

test.each([
  ['8 to 8, closed Thursday.', 8, 20, [3]],
  ['From 5 till 1.', 17, 25, []],
  ['Weekdays 7 to 3', 7, 15, [5, 6]],
  ['7 to 2 daily', 7, 14, []],
  ['Wednesday to Saturday only.', null, null, [0, 1, 6]],
  ['Closed Mondays.', null, null, [0]],
] as const)('a sentence that tells nothing but hours and days is read whole: %s', (said, opens, closes, closed) => {
  const noted = notedHours(noting(said));
  expect(noted).toMatchObject({ opens, closes });
  expect([...(noted?.closed ?? [])]).toEqual(closed);
});

test.each([
  'Ribs Friday and Saturday only.',
  'Laptops are welcome except 12 to 2.',
  'Plates £7 to £16, you want three each.',
  '10 to 12 people.',
  'Seven minutes from the station.',
])('what is so of something else is no hour of the place: %s', (said) => expect(notedHours(noting(said))).toBeNull());

test('a place that is open every day is open on any', () => {
  const row = noting('Open every day.');
  expect(isOpenThen(row, { date: null, day: 0, hours: null })).toBe(true);
  expect(isOpenThen(noting('Closed Mondays.'), { date: null, day: 0, hours: null })).toBe(false);
  expect(isOpenThen(noting('Closed Mondays.'), { date: null, day: 1, hours: null })).toBe(true);
});

test('an hour with stops ends no sentence before its days', () => {
  const row = noting('Until 1 a.m. Friday and Saturday, 10:30 the rest, dark on Mondays.');
  expect(isOpenThen(row, { date: null, day: 4, hours: [24, 24] })).toBe(true);
  expect(isOpenThen(row, { date: null, day: 3, hours: [23, 23] })).toBe(false);
  expect(isOpenThen(row, { date: null, day: 0, hours: null })).toBe(false);
});

test('what is served at one meal on some days closes nothing on the others', () => {
  const row = noting('Brunch Sundays only, 10 to 2.');
  expect(isOpenThen(row, { date: null, day: 4, hours: [19, 19] })).not.toBe(false);
});
