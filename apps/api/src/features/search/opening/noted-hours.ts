import type { Restaurant } from '@saffron/contracts/guide';
import { type Sentence, sentencesOf } from '../../understanding/text/sentences.ts';
import type { Hours } from '../../understanding/wishes.ts';
import type { Told } from './clause-hours.ts';
import { type Kind, kindOf } from './hours-classifier.ts';
import { daysOf, holidayOf } from './noted-days.ts';
import { closedIn, type Stretch } from './seasons.ts';
import { toldHours } from './told-hours.ts';

/** What notes say of the hours: days are counted from Monday, hours from the midnight before, beyond 24 after the one that follows. */
export interface NotedHours {
  opens: number | null;
  closes: number | null;
  closed: ReadonlySet<number>;
  /** It is open on every other day. */
  daily: boolean;
  /** Seasons and holidays for which it is closed. */
  away: readonly Stretch[];
  /** Hours in which nothing is served, on some days or on all. */
  gaps: readonly Gap[];
  /** Of days that have hours of their own. */
  days: ReadonlyMap<number, Told>;
  /** When the kitchen closes, and when on days that have an hour of their own. */
  kitchen: number | null;
  kitchenDays: ReadonlyMap<number, number>;
  /** Sentences that say so, in the order of the notes. */
  sentences: readonly Sentence[];
}

interface Gap {
  /** Null for every day. */
  days: readonly number[] | null;
  hours: Hours;
}

const SHUT =
  /(?<!\b(?:never|not|rarely|seldom|hardly ever) )\b(?:closed|shut|dark on|(?:do|does|is|are)(?: not|n't) open|not open|never open)\b(?! (?:by|at|off|circuit))/iu;
/** What is served on some days or at all. */
const NO_MEAL = /\b(?:no|not open for|don't do|doesn't do|do not do|never) (breakfast|lunch|dinner|evenings?)\b/i;
const ONLY_MEAL =
  /\b(?:only (?:open )?(?:for |in the )?(breakfast|lunch|dinner|evenings?|daytime)|(breakfast|lunch|dinner|evenings?|daytime) only)\b/i;
const DAWN = 6;

const read = new WeakMap<Restaurant, { hours: NotedHours | null }>();

/**
 * Reads hours that stand in notes.
 *
 * @returns null where the notes say nothing of them
 */
export function notedHours(row: Restaurant): NotedHours | null {
  // Notes are read once: a restaurant that changes is another object.
  const known = read.get(row) ?? { hours: readHours(row) };
  read.set(row, known);
  return known.hours;
}

function readHours(row: Restaurant): NotedHours | null {
  const read: Draft = {
    opens: null,
    closes: null,
    kitchen: null,
    kitchenDays: new Map(),
    closed: new Set(),
    daily: false,
    away: [],
    gaps: [],
    days: new Map(),
  };
  const kind = kindOf(row);
  const sentences = sentencesOf(row).filter((sentence) => readSentence(sentence, read, kind));
  return sentences.length > 0 ? { ...read, sentences } : null;
}

interface Draft {
  opens: number | null;
  closes: number | null;
  kitchen: number | null;
  kitchenDays: Map<number, number>;
  closed: Set<number>;
  daily: boolean;
  away: Stretch[];
  gaps: Gap[];
  days: Map<number, Told>;
}

/** Adds what a sentence says of hours; whether it says anything. */
function readSentence({ text }: Sentence, read: Draft, kind: Kind): boolean {
  const gap = gapIn(text);
  if (gap) {
    const days = daysOf(text);
    return read.gaps.push({ days: days.length > 0 ? days : null, hours: gap }) > 0;
  }
  const told = toldHours(text, kind);
  if (told) {
    const { opens = null, closes = null } = told.usual ?? {};
    // Who is said to be there at an hour does not end what is open for longer.
    const isLess = told.there && closes !== null && closes < (read.closes ?? 0);
    read.opens = told.there ? (read.opens ?? opens) : (opens ?? read.opens);
    if (!isLess) read.closes = closes ?? read.closes;
    for (const [day, own] of told.days) read.days.set(day, own);
    for (const day of told.closed) read.closed.add(day);
    for (const hours of told.between) read.gaps.push({ days: null, hours });
    read.kitchen = told.kitchen ?? read.kitchen;
    for (const [day, hour] of told.kitchenDays) read.kitchenDays.set(day, hour);
    read.daily ||= told.daily;
    read.closes ??= told.usual === null && told.days.size === 0 ? told.kitchen : null;
  }
  return readAway(text, read) || told !== null;
}

/** Adds the seasons and holidays for which it is closed; whether a sentence says any. */
function readAway(text: string, read: Draft): boolean {
  const holiday = SHUT.test(text) ? holidayOf(text) : null;
  const away = holiday ? [holiday] : closedIn(text);
  read.away.push(...away);
  return away.length > 0;
}

/** When nobody eats there, of a place that serves one meal only, or not that one. */
const AROUND: Readonly<Record<string, Hours>> = { breakfast: [DAWN, 11], lunch: [11, 16], dinner: [17, 24] };

function gapIn(text: string): Hours | null {
  const mealOf = (said: string) => (said.startsWith('evening') ? 'dinner' : said === 'daytime' ? 'lunch' : said);
  const none = NO_MEAL.exec(text)?.[1];
  if (none) return AROUND[mealOf(none.toLowerCase())] ?? null;
  const [, after, before] = ONLY_MEAL.exec(text) ?? [];
  const only = after ?? before;
  return only ? (mealOf(only.toLowerCase()) === 'dinner' ? [DAWN, 17] : [17, 24 + DAWN]) : null;
}
