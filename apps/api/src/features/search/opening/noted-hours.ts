import type { Restaurant } from '@saffron/contracts/guide';
import { type Sentence, sentencesOf } from '../../understanding/text/sentences.ts';
import { type Token, tokenize } from '../../understanding/text/tokens.ts';
import type { Hours } from '../../understanding/wishes.ts';
import { type Value, valuesIn } from '../facts/values.ts';
import { closedDays, closedMonths, daysOf, holidayOf } from './noted-days.ts';
import { type Kind, type Told, toldHours } from './told-hours.ts';

/** What notes say of the hours: days are counted from Monday, hours from the midnight before, beyond 24 after the one that follows. */
export interface NotedHours {
  opens: number | null;
  closes: number | null;
  closed: ReadonlySet<number>;
  /** It is open on every other day. */
  daily: boolean;
  /** Months of the year, January is 0, in which it is closed. */
  months: ReadonlySet<number>;
  /** Days of the year on which it is closed, first and last as `MM-DD`. */
  holidays: readonly (readonly [from: string, to: string])[];
  /** Hours in which nothing is served, on some days or on all. */
  gaps: readonly Gap[];
  /** Of days that have hours of their own. */
  days: ReadonlyMap<number, Told>;
  /** When the kitchen closes. */
  kitchen: number | null;
  /** Sentences that say so, in the order of the notes. */
  sentences: readonly Sentence[];
}

interface Gap {
  /** Null for every day. */
  days: readonly number[] | null;
  hours: Hours;
}

/** What is open, but for a microphone and for bookings. */
const OPEN =
  /\b(?:(?<!\b(?:bookings?|reservations?|books|tables) )opens?|opening hours|(?<!\b(?:\d+|one|two|three|four|five|six|few|several|couple of|half) )hours)\b(?![- ](?:mic|mike|fire|fires|air|kitchen|grill|sandwich|sandwiches|hearth|plan|question|up))/i;
const SERVES = /\b(?:serves?|serving|kitchen|pours|going|last orders|doors)\b/i;
const SHUT =
  /(?<!\b(?:never|not|rarely|seldom|hardly ever) )\b(?:closed|shut|dark on|(?:do|does|is|are)(?: not|n't) open|not open|never open|takes? \p{L}+ off)\b(?! (?:by|at|off|circuit))/iu;
const CLOSES = /\b(?:closes|shuts|(?:they|we) (?:close|shut))\b(?! (?:to|by)\b)/i;
const KITCHEN = /\b(?:kitchen|last orders|food)\b/i;
/** What is served on some days or at all. */
const NO_MEAL = /\b(?:no|not open for|don't do|doesn't do|do not do|never) (breakfast|lunch|dinner|evenings?)\b/i;
const ONLY_MEAL =
  /\b(?:only (?:open )?(?:for |in the )?(breakfast|lunch|dinner|evenings?|daytime)|(breakfast|lunch|dinner|evenings?|daytime) only)\b/i;
const MEALS = /\b(?:breakfast|lunch|dinner)\b/gi;
const UNTIL =
  /\b(?:until|till|til|closes at|shuts at|kitchen closes|stops(?: serving)? at|finishes at|last orders(?: at| by)?)\b/i;
const FROM = /\b(?:from|opens(?: at)?)\b/i;
const BEFORE_NOON = /(?:\b|\d)am\b|\bin the morning\b/i;
const ALWAYS = /\b(?:round the clock|all night|24 hours)\b/i;
/** No place opens in the hours before it, and none closes in the morning after it. */
const DAWN = 6;
const NOON = 12;

const afternoon = (hour: number): number => (hour < DAWN - 1 ? hour + 24 : hour < NOON ? hour + NOON : hour);

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
    closed: new Set(),
    daily: false,
    months: new Set(),
    holidays: [],
    gaps: [],
    days: new Map(),
  };
  const { bar, mealTypeBreakfast, mealTypeLunch, mealTypeDinner } = row;
  const daytime = mealTypeBreakfast === true || mealTypeLunch === true;
  const kind = { bar: bar === true, daytime, evening: bar === true || mealTypeDinner !== false };
  const sentences = sentencesOf(row).filter((sentence) => readSentence(sentence, read, kind));
  return sentences.length > 0 ? { ...read, sentences } : null;
}

