import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hours } from '../guide-fields.ts';
import { HOURS_EXCEPTIONS_MAX, HOURS_SPANS_MAX } from '../limits.ts';
import { addDays, DAYS } from './days.ts';
import { HOURS_TEXT_MAX, parseHours, printHours, readHours } from './hours-text.ts';
import { checkedSchedule, DAY, fromSchedule, type Schedule, type Span, sorted, toSchedule } from './schedule.ts';

const read = (text: string) => {
  const parsed = parseHours(text);
  return parsed.ok ? printHours(parsed.schedule) : parsed.problem;
};

describe('reading opening hours', () => {
  test.each([
    [
      'Mo-Fr 12:00-15:00, 18:00-23:00; Sa 18:00-01:00; Su closed',
      'Mo-Fr 12:00-15:00, 18:00-23:00; Sa 18:00-01:00; Su closed',
    ],
    ['12:00-22:00', 'Mo-Su 12:00-22:00'],
    ['daily 9am - 5pm', 'Mo-Su 09:00-17:00'],
    ['Tue to Sun 6–10pm', 'Mo closed; Tu-Su 18:00-22:00'],
    ['weekdays 11-2pm & 5:30-9pm, weekends 10am-noon', 'Mo-Fr 11:00-14:00, 17:30-21:00; Sa, Su 10:00-12:00'],
    ['Mon, Wed and Friday 9-17.30', 'Mo, We, Fr 09:00-17:30; Tu, Th, Sa, Su closed'],
    ['24/7', 'Mo-Su 00:00-24:00'],
    // The examples of docs/consuming.md.
    [
      'Mo-Fr 12:00-15:00, 18:00-23:00; Sa 18:00-01:00 (last orders 00:15); Su closed; 2026-12-25 closed; 2027-01-02 to 2027-01-16 closed',
      'Mo-Fr 12:00-15:00, 18:00-23:00; Sa 18:00-01:00 (last orders 00:15); Su closed; 2026-12-25 closed; 2027-01-02 to 2027-01-16 closed',
    ],
    ['weekdays 12-3pm & 6-11pm, Saturday 6pm-1am', 'Mo-Fr 12:00-15:00, 18:00-23:00; Sa 18:00-01:00; Su closed'],
    ['Mo-Su 18-2', 'Mo-Su 18:00-02:00'],
    ['Mo-Su 6pm-2, Su 11:00-0', 'Mo-Sa 18:00-02:00; Su 11:00-00:00'],
    ['Mo-Su 9 am-5 am', 'Mo-Su 09:00-05:00'],
    ['Mo-Su 12:00-22:00; Su off', 'Mo-Sa 12:00-22:00; Su closed'],
    ['Mo 12:00-15:00; Mo 18:00-22:00', 'Mo 12:00-15:00, 18:00-22:00; Tu-Su closed'],
    ['Fr-Mo 18:00-02:00', 'Mo, Fr-Su 18:00-02:00; Tu-Th closed'],
    ['Mo-Su 18:00-midnight (last orders 22:45)', 'Mo-Su 18:00-00:00 (last orders 22:45)'],
    ['Mo-Su 18:00-02:00 "last orders 01:15"', 'Mo-Su 18:00-02:00 (last orders 01:15)'],
    [
      'Mo-Su 12:00-22:00\n2026-12-25 closed\n2026-12-31 18:00-03:00',
      'Mo-Su 12:00-22:00; 2026-12-25 closed; 2026-12-31 18:00-03:00',
    ],
    ['Mo-Su 12:00-22:00; 2027-01-02-2027-01-16 closed', 'Mo-Su 12:00-22:00; 2027-01-02 to 2027-01-16 closed'],
  ])('%j', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each([
    ['', /at least one day/],
    ['Mo-Su closed', /at least one day/],
    ['Mo 25:00-26:00', /25:00 is not a time of day/],
    ['24:00-00:00', /24:00 is the end of a day/],
    ['Mo 12:75-13:00', /12:75 is not a time of day/],
    ['Mo 13pm-14:00', /13pm is not a time of day/],
    ['Mx 12:00-13:00', /“mx” is not a day or a time/],
    ['Mo-Fr 9-5', /whether 5 is 05:00 or 17:00/],
    ['Mo-Fr 11:30-2', /whether 2 is 02:00 or 14:00/],
    ['Mo-Fr 12 - 12', /whether 12 is 12:00 or 00:00/],
    ['Mo 12:00', /Something is missing at the end/],
    [`${'Mo,'.repeat(8)}Tu 9:00-17:00`, 'Please name each day once.'],
    ['Mo-Fr', /Something is missing at the end/],
    ['Mo 15:00-14:00', /15:00-14:00 on Monday ends before it starts/],
    ['Mo 15:00-15:00', /has no length/],
    ['Mo 12:00-15:00, 14:00-18:00', /The times from 12:00 and 14:00 on Monday overlap/],
    ['Mo 18:00-03:00; Tu 02:00-05:00', /Monday ends at 03:00, after the first opening time on Tuesday/],
    ['Su 18:00-03:00; Mo 02:00-05:00', /Sunday ends at 03:00, after the first opening time on Monday/],
    ['Mo 12:00-15:00 (last orders 16:00)', /Last orders at 16:00 on Monday are not between 12:00 and 15:00/],
    ['Mo 12:00-15:00; 2026-02-30 closed', /2026-02-30 is not a day of the calendar/],
    ['Mo 12:00-15:00; 2026-03-02 to 2026-03-01 closed', /ends before it starts/],
    ['Mo 12:00-15:00; 2026-03-02 closed; 2026-03-01 to 2026-03-05 closed', /several exceptions for 2026-03-02/],
    ['12:00-15:00; 18:00-20:00', /“18:00-20:00” is not a day/],
    ['by appointment', /“by” is not a day or a time/],
    ['Mo 1:00-2:00'.concat('; Mo 3:00-4:00'.repeat(222)), /at most 222 entries/],
    ['2026-03-02 closed;'.repeat(223), /at most 222 entries/],
  ])('%j is answered with a sentence', (text, problem) => {
    expect(read(text)).toMatch(problem);
  });
});

test.each([
  ['Mo 12:00-15:00; Tu 15:00-14:00', 'Tuesday'],
  ['Su 18:00-03:00; Mo 02:00-05:00', 'Sunday'],
  ['Mo 12:00-15:00; 2026-03-02 closed; 2026-03-01 to 2026-03-05 closed', '2026-03-02'],
  ['Mo 12:00-15:00; 2026-03-02 15:00-14:00', '2026-03-02'],
  ['Mo-Su closed', null],
  ['by appointment', null],
])('%j has a problem at %j', (text, place) => {
  expect(parseHours(text)).toMatchObject({ ok: false, place });
});

test('hours that cannot be true are read, so that they can be corrected', () => {
  const overlap = readHours('Mo 12:00-15:00, 14:00-18:00');
  expect(overlap.ok && printHours(overlap.schedule)).toBe('Mo 12:00-15:00, 14:00-18:00; Tu-Su closed');
  expect(readHours('by appointment')).toEqual(parseHours('by appointment'));
});

test('the largest opening hours fit into a text', () => {
  const times = (seed: number) =>
    Array.from({ length: HOURS_SPANS_MAX }, (_, at) => {
      const start = at * 120 + seed;
      return { start, end: start + 60, lastOrders: start + 30 };
    });
  const largest: Schedule = {
    week: DAYS.map((_, at) => times(at)),
    exceptions: Array.from({ length: HOURS_EXCEPTIONS_MAX }, (_, at) => ({
      from: addDays('2026-01-01', 2 * at),
      to: addDays('2026-01-01', 2 * at + 1),
      spans: times(0),
    })),
  };
  const text = printHours(largest);
  expect(text.length).toBeLessThanOrEqual(HOURS_TEXT_MAX);
  expect(hours.parse(text)).toEqual(fromSchedule(largest));
});

const span = fc
  .tuple(
    fc.integer({ min: 0, max: DAY - 1 }),
    fc.integer({ min: 1, max: DAY }),
    fc.option(fc.integer({ min: 1, max: DAY })),
  )
  // 23:59 is read as the end of the day.
  .filter(([start, length]) => (start + length) % DAY !== DAY - 1)
  .map(([start, length, last]): Span => {
    const end = start + length;
    return { start, end, lastOrders: last === null || last > length ? null : start + last };
  });
const spans = fc.array(span, { maxLength: 3 });
const exception = fc
  .tuple(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 20 }), spans)
  .map(([start, length, list]) => ({
    from: addDays('2026-01-01', start),
    to: addDays('2026-01-01', start + length),
    spans: list,
  }));
