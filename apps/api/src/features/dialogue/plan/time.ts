import type { Restaurant } from '@saffron/contracts/guide';
import { weekdayOf } from '@saffron/contracts/hours/days';
import type { Criterion } from '../../search/criteria/criterion.ts';
import { isOpenSomeDay, isOpenThen, type Time } from '../../search/opening/opening.ts';
import type { Stop, StopKind, StopRequest } from '../../understanding/plan.ts';
import { afterEventIn, hourAfter, isEndOfEvent, isHourOfEvent } from '../../understanding/reading/events.ts';
import { numberIn } from '../../understanding/reading/numbers.ts';
import type { Reading } from '../../understanding/reading/reading.ts';
import { BEFORE_EVENT } from '../../understanding/reading/when.ts';
import type { Token } from '../../understanding/text/tokens.ts';
import type { Hours } from '../../understanding/wishes.ts';
import { KINDS } from './kinds.ts';

const NOON = 12;

const AT = /^(?:at|around|about|by|from|to|like|say|nearer|towards)$/;
/** What a number before it counts, so that it is no hour. */
const COUNTED = /^(?:of|people|person|minute|min|stop|place|us|guest|day|night|bar|hour|each|star|dollar)$/;
/** The hour of 24 that a stretch of a message names; `usual` tells morning from evening. Null if it names none. */
export function hourIn({ tokens, times, taken }: Reading, from: number, to: number, usual: number): number | null {
  const said = times.find((time) => time.from >= from && time.to <= to && time.clock !== null);
  if (said && !isHourOfEvent(tokens, said.from, said.to)) return said.value ?? nearest(said.clock ?? 0, usual);
  const named = (index: number) => taken.has(index) && !times.some((time) => index >= time.from && index < time.to);
  const at = tokens.findIndex(
    ({ word }, index) =>
      index > from &&
      index < to &&
      !named(index) &&
      !times.some((time) => index >= time.from && index < time.to) &&
      isHour(word) &&
      AT.test(tokens[index - 1]?.word ?? '') &&
      tokens[index - 2]?.word !== 'up' &&
      !COUNTED.test(tokens[index + 1]?.stem ?? '') &&
      !isHourOfEvent(tokens, index, index + 1),
  );
  const hour = numberIn(tokens[at]?.word ?? '');
  const part = tokens.slice(from, to).flatMap(({ word }) => PARTS.get(word) ?? []);
  return hour === null ? (part[0] ?? null) : nearest(hour, usual);
}

/** When people go out in a part of the day. */
const PARTS: ReadonlyMap<string, number> = new Map([
  ['morning', 10],
  ['afternoon', 15],
]);

/** Morning or evening, whichever is nearer to when people usually go. */
const nearest = (hour: number, usual: number): number =>
  hour < NOON && Math.abs(hour + NOON - usual) < Math.abs(hour - usual) ? hour + NOON : hour;

const isHour = (word: string | undefined): boolean => {
  const hour = numberIn(word ?? '');
  return hour !== null && hour >= 1 && hour <= NOON;
};

/** The hour at which one has to be elsewhere, and the token that says it; null where no such hour is said. */
export function eventIn({ tokens, times }: Pick<Reading, 'tokens' | 'times'>): Event | null {
  const said = times.find(({ from, to, clock }) => clock !== null && isHourOfEvent(tokens, from, to));
  if (!said) return null;
  const hour = said.value ?? nearest(said.clock ?? 0, 20);
  return { from: said.from, starts: hour, ends: isEndOfEvent(tokens, said.from, said.to) ? hour : hour + AFTER_EVENT };
}

/** What somebody goes to, and the token of its hour. */
interface Event {
  from: number;
  starts: number;
  ends: number;
}

/** When one is out of an event again, in hours. */
const AFTER_EVENT = 2.5;

/**
 * When to be at the stops beside it.
 *
 * @param heads the kinds of the stops, and the tokens that name them
 * @returns the hour of each stop; null where no such event is named, and for stops farther from it
 */
export function hoursByEvent(
  { tokens, times }: Reading,
  heads: readonly { kind: StopKind; from: number }[],
): (number | null)[] {
  const event = eventIn({ tokens, times });
  if (!event) return hoursAfterEvent(tokens, heads);
  const { starts, ends } = event;
  const isOver = starts === ends;
  const behind = heads.findIndex(({ from }, at) => from > event.from && !isBeforehand(tokens, heads, at));
  const after = behind < 0 && isOver ? 0 : behind;
  const last = after < 0 ? heads.length - 1 : after - 1;
  return heads.map(({ kind }, at) =>
    at === last && !isOver ? starts - Math.min(STAYS[kind], BEFORE_EVENT) : at === after ? ends : null,
  );
}

/** "The theatre at eight, dinner before": what is named behind an event, and comes before it. */
function isBeforehand(tokens: readonly Token[], heads: readonly { from: number }[], at: number): boolean {
  const from = heads[at]?.from ?? 0;
  const next = heads[at + 1]?.from ?? tokens.length;
  const { clause } = tokens[from] ?? {};
  const before = heads[at - 1]?.from ?? -1;
  // What stands between two stops of one clause is said of the first.
  const start = tokens[before]?.clause === clause ? from : before + 1;
  return tokens.slice(start, next).some((token) => token.clause === clause && BEFOREHAND.has(token.word));
}
const BEFOREHAND: ReadonlySet<string> = new Set(['before', 'beforehand', 'first', 'earlier']);

