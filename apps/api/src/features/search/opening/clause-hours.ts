import { wordSet } from '../../understanding/text/word-set.ts';
import type { Kind } from './hours-classifier.ts';
import { type Clock, WEEK } from './time-atoms.ts';
import { type Clause, TIME, type TimePhrase } from './time-phrases.ts';

/** Hours of a day, counted from the midnight before it, beyond 24 after the one that follows; null for what is not told. */
export interface Told {
  opens: number | null;
  closes: number | null;
}

/** What one clause tells. */
export type ClauseHours =
  | { type: 'hours'; days: readonly number[] | 'rest' | null; told: Told; except: boolean; there: boolean }
  | { type: 'kitchen'; days: readonly number[] | null; to: number }
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
const PAST = wordSet('past after beyond');
/** Words with which a clause goes on with what was told before. */
const BARE = wordSet('and but or until till to at by on only from');
const KITCHEN = wordSet('kitchen food orders order grill cooking cooks chef');
const MEAL = wordSet('lunch dinner brunch breakfast supper roast');
const SITTING = wordSet('sitting sittings seating seatings dinner supper');
/** How an hour is told at which something mostly ends. */
const USUALLY = wordSet('usually about mostly around by normally generally');
export const ALWAYS =
  /\b(?:never (?:shuts?|closes?|closed|sleeps|locks)|round the clock|(?:twenty[- ]four|24)[- ]hours?|24\/7|(?:door|place) has no lock)\b/i;
const SEASON =
  /\b(?:summers?|winters?|autumn|springtime|in spring|season|term|ramadan|january|february|april|june|july|august|september|october|november|december)\b/;
const ALL_NIGHT = /\ball night\b/i;
/** A place that never closes is open until this hour, and from it on. */
const DAWN = 6;
const NOON = 12;
export const ALL_DAY: Told = { opens: 0, closes: 24 + DAWN };
/** Hours for which a place opens at least, where nothing but the figures tell; and for one meal. */
const LEAST = { evening: 4, daytime: 3, meal: 1 };
const MOST = 20;
/** Somebody who is said to be there at an hour of the night stays as long. */
const STAY = 0.5;
/** From this hour on somebody who is said to be there tells that it is open late. */
const LATE = 22;
/** Before this hour, that it is open early. */
const EARLY = 9;
const MIDNIGHT = 24;

const shutBeside = ({ days }: Extract<ClauseHours, { type: 'hours' }>): ClauseHours => ({
  type: 'closed',
  days: WEEK.filter((day) => days !== null && days !== 'rest' && !days.includes(day)),
});

export const allDay = (days: readonly number[] | null): ClauseHours => ({
  type: 'hours',
  days,
  told: ALL_DAY,
  except: false,
  there: false,
});

