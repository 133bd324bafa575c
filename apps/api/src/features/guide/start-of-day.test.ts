import { expect, test } from 'vitest';
import { startOfDay } from './start-of-day.ts';

test.each([
  ['2026-07-01', 0, 'UTC', '2026-07-01T00:00:00.000Z'],
  ['2026-12-31', 1, 'UTC', '2027-01-01T00:00:00.000Z'],
  ['2026-07-01', 0, 'Europe/Berlin', '2026-06-30T22:00:00.000Z'],
  ['2026-07-01', 0, 'America/New_York', '2026-07-01T04:00:00.000Z'],
  ['2026-07-01', 0, 'Asia/Kathmandu', '2026-06-30T18:15:00.000Z'],
  // Clocks change on these days: the day starts with the old UTC offset, the next day with the new one.
  ['2026-03-29', 0, 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-03-29', 1, 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 0, 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
  ['2026-10-25', 1, 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
  ['2026-03-08', 1, 'America/New_York', '2026-03-09T04:00:00.000Z'],
])('%s and %i days in %s', (day, offset, zone, expected) => {
  expect(startOfDay(day, offset, zone).toISOString()).toBe(expected);
});
