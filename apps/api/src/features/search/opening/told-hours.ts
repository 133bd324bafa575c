import { wordSet } from '../../understanding/text/word-set.ts';
import { chanceOfHours, type Kind } from './of-hours.ts';
import { type Clause, type Clock, clausesOf, TIME, type TimePhrase, WEEK } from './time-phrases.ts';

/** Hours of a day, counted from the midnight before it, beyond 24 after the one that follows; null for what is not told. */
export interface Told {
  opens: number | null;
  closes: number | null;
}

/** What a sentence tells of opening hours. Days are counted from Monday. */
export interface ToldHours {
  /** On days that have no hours of their own; null where only some days are told. */
  usual: Told | null;
  days: ReadonlyMap<number, Told>;
  closed: ReadonlySet<number>;
  /** When the kitchen closes. */
  kitchen: number | null;
  /** It is open every day, at whatever hours. */
  daily: boolean;
  /** It tells nothing but that people are there at such an hour: the place may be open for longer. */
  there: boolean;
  /** Hours of a day in which it is closed, between two sittings. */
  between: readonly (readonly [from: number, to: number])[];
}

/** What one clause tells. */
export type Item =
  | { type: 'hours'; days: readonly number[] | 'rest' | null; told: Told; except: boolean; there: boolean }
  | { type: 'kitchen'; to: number }
  | { type: 'closed' | 'open'; days: readonly number[] };

const CLOSING = wordSet(
  'close closes closed closing shut shuts shutting end ends finish finishes stop stops down done goes go lock locks locked sold gone over leave leaves',
);
const OPENING = wordSet(
  'open opens opened opening doors door start starts begin begins serve serves serving hours unlocks unlock',
);
/** Words with which a day is one on which it is closed. */
const SHUT = wordSet("closed shut shuttered dark never no off not nor doesn't don't isn't aren't rests sleeps except");
const NEGATED = wordSet('never not rarely hardly seldom');
const KITCHEN = wordSet('kitchen food orders order grill cooking cooks chef');
const MEAL = wordSet('lunch dinner brunch breakfast supper roast');
const SITTING = wordSet('sitting sittings seating seatings dinner supper');
/** How an hour is told at which something mostly ends. */
const USUALLY = wordSet('usually about mostly around by normally generally');
const ALWAYS =
  /\b(?:never (?:shuts?|closes?|closed|sleeps|locks)|round the clock|(?:twenty[- ]four|24)[- ]hours?|24\/7|(?:door|place) has no lock)\b/i;
const SEASON =
  /\b(?:summers?|winters?|autumn|springtime|in spring|season|term|ramadan|january|february|april|june|july|august|september|october|november|december)\b/;
const ALL_NIGHT = /\ball night\b/i;
/** A place that never closes is open until this hour, and from it on. */
const DAWN = 6;
const NOON = 12;
const ALL_DAY: Told = { opens: 0, closes: 24 + DAWN };
/** Hours for which a place opens at least, where nothing but the figures tell; and for one meal. */
const LEAST = { evening: 4, daytime: 3, meal: 1 };
const MOST = 20;
/** So many days with a closing hour are those on which it is open; two of them may only close later than the others. */
const MOST_DAYS = 3;
/** Somebody who is said to be there at an hour of the night stays as long. */
const STAY = 0.5;
/** From this hour on somebody who is said to be there tells that it is open late. */
const LATE = 22;

/**
 * Reads the opening hours that a sentence tells: "Half five to ten, Tuesday to Saturday". Null where it tells none.
 *
 * @example toldHours('Noon to nine, closed Mondays.', kind) // { usual: { opens: 12, closes: 21 }, closed: new Set([0]), … }
 */
export const toldHours = (text: string, kind: Kind): ToldHours | null => toldHoursBy(text, kind, chanceOfHours);

/** From this probability on a clause tells hours. */
const LIKELY = 0.5;
/** From these on together, two sittings that stand side by side do. */
const LIKELY_TOGETHER = 0.7;