/** What a clause tells, if it tells of opening hours; null where it names neither an hour nor a day of any. */
export function hoursOfClause(
  clause: Clause,
  kind: Kind,
  before: ClauseHours | null,
  text: string,
): ClauseHours | null {
  const { times, rest, except, words } = clause;
  const isShut = words.includes('shut') || words.includes('closed');
  const days = clause.days?.length === WEEK.length && !except ? null : clause.days;
  const time = joinedTimes(times);
  if (!time) {
    // "Every night except Tuesday, when it's shut."
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
  if (kindOf === null || (kindOf === 'span' && isShut)) return null;
  if (SEASON.test(text.toLowerCase())) return null;
  if (kindOf === 'kitchen') {
    const to = lastHour(time.to ?? time.from ?? { hour: 0, half: null }, null, kind, true);
    return to === null ? null : { type: 'kitchen', days: rest ? null : days, to };
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
  words.some((word, at) => /^(?:closed|shut|closes|shuts)$/.test(word) && NEGATED.has(words[at - 1] ?? ''));
const isClosing = (item: ClauseHours | null): boolean => item?.type === 'hours' && item.told.closes !== null;

/** "From 6 for the swimmers till 2" tells both ends of one time. */
function joinedTimes(times: readonly TimePhrase[]): TimePhrase | undefined {
  const [first, next] = times;
  const isPair = times.length === 2 && first?.from && !first.to && !next?.from && next?.to;
  return isPair ? { kind: 'span', from: first.from, to: next.to } : first;
}

type Ends = 'span' | 'opens' | 'closes' | 'kitchen' | 'there';

/** Which end of the hours a time is; null where it is none. */
function timeKind(
  time: TimePhrase,
  { days, rest, words }: Clause,
  upTo: readonly string[],
  before: ClauseHours | null,
): Ends | null {
  const verb = upTo.findLast((word) => CLOSING.has(word) || OPENING.has(word)) ?? '';
  const isNot = upTo.some((word) => /^(?:not|never|don't|doesn't|won't|nothing)$/.test(word));
  // "They do not open until two."
  if (time.kind === 'until' && isNot && OPENING.has(verb)) return 'opens';
  if (words.some((word) => KITCHEN.has(word)) && time.kind !== 'span' && time.kind !== 'from') return 'kitchen';
  // "Kitchen until ten, eleven on Fridays."
  if (before?.type === 'kitchen' && days && words.every((word) => word.startsWith('#') || BARE.has(word)))
    return 'kitchen';
  if (time.kind === 'span') return 'span';
  if (time.kind === 'until') return 'closes';
  if (time.kind === 'from') return 'opens';
  if (words.some((word) => SITTING.has(word))) return 'opens';
  // "From eight until the shelves are bare, usually about one."
  if (before?.type === 'hours' && before.told.closes === null && upTo.some((word) => USUALLY.has(word)))
    return 'closes';
  // "Open past midnight at weekends."
  if (OPENING.has(verb) && PAST.has(upTo.at(-2) ?? '')) return 'there';
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
    const hour = exactHour(one);
    return hour === null ? null : thereAt(hour < DAWN - 1 ? hour + 24 : hour);
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

/** What is told by people who are at a place at an hour of the late evening, the night or the early morning; null at other hours. */
export function thereAt(hour: number): Told | null {
  if (hour >= LATE) return { opens: null, closes: hour + STAY };
  return hour < EARLY ? { opens: hour, closes: null } : null;
}

/** The hour that is meant, where the half of the day is said; null where it is not. */
function exactHour({ hour, half }: Clock): number | null {
  if (half === 'pm') return (hour % NOON) + NOON;
  if (half === 'am') return hour % NOON;
  return hour === MIDNIGHT ? MIDNIGHT : null;
}

const closing = (closes: number | null): Told | null => (closes === null ? null : { opens: null, closes });

function firstHour(
  { hour, half }: Clock,
  { bar, daytime, evening }: Kind,
  isMorning: boolean,
  isAt: boolean,
): number | null {
  if (hour > 24) return null;
  if (half) return exactHour({ hour, half });
  if (isMorning && hour >= DAWN - 1) return hour;
  if (hour < DAWN - 1) return hour + NOON;
  if (isAt && evening && !daytime && hour < NOON - 1) return hour + NOON;
  if (bar && !daytime && hour < NOON - 1) return hour + NOON;
  return hour < DAWN && evening ? hour + NOON : hour;
}

function lastHour({ hour, half }: Clock, opens: number | null, kind: Kind, isMeal: boolean): number | null {
  if (hour > 24) return null;
  const exact = half && exactHour({ hour, half });
  if (exact !== null)
    return opens !== null && exact <= opens ? exact + 24 : exact < DAWN && opens === null ? exact + 24 : exact;
  if (opens === null) return hour < DAWN - 1 ? hour + (kind.evening ? 24 : NOON) : hour < NOON + 1 ? hour + NOON : hour;
  const least = isMeal ? LEAST.meal : kind.evening ? LEAST.evening : LEAST.daytime;
  const ends = [hour, hour + NOON, hour + 24].filter((end) => end - opens >= least && end - opens <= MOST);
  return ends[0] ?? null;
}
