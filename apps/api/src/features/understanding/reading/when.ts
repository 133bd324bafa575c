import { addDays, weekdayOf } from '@saffron/contracts/hours/days';
import type { LocalTime } from '@saffron/contracts/hours/status';
import { OTHERS } from '../safety/signs.ts';
import { Phrases } from '../text/phrases.ts';
import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import type { Hours, MealWish, When } from '../wishes.ts';
import { dateIn, dayName, nextDate, padded } from './dates.ts';
import {
  afterEventIn,
  clauseBefore,
  DETERMINERS,
  hourAfter,
  isAfterHour,
  isAfterwards,
  isEndOfEvent,
  isEvent,
  isHourOfEvent,
  isNotBefore,
} from './events.ts';
import { halved, type Talk } from './half-of-day.ts';
import { numberIn } from './numbers.ts';
import type { Reading } from './reading.ts';
import { movedBy } from './shifts.ts';
import { hoursAt, type TimeMention } from './times.ts';
import { isTomorrow, TOMORROW, type Weekday, weekdayAt } from './weekdays.ts';

type TimeWord =
  | 'now'
  | 'still'
  | 'today'
  | 'weekend'
  | 'weekday'
  | 'tonight'
  | 'tomorrow'
  | 'overmorrow'
  | 'midnight'
  | 'noon'
  | 'late morning'
  | 'late afternoon'
  | 'early afternoon'
  | 'morning'
  | 'afternoon'
  | 'evening'
  | 'late'
  | 'over';

const WORDS = new Phrases<TimeWord>(
  Object.entries({
    now: 'right now|open now|eat now|food now|go now|going now|atm|at the moment|this minute|currently|as we speak|straight away|right away|this instant|rn',
    still: 'still open|still serving',
    today: 'today|later today|2day',
    weekend: 'this weekend|at the weekend|the weekend|over the weekend|on the weekend|next weekend|weekend|weekends',
    weekday: 'weekday|weekdays|a weekday|week day|week days|weeknight|weeknights|midweek',
    tonight: 'tonight|this evening|later tonight|tonite|2nite|2night|this eve',
    tomorrow: [...TOMORROW].join('|'),
    overmorrow: 'day after tomorrow',
    midnight: 'midnight',
    noon: 'noon|midday|noonish|middayish',
    'late morning': 'late morning',
    'late afternoon': 'late afternoon',
    'early afternoon': 'early afternoon',
    morning: 'this morning|morning|mornings|in the morning',
    afternoon: 'this afternoon|afternoon|afternoons|in the afternoon|aft',
    evening: 'evening|evenings|night|nights|nite|in the evening',
    late: 'late|late night|late at night|after hours',
    over: 'too late|left it late|leave it late',
  } satisfies Record<TimeWord, string>).flatMap(([word, phrases]) =>
    phrases.split('|').map((phrase) => [phrase, word as TimeWord] as const),
  ),
);

/** When people come in a part of a day; the narrower one counts. */
const PARTS: readonly { part: TimeWord; hours: Hours; said: string }[] = [
  { part: 'late morning', hours: [10.5, 11.5], said: 'in the late morning' },
  { part: 'late afternoon', hours: [16, 18], said: 'in the late afternoon' },
  { part: 'early afternoon', hours: [13, 14.5], said: 'in the early afternoon' },
  { part: 'late', hours: [23, 23], said: 'late' },
  { part: 'morning', hours: [8, 11], said: 'in the morning' },
  { part: 'afternoon', hours: [13, 17], said: 'in the afternoon' },
  { part: 'evening', hours: [19, 22], said: 'in the evening' },
];

const MIDNIGHT = 24;
/** Until this hour it is still the night of the day before. */
const NIGHT_ENDS = 5;
const NOON = 12;

/** A clock as it counts: the small hours belong to the night of the day before. */
interface Clock {
  date: string;
  hour: number;
}

/** The day that it still is, and the hour of it. */
export const clockOf = ({ date, minute }: LocalTime): Clock =>
  minute < NIGHT_ENDS * 60 ? { date: addDays(date, -1), hour: minute / 60 + 24 } : { date, hour: minute / 60 };