/** The stop that is named beside it comes when such an event usually is over. */
function hoursAfterEvent(tokens: readonly Token[], heads: readonly { from: number }[]): (number | null)[] {
  const after = afterEventIn(tokens);
  const isBeside = ({ from }: { from: number }) => from < after && tokens[from]?.clause === tokens[after]?.clause;
  const before = heads.findLastIndex(isBeside);
  const first = before < 0 ? heads.findIndex(({ from }) => from > after) : before;
  return heads.map((_, at) => (after >= 0 && at === first ? hourAfter(null) : null));
}

/** Hours from when one is at a stop before an event to when that is over. */
export const untilOver = (kind: StopKind): number => Math.min(STAYS[kind], BEFORE_EVENT) + AFTER_EVENT;

/** A plan with one more stop, which comes when the event is over; null where a message speaks of none. */
export function afterEvent(stop: Stop, stops: readonly Stop[], { tokens }: Pick<Reading, 'tokens'>): Stop[] | null {
  const [times, last] = [timesOf(stops), stops.at(-1)];
  if (afterEventIn(tokens) < 0 || !last) return null;
  const hour = stop.request.hour ?? (times.at(-1) ?? 0) + untilOver(last.request.kind);
  return [...stops, stop].map(({ request, ...rest }, at) => ({
    ...rest,
    request: { ...request, hour: times[at] ?? hour },
  }));
}

/** Hours that one stays at a stop, with the way to the next one. */
export const STAYS: Readonly<Record<StopKind, number>> = {
  breakfast: 1.25,
  brunch: 1.75,
  coffee: 1,
  work: 2,
  lunch: 1.5,
  dinner: 2,
  bite: 1.25,
  dessert: 1,
  drinks: 1.5,
};

/**
 * When one is at each stop, in hours of the day: as it was said, else counted from the stops beside it, else when people usually go.
 *
 * @example timesOf(stops) // [18, 19.5, 21.5] for drinks, dinner at 19:30, dessert
 */
export function timesOf(stops: readonly Stop[]): number[] {
  const requests = stops.map(({ request }) => request);
  const usual = ({ kind }: StopRequest) => KINDS[kind].hour;
  const times: (number | null)[] = requests.map(({ hour }) => hour);
  for (const day of new Set(requests.map((request) => request.day))) {
    const on = [...requests.keys()].filter((at) => requests[at]?.day === day);
    if (on.every((at) => times[at] === null)) {
      const anchor = on.find((at) => KINDS[requests[at]?.kind ?? 'bite'].group === 'meal') ?? on.at(-1);
      const request = anchor === undefined ? undefined : requests[anchor];
      if (anchor !== undefined && request) times[anchor] = usual(request);
    }
    for (const at of on.toReversed()) {
      const next = on.find((other) => other > at && times[other] !== null);
      const known = on.some((other) => other < at && times[other] !== null);
      if (times[at] === null && next === at + 1 && !known)
        times[at] = earlierThan(times[next] ?? 0, requests[at]?.kind ?? 'bite');
    }
    for (const at of on) {
      const request = requests[at];
      const before = times[at - 1];
      if (times[at] !== null || !request) continue;
      const soonest = before == null ? usual(request) : before + STAYS[requests[at - 1]?.kind ?? 'bite'];
      // Nobody has dinner right after lunch.
      times[at] = KINDS[request.kind].meal ? Math.max(soonest, usual(request)) : soonest;
    }
  }
  return times.map((time) => time ?? 0);
}

/** Coffee is had in the morning before lunch, but right before a dinner. */
const earlierThan = (next: number, kind: StopKind): number => {
  const latest = next - STAYS[kind];
  return KINDS[kind].hour <= latest && latest - KINDS[kind].hour <= MORNING ? KINDS[kind].hour : latest;
};
const MORNING = 3;

/** Costs of places that are open only on some days at that hour, of places whose hours nobody knows, and of closed ones. */
const SOME_DAYS = 0.6;
const UNKNOWN = 0.4;
const CLOSED = 5;

/** How replies know the criterion. */
export const OPEN = 'open then';

/** Where nobody said an hour, it may be as much earlier or later. */
const ABOUT = 1.5;

/**
 * Places that are open at an hour of a day, or of most days where the day is not known.
 *
 * @param exact somebody said an hour
 */
export function openCriterion(hour: number, request: Pick<StopRequest, 'date' | 'weekday'>, exact: boolean): Criterion {
  const on = dayOf(request);
  const hours: Hours = exact ? [hour, hour] : [hour - ABOUT, hour + ABOUT];
  // Whoever comes less than half an hour before it shuts has no time for a stop.
  const times = (exact ? [hours, [hour + AT_LEAST, hour + AT_LEAST] as const] : [hours]).map((one) => ({
    ...on,
    hours: one,
  }));
  return {
    kind: 'feature',
    label: OPEN,
    missing: false,
    cost: (row) => {
      const [open = null, later = open] = times.map((time) => isOpenThen(row, time));
      if (open === null) return UNKNOWN;
      if (open) return later === false ? CLOSED : 0;
      return on.day === null && isOpenSomeDay(row, hours) ? SOME_DAYS : CLOSED;
    },
  };
}

const dayOf = ({ date, weekday }: Pick<StopRequest, 'date' | 'weekday'>): Pick<Time, 'date' | 'day'> => ({
  date,
  day: date === null ? weekday : weekdayOf(date),
});

/** Hours that a place has to stay open after somebody comes. */
const AT_LEAST = 29 / 60;

/** Whether a place is open at an hour of a day and for a while after it; null where nobody knows. */
export function isOpenAt(row: Restaurant, on: Pick<StopRequest, 'date' | 'weekday'>, hour: number): boolean | null {
  const isOpen = (at: number) => isOpenThen(row, { ...dayOf(on), hours: [at, at] });
  return isOpen(hour) && (isOpen(hour + AT_LEAST) ?? true);
}
