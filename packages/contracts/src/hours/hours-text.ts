import { tooManyHours } from '../guide-texts.ts';
import { HOURS_ENTRIES_MAX } from '../limits.ts';
import { DAYS, shortDay } from './days.ts';
import { DAYS_ONCE } from './opening-hours.ts';
import {
  type CheckedSchedule,
  checkedSchedule,
  DAY,
  emptyWeek,
  type Schedule,
  type Span,
  sorted,
  spanOf,
  timeOf,
} from './schedule.ts';

/**
 * Opening hours as people write them: a common subset of OpenStreetMap's syntax
 * (https://wiki.openstreetmap.org/wiki/Key:opening_hours), with last orders as our addition, for example
 * `Mo-Fr 12:00-15:00, 18:00-23:00; Sa 18:00-01:00 (last orders 00:15); Su closed; 2026-12-25 closed`.
 */

export const HOURS_EXAMPLE = 'Mo-Fr 12:00-15:00, 18:00-23:00; Sa 18:00-01:00; Su closed; 2026-12-25 closed';
/** Maximum characters of opening hours written as text: enough for as many times and exceptions as are allowed. */
export const HOURS_TEXT_MAX = 25_000;

const EXAMPLE = `Write for example: ${HOURS_EXAMPLE}.`;

/** What is not read yet, and how many times may follow. A rule without times counts as one. */
interface Cursor {
  rest: string;
  left: number;
}

class Unreadable extends Error {}

/** Takes what a pattern matches at the cursor, with the white space after it. */
function take(cursor: Cursor, pattern: RegExp): RegExpExecArray | null {
  const match = pattern.exec(cursor.rest);
  if (match) cursor.rest = cursor.rest.slice(match[0].length).trimStart();
  return match;
}

/** Reads opening hours as {@link readHours} does, and checks that they can be true. */
export function parseHours(text: string): CheckedSchedule {
  const read = readHours(text);
  return read.ok ? checkedSchedule(read.schedule) : read;
}

/**
 * Reads opening hours, whether they can be true or not. A rule replaces earlier hours of its days, as in OpenStreetMap; a
 * rule with the very days of an earlier one adds to it.
 */
export function readHours(text: string): CheckedSchedule {
  const cursor: Cursor = {
    rest: text
      .toLowerCase()
      .replace(/[‐-―−]/g, '-')
      .replace(/\s+/g, ' ')
      .trim(),
    left: HOURS_ENTRIES_MAX,
  };
  const schedule: Schedule = { week: emptyWeek(), exceptions: [] };
  const seen = new Set<string>();
  try {
    while (cursor.rest) readRule(cursor, schedule, seen);
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, problem: error.message, place: null };
    throw error;
  }
  return { ok: true, schedule: sorted(schedule) };
}

function readRule(cursor: Cursor, { week, exceptions }: Schedule, seen: Set<string>): void {
  const dates = datesAt(cursor);
  const days = dates ? [] : daysAt(cursor, seen.size === 0);
  take(cursor, /^:/);
  const spans = spansAt(cursor);
  take(cursor, /^[;,.]/);
  if (dates) exceptions.push({ ...dates, spans });
  const adds = seen.has(days.join());
  for (const day of days) week[day] = adds ? [...(week[day] ?? []), ...spans] : spans;
  seen.add(days.join());
}

const TO = /^(?:-|to\b|until\b|till\b)/;

function datesAt(cursor: Cursor): { from: string; to: string } | null {
  const [, from] = take(cursor, /^(\d{4}-\d{2}-\d{2})/) ?? [];
  if (!from) return null;
  const to = take(cursor, TO) ? take(cursor, /^(\d{4}-\d{2}-\d{2})/)?.[1] : from;
  if (!to) throw new Unreadable(`Please write both dates after ${from}, such as ${from}-${from}.`);
  for (const date of [from, to]) {
    if (!isDate(date)) throw new Unreadable(`${date} is not a day of the calendar.`);
  }
  return { from, to };
}

