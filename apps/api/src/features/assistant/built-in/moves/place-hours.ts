import type { Restaurant } from '@saffron/contracts/guide';
import { DAYS, weekdayOf } from '@saffron/contracts/hours/days';
import { type Exception, minuteOf, type Span } from '@saffron/contracts/hours/schedule';
import type { LocalMoment } from '@saffron/contracts/hours/status';
import type { HoursMove, PlaceHours } from '../../../dialogue/hours/moves.ts';
import { firstOf, lastOf } from '../../../dialogue/hours/place-hours.ts';
import { notedHours } from '../../../search/opening/noted-hours.ts';
import { dateText } from '../../../understanding/reading/dates.ts';
import type { When } from '../../../understanding/wishes.ts';
import { clock, closedText, nightClock, spansText, weekText } from '../hours-words.ts';
import { HOURS } from '../phrasebook/ask.ts';
import { inQuotes } from '../pitch.ts';
import { isRoundTheClock } from '../until.ts';
import type { Voice } from '../voice.ts';
import { nameOf, phoneOf } from '../words.ts';

/** What is said of the hours of one place. */
export interface Said {
  /** Empty where `does` is a whole sentence. */
  name: string;
  /** The predicate. */
  does: string;
  /** The predicate of several places; absent where each has a sentence of its own. */
  many?: string;
  /** Until or from when it is open; places of which that is told share a sentence. */
  until?: string;
  /** What follows of this place alone. */
  next?: string;
}

/** @example headOf({ name: 'Foxlight', does: 'is closed on Monday', next: '; it opens on Tuesday' }) // 'Foxlight is closed on Monday' */
export const headOf = ({ name, does }: Said): string => [name, does].filter(Boolean).join(' ');
export const textOf = (said: Said): string => `${headOf(said)}${said.next ?? ''}`;

type Saying = (place: PlaceHours, when: When | null, voice: Voice) => Said;

export const SAYING: Readonly<Record<Exclude<HoursMove['ask'], 'last' | 'soonest' | 'first' | 'told'>, Saying>> = {
  open: (place, when, voice) => isOpen(place, when, voice),
  closes: (place, when, voice) =>
    always(place) ??
    overOf(place, when) ??
    inParts(place, when) ??
    ofDay(place, when, voice, ({ end, lastOrders }) => {
      const orders = lastOrders !== null && lastOrders < end ? `, last orders at ${nightClock(lastOrders)}` : '';
      return both('shuts', 'shut', ` at ${nightClock(end)}${orders}`);
    }),
  orders: (place, when, voice) => {
    const span = sittingOf(place, when);
    const last = ordersOf(place, span);
    return last === null || place.over
      ? SAYING.closes(place, when, voice)
      : ofDay(
          place,
          when,
          voice,
          ({ end }) => ({
            does: `takes orders until ${nightClock(last)} and shuts at ${nightClock(end)}`,
            many: `take orders until ${nightClock(last)} and shut at ${nightClock(end)}`,
          }),
          span,
          span?.end,
        );
  },
  opens: (place, when, voice) =>
    always(place) ??
    overOf(place, when) ??
    inParts(place, when) ??
    ofDay(place, when, voice, ({ start }) => ({ does: `opens at ${clock(start)}` }), firstOf(place)),
  days: (place, _, voice) => daysOff(place, voice),
  week: (place, when, voice) => (when ? isOpen(place, when, voice) : ofWeek(place, voice)),
};

/** A place that never shuts on a day; null for any other. */
const always = ({ row, spans }: PlaceHours): Said | null =>
  spans?.some(isRoundTheClock) ? { name: nameOf(row), ...both('is ', 'are ', 'open round the clock') } : null;

/** A predicate of one place, and of several. */
const both = (one: string, several: string, rest: string): Pick<Said, 'does' | 'many'> => ({
  does: `${one}${rest}`,
  many: `${several}${rest}`,
});
const closed = (rest: string): Pick<Said, 'does' | 'many'> => both('is closed', 'are closed', rest);

/** "Kelp & Kin has shut already, at 15:30; it opens on Tuesday at nine"; null where it has not. */
function overOf(place: PlaceHours, when: When | null): Said | null {
  const last = lastOf(place);
  if (!place.over || !last) return null;
  return { name: nameOf(place.row), does: `has shut already, at ${nightClock(last.end)}`, ...again(place, when) };
}

