import { expect, test } from 'vitest';
import type { OpeningHoursSpecification } from './opening-hours.ts';
import { toSchedule } from './schedule.ts';

const GOOD: OpeningHoursSpecification = { dayOfWeek: ['Monday'], opens: '09:00', closes: '17:00' };

test.each([
  { opens: '9:00am', closes: 'late' },
  { opens: '18:00' },
  { opens: '', closes: '' },
  { opens: '18:00', closes: '23:00', lastOrders: 'ten' },
  {},
])('times that cannot be read say nothing: %j', (times) => {
  const stored: OpeningHoursSpecification[] = JSON.parse(JSON.stringify([{ dayOfWeek: ['Monday'], ...times }, GOOD]));
  expect(toSchedule(stored)).toEqual(toSchedule([GOOD]));
});
