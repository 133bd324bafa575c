import { table } from '../../../table.ts';
import type { Span } from '../text/phrases.ts';
import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import type { Hours, Meal } from '../wishes.ts';
import { BOUNDING, isBare } from './bare-number.ts';
import { isNotBefore } from './events.ts';
import { numberIn } from './numbers.ts';

/** A time of day or a date: `value` is an hour of 24, null for a date and where a message does not tell morning from evening. */
export interface TimeMention extends Span<number | null> {
  /** The hour as it was said, of twelve or of 24; null for a date. Minutes are fractions of it. */
  clock: number | null;
  /** What was spoken of before tells whether it is an hour or how many come. */
  loose?: true;
}

const MONTH =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/;
const PARTS: ReadonlySet<string> = new Set(['morning', 'afternoon', 'evening', 'night']);
/** A part of the day that is said anywhere in a message tells which half an hour in it is of. */
export const NIGHT: ReadonlySet<string> = new Set(['night', 'nights', 'nite']);
const AFTER_HOUR = wordSet(
  'tonight tomorrow tmrw today on for please this next then instead rather and or so but before after monday tuesday wednesday thursday friday saturday sunday mon tue tues wed weds thu thur thurs fri sat sun',
);
const ORDINAL = /^\d{1,2}(?:st|nd|rd|th)$/;
/** "The 2nd one" is no date, and neither is "5th Avenue". */
const NO_DATE = wordSet('one place option restaurant choice spot suggestion street st avenue ave floor');

/** A stretch of a message that says an hour, of twelve or of 24. */
interface Clock {
  to: number;
  hour: number;
  half: 'am' | 'pm' | null;
  minutes?: number;
  loose?: true;
}

/**
 * The times of day and the dates in a message, from left to right.
 *
 * @example timesIn(tokenize('a table at half past 6 in the evening')) // [{ from: 3, to: 9, value: 18.5, clock: 6.5 }]
 */
export function timesIn(tokens: readonly Token[]): TimeMention[] {
  const found: TimeMention[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    const clock = clockAt(tokens, from);
    const to = clock?.to ?? dateAt(tokens, from);
    if (to === null) continue;
    found.push({
      from,
      to,
      value: clock && !mayBeMidnight(clock, tokens) ? hourOf(clock) : null,
      clock: clock && clock.hour + (clock.minutes ?? 0) / 60,
      ...(clock?.loose && { loose: true as const }),
    });
    from = to - 1;
  }
  return found;
}

/** The words of a message that tell neither time nor date. */
export const untimed = ({ tokens, times }: { tokens: readonly Token[]; times: readonly TimeMention[] }): Token[] =>
  tokens.filter((_, at) => !times.some(({ from, to }) => at >= from && at < to));

const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.word ?? '';

/** Twelve, in a message that speaks of a night. */
const mayBeMidnight = ({ hour, half }: Clock, tokens: readonly Token[]): boolean =>
  hour === NOON && half === null && tokens.some(({ word }) => NIGHT.has(word));

function hourOf({ hour, half, minutes = 0 }: Clock): number | null {
  const past = minutes / 60;
  if (hour > 12 || (hour === 12 && half === null)) return hour + past;
  return half === null ? null : (half === 'am' ? hour % 12 : (hour % 12) + 12) + past;
}

function clockAt(tokens: readonly Token[], from: number): Clock | null {
  const word = wordAt(tokens, from);
  const told = pastAt(tokens, from);
  if (told) return withHalf(tokens, told);
  if (PARTS.has(word)) {
    const at = wordAt(tokens, from + 1) === 'at' ? from + 2 : from + 1;
    const clock = tokens[at]?.clause === tokens[from]?.clause ? digitsAt(tokens, at) : null;
    return clock && clock.hour <= 12 && !isCounted(tokens, clock.to)
      ? { ...clock, half: clock.half ?? halfOf(word, clock.hour) }
      : null;
  }
  const clock = digitsAt(tokens, from);
  if (!clock || clock.hour > 23) return null;
  const said = withHalf(tokens, clock);
  const next = tokens[said.to];
  const atHour =
    (wordAt(tokens, from - 1) === 'at' ||
      (ROUGHLY.has(wordAt(tokens, from - 1)) && DAY.test(wordAt(tokens, from - 2))) ||
      tokens.slice(0, from).some((token) => MOVED.has(token.word)) ||
      (SUPPOSING.has(wordAt(tokens, from - 1)) && tokens.slice(0, from).some((token) => EARLY.has(token.word)))) &&
    (next === undefined || next.clause !== tokens[from]?.clause || AFTER_HOUR.has(next.word));
  const isJudged = next?.word === 'too' && /^(?:late|early)$/.test(wordAt(tokens, said.to + 1));
  const sure = said.half !== null || said.to > from + 1 || atHour || isJudged || word.endsWith('ish');
  if (isCounted(tokens, said.to)) return null;
  if (sure) return said;
  // No number of people.
  const isBound = (BOUNDING.has(wordAt(tokens, from - 1)) || isNotBefore(tokens, from)) && isEnd(tokens, said.to);
  return lateAt(tokens, said) ?? earlyAt(tokens, said) ?? (isBound ? said : null);
}