/** "Split Rice is open noon to 15:00 and 18:00 to 22:00 today", where one hour would leave out lunch or dinner; null where it has no break. */
function inParts({ row, spans }: PlaceHours, when: When | null): Said | null {
  if (!spans || spans.length < 2) return null;
  const orders = spans.at(-1)?.lastOrders ?? null;
  const last = orders === null ? '' : `, last orders at ${nightClock(orders)}`;
  return { name: nameOf(row), ...both('is ', 'are ', `open ${spansText(spans)}${last}${on(when, NOW_IS_TODAY)}`) };
}

/** "; it opens again tomorrow at noon", of a place that has closed for the day. */
const again = ({ opensNext }: PlaceHours, when: When | null): Pick<Said, 'next'> =>
  opensNext && opensNext.daysAhead > 0 ? { next: `; it opens again ${momentText(opensNext, when)}` } : {};

/** Of the hours of a day those that one comes in at an hour, else the last ones. */
function sittingOf(place: PlaceHours, when: When | null): Span | null {
  const [from = 0, to = null] = when?.hours ?? [];
  return (from === to && place.spans?.find(({ end }) => end > from * 60)) || lastOf(place);
}

/** The minute up to which one can order; null where it is closing time or nobody knows. */
export function ordersOf(place: PlaceHours, span: Span | null = lastOf(place)): number | null {
  const { end = 0, lastOrders = null } = span ?? {};
  const last = lastOrders ?? (place.kitchen ?? Infinity) * 60;
  return last < end ? last : null;
}

/** How a day is named beside what is said of it, where other words fit it better than those of the message. */
type OtherDay = Readonly<Record<string, string>>;
const NOW_IS_TODAY: OtherDay = { 'right now': 'today' };
const NOW_IS_CLEAR: OtherDay = { 'right now': '' };
const BY_DAY: OtherDay = { 'right now': 'today', tonight: 'today' };
const BY_NIGHT: OtherDay = { today: 'tonight' };

export function on(when: When | null, other: OtherDay = {}): string {
  const day = when ? (other[when.on] ?? when.on) : '';
  return day ? ` ${day}` : '';
}

/** When it is closed for the season, that says more than the day does. */
const seasonOf = ({ from, to }: Exception): string =>
  from === to ? `on ${dateText(from)}` : `from ${dateText(from)} to ${dateText(to)}`;

/** Of a place that is open on that day, the part of the day at which nobody said an hour; empty of one that is not. */
function partOfDay(row: Restaurant, when: When | null): string {
  const [from] = when?.hours ?? [];
  const day = when?.day ?? null;
  if (!when || from === undefined || when.at !== '' || day === null || when.on === 'right now') return '';
  const isShut = notedHours(row)?.closed.has(day) ?? true;
  if (isShut || /night|evening|morning|lunch/.test(when.said)) return '';
  return from >= AT_NIGHT ? ' in the evening' : from < NOON ? ' in the morning' : '';
}
const AT_NIGHT = 17;
const NOON = 12;

/** Whether a place is open at a time, and until when. */
export function isOpen(place: PlaceHours, when: When | null, voice: Voice): Said {
  const { row, open, spans, exception, opensNext } = place;
  const name = nameOf(row);
  const said = when?.said ? ` ${when.said}` : '';
  if (open === null) return when ? unknown(place, `whether ${name} is open${said}`, voice) : ofWeek(place, voice);
  if (open) return { name, ...openThen(place, when, said) };
  if (exception && exception.spans.length === 0) return { name, ...closed(` ${seasonOf(exception)}`) };
  if (!spans) return { name, ...closed(`${said}${partOfDay(row, when)}${quote(place)}`) };
  const next = opensNext ? { next: `; it opens ${momentText(opensNext, when)}` } : {};
  if (spans.length === 0) return { name, ...closed(on(when, NOW_IS_TODAY)), ...next };
  return { name, ...missed(spans, when), ...(when?.on === 'right now' && again(place, when)) };
}