interface Draft {
  opens: number | null;
  closes: number | null;
  kitchen: number | null;
  closed: Set<number>;
  daily: boolean;
  months: Set<number>;
  holidays: (readonly [string, string])[];
  gaps: Gap[];
  days: Map<number, Told>;
}

/** Adds what a sentence says of hours; whether it says anything. */
function readSentence({ text }: Sentence, read: Draft, kind: Kind): boolean {
  const [isOpen, closing, serves, isClosed] = [OPEN.test(text), CLOSES.test(text), SERVES.test(text), SHUT.test(text)];
  const gap = gapIn(text);
  const sittings = sittingsIn(text);
  const told = sittings.length === 0 ? toldHours(text, kind) : null;
  if (told) {
    if (told.usual) [read.opens, read.closes] = [told.usual.opens ?? read.opens, told.usual.closes ?? read.closes];
    for (const [day, own] of told.days) read.days.set(day, own);
    for (const day of told.closed) read.closed.add(day);
    read.kitchen = told.kitchen ?? read.kitchen;
    read.daily ||= told.daily;
    read.closes ??= told.usual === null && told.days.size === 0 ? told.kitchen : null;
    const [, season = ''] = SEASON.exec(text) ?? [];
    for (const month of closedMonths(tokenize(season), false)) read.months.add(month);
    return true;
  }
  if (!isOpen && !closing && !serves && !isClosed && !gap && sittings.length === 0) return false;
  const tokens = tokenize(text);
  const values = valuesIn(text, tokens);
  const hour = hourNamed(tokens, values);
  const days = daysOf(text, values);
  if (gap) return read.gaps.push({ days: days.length > 0 ? days : null, hours: gap }) > 0;
  const isShut = isClosed || (closing && hour === null);
  const span = values.find(({ kind, low, high }) => kind === 'hour' && low !== high);
  // "Open till two on Fridays" and "lunch on weekdays, dinner on Saturdays" say nothing of the other days.
  const isPart = !isShut && ((UNTIL.test(text) && !span) || new Set(text.toLowerCase().match(MEALS)).size > 1);
  if (isPart && days.length > 0) return false;
  const [first] = sittings;
  const last = sittings.at(-1);
  // The days of "closed Mondays" are not those of the sittings.
  const isEveryDay = first && last && (days.length === 0 || isClosed);
  if (isEveryDay) {
    [read.opens, read.closes] = [first[0], last[1]];
    for (const [at, [opens]] of sittings.entries())
      if (at > 0) read.gaps.push({ days: null, hours: [sittings[at - 1]?.[1] ?? opens, opens] });
  }
  const before = read.closed.size + read.months.size + read.holidays.length;
  if (isOpen && EVERY_DAY.test(text) && days.length === 0) read.daily = true;
  if (isOpen || isShut) {
    // "Closed if it's blowing" is said of no days that the sentence names elsewhere.
    const of = isClosed ? closingIn(text) : text;
    for (const day of closedDays(of, valuesIn(of, tokenize(of)), isShut)) read.closed.add(day);
    for (const month of closedMonths(tokens, isShut)) read.months.add(month);
    const holiday = isShut ? holidayOf(text) : null;
    if (holiday) read.holidays.push(holiday);
  }
  const isDays = read.closed.size + read.months.size + read.holidays.length > before || read.daily;
  if (isEveryDay) return true;
  const both = BOTH.exec(text);
  if (both) [read.opens, read.closes] = spanOf({ low: clockOf(both[1], both[2]), high: clockOf(both[3], both[4]) });
  else if ((isOpen || serves) && span) [read.opens, read.closes] = spanOf(span);
  else if (ALWAYS.test(text)) read.closes = 24 + DAWN;
  else if (hour !== null && UNTIL.test(text)) {
    const closes = hour === NOON ? 24 : afternoon(hour);
    if (KITCHEN.test(text)) read.kitchen = closes;
    read.closes = Math.max(read.closes ?? 0, closes);
  } else if (hour !== null && FROM.test(text)) read.opens = hour < DAWN && !BEFORE_NOON.test(text) ? hour + NOON : hour;
  else return isDays;
  return true;
}