/**
 * When somebody wants to be there, as far as a message says so.
 *
 * @param now the local time of the guide; null where nobody knows it: then "tonight" says nothing
 * @param before the meals that the conversation is about, where the message names none
 * @param last the time that it was about
 * @param rows the places that it is about
 * @returns null where it says neither a day nor an hour
 * @example whenIn(finish(read('dinner on Monday at 10pm', vocabulary, [])), null) // day: 0, hours: [22, 22], said: 'on Monday at 22:00'
 */
export function whenIn(
  whole: Pick<Reading, 'tokens' | 'times' | 'mentions'> & Partial<Pick<Reading, 'names'>>,
  now: LocalTime | null,
  before: readonly MealWish[] = [],
  last: When | null = null,
  rows: Talk['rows'] = [],
): When | null {
  const reading = { ...whole, tokens: withoutNames(whole) };
  const words = new Set(WORDS.findAll(reading.tokens).map(({ value }) => value));
  if (isNowSaid(reading.tokens)) words.add('now');
  // "Is it still open?" is about now, "still open at midnight?" is not, nor where they said before when they come.
  const isTimed = reading.times.length > 0 || words.has('midnight') || (last !== null && last.at !== '');
  if (words.has('still') && !isTimed) words.add('now');
  if (words.size === 0 && !isTimed && isHungry(reading.tokens)) words.add('now');
  const clock = now && clockOf(now);
  const said = dayOf(reading.tokens, words, clock);
  const soon = clock && (!said || said.date === clock.date) ? inAWhile(reading.tokens, clock) : null;
  if (soon) return soon;
  const later = said || reading.times.length > 0 ? null : laterThan(last, reading.tokens);
  if (later) return later;
  const meant = hoursOf(reading, words, said !== null, before, { known: last, rows });
  if (!said && !meant) return null;
  const time = meant && clock ? hurried(meant, said, clock) : meant;
  const meal = reading.mentions.flatMap(({ meaning }) => (meaning.type === 'meal' ? [meaning.meal] : []))[0];
  const hours = time?.hours ?? (meal && hoursAt(meal));
  const day = said && hours && clock ? notOver(said, hours, clock) : said;
  const next = !day && time && clock ? nextHour(time.hours, clock) : null;
  const isMeal = reading.mentions.some(({ meaning }) => meaning.type === 'meal');
  // "On Sunday", on a Sunday: what is left of it.
  const left = day?.date === clock?.date && clock && !isMeal ? { hours: [clock.hour, MIDNIGHT] as const } : null;
  return whenOf({ ...NEVER, ...next, ...left, ...day, ...(time && { at: time.at, hours: time.hours }) });
}

/**
 * When somebody may want to be there, of a message that names several days to choose between: "Saturday or Sunday?". One where it names one,
 * or none.
 */
export function whensIn(
  reading: Pick<Reading, 'tokens' | 'times' | 'mentions'>,
  now: LocalTime | null,
  last: When | null = null,
): When[] {
  const days = reading.tokens.flatMap((_, at) => (weekdayAt(reading.tokens, at) ? [at] : []));
  const [first, ...others] = days.flatMap((day) => {
    const tokens = reading.tokens.map((token, at) =>
      days.includes(at) && at !== day ? { ...token, word: '', stem: '' } : token,
    );
    return whenIn({ ...reading, tokens }, now, [], last) ?? [];
  });
  if (first && others.some(({ day }) => day !== first.day)) return [first, ...others];
  const only = whenIn(reading, now, [], last);
  return only ? [only] : [];
}

/** A place called "Thursday House" says no day. */
const withoutNames = ({
  tokens,
  names = [],
}: Pick<Reading, 'tokens'> & Partial<Pick<Reading, 'names'>>): Reading['tokens'] =>
  names.length === 0
    ? tokens
    : tokens.map((token, at) =>
        names.some(({ from, to }) => at >= from && at < to) ? { ...token, word: '', stem: '' } : token,
      );

/** The hour that was said before, moved. */
function laterThan(last: When | null, tokens: readonly Token[]): When | null {
  const [from, to] = last?.hours ?? [];
  const by = last?.at && from === to ? movedBy(tokens) : null;
  if (!last || from === undefined || by === null) return null;
  return whenOf({ ...last, hours: [from + by, from + by], at: `at ${hourText(from + by)}` });
}

/** "I'm starving": whoever says so eats now, where they say nothing else. */
const isHungry = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word, clause }, at) => {
    const before = tokens[at - 1];
    return HUNGRY.has(word) && (before === undefined || before.clause !== clause || BEING.has(before.word));
  });