function isDate(date: string): boolean {
  const parsed = new Date(`${date}T12:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
}

const ALL = DAYS.map((_, at) => at);
const GROUPS: { pattern: RegExp; days: number[] }[] = [
  { pattern: /^(?:daily|every ?day)\b/, days: ALL },
  { pattern: /^weekdays?\b/, days: ALL.slice(0, 5) },
  { pattern: /^weekends?\b/, days: ALL.slice(5) },
];

/** @param alone whether hours without days are those of every day */
function daysAt(cursor: Cursor, alone: boolean): number[] {
  const days = new Set<number>();
  let named = 0;
  do {
    named += 1;
    // A long list would take long to read.
    if (named > ALL.length) throw new Unreadable(DAYS_ONCE);
    const group = GROUPS.find(({ pattern }) => take(cursor, pattern));
    if (group) for (const day of group.days) days.add(day);
    else {
      const first = dayAt(cursor);
      if (first === null) {
        if (days.size > 0 || !alone) throw unreadable(cursor);
        return ALL;
      }
      for (const day of rangeFrom(first, cursor)) days.add(day);
    }
  } while (take(cursor, /^(?:,|&|and\b)/));
  return ALL.filter((day) => days.has(day));
}

/** "Fr-Mo" goes on into the next week. */
function rangeFrom(first: number, cursor: Cursor): number[] {
  if (!take(cursor, TO)) return [first];
  const last = dayAt(cursor);
  if (last === null) throw unreadable(cursor);
  const length = ((last - first + 7) % 7) + 1;
  return ALL.slice(0, length).map((at) => (first + at) % 7);
}

function dayAt(cursor: Cursor): number | null {
  const [, word = ''] = /^([a-z]+)\.?/.exec(cursor.rest) ?? [];
  const at = DAYS.findIndex((day) => word.length > 1 && `${day.toLowerCase()}s`.startsWith(word));
  if (at < 0) return null;
  take(cursor, /^[a-z]+\.?/);
  return at;
}

function spansAt(cursor: Cursor): Span[] {
  count(cursor);
  if (take(cursor, /^(?:closed|off)\b/)) return [];
  if (take(cursor, /^(?:24\/7|24 ?hours|open 24 ?hours)(?![\w/])/)) return [spanOf('00:00', '24:00')];
  const spans = [spanAt(cursor)];
  // Days or dates begin another rule.
  while (/^(?:(?:,|&|and\b) ?)?(?:\d(?!\d{3}-)|noon|midnight)/.test(cursor.rest)) {
    take(cursor, /^(?:,|&|and\b)/);
    count(cursor);
    spans.push(spanAt(cursor));
  }
  return spans;
}

/** A long text of many times would take long to read, only to be refused. */
function count(cursor: Cursor): void {
  cursor.left -= 1;
  if (cursor.left < 0) throw new Unreadable(tooManyHours(HOURS_ENTRIES_MAX));
}

function spanAt(cursor: Cursor): Span {
  const opens = timeAt(cursor);
  if (opens.time === '24:00') throw new Unreadable('24:00 is the end of a day. A day begins at 00:00.');
  if (!take(cursor, TO)) throw unreadable(cursor);
  const closes = timeAt(cursor);
  // "9-5" and "11-2", unlike "18-2": few places are open that long.
  if (closes.isBare && closes.time <= opens.time && opens.time < '13:00') {
    const hour = Number(closes.time.slice(0, 2));
    throw new Unreadable(`Please write whether ${hour} is ${closes.time} or ${timeOf(hour * 60 + DAY / 2)}.`);
  }
  const last = take(cursor, /^[("]? ?last orders?(?: at)?:?/) ? timeAt(cursor) : null;
  if (last) take(cursor, /^[)"]/);
  return spanOf(sharedHalf(opens, closes), closes.time, last?.time ?? null);
}

interface ReadTime {
  time: string;
  half: 'a' | 'p' | null;
  /** An hour alone, which may be meant for either half of the day. */
  isBare: boolean;
}

/** "6-10pm" begins in the evening, "11-2pm" in the morning. */
function sharedHalf(opens: ReadTime, closes: ReadTime): string {
  if (opens.half || closes.half !== 'p' || opens.time >= '12:00') return opens.time;
  const evening = timeOf(Number(opens.time.slice(0, 2)) * 60 + Number(opens.time.slice(3)) + DAY / 2);
  return evening < closes.time ? evening : opens.time;
}

function timeAt(cursor: Cursor): ReadTime {
  if (take(cursor, /^noon\b/)) return { time: '12:00', half: null, isBare: false };
  if (take(cursor, /^midnight\b/)) return { time: '00:00', half: null, isBare: false };
  const match = take(cursor, /^(\d{1,2})(?:[:.](\d{2})(?!\d))?(?: ?([ap])\.?m\b\.?)?(?: ?h\b)?/);
  if (!match) throw unreadable(cursor);
  const [text, hours = '', minutes = '00'] = match;
  const half = match[3] === 'a' || match[3] === 'p' ? match[3] : null;
  const hour = half ? (Number(hours) % 12) + (half === 'p' ? 12 : 0) : Number(hours);
  const isTime =
    hour * 60 + Number(minutes) <= DAY && Number(minutes) < 60 && !(half && (Number(hours) > 12 || hours === '0'));
  if (!isTime) throw new Unreadable(`${text.trim()} is not a time of day.`);
  const time = `${String(hour).padStart(2, '0')}:${minutes}`;
  return { time, half, isBare: /^\d{1,2} ?$/.test(text) && hour > 0 };
}

function unreadable({ rest }: Cursor): Unreadable {
  const [word] = rest.split(/[ ,;]/);
  return new Unreadable(
    word ? `“${word.slice(0, 20)}” is not a day or a time. ${EXAMPLE}` : `Something is missing at the end. ${EXAMPLE}`,
  );
}

const timesText = (spans: readonly Span[]): string => spans.map(spanText).join(', ') || 'closed';

function spanText({ start, end, lastOrders }: Span): string {
  const closes = start === 0 && end === DAY ? '24:00' : timeOf(end);
  return `${timeOf(start)}-${closes}${lastOrders === null ? '' : ` (last orders ${timeOf(lastOrders)})`}`;
}

/**
 * Writes hours so that {@link parseHours} reads the same schedule again.
 *
 * @example 'Mo-Fr 12:00-15:00, 18:00-23:00; Sa 18:00-01:00; Su closed; 2026-12-25 closed'
 */
export function printHours({ week, exceptions }: Schedule): string {
  return printRules(
    week.map(timesText),
    exceptions.map(({ from, to, spans }) => ({ from, to, times: timesText(spans) })),
  );
}

/**
 * Writes the rules of a week and of its exceptions. Days with the same times share a rule.
 *
 * @param week the times of seven days, Monday first, such as `12:00-15:00, 18:00-23:00` or `closed`
 */
export function printRules(
  week: readonly string[],
  exceptions: readonly { from: string; to: string; times: string }[],
): string {
  const days = new Map<string, number[]>();
  for (const [at, times] of week.entries()) days.set(times, [...(days.get(times) ?? []), at]);
  const weekly = [...days].map(([times, list]) => `${daysText(list)} ${times}`);
  const dated = exceptions.map(({ from, to, times }) => `${from === to ? from : `${from} to ${to}`} ${times}`);
  return [...weekly, ...dated].join('; ');
}

/** "Mo-We, Fr": at least three days in a row become a range. */
function daysText(days: readonly number[]): string {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && run.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const name = (at: number) => shortDay(DAYS[at] ?? 'Monday');
  return runs
    .flatMap((run) => (run.length > 2 ? [`${name(run[0] ?? 0)}-${name(run.at(-1) ?? 0)}`] : run.map(name)))
    .join(', ');
}