const ROUGHLY: ReadonlySet<string> = new Set(['around', 'about', 'roughly']);
const DAY =
  /^(?:at|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|today|tonight|tomorrow|evening|night)$/;

const MOVED: ReadonlySet<string> = new Set(['earlier', 'later', 'sooner']);
/** "Early, like five": the hour that somebody has in mind. */
const EARLY: ReadonlySet<string> = new Set(['early', 'late']);
const SUPPOSING: ReadonlySet<string> = new Set(['like', 'say', 'maybe', 'perhaps', 'around', 'about', 'roughly']);
const MINUTES: Readonly<Record<string, number>> = table({ half: 30, quarter: 15, five: 5, ten: 10, twenty: 20 });
/** "From ten to eleven" is a stretch of hours. */
const STRETCHES: ReadonlySet<string> = new Set(['from', 'between', 'open']);

/** "Half past six", "ten to eight", "half eight" as the British say it. */
function pastAt(tokens: readonly Token[], from: number): Clock | null {
  const word = wordAt(tokens, from);
  const minutes = Object.hasOwn(MINUTES, word) ? MINUTES[word] : /^(?:5|10|20)$/.test(word) ? Number(word) : undefined;
  if (minutes === undefined) return null;
  const link = wordAt(tokens, from + 1);
  const isLinked = /^(?:past|to|after|before)$/.test(link);
  const to = from + (isLinked ? 3 : 2);
  const hour = numberIn(wordAt(tokens, to - 1));
  if (hour === null || hour < 1 || hour > NOON || isCounted(tokens, to)) return null;
  if (!isLinked) return word === 'half' ? { to, hour, minutes, half: null } : null;
  if (link === 'to' && STRETCHES.has(wordAt(tokens, from - 1))) return null;
  return /^(?:to|before)$/.test(link)
    ? { to, hour: hour - 1, minutes: 60 - minutes, half: null }
    : { to, hour, minutes, half: null };
}
const NOON = 12;

const BEFORE_LATE: ReadonlySet<string> = new Set([
  'after',
  'past',
  'until',
  'till',
  'it',
  'gone',
  'nearly',
  'almost',
  'before',
  'around',
  'about',
]);
const BEFORE_EARLY: ReadonlySet<string> = new Set(['before', 'by', 'from', 'around', 'about', 'like', 'say']);
/** Parties are seldom as large, and nobody eats as early. */
const LATE_HOURS = [9, 12] as const;

/** An hour, where no people are counted. */
function lateAt(tokens: readonly Token[], clock: Clock): Clock | null {
  const before = wordAt(tokens, clock.to - 2);
  const made =
    (before === 'it' && wordAt(tokens, clock.to - 3) === 'make') ||
    isBare(tokens, clock.to - 1) ||
    isNearly(tokens, clock.to - 1);
  const [from, to] = LATE_HOURS;
  // "Are they open before ten?" asks for the morning.
  const isOpening = before === 'before' && tokens.some(({ word }) => OPENING.has(word));
  if (isOpening && clock.hour >= EARLIEST && clock.hour < to) return { ...clock, half: 'am' };
  if (!(made || (BEFORE_LATE.has(before) && before !== 'it')) || !isEnd(tokens, clock.to)) return null;
  const loose = made ? { loose: true as const } : {};
  if (clock.hour >= from && clock.hour <= to)
    return { ...clock, ...loose, half: clock.hour === to ? 'am' : made ? 'pm' : null };
  return made && clock.hour >= 1 && clock.hour < from ? { ...clock, ...loose } : null;
}

