import type { Restaurant } from '@saffron/contracts/guide';
import { addDays, weekdayOf } from '@saffron/contracts/hours/days';
import { type Schedule, type Span, spansOn, toSchedule } from '@saffron/contracts/hours/schedule';
import type { Hours, When } from '../../understanding/wishes.ts';
import { type NotedHours, notedHours } from './noted-hours.ts';
import { isInStretch } from './seasons.ts';

/** A time to be somewhere: a date or a weekday, and hours of it. */
export type Time = Pick<When, 'date' | 'day' | 'hours'> & Partial<Pick<When, 'on'>>;

/** A place that is open on so many days is open at an hour of whatever day. */
const MOST_DAYS = 4;
const HOUR = 60;
const DAY = 24 * HOUR;

const schedules = new WeakMap<Restaurant, Schedule>();
/** By the hours as they are recorded, so that places with the same week are judged together. */
const alike = new Map<string, Schedule>();
/** Different weeks that are kept. */
const KEPT = 5_000;

/** The recorded hours of a place; null where there are none. */
export function scheduleOf(row: Restaurant): Schedule | null {
  if (!row.hours) return null;
  // Reading the hours of a large guide takes long. A changed restaurant is another object.
  const known = schedules.get(row);
  if (known) return known;
  const recorded = JSON.stringify(row.hours);
  const schedule = alike.get(recorded) ?? toSchedule(row.hours);
  if (alike.size >= KEPT) alike.clear();
  alike.set(recorded, schedule);
  schedules.set(row, schedule);
  return schedule;
}

/** Whether notes say that a place is closed at this season, whatever its hours of the week are. */
export function isOutOfSeason(row: Restaurant, date: string | null): boolean {
  const noted = date === null ? null : notedHours(row);
  if (!noted || date === null) return false;
  return noted.away.some((stretch) => isInStretch(date, stretch));
}

/** Holidays on which few places keep their usual hours, as `MM-DD`. */
const HOLIDAYS: ReadonlySet<string> = new Set(['12-24', '12-25', '12-26', '12-31', '01-01']);

/** Whether a date is a holiday of which a schedule says nothing: the usual hours do not tell then. */
export const isUntold = ({ exceptions }: Schedule, date: string | null): boolean =>
  date !== null && HOLIDAYS.has(date.slice(5)) && !exceptions.some(({ from, to }) => from <= date && date <= to);

/**
 * The hours of one day by the recorded schedule, in minutes after its midnight.
 *
 * @param date null for the weekday in general
 */
export const spansThen = (schedule: Schedule, { date, day }: Pick<Time, 'date' | 'day'>): readonly Span[] =>
  date === null ? (schedule.week[day ?? 0] ?? []) : spansOn(schedule, date, weekdayOf(date));

/** Those of a day, of the night before, which may last into it, and of the hours after it. */
export function spansAround(schedule: Schedule, { date, day }: Pick<Time, 'date' | 'day'>): readonly Span[] {
  if (date !== null && schedule.exceptions.length > 0)
    return joined([
      ...shifted(spansThen(schedule, { date: addDays(date, -1), day: null }), -DAY),
      ...spansThen(schedule, { date, day }),
      ...shifted(spansThen(schedule, { date: addDays(date, 1), day: null }), DAY),
    ]);
  // Most weeks are all alike, and many places are asked about the same hour.
  const week =
    weeks.get(schedule) ??
    schedule.week.map((spans, at) =>
      joined([
        ...shifted(schedule.week.at(at - 1) ?? [], -DAY),
        ...spans,
        ...shifted(schedule.week[(at + 1) % schedule.week.length] ?? [], DAY),
      ]),
    );
  weeks.set(schedule, week);
  return week[day ?? (date === null ? 0 : weekdayOf(date))] ?? [];
}

/** What {@link spansAround} found for each day of a week. */
const weeks = new WeakMap<Schedule, readonly (readonly Span[])[]>();

/** The spans of another day in minutes after the midnight of this one. */
const shifted = (spans: readonly Span[], by: number): Span[] =>
  spans.map(({ start, end, lastOrders }) => ({
    start: start + by,
    end: end + by,
    lastOrders: lastOrders === null ? null : lastOrders + by,
  }));

