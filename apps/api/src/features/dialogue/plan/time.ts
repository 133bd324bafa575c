import type { Restaurant } from '@saffron/contracts/guide';
import { toSchedule } from '@saffron/contracts/hours/schedule';
import type { Criterion } from '../../search/criteria/criterion.ts';
import { numberIn } from '../../understanding/reading/numbers.ts';
import type { Reading } from '../../understanding/reading/read.ts';

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const DAY = 24 * 60;
const NOON = 12;

const AT = /^(?:at|around|about|by|from|to)$/;
/** What a number before it counts, so that it is no hour. */
const COUNTED = /^(?:of|people|person|minute|min|stop|place|us|guest|day|night|bar|hour|each|star|dollar)$/;

/** The hour of 24 that a stretch of a message names; `usual` tells morning from evening. Null if it names none. */
export function hourIn({ tokens, times, taken }: Reading, from: number, to: number, usual: number): number | null {
  const said = times.find((time) => time.from >= from && time.to <= to && time.value !== null);
  if (said) return said.value;
  const named = (index: number) => taken.has(index) && !times.some((time) => index >= time.from && index < time.to);
  const at = tokens.findIndex(
    ({ word }, index) =>
      index > from &&
      index < to &&
      !named(index) &&
      isHour(word) &&
      AT.test(tokens[index - 1]?.word ?? '') &&
      !COUNTED.test(tokens[index + 1]?.stem ?? ''),
  );
  const hour = numberIn(tokens[at]?.word ?? '');
  if (hour === null) return null;
  return hour < NOON && usual >= NOON ? hour + NOON : hour;
}

const isHour = (word: string | undefined): boolean => {
  const hour = numberIn(word ?? '');
  return hour !== null && hour >= 1 && hour <= NOON;
};

/** Monday is 0; null where no day of the week is named. */
export function weekdayIn({ tokens }: Reading, from: number, to: number): number | null {
  const day = tokens.slice(from, to).find(({ stem }) => WEEKDAYS.includes(stem));
  return day ? WEEKDAYS.indexOf(day.stem) : null;
}

/** Costs of places that are open only on some days at that hour, of places whose hours nobody knows, and of closed ones. */
const SOME_DAYS = 0.6;
const UNKNOWN = 0.4;
const CLOSED = 5;

/** How replies know the criterion. */
export const OPEN = 'open then';

/** Places that are open at an hour of a weekday, or of any day where the day is not known. */
export function openCriterion(hour: number, weekday: number | null): Criterion {
  return {
    kind: 'feature',
    label: OPEN,
    missing: false,
    cost: (row) => {
      const open = daysOpen(row, hour);
      if (open === null) return UNKNOWN;
      if (weekday !== null) return open.at[weekday] ? 0 : CLOSED;
      const days = open.at.filter(Boolean).length;
      return days === 0 ? CLOSED : days < open.days ? SOME_DAYS : 0;
    },
  };
}

function daysOpen({ hours }: Restaurant, hour: number): { at: boolean[]; days: number } | null {
  if (!hours) return null;
  const { week } = toSchedule(hours);
  const minute = hour * 60;
  const isIn = (day: number, at: number) => (week[day] ?? []).some(({ start, end }) => start <= at && at < end);
  const at = week.map((_, day) => isIn(day, minute) || isIn((day + 6) % 7, minute + DAY));
  return { at, days: week.filter((spans) => spans.length > 0).length };
}
