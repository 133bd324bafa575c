import { addDays, DAYS, weekdayOf } from '@saffron/contracts/hours/days';
import { minuteOf } from '@saffron/contracts/hours/schedule';
import type { LocalTime } from '@saffron/contracts/hours/status';

/** A day and, unless the whole day is meant, a time. */
export interface Moment {
  date: string;
  minute: number | null;
}

/**
 * Reads a value of the slot `time`.
 *
 * @example momentOf('Friday 21:30', { date: '2026-11-22', minute: 600 }) // { date: '2026-11-27', minute: 1290 }
 */
export function momentOf(value: string, now: LocalTime): Moment {
  if (/^now$/i.test(value)) return now;
  const time = /\d\d:\d\d$/.exec(value)?.[0];
  const minute = time ? minuteOf(time) : null;
  const date = /^\d{4}-\d\d-\d\d/.exec(value)?.[0];
  if (date) return { date, minute };
  const day = DAYS.findIndex((name) => value.toLowerCase().startsWith(name.toLowerCase()));
  const ahead = day < 0 ? 0 : (day - weekdayOf(now.date) + 7) % 7;
  return { date: addDays(now.date, ahead), minute };
}