/** "More like nine", "closer to eight": another hour than was said. */
export function isNearly(tokens: readonly Token[], at: number): boolean {
  const [before, last] = [wordAt(tokens, at - 2), wordAt(tokens, at - 1)];
  return last === 'nearer' || NEARLY.has(`${before} ${last}`);
}
const NEARLY: ReadonlySet<string> = new Set(['more like', 'more towards', 'nearer to', 'closer to']);

const OPENING: ReadonlySet<string> = new Set(['open', 'opens', 'opening']);

/** "Before 7", of a message that speaks of the morning. */
function earlyAt(tokens: readonly Token[], clock: Clock): Clock | null {
  const before = wordAt(tokens, clock.to - 2);
  // "Breakfast for like six" counts people.
  if (
    !BEFORE_EARLY.has(before) ||
    wordAt(tokens, clock.to - 3) === 'for' ||
    clock.hour < EARLIEST ||
    clock.hour >= NOON ||
    !isEnd(tokens, clock.to)
  )
    return null;
  const beside = tokens.slice(Math.max(0, clock.to - BESIDE), clock.to + BESIDE);
  return beside.some(({ stem }) => MORNING.has(stem)) ? { ...clock, half: 'am' } : null;
}
/** Words on either side of an hour that tell its part of the day. */
const BESIDE = 12;
const EARLIEST = 5;
const MORNING = wordSet('morning breakfast coffee weekday work school flight train');

function isEnd(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  return (
    next === undefined || next.clause !== tokens[at - 1]?.clause || AFTER_HOUR.has(next.word) || next.word === 'in'
  );
}

const isCounted = (tokens: readonly Token[], at: number): boolean =>
  /^(?:people|persons?|of|guests?|adults?|dollars?|bucks?|quid|each|pp|minutes?|mins?|stars?|euros?|pounds?)$/.test(
    wordAt(tokens, at),
  );

/** "7", "7pm", "19:15", "seven". */
function digitsAt(tokens: readonly Token[], at: number): Clock | null {
  const token = tokens[at];
  const [, digits, half] = /^(\d{1,2})(am|pm|ish)?$/.exec(token?.word ?? '') ?? [];
  if (!token) return null;
  const together = togetherAt(tokens, at);
  if (together) return together;
  if (digits === undefined) {
    const hour = numberIn(token.word);
    return hour === null || hour < 1 || hour > 12 || token.word === 'one'
      ? oneOClock(tokens, at)
      : { to: at + 1, hour, half: null, ...spokenMinutes(tokens, at) };
  }
  const next = tokens[at + 1];
  const [, minutes, after] = /^([0-5]\d)(am|pm)?$/.exec(next?.word ?? '') ?? [];
  const follows = minutes !== undefined && next?.start === token.end + 1;
  const known = half ?? (follows ? after : undefined);
  return {
    to: follows ? at + 2 : at + 1,
    hour: Number(digits),
    half: known === 'am' || known === 'pm' ? known : null,
    ...(follows && { minutes: Number(minutes) }),
  };
}

/** "730pm", "1045 pm", "at 1930": hours and minutes with nothing between them. */
function togetherAt(tokens: readonly Token[], at: number): Clock | null {
  const [, hour, minutes, half] = /^(\d{1,2})([0-5]\d)(am|pm)?$/.exec(wordAt(tokens, at)) ?? [];
  if (hour === undefined || Number(hour) >= 24) return null;
  const isHalved = half !== undefined || /^[ap]m$/.test(wordAt(tokens, at + 1));
  const isOfDay = hour.length === 2 && BEFORE_OF_DAY.has(wordAt(tokens, at - 1)) && isEnd(tokens, at + 1);
  if (!isHalved && !isOfDay) return null;
  return {
    to: at + 1,
    hour: Number(hour),
    minutes: Number(minutes),
    half: half === 'am' || half === 'pm' ? half : null,
  };
}
const BEFORE_OF_DAY: ReadonlySet<string> = new Set(['at', 'by', 'from', 'until', 'till', 'til', 'before', 'after']);

/** "At ten thirty", "until eight forty five": minutes in words, where no people are counted. */
function spokenMinutes(tokens: readonly Token[], at: number): Pick<Clock, 'to' | 'minutes'> | null {
  const before = wordAt(tokens, at - 1);
  const minutes = numberIn(wordAt(tokens, at + 1)) ?? 0;
  if (!(BEFORE_MINUTES.has(before) || BEFORE_LATE.has(before)) || !SPOKEN_MINUTES.has(minutes)) return null;
  const isMore = wordAt(tokens, at + 2) === 'five' && minutes > FIFTEEN;
  return { to: at + (isMore ? 3 : 2), minutes: minutes + (isMore ? 5 : 0) };
}
const BEFORE_MINUTES: ReadonlySet<string> = new Set(['at', 'by', 'from', 'over', 'like']);
const FIFTEEN = 15;
const SPOKEN_MINUTES: ReadonlySet<number> = new Set([10, FIFTEEN, 20, 30, 40, 50]);