/** A season at the end of a sentence: ", April to October". */
const SEASON = /[,;] ((?:\p{Lu}\p{L}+) ?(?:to|through|until|till|[-–]) ?\p{Lu}\p{L}+)\.?$/u;

/** The parts of a sentence that say when it is closed. */
const closingIn = (text: string): string =>
  text
    .split(/[;:]|, (?!(?:and |or )?\p{L}+day)/iu)
    .filter((part) => SHUT.test(part))
    .join(', ');

const EVERY_DAY = /\b(?:every day|daily|seven days|7 days|all week)\b/i;
const BOTH =
  /\bopens? (?:daily )?at (\d{1,2})(?:[:.](\d\d))?\b[^.;]{0,40}\b(?:closes|shuts)(?: at)? (\d{1,2})(?:[:.](\d\d))?\b/i;
const clockOf = (hours = '0', minutes = '0'): number => Number(hours) + Number(minutes) / 60;

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

function hourNamed(tokens: readonly Token[], values: readonly Value[]): number | null {
  const said = values.find(({ kind }) => kind === 'hour');
  if (said) return said.high;
  const at = tokens.findIndex(({ word }) => /^(?:until|till|til|from|at)$/.test(word));
  return at >= 0 && tokens[at + 1]?.word === 'midnight' ? NOON : null;
}

/** A stretch of the clock. */
const STRETCH =
  /(?<![\d$£€.:])(\d{1,2})(?:[:.](\d\d))?\s*(?:am|pm)?\s*(?:-|–|to|till|until)\s*(\d{1,2})(?:[:.](\d\d))?\s*(am|pm)?\b(?!\s*(?:min|minute|people|person|seat|guest|cover|year|euro|pound|dollar|[$£€%]))/gi;
const HAPPY = /\bhappy\b/i;
const SITTING = /\b(?:open|opens|serves?|serving|lunch|dinner|supper|brunch|breakfast|kitchen|hours)\b/i;

/** Two and more stretches of one day, between which it is closed. Empty where there are no two. */
function sittingsIn(text: string): (readonly [number, number])[] {
  if (!SITTING.test(text) || HAPPY.test(text)) return [];
  const spans: [number, number][] = [];
  for (const [, low = '', after = '0', high = '', past = '0', half] of text.matchAll(STRETCH)) {
    const before = spans.at(-1)?.[1] ?? 0;
    const [from, to] = [Number(low) + Number(after) / 60, Number(high) + Number(past) / 60];
    const [opens, closes] = spanOf({ low: from, high: to });
    const later = opens < before || (half?.toLowerCase() === 'pm' && opens < NOON && closes <= NOON) ? NOON : 0;
    spans.push([opens + later, closes + later]);
  }
  const isDay = spans.every(([opens, closes], at) => opens < closes && opens >= (spans[at - 1]?.[1] ?? 0));
  return spans.length > 1 && isDay && (spans.at(-1)?.[1] ?? 0) <= 24 + DAWN ? spans : [];
}

/** "7 to 3" is the day, "5 to 10" the evening. */
function spanOf({ low, high }: Pick<Value, 'low' | 'high'>): [number, number] {
  const opens = low < DAWN ? low + NOON : low;
  const closes = high <= opens ? (high + NOON > opens ? high + NOON : high + 24) : high;
  return [opens, closes];
}
