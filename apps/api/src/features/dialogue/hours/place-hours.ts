import type { Restaurant } from '@saffron/contracts/guide';
import { DAY, minuteOf as minuteOfTime, type Schedule, type Span } from '@saffron/contracts/hours/schedule';
import { type HoursStatus, type LocalTime, statusAt } from '@saffron/contracts/hours/status';
import { notedHours } from '../../search/opening/noted-hours.ts';
import { isOutOfSeason, isUntold, kitchenOf, openingAt, scheduleOf, spansThen } from '../../search/opening/opening.ts';
import { isHarmless } from '../../understanding/text/harmless.ts';
import type { When } from '../../understanding/wishes.ts';
import type { PlaceHours } from './moves.ts';

/**
 * The hours of a place, as far as they answer a question about a time.
 *
 * @param now where it matters whether the hours of today are over
 */
export function hoursAt(row: Restaurant, when: When | null, now: LocalTime | null = null): PlaceHours {
  const schedule = scheduleOf(row);
  const noted = notedHours(row);
  const date = when?.date ?? null;
  const said = isOutOfSeason(row, date) || !schedule ? noted?.sentences.find(isHarmless) : undefined;
  const opening = when && openingAt(row, when);
  const open = opening === null || opening === 'unknown' ? null : opening !== 'shut' && opening !== 'opens';
  const isTold = schedule !== null && !isUntold(schedule, date);
  const spans = isTold && when && (date !== null || when.day !== null) ? spansThen(schedule, when) : null;
  const over = now !== null && date === now.date && (spans?.at(-1)?.end ?? Infinity) <= now.minute;
  const then = over ? now : date && open === false ? { date, minute: minuteOf(when) } : null;
  const status = schedule && then ? statusAfter(schedule, then) : null;
  return {
    row,
    open,
    soon: opening === 'soon',
    kitchen: kitchenOf(row, when?.day ?? null),
    spans,
    over,
    schedule,
    exception: (date && schedule?.exceptions.find(({ from, to }) => from <= date && date <= to)) || null,
    opensNext: status && !status.open ? status.opens : null,
    noted: said ?? null,
  };
}

/** What it is at a time, or once it has closed where it only takes no orders any more. */
function statusAfter(schedule: Schedule, time: LocalTime): HoursStatus {
  const status = statusAt(schedule, time);
  if (!status.open || !status.closes) return status;
  const { daysAhead, time: closes } = status.closes;
  return statusAt(schedule, { date: time.date, minute: daysAhead * DAY + minuteOfTime(closes) });
}

const minuteOf = (when: When | null): number => Math.min(Math.round((when?.hours?.[0] ?? 0) * 60), 24 * 60 - 1);

/** The last moment of a day's hours, and the first, in minutes after its midnight; null where it is closed or nobody knows. */
export const lastOf = ({ spans }: PlaceHours): Span | null => spans?.at(-1) ?? null;
export const firstOf = ({ spans }: PlaceHours): Span | null => spans?.[0] ?? null;
