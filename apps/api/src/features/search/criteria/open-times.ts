import type { Restaurant } from '@saffron/contracts/guide';
import { type Schedule, toSchedule } from '@saffron/contracts/hours/schedule';
import type { Meal, When, Wishes } from '../../understanding/wishes.ts';
import type { Criterion } from './criterion.ts';
import { AT_ANOTHER_TIME, UNKNOWN_TIME } from './giving-way.ts';
import { notedHours } from './noted-hours.ts';

/** A place that is open on so many days is open at an hour of whatever day. */
const MOST_DAYS = 4;
const MEAL_TIMES: Readonly<Record<Meal, readonly [from: number, to: number]>> = {
  breakfast: [7, 11],
  lunch: [12, 15],
  dinner: [18, 22],
};

const schedules = new WeakMap<Restaurant, Schedule>();

function scheduleOf(row: Restaurant): Schedule | null {
  if (!row.hours) return null;
  const schedule = schedules.get(row) ?? toSchedule(row.hours);
  schedules.set(row, schedule);
  return schedule;
}

/** Hours of a day within which somebody wants to eat. */
function windowOf({ hour }: When, { meals }: Wishes): readonly [number, number] {
  if (hour !== null) return hour < 5 ? [hour + 24, hour + 24] : [hour, hour];
  const times = meals.map(({ meal }) => MEAL_TIMES[meal]);
  if (times.length === 0) return [0, 24 + 5];
  return [Math.min(...times.map(([from]) => from)), Math.max(...times.map(([, to]) => to))];
}

/** Whether a place is open at a time, by its hours or else by its notes; null where neither tell. */
function isOpen(row: Restaurant, when: When, [from, to]: readonly [number, number]): boolean | null {
  const schedule = scheduleOf(row);
  if (schedule) {
    const days = schedule.week.map((spans) =>
      spans.some(({ start, end, lastOrders }) => start <= to * 60 && (lastOrders ?? end) > from * 60),
    );
    return when.day === null ? days.filter(Boolean).length >= MOST_DAYS : (days[when.day] ?? false);
  }
  const noted = notedHours(row);
  if (!noted) return null;
  if (when.day !== null && noted.closed.has(when.day)) return false;
  if ((noted.opens !== null && noted.opens > to) || (noted.closes !== null && noted.closes <= from)) return false;
  return noted.closes !== null || when.hour === null ? true : null;
}

/** "Dinner on Monday", "pizza at 10pm": places that are open then; of those whose hours nobody knows, that is said. */
export function timeCriterion(wishes: Wishes): Criterion | null {
  const { when } = wishes;
  if (!when) return null;
  const span = windowOf(when, wishes);
  const cost = (row: Restaurant) => {
    const open = isOpen(row, when, span);
    return open ? 0 : open === null ? UNKNOWN_TIME : AT_ANOTHER_TIME;
  };
  return { kind: 'time', label: when.said, missing: false, cost };
}