/** A place that never closes is open in one span, although each day of it ends at midnight. */
function joined(spans: readonly Span[]): Span[] {
  const list: Span[] = [];
  for (const span of spans) {
    const before = list.at(-1);
    if (before && before.end === span.start && before.lastOrders === null)
      list[list.length - 1] = { ...span, start: before.start };
    else list.push(span);
  }
  return list;
}

/**
 * Whether a place is open at a time, by its recorded hours or else by its notes; null where neither tell. Of a time that is a stretch of
 * hours, at some moment of it.
 *
 * @example isOpenThen(row, { date: '2026-11-27', day: 4, hours: [21.5, 21.5] }) // true
 */
export function isOpenThen(row: Restaurant, time: Time): boolean | null {
  if (isOutOfSeason(row, time.date)) return false;
  const schedule = scheduleOf(row);
  if (schedule) return bySchedule(schedule, time);
  const noted = notedHours(row);
  return noted && (isInGap(noted, time) ? false : byNotes(noted, time));
}

/** Days from which on a place is closed for longer, rather than for a holiday. */
const LONG = 6;

/**
 * The last day of the weeks or months for which a place is closed; null where it is open again within days.
 *
 * @example awayUntil(row, '2026-11-22') // '2027-03-31'
 */
export const awayUntil = (row: Restaurant, date: string): string | null =>
  scheduleOf(row)?.exceptions.find(
    ({ from, to, spans }) => from <= date && to >= addDays(date, LONG) && spans.length === 0,
  )?.to ?? null;

/** Whether the recorded hours of a place name a weekday on which it is open at some hours. */
export function isOpenSomeDay(row: Restaurant, hours: Hours): boolean {
  const schedule = scheduleOf(row);
  return schedule?.week.some((_, day) => isWithin(schedule, { date: null, day }, hours)) ?? false;
}

function bySchedule(schedule: Schedule, time: Time): boolean | null {
  const known = judged.get(time) ?? new WeakMap<Schedule, boolean | null>();
  judged.set(time, known);
  const before = known.get(schedule);
  if (before !== undefined) return before;
  const open = isUntold(schedule, time.date) ? null : readSchedule(schedule, time);
  known.set(schedule, open);
  return open;
}

/** What {@link bySchedule} found for a time that many places are asked about: many have the same week. */
const judged = new WeakMap<Time, WeakMap<Schedule, boolean | null>>();

function readSchedule(schedule: Schedule, time: Time): boolean {
  const { hours } = time;
  // Of a whole day, the end of the night before does not count.
  const isOn = (on: Pick<Time, 'date' | 'day'>) =>
    hours ? isWithin(schedule, on, hours) : spansThen(schedule, on).length > 0;
  if (time.day !== null || time.date !== null) return isOn(time);
  return schedule.week.filter((_, day) => isOn({ date: null, day })).length >= MOST_DAYS;
}

/** Minutes of a stretch of hours in which a place has to be open for somebody to come then. */
const ENOUGH = 45;

/** Whether somebody can come and order at an hour, or within a stretch of hours. */
const isWithin = (schedule: Schedule, on: Pick<Time, 'date' | 'day'>, [from, to]: Hours): boolean =>
  spansAround(schedule, on).some(({ start, end, lastOrders }) => {
    const last = lastOrders ?? end;
    const shared = Math.min(to * HOUR, last) - Math.max(from * HOUR, start);
    return end > 0 && last > from * HOUR && shared >= Math.min(ENOUGH, (to - from) * HOUR);
  });

/** What a place is at a time; `soon`: whoever comes then has to hurry; `opens`: whoever wants to eat right now has to wait a little. */
export type Opening = 'open' | 'soon' | 'opens' | 'shut' | 'unknown';

/** Who comes as many hours before the last orders has to be told. */
const HURRY = 0.75;
/** Hours that whoever wants to eat right now would wait at the door. */
const A_WAIT = 0.5;

