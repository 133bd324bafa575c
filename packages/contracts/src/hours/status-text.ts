import { DAYS, weekdayOf } from './days.ts';
import type { HoursStatus, LocalMoment } from './status.ts';

/** The days ahead that are named by their weekday alone. */
const NAMED_DAYS = 6;

/** @example 'tomorrow 12:00', 'Friday 18:00', '5 January 18:00' */
function momentText({ date, time, daysAhead }: LocalMoment): string {
  if (daysAhead === 0) return time;
  if (daysAhead === 1) return `tomorrow ${time}`;
  if (daysAhead <= NAMED_DAYS) return `${DAYS[weekdayOf(date)]} ${time}`;
  const day = new Date(`${date}T12:00:00Z`);
  return `${day.getUTCDate()} ${day.toLocaleString('en', { month: 'long', timeZone: 'UTC' })} ${time}`;
}

/** A closing time in the night needs no "tomorrow". */
const closingText = (moment: LocalMoment): string => (moment.daysAhead <= 1 ? moment.time : momentText(moment));

/** @example { label: 'Open now', detail: 'closes 23:00' }, { label: 'Closed', detail: 'opens tomorrow 12:00' } */
export function statusText(status: HoursStatus): { label: string; detail: string | null } {
  if (status.open) {
    return { label: 'Open now', detail: status.closes ? `closes ${closingText(status.closes)}` : 'all day and night' };
  }
  return { label: 'Closed', detail: status.opens ? `opens ${momentText(status.opens)}` : null };
}
