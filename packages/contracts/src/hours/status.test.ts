import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseHours } from './hours-text.ts';
import type { Schedule } from './schedule.ts';
import { isOpenAt, localTime, statusAt } from './status.ts';
import { statusText } from './status-text.ts';

function scheduleOf(text: string): Schedule {
  const parsed = parseHours(text);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.schedule;
}

function status(text: string, instant: string, timeZone: string): string {
  const { label, detail } = statusText(statusAt(scheduleOf(text), localTime(new Date(instant), timeZone)));
  return detail ? `${label} · ${detail}` : label;
}

const LUNCH_AND_DINNER = 'Mo-Fr 12:00-15:00, 18:00-23:00; Sa 18:00-01:00; Su closed';
const NIGHT = 'Fr, Sa 20:00-04:00';
const NEW_YORK = 'America/New_York';
const LONDON = 'Europe/London';
const AUCKLAND = 'Pacific/Auckland';

describe('the status at an instant', () => {
  test.each([
    // 2026-06-15 is a Monday. New York is four hours behind UTC in summer.
    ['before lunch', LUNCH_AND_DINNER, '2026-06-15T15:59:59Z', NEW_YORK, 'Closed · opens 12:00'],
    ['at the minute it opens', LUNCH_AND_DINNER, '2026-06-15T16:00:00Z', NEW_YORK, 'Open now · closes 15:00'],
    ['in the last minute', LUNCH_AND_DINNER, '2026-06-15T18:59:00Z', NEW_YORK, 'Open now · closes 15:00'],
    ['at the minute it closes', LUNCH_AND_DINNER, '2026-06-15T19:00:00Z', NEW_YORK, 'Closed · opens 18:00'],
    ['after dinner', LUNCH_AND_DINNER, '2026-06-16T03:30:00Z', NEW_YORK, 'Closed · opens tomorrow 12:00'],
    ['past midnight on Saturday', LUNCH_AND_DINNER, '2026-06-21T04:30:00Z', NEW_YORK, 'Open now · closes 01:00'],
    [
      'on Saturday evening, past midnight is no "tomorrow"',
      LUNCH_AND_DINNER,
      '2026-06-20T23:00:00Z',
      NEW_YORK,
      'Open now · closes 01:00',
    ],
    ['on Sunday', LUNCH_AND_DINNER, '2026-06-21T16:00:00Z', NEW_YORK, 'Closed · opens tomorrow 12:00'],
    ['the same instant elsewhere', LUNCH_AND_DINNER, '2026-06-15T16:00:00Z', AUCKLAND, 'Closed · opens 12:00'],
    ['three days ahead', NIGHT, '2026-06-16T12:00:00Z', LONDON, 'Closed · opens Friday 20:00'],
    ['day and night', '24/7', '2026-06-16T12:00:00Z', LONDON, 'Open now · all day and night'],
    [
      'midnight between two days that follow each other',
      'Mo-Su 18:00-24:00; Sa 00:00-04:00, 18:00-24:00',
      '2026-06-19T22:00:00Z',
      LONDON,
      'Open now · closes 04:00',
    ],
    // New York: clocks go back on 2026-11-01 at 02:00, forward on 2026-03-08 at 02:00.
    ['the first 01:30 of the night with two', NIGHT, '2026-11-01T05:30:00Z', NEW_YORK, 'Open now · closes 04:00'],
    ['the second 01:30', NIGHT, '2026-11-01T06:30:00Z', NEW_YORK, 'Open now · closes 04:00'],
    ['the last minute of the longer night', NIGHT, '2026-11-01T08:59:00Z', NEW_YORK, 'Open now · closes 04:00'],
    ['the end of the longer night', NIGHT, '2026-11-01T09:00:00Z', NEW_YORK, 'Closed · opens Friday 20:00'],
    ['the last minute of the shorter night', NIGHT, '2026-03-08T07:59:00Z', NEW_YORK, 'Open now · closes 04:00'],
    ['the end of the shorter night', NIGHT, '2026-03-08T08:00:00Z', NEW_YORK, 'Closed · opens Friday 20:00'],
    [
      'a closing time that the night skips',
      'Sa 20:00-02:30',
      '2026-03-08T07:00:00Z',
      NEW_YORK,
      'Closed · opens Saturday 20:00',
    ],
    // London: 2026-03-29 and 2026-10-25; Auckland: 2026-04-05 and 2026-09-27.
    ['London in summer time', 'Su 12:00-18:00', '2026-03-29T11:00:00Z', LONDON, 'Open now · closes 18:00'],
    ['London in winter time', 'Su 12:00-18:00', '2026-10-25T11:59:00Z', LONDON, 'Closed · opens 12:00'],
    [
      'Auckland, a day ahead, in summer time',
      'Su 12:00-18:00',
      '2026-09-26T23:00:00Z',
      AUCKLAND,
      'Open now · closes 18:00',
    ],
    ['Auckland in winter time', 'Su 12:00-18:00', '2026-04-05T00:30:00Z', AUCKLAND, 'Open now · closes 18:00'],
    // Exceptions replace the hours of their days.
    [
      'on a closed day',
      'Mo-Su 12:00-22:00; 2026-12-25 closed',
      '2026-12-25T13:00:00Z',
      LONDON,
      'Closed · opens tomorrow 12:00',
    ],
    [
      'in a closed season',
      'Mo-Su 12:00-22:00; 2026-12-24 to 2027-01-10 closed',
      '2026-12-25T13:00:00Z',
      LONDON,
      'Closed · opens 11 January 12:00',
    ],
    [
      'on a longer night',
      'Mo-Su 12:00-22:00; 2026-12-31 18:00-03:00',
      '2027-01-01T01:00:00Z',
      LONDON,
      'Open now · closes 03:00',
    ],
    [
      'after the longer night, by the hours of the week',
      'Mo-Su 12:00-22:00; 2026-12-31 18:00-03:00',
      '2027-01-01T03:00:00Z',
      LONDON,
      'Closed · opens 12:00',
    ],
    [
      'in the night before a closed day',
      'Mo-Su 18:00-02:00; 2026-12-25 closed',
      '2026-12-25T01:00:00Z',
      LONDON,
      'Open now · closes 02:00',
    ],
    ['never', 'Mo 12:00-13:00; 2026-01-01 to 2027-12-31 closed', '2026-06-15T12:00:00Z', LONDON, 'Closed'],
  ])('%s', (_, hours, instant, timeZone, expected) => {
    expect(status(hours, instant, timeZone)).toBe(expected);
  });

  test('knows last orders', () => {
    const schedule = scheduleOf('Mo-Su 18:00-02:00 (last orders 01:15)');
    const at = localTime(new Date('2026-06-15T20:00:00Z'), LONDON);
    expect(statusAt(schedule, at)).toMatchObject({ open: true, lastOrders: { time: '01:15', daysAhead: 1 } });
  });
});

describe('at any instant', () => {
  const minutes = fc
    .integer({ min: 0, max: 2 * 365 * 24 * 60 })
    .map((at) => new Date(Date.UTC(2026, 0, 1) + at * 60_000));
  const zones = fc.constantFrom(NEW_YORK, LONDON, AUCKLAND, 'Asia/Kathmandu', 'UTC');

  test('the next change is one: what is open is closed then, what is closed is open', () => {
    const schedule = scheduleOf(
      'Mo-Fr 12:00-15:00, 18:00-23:00; Sa 18:00-01:00; 2026-12-25 closed; 2026-12-31 20:00-04:00',
    );
    fc.assert(
      fc.property(minutes, zones, (instant, zone) => {
        const status = statusAt(schedule, localTime(instant, zone));
        expect(isOpenAt(localTime(instant, zone))(schedule)).toBe(status.open);
        const next = status.open ? status.closes : status.opens;
        expect(next).not.toBeNull();
        const [hour = 0, minute = 0] = next?.time.split(':').map(Number) ?? [];
        const then = { date: next?.date ?? '', minute: hour * 60 + minute };
        expect(statusAt(schedule, then).open).toBe(!status.open);
      }),
    );
  });
});