const HUNGRY = wordSet('hungry starving famished ravenous peckish');
const BEING = wordSet('im were am are so really very proper absolutely dead');

/** Who or what is so now: no time to eat. */
const SUBJECTS = wordSet('she he they shes hes theyre it its thats weve ive');

/** "Food now", "coffee by the ferry, now?", but not "we're eight now", "my mum is coming now" nor "now something cheaper". */
function isNowSaid(tokens: readonly Token[]): boolean {
  return tokens.some(({ word, clause }, at) => {
    if (word !== 'now' || tokens[at + 1]?.clause === clause || tokens[at - 1]?.word === 'for') return false;
    const said = tokens.slice(Math.max(0, at - NOW_READ), at).filter((token) => token.clause === clause);
    return !said.some(
      (token) =>
        SUBJECTS.has(token.word) ||
        OTHERS.has(token.word) ||
        /^(?:where|what)$/.test(token.word) ||
        numberIn(token.word) !== null,
    );
  });
}
/** Words before "now" that tell what is so. */
const NOW_READ = 8;

/** "On Sunday at noon", on a Sunday evening: the one of next week. */
const notOver = (day: Day, [, until]: Hours, { date, hour }: Clock): Day =>
  day.date === date && day.on.startsWith('on ') && until < hour ? { ...day, date: addDays(date, 7) } : day;

/** An hour without a day is the next one, and a part of a day that has begun is today's. */
function nextHour([hour, until]: Hours, { date, hour: now }: Clock): Pick<When, 'date' | 'day'> {
  const on = hour >= now || until > now ? date : addDays(date, 1);
  return { date: on, day: weekdayOf(on) };
}

const NEVER = { date: null, day: null, on: '', hours: null, at: '' };

/** With the words for it. */
export const whenOf = (when: Omit<When, 'said'>): When => ({
  ...when,
  said: [when.on, when.at].filter(Boolean).join(' '),
});

type Day = Pick<When, 'date' | 'day' | 'on'> & { hours?: Hours };

function dayOf(tokens: readonly Token[], words: ReadonlySet<TimeWord>, clock: Clock | null): Day | null {
  const on = (date: string, on: string): Day => ({ date, day: weekdayOf(date), on });
  const weekdays = tokens.flatMap((_, at) => (weekdayAt(tokens, at) ? [at] : []));
  const weekday = weekdayAt(tokens, weekdays.at(-1) ?? -1);
  if (weekday && (!words.has('tomorrow') || weekdays.some((at) => isTomorrow(tokens, at)))) {
    const { day, usual } = weekday;
    const date = clock && !usual ? dateOf(weekday, clock.date) : null;
    return { date, day, on: `on ${dayName(day)}${usual ? 's' : ''}` };
  }
  if (!clock) return null;
  const { date, hour } = clock;
  if (words.has('overmorrow')) return on(addDays(date, 2), 'the day after tomorrow');
  if (words.has('tomorrow')) return on(addDays(date, 1), 'tomorrow');
  const named = dateIn(tokens, date);
  if (named) return on(named.date, named.said);
  if (words.has('tonight')) return { ...on(date, 'tonight'), hours: [Math.max(19, hour), Math.max(23, hour + 1)] };
  if (words.has('now')) return { ...on(date, 'right now'), hours: [hour, hour] };
  if (words.has('weekend')) return on(nextOf([SATURDAY, SUNDAY], date, hour), 'at the weekend');
  if (words.has('weekday')) return on(nextOf([0, 1, 2, 3, 4], date, hour), 'on a weekday');
  return words.has('today') ? { ...on(date, 'today'), hours: [hour, MIDNIGHT] } : null;
}

const SATURDAY = 5;
const SUNDAY = 6;

/** The next date of some weekdays: today only until the afternoon. */
const nextOf = (days: readonly number[], date: string, hour: number): string =>
  Array.from({ length: 7 }, (_, ahead) => addDays(date, hour < AFTERNOON ? ahead : ahead + 1)).find((one) =>
    days.includes(weekdayOf(one)),
  ) ?? date;
const AFTERNOON = 15;

/** "Next Thursday" is one of the week after this, which begins on Monday. */
const dateOf = ({ day, next }: Weekday, today: string): string =>
  next ? addDays(today, 7 - weekdayOf(today) + day) : nextDate(day, today);