/**
 * Whether a place is open at a time, and long enough after it.
 *
 * @example openingAt(row, { date: '2026-11-27', day: 4, hours: [21.5, 21.5] }) // 'soon'
 */
export function openingAt(row: Restaurant, time: Time): Opening {
  const open = isOpenThen(row, time);
  const [from, to] = time.hours ?? [0, MIDNIGHT];
  if (open === null) return 'unknown';
  if (!open) return time.on === NOW && opensAfter(row, time, from) ? 'opens' : 'shut';
  const after = from + HURRY;
  if (from !== to) return 'open';
  if ((kitchenOf(row, time.day) ?? Infinity) <= after) return 'soon';
  return isOpenThen(row, { ...time, hours: [after, after] }) === false ? 'soon' : 'open';
}
const MIDNIGHT = 24;
const NOW = 'right now';

const opensAfter = (row: Restaurant, { date, day }: Time, from: number): boolean =>
  scheduleOf(row) !== null && isOpenThen(row, { date, day, hours: [from + A_WAIT, from + A_WAIT] }) === true;

/** Who comes as many hours before a place closes is not served any more, where it takes no orders up to a later hour. */
const LAST_MINUTE = 0.5;

/** Whether a place closes right after somebody comes at an hour. */
export function isClosingAt(row: Restaurant, time: Time): boolean {
  const [from, to] = time.hours ?? [0, MIDNIGHT];
  const schedule = scheduleOf(row);
  return (
    from === to &&
    schedule !== null &&
    spansAround(schedule, time).some(
      ({ start, end, lastOrders }) =>
        lastOrders === null && start <= from * HOUR && from * HOUR < end && end < (from + LAST_MINUTE) * HOUR,
    )
  );
}

/** The same by the recorded hours alone, which are quick to look up for every place of a guide. */
export function scheduledAt(row: Restaurant, time: Time): Opening {
  const schedule = scheduleOf(row);
  const open = schedule && bySchedule(schedule, time);
  return open === null ? 'unknown' : open ? 'open' : 'shut';
}

/** The whole time lies where nothing is served. */
const isInGap = ({ gaps }: NotedHours, { day, hours }: Time): boolean =>
  hours !== null &&
  gaps.some(
    (gap) =>
      (gap.days === null || (day !== null && gap.days.includes(day))) &&
      gap.hours[0] <= hours[0] &&
      hours[1] <= gap.hours[1],
  );

/**
 * When the kitchen closes of a place that stays open longer, by its notes; null where one can eat as long as it is open.
 *
 * @param day counted from Monday; null where nobody said one
 */
export function kitchenOf(row: Restaurant, day: number | null): number | null {
  const noted = notedHours(row);
  return (day === null ? undefined : noted?.kitchenDays.get(day)) ?? noted?.kitchen ?? null;
}

function byNotes(noted: NotedHours, { day, hours }: Time): boolean | null {
  const { closed, daily } = noted;
  if (day !== null && closed.has(day)) return false;
  const own = day === null ? undefined : noted.days.get(day);
  if (own && !hours) return true;
  const { opens, closes } = own ?? noted;
  if (!hours)
    return day !== null && (closed.size > 0 || daily) ? true : closes !== null || opens !== null ? true : null;
  const [from, to] = hours;
  if ((opens !== null && opens > to) || (closes !== null && closes <= from)) return false;
  if (closes === null) return opens !== null && from <= opens + AFTER_OPENING ? true : null;
  return opens !== null || to >= closes - AS_LONG ? true : null;
}

/** Of a place of which only the closing time is known, the hours before it in which it is open. */
const AS_LONG = 8;
/** Of one of which only the opening is known, the hours after it in which it is open still. */
const AFTER_OPENING = 3;

/** Whether a place never closes on some day of the week; null where neither hours nor notes tell. */
export function isOpenAllDay(row: Restaurant): boolean | null {
  const schedule = scheduleOf(row);
  if (schedule) return schedule.week.some((spans) => spans.some(({ start, end }) => end - start >= DAY));
  const noted = notedHours(row);
  return noted && (noted.closes ?? 0) > 24 + NIGHT;
}

/** No place that closes before this hour is open all night. */
const NIGHT = 5;