function openThen(place: PlaceHours, when: When | null, said: string): Omit<Said, 'name'> {
  const { spans, soon } = place;
  if (spans?.some(isRoundTheClock)) return both('is ', 'are ', 'open round the clock');
  if (soon && spans) return hurrying(place, when);
  const last = lastOf(place);
  const first = firstOf(place);
  if (first && when?.hours && isEarly(when.hours[0] * 60, first) && when.on !== 'right now')
    return both('opens', 'open', ` at ${clock(first.start)}${on(when)}`);
  if (when?.hours && last && spans?.length === 1) {
    // Whoever has to be elsewhere later on asks from when.
    const isBefore = when.at.startsWith('before');
    const until = isBefore ? `from ${clock(last.start)}` : `until ${nightClock(last.end)}`;
    const does = `open ${until}${on(when, isBefore ? BY_DAY : NOW_IS_CLEAR)}`;
    return { ...both('is ', 'are ', does), until };
  }
  return spans && spans.length > 0
    ? { does: `is open ${spansText(spans)}${on(when, NOW_IS_TODAY)}` }
    : { does: `should be open${said}${quote(place)}` };
}

/** Whoever asks for an hour of the morning that soon after opening wants to hear of that. */
const isEarly = (minute: number, { start }: Span): boolean => minute < MORNING && minute - start <= SOON_AFTER;
const MORNING = 10 * 60;
const SOON_AFTER = 90;

/** "Foxlight is closed then: it shuts at nine", "Foxlight shut at nine"; null where it is open, or closed all day. */
export function closedThen(place: PlaceHours, when: When | null): Said | null {
  const { row, open, spans, exception } = place;
  if (open !== false || !spans || spans.length === 0 || exception?.spans.length === 0) return null;
  if (when?.on === 'right now') return { name: nameOf(row), ...missed(spans, when), ...again(place, when) };
  const { does, many, orders } = missed(spans, when);
  if (orders) return { name: nameOf(row), does, many };
  const then = when?.hours ? ' then' : '';
  return { name: nameOf(row), does: `is closed${then}: it ${does}`, many: `are closed${then}: they ${many}` };
}

/** Why a place is closed at an hour of a day on which it has some. `orders`: it is open, and takes no more orders. */
function missed(spans: readonly Span[], when: When | null): { does: string; many: string; orders?: true } {
  const [first, last] = [spans[0] ?? NONE, spans.at(-1) ?? NONE];
  const [from = null, to = null] = when?.hours ?? [];
  const day = on(when, last.end < EVENING ? BY_DAY : NOW_IS_TODAY);
  const at = ` at ${nightClock(last.end)}`;
  const isNow = when?.on === 'right now';
  if (isNow && from !== null && last.end <= from * 60) return { does: `shut${at}`, many: `shut${at}` };
  const open = from === null ? undefined : spans.find(({ start, end }) => start <= from * 60 && from * 60 < end);
  if (isNow && open) return { does: 'has taken its last orders', many: 'have taken their last orders', orders: true };
  if (open && open.lastOrders !== null && open.lastOrders <= (from ?? 0) * 60) {
    const orders = `last orders at ${nightClock(open.lastOrders)}${day}`;
    return { does: `takes ${orders}`, many: `take ${orders}`, orders: true };
  }
  if (from !== null && last.end <= from * 60 + A_WHILE) return { does: `shuts${at}${day}`, many: `shut${at}${day}` };
  if (to !== null && first.start > to * 60) {
    const until = `open until ${clock(first.start)}${day}`;
    return { does: `doesn't ${until}`, many: `don't ${until}` };
  }
  const hours = `only open ${spansText(spans)}${day}`;
  return { does: `is ${hours}`, many: `are ${hours}` };
}
/** Minutes before closing time at which nobody is let in. */
const A_WHILE = 30;

function hurrying(
  { spans, kitchen: closes }: Pick<PlaceHours, 'spans' | 'kitchen'>,
  when: When | null,
): Omit<Said, 'name'> {
  const minute = (when?.hours?.[0] ?? 0) * 60;
  const { end, lastOrders } = spans?.find((span) => span.start <= minute && minute < span.end) ?? spans?.at(-1) ?? NONE;
  const last = lastOrders !== null && lastOrders < end;
  const kitchen = (closes ?? Infinity) * 60;
  if (!last && kitchen < end) return { does: 'is open', next: `, but the kitchen closes at ${nightClock(kitchen)}` };
  const rest = ` at ${nightClock(last ? lastOrders : end)}`;
  const left = Math.max(SHORTEST, Math.round(((last ? lastOrders : end) - minute) / SHORTEST) * SHORTEST);
  // Who cannot come earlier is not told to.
  const next = when?.on === 'right now' ? ', so be quick' : `, which leaves ${stretchText(left)}`;
  return {
    does: `${last ? 'takes last orders' : 'shuts'}${rest}`,
    many: `${last ? 'take last orders' : 'shut'}${rest}${next}`,
    next,
  };
}
/** Minutes in steps of which one tells how long there is. */
const SHORTEST = 5;
const stretchText = (minutes: number): string => (minutes === A_WHILE ? 'half an hour' : `${minutes} minutes`);
const NONE: Span = { start: 0, end: 0, lastOrders: null };