/** Counted from now. */
function inAWhile(tokens: readonly Token[], { date, hour }: Clock): When | null {
  const [hours] = tokens.flatMap((_, at) => hoursAfter(tokens, at) ?? []);
  if (hours === undefined) return null;
  const then = hour + hours;
  return whenOf({ date, day: weekdayOf(date), on: '', hours: [then, then], at: `at ${hourText(then)}` });
}

/** How long it takes. */
const TAKING = wordSet('out done finished over eaten served fed eat made');
const AROUND = wordSet('about around roughly like say another the next');
const WHILE: readonly (readonly [RegExp, number])[] = [
  [/^half (?:an |a )?hour\b/, 0.5],
  [/^(?:a )?quarter of an hour\b/, 0.25],
  [/^an? (?:hour|hr) and a half\b/, 1.5],
  [/^an? (?:hour|hr)\b/, 1],
  [/^(?:a )?couple (?:of )?(?:hour|hr)s\b/, 2],
  [/^an? (?:few )?(?:minute|min)s?\b/, 0.1],
  [/^hour\b/, 0.5],
];

/** The hours from now that begin with the "in" at a token; null where it says no such thing. */
function hoursAfter(tokens: readonly Token[], at: number): number | null {
  if (tokens[at]?.word !== 'in' || TAKING.has(tokens[at - 1]?.word ?? '')) return null;
  const words = tokens.slice(at + 1, at + 1 + IN_WORDS).map(({ word }) => word);
  const said = words.slice(words.findIndex((word) => !AROUND.has(word)));
  const [, hours] = WHILE.find(([pattern]) => pattern.test(said.join(' '))) ?? [];
  if (hours !== undefined) return hours;
  const count = numberIn(said[0] ?? '');
  const unit = said.slice(1, 3).find((word) => /^(?:hour|hr|minute|min)s?$/.test(word));
  return count === null || !unit ? null : /^h/.test(unit) ? count : count / 60;
}
const IN_WORDS = 6;

/** `due`: the hour at which one has to be elsewhere. */
type Time = Pick<When, 'at'> & { hours: Hours; due?: number };

/** Whoever has to be elsewhere within the hour or so eats now, and not tomorrow. */
const hurried = ({ due, ...time }: Time, day: Day | null, { date, hour }: Clock): Time =>
  due !== undefined && time.hours[0] < hour && hour < due && (!day || day.date === date)
    ? { ...time, hours: [hour, hour] }
    : time;

function hoursOf(
  { tokens, times, mentions }: Pick<Reading, 'tokens' | 'times' | 'mentions'>,
  words: ReadonlySet<TimeWord>,
  hasDay: boolean,
  before: readonly MealWish[],
  { known, rows }: Pick<Talk, 'known' | 'rows'>,
): Time | null {
  const clocks = times.filter(({ clock }) => clock !== null);
  const isOfEvent = ({ from, to }: TimeMention) => isHourOfEvent(tokens, from, to) && !isEndOfEvent(tokens, from, to);
  const last = clocks.findLast((one) => !isOfEvent(one)) ?? clocks.at(-1);
  const isTicket = last !== undefined && isOfEvent(last);
  const said = mentions.flatMap(({ meaning }) => (meaning.type === 'meal' ? [meaning.meal] : []));
  const meals = said.length > 0 ? said : before.map(({ meal }) => meal);
  const hour = last?.value ?? (last?.clock == null ? null : halved(last.clock, tokens, { meals, known, rows }));
  const told = hour ?? (words.has('midnight') ? MIDNIGHT : words.has('noon') ? NOON : null);
  if (afterEventIn(tokens) >= 0 || (known?.at.startsWith('before') && isAfterwards(tokens))) {
    const begun = known?.at.startsWith('before') ? (known.hours?.[0] ?? 0) + BEFORE_EVENT : null;
    // A meal tells better than the usual end of an evening.
    if (told === null && begun === null && said.length > 0) return null;
    // "Dinner at nine after the show" has its own hour.
    const then = told !== null && !isTicket ? told : hourAfter(told ?? begun);
    return { hours: [then, then], at: `at ${hourText(then)}` };
  }
  if (told !== null) {
    const from = told < NIGHT_ENDS && !words.has('morning') ? told + 24 : told;
    // Who eats before seven is there some time before it.
    const isAfter = tokens.some((_, at) => isAfterHour(tokens, times, at));
    const at = last?.from ?? tokens.findIndex(({ word }) => word === 'midnight');
    const isUntil = staysOpenUntil(tokens, at);
    if (isUntil) return { hours: [from - SOONER, from - SOONER], at: `until ${hourText(from)}` };
    const isBefore = last !== undefined && !isAfter && (isTicket || isSaidBefore(tokens, last.from));
    // A coffee before the train takes no time.
    const isLong = isEvent(tokens) || (isTicket && from >= NOON);
    const hour = isBefore ? from - (isLong ? BEFORE_EVENT : SOONER) : from;
    return {
      hours: [hour, hour],
      at: `${isBefore ? 'before' : 'at'} ${hourText(from)}`,
      ...(isBefore && { due: from }),
    };
  }
  const found = PARTS.find(({ part }) => words.has(part));
  if (!found) return null;
  const { part, hours, said: at } = found;
  const isOther = meals.some((meal) => meal === 'lunch' || (meal === 'breakfast' && part !== 'morning'));
  const isMeant = hasDay || isPartMeant(tokens, part.split(' ').at(-1) ?? '');
  return isMeant && !isOther ? { hours, at } : null;
}

