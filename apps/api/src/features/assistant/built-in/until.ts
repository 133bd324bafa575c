import type { Restaurant } from '@saffron/contracts/guide';
import { addDays } from '@saffron/contracts/hours/days';
import { DAY, type Span } from '@saffron/contracts/hours/schedule';
import { scheduleOf, spansThen, type Time } from '../../search/opening/opening.ts';
import type { Wishes } from '../../understanding/wishes.ts';
import { clock, nightClock } from './hours-words.ts';

const HOUR = 60;

/** Who comes before it wants to know when a place opens. */
const EARLY = 9;

/**
 * Until when a place is open, or from when, where somebody wished for an hour, a late or an early one; empty where nobody did, or nobody
 * knows.
 *
 * @example untilOf(row, wishes) // 'open until one'
 */
export function untilOf(row: Restaurant, { features, when, message }: Wishes): string {
  const late = features.some(({ key }) => key === 'late');
  const time = when ?? message.implied;
  const early = features.some(({ key }) => key === 'early') || (when?.hours && when.hours[1] <= EARLY);
  const schedule = scheduleOf(row);
  if (!schedule || !(late || early || when?.hours)) return '';
  const spans =
    time && (time.date !== null || time.day !== null) ? spansAt(time, (at) => spansThen(schedule, at)) : null;
  const first = (spans ?? schedule.week.flat()).toSorted((a, b) => a.start - b.start)[0];
  if (early) return first ? `open from ${clock(first.start)}` : '';
  const from = (time?.hours?.[0] ?? 0) * HOUR;
  const last = late ? (spans ?? schedule.week.flat()).toSorted((a, b) => a.end - b.end).at(-1) : undefined;
  const span = last ?? spans?.find(({ start, end }) => start <= from && from < end);
  if (!span) return '';
  return span.end - span.start >= DAY ? 'open round the clock' : `open until ${nightClock(span.end)}`;
}

/** The hours of a day, and those of the night before that last into it. */
const spansAt = ({ date, day }: Time, of: (at: Pick<Time, 'date' | 'day'>) => readonly Span[]): Span[] => [
  ...of({ date, day }),
  ...(date === null ? [] : of({ date: addDays(date, -1), day: null }))
    .filter(({ end }) => end > DAY)
    .map((span) => ({ ...span, start: span.start - DAY, end: span.end - DAY })),
];
