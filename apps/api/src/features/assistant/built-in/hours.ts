import type { Restaurant } from '@saffron/contracts/guide';
import { DAYS } from '@saffron/contracts/hours/days';
import { DAY, type Span, timeOf, toSchedule } from '@saffron/contracts/hours/schedule';
import { listOf } from './words.ts';

/** Days of the week from Monday, first and last. */
type Days = readonly [from: number, to: number];

/**
 * The usual week as a predicate, by days of the same hours; null where the guide has no hours. Hours of single dates stay out.
 *
 * @example hoursOf(row) // 'open 12:00 to 15:00 on weekdays and 18:00 to 01:00 at weekends'
 */
export function hoursOf({ hours }: Restaurant): string | null {
  if (!hours) return null;
  const times = toSchedule(hours).week.map((spans) => listOf(spans.map(timesOf)));
  const runs = runsOf(times);
  const open = runs.filter(([from]) => times[from]).map((days) => `${times[days[0]]} ${daysOf(days)}`);
  const shut = DAYS.filter((_, day) => !times[day]).map((day) => `${day}s`);
  if (open.length === 0) return 'closed all week';
  const closed = shut.length > 3 ? ', closed the rest of the week' : `, closed on ${listOf(shut)}`;
  return `open ${listOf(open)}${shut.length > 0 ? closed : ''}`;
}

const timesOf = ({ start, end }: Span): string =>
  end - start >= DAY ? 'around the clock' : `${timeOf(start)} to ${timeOf(end)}`;

/** Days on end with the same hours. */
function runsOf(times: readonly string[]): Days[] {
  const runs: [number, number][] = [];
  for (const [day, time] of times.entries()) {
    const last = runs.at(-1);
    if (last && times[last[0]] === time) last[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}

function daysOf([from, to]: Days): string {
  if (from === 0 && to === 6) return 'every day';
  if (from === 0 && to === 4) return 'on weekdays';
  if (from === 5 && to === 6) return 'at weekends';
  return from === to ? `on ${DAYS[from]}s` : `${DAYS[from]} to ${DAYS[to]}`;
}