/** Otherwise "one" is a place. */
function oneOClock(tokens: readonly Token[], at: number): Clock | null {
  if (wordAt(tokens, at) !== 'one' || PARTS.has(wordAt(tokens, at + 1))) return null;
  const clock: Clock = { to: at + 1, hour: 1, half: null };
  return withHalf(tokens, clock).to > clock.to ? clock : null;
}

const halfOf = (part: string, hour: number): 'am' | 'pm' =>
  part === 'morning' || (part === 'night' && (hour < 5 || hour === 12)) ? 'am' : 'pm';

/** With "pm", "o'clock", "in the evening" behind it. */
function withHalf(tokens: readonly Token[], clock: Clock): Clock {
  let { to, half } = clock;
  if (wordAt(tokens, to) === 'oclock') to += 1;
  else if (wordAt(tokens, to) === 'o' && wordAt(tokens, to + 1) === 'clock') to += 2;
  const word = wordAt(tokens, to);
  if (word === 'am' || word === 'pm') return { ...clock, to: to + 1, half: word };
  if ((word === 'a' || word === 'p') && wordAt(tokens, to + 1) === 'm')
    return { ...clock, to: to + 2, half: word === 'a' ? 'am' : 'pm' };
  const skipped = word === 'in' || word === 'at' ? (wordAt(tokens, to + 1) === 'the' ? 2 : 1) : 0;
  const part = wordAt(tokens, to + skipped);
  if (PARTS.has(part)) {
    half ??= halfOf(part, clock.hour);
    to += skipped + 1;
  }
  return { ...clock, to, half };
}

/** Where it ends, or null. */
function dateAt(tokens: readonly Token[], from: number): number | null {
  const word = wordAt(tokens, from);
  const next = wordAt(tokens, from + 1);
  if (MONTH.test(word) && (ORDINAL.test(next) || /^(?:[1-9]|[12]\d|3[01])$/.test(next))) return from + 2;
  if (!ORDINAL.test(word) || NO_DATE.has(next) || isOfList(tokens, from)) return null;
  const of = next === 'of' ? 1 : 0;
  const after = wordAt(tokens, from + 1 + of);
  if (MONTH.test(after)) return from + 2 + of;
  if (after === 'this' && wordAt(tokens, from + 2 + of) === 'month') return from + 3 + of;
  return ['on', 'the', 'for'].includes(wordAt(tokens, from - 1)) ? from + 1 : null;
}

/** One of what was shown, rather than a day of the month. */
export const isOfList = (tokens: readonly Token[], at: number): boolean =>
  LISTED.test(wordAt(tokens, at)) &&
  wordAt(tokens, at - 1) === 'the' &&
  ASKING.has(wordAt(tokens, at - 2)) &&
  tokens[at + 1]?.clause !== tokens[at]?.clause;
const LISTED = /^(?:1st|2nd|3rd|4th)$/;
const ASKING = wordSet('and about');

/** Hours at which a meal is certain, from and before. */
const MEAL_HOURS: readonly (readonly [Meal, number, number])[] = [
  ['breakfast', 5, 11],
  ['lunch', 12, 15],
  ['dinner', 17, 22],
];
/** When people have a meal. */
export const hoursAt = (meal: Meal): Hours | null => {
  const [, from, until] = MEAL_HOURS.find(([one]) => one === meal) ?? [];
  return from === undefined || until === undefined ? null : [from, until];
};
const LATE_FROM = 22;
const LATE_UNTIL = 5;

/** The meal that people have at an hour, or null. */
export const mealAt = (hour: number): Meal | null =>
  MEAL_HOURS.find(([, from, before]) => hour >= from && hour < before)?.[0] ?? null;

/** Whether few kitchens are open yet at an hour of the morning. */
export const isEarly = (hour: number): boolean => hour >= LATE_UNTIL && hour < 8;

/** Whether kitchens are mostly closed at an hour. */
export const isLate = (hour: number): boolean => hour >= LATE_FROM || hour < LATE_UNTIL;