/** @param chanceIn how probable it is that a clause tells hours */
export function toldHoursBy(
  text: string,
  kind: Kind,
  chanceIn: (clauses: readonly Clause[], at: number) => number,
): ToldHours | null {
  const always = ALWAYS.test(text) ? [allDay(null)] : [];
  const clauses = clausesOf(text);
  const items: Item[] = [];
  let passed: { item: Item; chance: number } | null = null;
  for (const [at, clause] of clauses.entries()) {
    const item = itemOf(clause, kind, items.at(-1) ?? passed?.item ?? null, text);
    if (!item) continue;
    const chance = chanceIn(clauses, at);
    // The hours of one meal are those of the place with those of the next one.
    const isPair: boolean | null =
      passed && isSitting(passed.item) && isSitting(item) && passed.chance + chance >= LIKELY_TOGETHER;
    if (passed && isPair) items.push(passed.item);
    const isTold: boolean = isPair || chance >= LIKELY;
    if (isTold) items.push(item);
    passed = isTold ? null : { item, chance };
  }
  // "Fridays, oysters and stout." tells what there is, and of no other day that it is closed.
  const isBare = items.length === 1 && items[0]?.type === 'open' && clauses.length > 1;
  return items.length + always.length > 0 && !isBare ? combined([...always, ...items], text) : null;
}

const isSitting = (item: Item): boolean =>
  item.type === 'hours' && item.days === null && item.told.opens !== null && item.told.closes !== null;

const shutBeside = ({ days }: Extract<Item, { type: 'hours' }>): Item => ({
  type: 'closed',
  days: WEEK.filter((day) => days !== null && days !== 'rest' && !days.includes(day)),
});

const allDay = (days: readonly number[] | null): Item => ({
  type: 'hours',
  days,
  told: ALL_DAY,
  except: false,
  there: false,
});

/** What a clause tells, if it tells of opening hours; null where it names neither an hour nor a day of any. */
export function itemOf(clause: Clause, kind: Kind, before: Item | null, text: string): Item | null {
  const { times, rest, except, words } = clause;
  const days = clause.days?.length === WEEK.length && !except ? null : clause.days;
  const [time] = joinedTimes(times);
  if (!time) {
    // "Every night except Tuesday, when it's shut."
    const isShut = words.includes('shut') || words.includes('closed');
    if (!clause.days) return isShut && before?.type === 'hours' && before.except ? shutBeside(before) : null;
    if (words.some((word) => SHUT.has(word)) && !isNeverShut(words) && days) return { type: 'closed', days };
    if (words.includes('all') && days && isClosing(before)) return { type: 'closed', days };
    if (ALL_NIGHT.test(words.join(' '))) return allDay(days);
    return { type: 'open', days: clause.days };
  }
  const upTo = words.slice(0, words.lastIndexOf(TIME) + 1);
  const kindOf = timeKind(time, clause, upTo, before);
  const isMeal = words.some((word) => MEAL.has(word));
  const isMorning = /\b(?:breakfast|morning|sunrise|dawn)\b/.test(text.toLowerCase());
  // "Shut on Fridays from twelve to two" and "open till ten in summer" are so at some times only.
  if (kindOf === null || (kindOf === 'span' && words.some((word) => word === 'shut' || word === 'closed'))) return null;
  if (SEASON.test(text.toLowerCase())) return null;
  if (kindOf === 'kitchen') {
    const to = lastHour(time.to ?? time.from ?? { hour: 0, half: null }, null, kind, true);
    return to === null ? null : { type: 'kitchen', to };
  }
  const opensBefore = before?.type === 'hours' ? before.told.opens : null;
  const told = toldBy(time, kindOf, {
    kind: words.some((word) => SITTING.has(word)) ? DINNER : kind,
    isMeal,
    isMorning,
    isShutting: isShutting(upTo),
    opensBefore,
    isSameDay: before?.type === 'hours' && before.days === null && days === null,
  });
  return told && { type: 'hours', days: rest ? 'rest' : nightsOf(days, told), told, except, there: kindOf === 'there' };
}

/** When people sit down to dinner. */
const DINNER: Kind = { bar: true, daytime: false, evening: true };

/** "Until one at weekends" is said of the nights of Friday and Saturday. */
const nightsOf = (days: readonly number[] | null, { closes }: Told): readonly number[] | null =>
  days?.join() === '5,6' && (closes ?? 0) >= LATE + 1 ? [4, 5] : days;

/** Who goes on till two does so at night; a door that shuts at two does so by day where lunch is served. */
const isShutting = (words: readonly string[]): boolean =>
  words.some((word) => /^(?:shuts?|closes?|locks?|locked)$/.test(word));

const isNeverShut = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      (word === 'closed' || word === 'shut' || word === 'closes' || word === 'shuts') &&
      NEGATED.has(words[at - 1] ?? ''),
  );
const isClosing = (item: Item | null): boolean => item?.type === 'hours' && item.told.closes !== null;