const schedule = fc
  .record({ week: fc.array(spans, { minLength: 7, maxLength: 7 }), exceptions: fc.array(exception, { maxLength: 3 }) })
  .map((value): Schedule => sorted(value))
  .filter((value) => checkedSchedule(value).ok);

describe('any opening hours', () => {
  test('survive being written as text and read again', () => {
    fc.assert(
      fc.property(schedule, (value) => {
        expect(parseHours(printHours(value))).toEqual({ ok: true, schedule: value });
      }),
    );
  });

  test('survive the form of the API, which is the same for the same hours', () => {
    fc.assert(
      fc.property(schedule, (value) => {
        const list = fromSchedule(value);
        expect(hours.parse(list)).toEqual(list);
        expect(hours.parse(list.toReversed())).toEqual(list);
        expect(hours.parse(printHours(value))).toEqual(list);
        expect(toSchedule(list)).toEqual(value);
      }),
    );
  });

  test('are read or refused, whatever the text', () => {
    const words = fc.constantFrom(
      'Mo',
      'Su',
      '-',
      ',',
      ';',
      '12:00',
      '25:00',
      'pm',
      'closed',
      '2026-12-25',
      'last orders',
      '24/7',
      '\n',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary-ascii', maxLength: 200 }),
      fc.array(words).map((list) => list.join(' ')),
    );
    fc.assert(
      fc.property(text, (value) => {
        const parsed = parseHours(value);
        if (parsed.ok) expect(checkedSchedule(parsed.schedule).ok).toBe(true);
        else expect(parsed.problem).toMatch(/[.!]$/);
      }),
    );
  });
});