const quote = ({ noted }: PlaceHours): string => (noted ? `: “${inQuotes(noted)}”` : '');

function unknown({ row, noted }: PlaceHours, whether: string, { say }: Voice): Said {
  const lead = say(HOURS.unknown, { whether });
  const phone = phoneOf(row);
  const rest = noted
    ? `, only this: “${inQuotes(noted)}”`
    : phone
      ? `; ${phone} would tell you`
      : ', so ask before you go';
  return { name: '', does: `${lead}${rest}` };
}

/** From this minute on one says "tonight". */
const EVENING = 18 * 60;

/**
 * The hours of the day that was asked about.
 *
 * @param say what a day with hours comes to
 * @param first where its opening is told, rather than its closing, or another sitting than the last
 * @param at the minute that is told
 */
export function ofDay(
  place: PlaceHours,
  when: When | null,
  voice: Voice,
  say: (span: Span) => Pick<Said, 'does' | 'many'> = () => ({ does: '' }),
  first: Span | null = null,
  at = first?.start,
): Said {
  const name = nameOf(place.row);
  const last = lastOf(place);
  if (place.exception && !last) return { name, ...closed(` ${seasonOf(place.exception)}`) };
  if (last) {
    const day = on(when, (at ?? last.end) >= EVENING ? BY_NIGHT : BY_DAY);
    const { does, many } = say(first ?? last);
    return { name, does: `${does}${day}`, ...(many !== undefined && { many: `${many}${day}` }) };
  }
  if (!place.schedule || !when) return ofWeek(place, voice);
  return { name, ...closed(on(when)), next: `; otherwise it's open ${weekText(place.schedule)}` };
}

function daysOff(place: PlaceHours, voice: Voice): Said {
  const { row, schedule } = place;
  if (!schedule) return ofWeek(place, voice);
  const days = closedText(schedule);
  const soon = schedule.exceptions.find(({ spans }) => spans.length === 0);
  const season = soon ? `, and ${days ? '' : 'shut '}${seasonOf(soon)}` : '';
  if (days) return { name: nameOf(row), ...closed(` ${days}${season}`) };
  const everyDay = schedule.week.every((day) => day.length > 0);
  return { name: nameOf(row), does: `is open ${everyDay ? 'every day' : weekText(schedule)}${season}` };
}

/** A sentence that tells an hour. */
const TELLS_TIME = /\d|\b(?:noon|midnight|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i;

function ofWeek(place: PlaceHours, voice: Voice): Said {
  const { row, schedule } = place;
  const name = nameOf(row);
  if (!schedule && place.noted && TELLS_TIME.test(place.noted.text))
    return { name: '', does: `The hours of ${name}: “${inQuotes(place.noted)}”` };
  if (!schedule) return unknown(place, `the hours of ${name}`, voice);
  const days = closedText(schedule);
  const soon = schedule.exceptions.find(({ spans }) => spans.length === 0);
  const shut = `${days ? `, and closed ${days}` : ''}${soon ? `. It's shut ${seasonOf(soon)}` : ''}`;
  return { name, does: `is open ${weekText(schedule)}${shut}` };
}

const NEAR_DAYS = 6;

/** @example 'tomorrow at noon', 'on Friday at 18:00' */
function momentText({ date, time, daysAhead }: LocalMoment, when: When | null): string {
  const at = `at ${clock(minuteOf(time))}`;
  if (daysAhead === 0) return at;
  if (daysAhead === 1 && (when?.on === 'right now' || when?.on === 'today')) return `tomorrow ${at}`;
  return `${daysAhead <= NEAR_DAYS ? `on ${DAYS[weekdayOf(date)]}` : `on ${dateText(date)}`} ${at}`;
}