/** "For the afternoon", "coffee, morning" mean the next one; "afternoon tea" and "good morning" say nothing of when. */
const isPartMeant = (tokens: readonly Token[], part: string): boolean =>
  ALONE.has(part) &&
  tokens.some(
    ({ word, clause }, at) =>
      (word === part || word === `${part}s`) &&
      tokens[at - 1]?.word !== 'good' &&
      !BEHIND_PART.has(tokens[at + 1]?.word ?? '') &&
      (at > 0 || tokens[at + 1]?.clause === clause),
  );
const ALONE = wordSet('morning afternoon');
const BEHIND_PART = wordSet('tea all everyone folks there');

/** "Somewhere open until one": up to an hour, at which it may close. */
const staysOpenUntil = (tokens: readonly Token[], at: number): boolean =>
  UNTIL.has(tokens[at - 1]?.word ?? '') && SERVING.has(tokens[at - 2]?.word ?? '') && !isNotBefore(tokens, at);
const UNTIL = wordSet('until till til');
const SERVING = wordSet('open serving serves cooking food drinks cocktails beer wine music');

function isSaidBefore(tokens: readonly Token[], at: number): boolean {
  const isAfterIt = tokens.some(
    ({ word, clause }, after) =>
      after > at &&
      word === 'before' &&
      (tokens[after + 1]?.clause !== clause || ENDING.has(tokens[after + 1]?.word ?? '')),
  );
  if (isAfterIt || isEatingFirst(tokens)) return true;
  const lead = clauseBefore(tokens, at).findLast(({ word }) => !DETERMINERS.has(word));
  return lead?.word === 'before' && !isNotBefore(tokens, at);
}

const ENDING: ReadonlySet<string> = new Set(['that', 'then', 'it', 'hand']);

/** "Where do we eat first?", "fed beforehand": the hour is that of what comes after. "Drinks at seven first, then dinner" is a plan. */
const isEatingFirst = (tokens: readonly Token[]): boolean =>
  tokens.every(({ word }) => word !== 'then') &&
  tokens.some(
    ({ word, clause }, at) =>
      word === 'beforehand' ||
      (word === 'first' &&
        !NO_ORDER.has(tokens[at - 1]?.word ?? '') &&
        numberIn(tokens[at - 1]?.word ?? '') === null &&
        (tokens[at + 1]?.clause !== clause || tokens[at + 1]?.word === 'and')),
  );
/** "The first", "at first". */
const NO_ORDER = wordSet('the at my our your his her their a is come comes');
const SOONER = 0.5;
/** Who has tickets eats before that, and has to get there. */
export const BEFORE_EVENT = 1.5;

/** @example hourText(19.5) // '19:30' */
export function hourText(hour: number): string {
  const minutes = Math.round(hour * 60) % (24 * 60);
  if (minutes === 0) return 'midnight';
  return minutes === NOON * 60 ? 'noon' : `${Math.floor(minutes / 60)}:${padded(minutes % 60)}`;
}