/** "From 6 for the swimmers till 2" tells both ends of one time. */
function joinedTimes(times: readonly TimePhrase[]): readonly TimePhrase[] {
  const [first, next] = times;
  const isPair = times.length === 2 && first?.from && !first.to && !next?.from && next?.to;
  return isPair ? [{ kind: 'span', from: first.from, to: next.to }] : times;
}

type Ends = 'span' | 'opens' | 'closes' | 'kitchen' | 'there';

/** Which end of the hours a time is; null where it is none. */
function timeKind(
  time: TimePhrase,
  { days, rest, words }: Clause,
  upTo: readonly string[],
  before: Item | null,
): Ends | null {
  const verb = upTo.findLast((word) => CLOSING.has(word) || OPENING.has(word)) ?? '';
  const isNot = upTo.some((word) => /^(?:not|never|don't|doesn't|won't|nothing)$/.test(word));
  // "They do not open until two."
  if (time.kind === 'until' && isNot && OPENING.has(verb)) return 'opens';
  if (words.some((word) => KITCHEN.has(word)) && time.kind !== 'span' && time.kind !== 'from') return 'kitchen';
  if (time.kind === 'span') return 'span';
  if (time.kind === 'until') return 'closes';
  if (time.kind === 'from') return 'opens';
  if (words.some((word) => SITTING.has(word))) return 'opens';
  // "From eight until the shelves are bare, usually about one."
  if (before?.type === 'hours' && before.told.closes === null && upTo.some((word) => USUALLY.has(word)))
    return 'closes';
  if (CLOSING.has(verb)) return 'closes';
  if (OPENING.has(verb)) return 'opens';
  // "Till two on Fridays, midnight otherwise."
  if (before?.type === 'kitchen') return null;
  if ((days || rest) && before?.type === 'hours')
    return before.told.opens !== null && before.told.closes === null ? 'opens' : 'closes';
  return time.kind === 'at' && days ? 'opens' : 'there';
}

/** What decides which hour of the day a figure is. */
interface Setting {
  kind: Kind;
  isMeal: boolean;
  isMorning: boolean;
  /** A door shuts, where others go on. */
  isShutting: boolean;
  /** When it opens, as the clause before says. */
  opensBefore: number | null;
  /** That clause and this one are about the same days. */
  isSameDay: boolean;
}

function toldBy(time: TimePhrase, ends: Exclude<Ends, 'kitchen'>, setting: Setting): Told | null {
  const { kind, isMeal, isMorning, opensBefore } = setting;
  const one = time.from ?? time.to;
  if (!one) return null;
  if (ends === 'closes') {
    const byDay = setting.isShutting && kind.daytime ? { ...kind, evening: false } : kind;
    return closing(lastHour(time.to ?? one, opensBefore, byDay, isMeal));
  }
  if (ends === 'there') {
    const hour = one.half === 'pm' ? (one.hour % NOON) + NOON : one.half === 'am' ? one.hour % NOON : null;
    const late = hour === null ? (one.hour === 24 ? 24 : null) : hour < DAWN - 1 ? hour + 24 : hour;
    if (late === null) return null;
    return late >= LATE ? closing(late + STAY) : late < NOON - 3 ? { opens: late, closes: null } : null;
  }
  const first = firstHour(time.from ?? one, kind, isMorning, time.kind === 'at');
  if (first === null) return null;
  // "Lunch 12 to 3, dinner 6 to 10."
  const opens =
    time.kind === 'span' && setting.isSameDay && first <= (opensBefore ?? 0) && first < NOON ? first + NOON : first;
  if (ends === 'opens' || !time.to) return { opens, closes: null };
  const closes = lastHour(time.to, opens, kind, isMeal);
  return closes === null ? null : { opens, closes };
}

const closing = (closes: number | null): Told | null => (closes === null ? null : { opens: null, closes });

function firstHour(
  { hour, half }: Clock,
  { bar, daytime, evening }: Kind,
  isMorning: boolean,
  isAt: boolean,
): number | null {
  if (hour > 24) return null;
  if (half === 'pm') return hour < NOON ? hour + NOON : hour;
  if (half === 'am') return hour % NOON;
  if (isMorning && hour >= DAWN - 1) return hour;
  if (hour < DAWN - 1) return hour + NOON;
  if (isAt && evening && !daytime && hour < NOON - 1) return hour + NOON;
  if (bar && !daytime && hour < NOON - 1) return hour + NOON;
  return hour < DAWN && evening ? hour + NOON : hour;
}

function lastHour({ hour, half }: Clock, opens: number | null, kind: Kind, isMeal: boolean): number | null {
  if (hour > 24) return null;
  const exact = half === 'pm' ? (hour < NOON ? hour + NOON : hour) : half === 'am' ? hour % NOON : null;
  if (exact !== null)
    return opens !== null && exact <= opens ? exact + 24 : exact < DAWN && opens === null ? exact + 24 : exact;
  if (opens === null) return hour < DAWN - 1 ? hour + (kind.evening ? 24 : NOON) : hour < NOON + 1 ? hour + NOON : hour;
  const least = isMeal ? LEAST.meal : kind.evening ? LEAST.evening : LEAST.daytime;
  const ends = [hour, hour + NOON, hour + 24].filter((end) => end - opens >= least && end - opens <= MOST);
  return ends[0] ?? null;
}

const merged = (before: Told | null | undefined, told: Told): Told => ({
  opens: told.opens ?? before?.opens ?? null,
  closes: told.closes ?? before?.closes ?? null,
});

/** The time between two sittings: "lunch 12 to 2, dinner 5 to 10". */
function pauseOf(first: Told | null, next: Told): [number, number] | null {
  if (first?.closes == null || first.opens === null || next.opens === null) return null;
  // "Noon to three" alone would be the night.
  const closes = first.closes > 24 && first.closes - NOON > first.opens ? first.closes - NOON : first.closes;
  return next.opens > closes ? [closes, next.opens] : null;
}

/** What the clauses of a sentence tell together. */
function combined(items: readonly Item[], text: string): ToldHours | null {
  let kitchen: number | null = null;
  let [daily, isOpenSet, isRestricted] = [false, false, false];
  const days = new Map<number, Told>();
  const closed = new Set<number>();
  const open = new Set<number>();
  const between: [number, number][] = [];
  for (const item of items) {
    if (item.type === 'kitchen') kitchen = item.to;
    else if (item.type === 'closed') for (const day of item.days) closed.add(day);
    else if (item.type === 'open') {
      isOpenSet = true;
      daily ||= item.days.length === WEEK.length;
      for (const day of item.days) open.add(day);
    }
  }
  const told = items.filter((item) => item.type === 'hours');
  // Days that stand apart are those of the hours beside them: "Wednesday to Sunday, half five to ten."
  const apart = isOpenSet && !daily && told.length === 1 && told[0]?.days === null ? [...open] : null;
  const hours = apart ? told.map((item) => ({ ...item, days: apart })) : told;
  const usual = hours.reduce<Told | null>((before, item) => {
    if (item.days !== null && item.days !== 'rest') return before;
    const pause = pauseOf(before, item.told);
    if (pause) between.push(pause);
    return pause ? { opens: before?.opens ?? null, closes: item.told.closes } : merged(before, item.told);
  }, null);
  let last: Told | null = null;
  for (const item of hours) {
    const { days: on, told: own, except, there } = item;
    if (on === null || on === 'rest') continue;
    // "Weekdays eight to five, Saturdays from nine."
    for (const day of on) days.set(day, merged(days.get(day) ?? last, own));
    last = own;
    if (except && own.opens !== null) for (const day of WEEK) if (!on.includes(day)) closed.add(day);
    const isOnly =
      own.opens === null ? on.length >= MOST_DAYS : on.length > 1 || apart !== null || /\bonly\b/i.test(text);
    const isAlone = usual === null || (usual.opens === null && own.opens !== null);
    isRestricted ||= isAlone && !except && !daily && !there && isOnly;
  }
  if (
    isOpenSet &&
    !daily &&
    (apart || told.every((item) => item.days === null) || told.some((item) => item.days === null && !item.there))
  )
    for (const day of WEEK) if (!open.has(day) && !days.has(day)) closed.add(day);
  if (isRestricted) for (const day of WEEK) if (!days.has(day)) closed.add(day);
  if (usual === null && kitchen === null && days.size + closed.size === 0 && !daily) return null;
  for (const [day, own] of days) days.set(day, merged(usual, own));
  for (const day of closed) days.delete(day);
  const [first, ...more] = days.values();
  const isLikeFirst = ({ opens, closes }: Told) => opens === first?.opens && closes === first.closes;
  const there = hours.length > 0 && hours.every((item) => item.there);
  const isOne = first && usual === null && days.size + closed.size === WEEK.length && more.every(isLikeFirst);
  return isOne
    ? { usual: first, days: new Map(), closed, kitchen, daily: false, there, between }
    : { usual, days, closed, kitchen, daily: daily && hours.length === 0 && closed.size === 0, there, between };
}
