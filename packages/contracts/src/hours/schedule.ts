import { HOURS_EXCEPTIONS_MAX, HOURS_SPANS_MAX } from '../limits.ts';
import { DAYS, type Day, daysBetween } from './days.ts';
import type { OpeningHoursSpecification } from './opening-hours.ts';

/** A time in which a restaurant is open, in minutes after 00:00 of the day it starts on. */
export interface Span {
  start: number;
  /** Greater than `start`; beyond {@link DAY} if it ends on the next day. */
  end: number;
  lastOrders: number | null;
}

/** Days with other hours than the week's, both inclusive (`YYYY-MM-DD`). Without spans: closed. */
export interface Exception {
  from: string;
  to: string;
  spans: Span[];
}

/** Opening hours by day, which all calculations use. */
export interface Schedule {
  /** Seven lists of spans, Monday first; an empty one is a day on which it is closed. */
  week: Span[][];
  exceptions: Exception[];
}

/** Minutes of a day. */
export const DAY = 24 * 60;
/** The latest end on the next day. A later one is taken for a mistake: "15:00-14:00" is not 23 hours. */
const NIGHT_END = 12 * 60;

export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const pad = (value: number): string => String(value).padStart(2, '0');
/** @returns `HH:MM`, of the next day for minutes beyond {@link DAY} */
export const timeOf = (minute: number): string => `${pad(Math.floor(minute / 60) % 24)}:${pad(minute % 60)}`;

const CLOSED = { opens: '00:00', closes: '00:00' } as const;
const isClosed = ({ opens, closes }: OpeningHoursSpecification) => opens === '00:00' && closes === '00:00';

export const emptyWeek = (): Span[][] => DAYS.map(() => []);

/** Creates a span from times of day; one at or before `opens` is on the next day. */
export function spanOf(opens: string, closes: string, lastOrders: string | null = null): Span {
  const start = minuteOf(opens);
  const later = (time: string) => (minuteOf(time) > start ? minuteOf(time) : minuteOf(time) + DAY);
  // schema.org's examples write 23:59 for the end of a day.
  return {
    start,
    end: later(closes === '23:59' ? '24:00' : closes),
    lastOrders: lastOrders ? later(lastOrders) : null,
  };
}

const TIME = /^\d\d:\d\d$/;
/** Rows of other programs may have anything; what cannot be read says nothing. */
const isReadable = ({ opens, closes, lastOrders }: OpeningHoursSpecification): boolean =>
  [opens, closes, lastOrders ?? '00:00'].every((time) => TIME.test(time));

/** Reads the form of the API. Days that are listed in no entry are closed; entries that are no times are left out. */
export function toSchedule(list: readonly OpeningHoursSpecification[]): Schedule {
  const week = emptyWeek();
  const exceptions = new Map<string, Exception>();
  for (const entry of list.filter(isReadable)) {
    const spans = isClosed(entry) ? [] : [spanOf(entry.opens, entry.closes, entry.lastOrders)];
    for (const day of entry.dayOfWeek ?? []) week[DAYS.indexOf(day)]?.push(...spans);
    const { validFrom: from, validThrough: to } = entry;
    if (!from || !to) continue;
    const exception = exceptions.get(`${from} ${to}`) ?? { from, to, spans: [] };
    exception.spans.push(...spans);
    exceptions.set(`${from} ${to}`, exception);
  }
  return sorted({ week, exceptions: [...exceptions.values()] });
}

const byStart = (a: Span, b: Span) => a.start - b.start;

export const sorted = ({ week, exceptions }: Schedule): Schedule => ({
  week: week.map((spans) => spans.toSorted(byStart)),
  exceptions: exceptions
    .map((exception) => ({ ...exception, spans: exception.spans.toSorted(byStart) }))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1)),
});

const timesOf = ({ start, end, lastOrders }: Span) => ({
  opens: timeOf(start),
  closes: end === DAY && start === 0 ? '24:00' : timeOf(end),
  ...(lastOrders !== null && { lastOrders: timeOf(lastOrders) }),
});

