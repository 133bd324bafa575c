import type { Restaurant } from '@saffron/contracts/guide';
import { addDays } from '@saffron/contracts/hours/days';
import { DAY, type Schedule, type Span } from '@saffron/contracts/hours/schedule';
import { awayUntil, isUntold, openingAt, scheduleOf, spansAround, type Time } from '../../search/opening/opening.ts';
import { visitOf } from '../../search/opening/visit.ts';
import { dateText } from '../../understanding/reading/dates.ts';
import type { Wishes } from '../../understanding/wishes.ts';
import { clock, nightClock, spansText } from './hours-words.ts';

const HOUR = 60;

/** Who comes before it wants to know when a place opens. */
const EARLY = 9;

/** When people come in the evening of a day, in hours. */
const EVENING = 19;
/** Whoever comes so many minutes before it shuts has to know, asked or not. */
const SOON = 150;
/** The same from the beginning of a meal, at whose end kitchens shut: who lunches at noon knows that. */
const SOON_OF_MEAL = 120;

/**
 * Until when a place is open, or from when, where somebody wished for an hour, a late or an early one, or it shuts soon, and that it is
 * closed for what is left of today; empty where nobody knows.
 *
 * @example untilOf(row, wishes) // 'open until one'
 */
export function untilOf(row: Restaurant, wishes: Pick<Wishes, 'features' | 'when' | 'meals' | 'message'>): string {
  const { features, when, meals } = wishes;
  const [late, early] = ['late', 'early'].map((wished) => features.some(({ key }) => key === wished));
  const time = visitOf(wishes);
  const schedule = scheduleOf(row);
  if (!schedule || isUntold(schedule, time?.date ?? null)) return '';
  const spans = time && (time.date !== null || time.day !== null) ? spansAt(time, schedule) : schedule.week.flat();
  if (early || (when?.hours && when.hours[1] <= EARLY)) return fromOf(spans);
  if (late) return until(spans.toSorted((a, b) => a.end - b.end).at(-1));
  const from = (time?.hours?.[0] ?? EVENING) * HOUR;
  const span = time ? spans.find(({ start, end }) => start <= from && from < end) : undefined;
  const isUsual = (when ?? wishes.message.implied)?.hours === null;
  if (span) {
    const orders = lastOrdersOf(span, from);
    const isSoon = orders !== '' || span.end - from <= (isUsual ? SOON_OF_MEAL : SOON);
    return when?.hours || isSoon ? `${untilBreak(span, spans)}${orders}` : '';
  }
  const to = (time?.hours?.[1] ?? 0) * HOUR;
  if (when && openingAt(row, when) === 'opens') return opensIn(spans, from);
  const isMealtime = meals.length > 0 && spans.some(({ start, end }) => start < to && end > from);
  return time?.date && !when && !isMealtime ? closedNow(row, spans, time.date, from) : '';
}

/** Whoever comes no more than so many minutes before them has to know when the last orders are. */
const SOON_BEFORE_ORDERS = 60;
/** Whoever comes later than that is told to hurry. */
const HURRY = 30;

const lastOrdersOf = ({ end, lastOrders }: Span, from: number): string =>
  lastOrders !== null && lastOrders < end && lastOrders - from > HURRY && lastOrders - from <= SOON_BEFORE_ORDERS
    ? `, last orders at ${nightClock(lastOrders)}`
    : '';

/** From this hour on what is left of a day is its night. */
const NIGHT = 17;

/** Of a place that is closed at an hour of today which nobody said: when it opens again. */
function closedNow(row: Restaurant, spans: readonly Span[], date: string, from: number): string {
  const later = spans.filter(({ start }) => start > from);
  if (later.length > 0) return `opens at ${clock(Math.min(...later.map(({ start }) => start)))}`;
  const away = awayUntil(row, date);
  if (away !== null) return `closed until ${dateText(addDays(away, 1))}`;
  return from >= NIGHT * HOUR ? 'closed tonight' : 'closed today';
}

/** Of a place at whose door somebody who wants to eat right now waits a little. */
function opensIn(spans: readonly Span[], from: number): string {
  const start = Math.min(...spans.map((span) => span.start).filter((one) => one > from));
  const minutes = Math.round(start - from);
  return `opens at ${clock(start)}, in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

function fromOf(spans: readonly Span[]): string {
  const always = spans.find(isRoundTheClock);
  if (always) return until(always);
  const starts = spans.map(({ start }) => start).filter((start) => start >= 0);
  return starts.length > 0 ? `open from ${clock(Math.min(...starts))}` : '';
}

/** Hours without an end. */
export const isRoundTheClock = ({ start, end }: Span): boolean => end - start >= DAY;

/** Minutes between two sittings of one meal. */
const BETWEEN = 75;

/** "Open 18:30 to 20:15 and 20:45 to 23:00", where the next sitting begins soon after this one. */
function untilBreak(span: Span, spans: readonly Span[]): string {
  const sittings = [span, ...spans.filter(({ start }) => start > span.end && start - span.end <= BETWEEN)];
  return sittings.length > 1 ? `open ${spansText(sittings)}` : until(span);
}

function until(span: Span | undefined): string {
  if (!span) return '';
  return isRoundTheClock(span) ? 'open round the clock' : `open until ${nightClock(span.end)}`;
}

/** The hours of a day, and those of the night before that last into it. */
const spansAt = (time: Time, schedule: Schedule): Span[] =>
  spansAround(schedule, time).filter(({ start, end }) => start < DAY && end > 0);
