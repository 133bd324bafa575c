import { addDays, weekdayOf } from './days.ts';
import { DAY, type Schedule, type Span, spansOn, timeOf } from './schedule.ts';

/** A local date and time of day, and how many days lie between them and the question. */
export interface LocalMoment {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM` */
  time: string;
  daysAhead: number;
}

export type HoursStatus =
  /** `closes` is null if it does not close within {@link DAYS_SEARCHED} days; `lastOrders` is null if not given. */
  | { open: true; closes: LocalMoment | null; lastOrders: LocalMoment | null }
  /** `opens` is null if it does not open within {@link DAYS_SEARCHED} days. */
  | { open: false; opens: LocalMoment | null };

/** How far to look for the next change: exceptions can close a place for a season. */
const DAYS_SEARCHED = 120;

/** A local date (`YYYY-MM-DD`) and minutes after its 00:00. */
export interface LocalTime {
  date: string;
  minute: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The local time of an instant. Opening hours are compared as local times, so that changes of daylight saving need no
 * arithmetic: a place that closes at 03:00 closes when its clock says so.
 *
 * @param timeZone an IANA name, such as `America/New_York`
 * @throws RangeError for an unknown time zone
 */
export function localTime(instant: Date, timeZone: string): LocalTime {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' });
  formats.set(timeZone, format);
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    date: `${of('year')}-${of('month')}-${of('day')}`,
    minute: Number(of('hour')) * 60 + Number(of('minute')),
  };
}

/** The spans of a day, counted from the day of the question. */
type SpansOf = (day: number) => readonly Span[];

/** Dates take most of the time, so each day is calculated once. */
function daysFrom(date: string): (schedule: Schedule) => SpansOf {
  const today = weekdayOf(date);
  const dates = new Map<number, string>();
  const dateOf = (day: number): string => {
    const known = dates.get(day) ?? addDays(date, day);
    dates.set(day, known);
    return known;
  };
  return (schedule) => (day) => {
    const weekday = (((today + day) % 7) + 7) % 7;
    return schedule.exceptions.length === 0 ? (schedule.week[weekday] ?? []) : spansOn(schedule, dateOf(day), weekday);
  };
}

/** The span that is open at a minute of day 0, and the day on which it began: this one or the one before. */
function openSpan(spans: SpansOf, minute: number, endOf = ({ end }: Span) => end): { day: number; span: Span } | null {
  for (const day of [0, -1]) {
    const at = minute - day * DAY;
    const span = spans(day).find((one) => one.start <= at && at < endOf(one));
    if (span) return { day, span };
  }
  return null;
}

/**
 * A filter for restaurants that are open at a local time.
 *
 * @example schedules.filter(isOpenAt(localTime(new Date(), 'Europe/London')))
 */
export function isOpenAt({ date, minute }: LocalTime): (schedule: Schedule) => boolean {
  const spansOf = daysFrom(date);
  return (schedule) => openSpan(spansOf(schedule), minute) !== null;
}

/** A filter for restaurants that take orders at a local time: where nobody knows until when, as long as they are open. */
export function takesOrdersAt({ date, minute }: LocalTime): (schedule: Schedule) => boolean {
  const spansOf = daysFrom(date);
  return (schedule) => openSpan(spansOf(schedule), minute, ({ end, lastOrders }) => lastOrders ?? end) !== null;
}

/** Whether a restaurant is open at a local time, and until when, or when it opens next. */
export function statusAt(schedule: Schedule, { date, minute }: LocalTime): HoursStatus {
  const spans = daysFrom(date)(schedule);
  const moment = (day: number, at: number): LocalMoment => {
    const daysAhead = day + Math.floor(at / DAY);
    return { date: addDays(date, daysAhead), time: timeOf(at % DAY), daysAhead };
  };
  const now = openSpan(spans, minute);
  if (now) {
    const closing = closingOf(spans, now.day, now.span);
    const { lastOrders } = now.span;
    return {
      open: true,
      closes: closing && moment(closing.day, closing.end),
      lastOrders: lastOrders === null ? null : moment(now.day, lastOrders),
    };
  }
  for (let day = 0; day <= DAYS_SEARCHED; day++) {
    const next = spans(day).find(({ start }) => day > 0 || start > minute);
    if (next) return { open: false, opens: moment(day, next.start) };
  }
  return { open: false, opens: null };
}

/** The end of a span, or of what follows it without a gap: 20:00-24:00 goes on in 00:00-04:00. */
function closingOf(spans: SpansOf, day: number, { end }: Span): { day: number; end: number } | null {
  let last = { day, end };
  for (let steps = 0; steps <= DAYS_SEARCHED; steps++) {
    const { day: on, end } = last;
    const following =
      spans(on).find(({ start }) => start === end) ?? spans(on + 1).find(({ start }) => start === end - DAY);
    if (!following) return last;
    last = end >= DAY ? { day: on + 1, end: following.end } : { day: on, end: following.end };
  }
  return null;
}