/** Writes the form of the API: the same schedule always gives the same list. */
export function fromSchedule({ week, exceptions }: Schedule): OpeningHoursSpecification[] {
  const weekly = new Map<string, OpeningHoursSpecification & { dayOfWeek: Day[] }>();
  for (const [at, day] of DAYS.entries()) {
    for (const span of week[at] ?? []) {
      const times = timesOf(span);
      const entry = weekly.get(JSON.stringify(times)) ?? { dayOfWeek: [], ...times };
      entry.dayOfWeek.push(day);
      weekly.set(JSON.stringify(times), entry);
    }
  }
  const dated = exceptions.flatMap(({ from, to, spans }) =>
    (spans.length > 0 ? spans.map(timesOf) : [CLOSED]).map((times) => ({
      validFrom: from,
      validThrough: to,
      ...times,
    })),
  );
  return [...weekly.values(), ...dated];
}

/** What is wrong with opening hours, as a sentence for the person who entered them. */
interface Problem {
  problem: string;
  /** The weekday, or the first date of the exception, that the sentence is about; null if it is about all. */
  place: string | null;
}

export type CheckedSchedule = { ok: true; schedule: Schedule } | ({ ok: false } & Problem);

/** Checks that times do not end before they start and do not overlap, also across midnight and the end of the week. */
export function checkedSchedule(schedule: Schedule): CheckedSchedule {
  const problem = problemOf(schedule);
  return problem ? { ok: false, ...problem } : { ok: true, schedule };
}

function problemOf({ week, exceptions }: Schedule): Problem | null {
  if (week.every((spans) => spans.length === 0)) {
    return { problem: 'Please enter the hours of at least one day of the week.', place: null };
  }
  if (exceptions.length > HOURS_EXCEPTIONS_MAX) {
    return { problem: `At most ${HOURS_EXCEPTIONS_MAX} exceptions are allowed.`, place: null };
  }
  for (const [at, day] of DAYS.entries()) {
    const problem = problemIn(week[at] ?? [], day) ?? overlapWithNext(week[at] ?? [], week[(at + 1) % 7] ?? [], at);
    if (problem) return { problem, place: day };
  }
  for (const [at, exception] of exceptions.entries()) {
    const problem = problemOfDates(exception, exceptions[at - 1]) ?? problemIn(exception.spans, exception.from);
    if (problem) return { problem, place: exception.from };
  }
  return null;
}

function problemOfDates({ from, to }: Exception, before: Exception | undefined): string | null {
  if (daysBetween(from, to) < 0) return `${from} to ${to} ends before it starts.`;
  return before && before.to >= from ? `There are several exceptions for ${from}.` : null;
}

function problemIn(spans: readonly Span[], day: string): string | null {
  if (spans.length > HOURS_SPANS_MAX) return `${day} has more than ${HOURS_SPANS_MAX} opening times.`;
  for (const [at, span] of spans.entries()) {
    const { start, end, lastOrders } = span;
    const next = spans[at + 1];
    if (end - start >= DAY && start !== 0) {
      return `${timeOf(start)}-${timeOf(end)} on ${day} has no length. A whole day is 00:00-24:00.`;
    }
    if (end > DAY + NIGHT_END) {
      return `${timeOf(start)}-${timeOf(end)} on ${day} ends before it starts.`;
    }
    if (lastOrders !== null && lastOrders > end) {
      return `Last orders at ${timeOf(lastOrders)} on ${day} are not between ${timeOf(start)} and ${timeOf(end)}.`;
    }
    if (next && next.start < end) return `The times from ${timeOf(start)} and ${timeOf(next.start)} on ${day} overlap.`;
  }
  return null;
}

function overlapWithNext(spans: readonly Span[], next: readonly Span[], at: number): string | null {
  const end = spans.at(-1)?.end ?? 0;
  const start = next[0]?.start ?? DAY;
  return end - DAY > start
    ? `${DAYS[at]} ends at ${timeOf(end)}, after the first opening time on ${DAYS[(at + 1) % 7]}.`
    : null;
}

/** The exception that replaces the week's hours on a date. */
export const exceptionOn = ({ exceptions }: Schedule, date: string): Exception | undefined =>
  exceptions.find(({ from, to }) => from <= date && date <= to);

/** The spans of a date: those of an exception, else of the weekday. */
export const spansOn = (schedule: Schedule, date: string, weekday: number): readonly Span[] =>
  exceptionOn(schedule, date)?.spans ?? schedule.week[weekday] ?? [];
