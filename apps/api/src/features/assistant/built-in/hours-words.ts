import { DAYS } from '@saffron/contracts/hours/days';
import { DAY, type Schedule, type Span } from '@saffron/contracts/hours/schedule';
import { hourText } from '../../understanding/reading/when.ts';
import { inWords, listOf } from './words.ts';

const HOUR = 60;
const NOON = 12 * HOUR;
/** Whole hours from this one on need no figures where it is said that a place closes. */
const EVENING = 18 * HOUR;

/** @param minute after midnight; beyond a day it is of the next one @example clock(510) // '8:30' */
export const clock = (minute: number): string => hourText(minute / 60);

/** @example nightClock(25 * 60) // 'one' */
export function nightClock(minute: number): string {
  const at = minute % DAY;
  const hour = Math.floor(at / HOUR) % 12;
  const isNight = minute > DAY || minute >= EVENING;
  if (at === 0 || at === NOON || !isNight) return clock(minute);
  if (at % HOUR === 0) return inWords(hour);
  return at % HOUR === 30 ? `half past ${inWords(hour === 0 ? 12 : hour)}` : clock(minute);
}

/** @example spanText({ start: 510, end: 1110, lastOrders: null }) // '8:30 to 18:30' */
function spanText({ start, end }: Span): string {
  if (end - start >= DAY) return 'round the clock';
  return `${clock(start)} to ${end > DAY ? nightClock(end) : clock(end)}`;
}

/** @example spansText([lunch, dinner]) // '12:00 to 14:30 and 17:30 to 21:30' */
export const spansText = (spans: readonly Span[]): string => listOf(spans.map(spanText));

const WEEKDAYS = '0,1,2,3,4';
const WEEKEND = '5,6';
/** From how many days on those that are left out are named instead. */
const MOST = 5;
const many = (day: number): string => `${DAYS[day]}s`;

/** @param days from Monday, in order @example daysText([0, 1, 2]) // 'Monday to Wednesday' */
export function daysText(days: readonly number[]): string {
  const [first = 0] = days;
  const last = days.at(-1) ?? first;
  if (days.length === DAYS.length) return 'every day';
  if (days.join() === WEEKDAYS) return 'on weekdays';
  if (days.join() === WEEKEND) return 'at weekends';
  const isRun = days.length > 2 && last - first === days.length - 1;
  if (isRun) return `${DAYS[first]} to ${DAYS[last]}`;
  const others = [...DAYS.keys()].filter((day) => !days.includes(day));
  return days.length < MOST
    ? `on ${listOf(days.map(many))}`
    : `every day but ${listOf(others.map((day) => DAYS[day] ?? ''))}`;
}

/**
 * The hours of the usual week, as a person says them.
 *
 * @example weekText(schedule) // 'noon to midnight on weekdays and noon to two at weekends'
 */
export function weekText({ week }: Schedule): string {
  const days = Map.groupBy(
    [...week.keys()].filter((day) => (week[day] ?? []).length > 0),
    (day) => spansText(week[day] ?? []),
  );
  return listOf([...days].map(([text, list]) => `${text} ${daysText(list)}`));
}

const HALF = 3;

/** The days on which it is closed: "on Mondays"; empty where it is open every day, or on less than half of the days. */
export function closedText({ week }: Schedule): string {
  const closed = [...week.keys()].filter((day) => (week[day] ?? []).length === 0);
  return closed.length === 0 || closed.length > HALF ? '' : daysText(closed);
}
