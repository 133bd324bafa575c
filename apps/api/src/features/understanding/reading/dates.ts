import { addDays, DAYS, weekdayOf } from '@saffron/contracts/hours/days';
import { Phrases } from '../text/phrases.ts';
import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import { isOfList } from './times.ts';

/** From January, in lower case. */
export const MONTHS: readonly string[] =
  'january february march april may june july august september october november december'.split(' ');
/** Letters by which a month is known: those it begins with, and with others between them those it ends with. */
const KNOWN = 3;

/** The days of the year that go by a name, as `MM-DD`. */
const HOLIDAYS = new Phrases(
  Object.entries({
    '12-24': 'christmas eve|xmas eve|christmas eve night',
    '12-25': 'christmas day|xmas day|christmas|xmas',
    '12-26': 'boxing day',
    '12-31': 'new years eve|new year eve|nye',
    '01-01': 'new years day|new year day',
    '02-14': 'valentines day|valentines|valentine',
    '10-31': 'halloween',
  }).flatMap(([day, phrases]) => phrases.split('|').map((phrase) => [phrase, day] as const)),
);

/** An "office Christmas do" is on another day. */
const PARTIES = wordSet('do dos party parties drinks bash shopping market markets lights');

/** The month, 0 for January, that a word names in full or in part; -1 for none: "Sept" and "febuary" are months, "maybe" and "market" are none. */
export const monthOf = (word: string): number =>
  word.length < KNOWN
    ? -1
    : MONTHS.findIndex(
        (month) =>
          month.startsWith(word) ||
          (word.length > 2 * KNOWN - 1 && word.startsWith(month.slice(0, KNOWN)) && word.endsWith(month.slice(-KNOWN))),
      );
const dayOf = (word: string): number => Number(/^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word)?.[1] ?? 0);
export const padded = (value: number): string => String(value).padStart(2, '0');

/** `MM-DD`, the day of a year that two neighboring words name, in either order. */
function dayAndMonth(first: Token | undefined, second: Token | undefined): string | null {
  for (const [day, month] of [
    [dayOf(first?.word ?? ''), monthOf(second?.word ?? '')],
    [dayOf(second?.word ?? ''), monthOf(first?.word ?? '')],
  ] as const)
    if (day > 0 && day <= 31 && month >= 0) return `${padded(month + 1)}-${padded(day)}`;
  return null;
}

/**
 * The date that a message names by day and month or as a holiday: the next one from today on.
 *
 * @param today `YYYY-MM-DD`
 * @example dateIn(tokenize('dinner on Christmas Eve'), '2026-11-20') // { date: '2026-12-24', said: 'on Christmas Eve' }
 */
export function dateIn(tokens: readonly Token[], today: string): { date: string; said: string } | null {
  const [holiday] = HOLIDAYS.findAll(tokens).filter(({ to }) => !PARTIES.has(tokens[to]?.word ?? ''));
  const words = tokens.filter(({ word }) => word !== 'of' && word !== 'the');
  const day = words.flatMap((word, at) => dayAndMonth(word, words[at + 1]) ?? [])[0] ?? holiday?.value;
  if (!day) return ofMonth(tokens, today);
  const [year = ''] = today.split('-');
  const next = `${year}-${day}` < today ? `${Number(year) + 1}-${day}` : `${year}-${day}`;
  // The 31st of a month of thirty days.
  const date = addDays(next, 0);
  return date === next ? { date, said: `on ${dateText(date)}` } : null;
}

/** What "the 24th" may be of, beside a month. */
const NO_DATE =
  /^(?:one|place|option|restaurant|choice|spot|suggestion|street|st|avenue|ave|floor|birthday|anniversary)$/;

/** What follows a day of the month that has no article. */
const DATED = /^(?:rather|instead|then|morning|lunch|afternoon|evening|night|dinner)$/;

/** Of this month, or of the next one. */
function ofMonth(tokens: readonly Token[], today: string): { date: string; said: string } | null {
  const at = tokens.findIndex(
    ({ word }, index) =>
      /^\d{1,2}(?:st|nd|rd|th)$/.test(word) &&
      (/^(?:the|on)$/.test(tokens[index - 1]?.word ?? '') || DATED.test(tokens[index + 1]?.word ?? '')) &&
      !NO_DATE.test(tokens[index + 1]?.word ?? '') &&
      !isOfList(tokens, index),
  );
  const day = Number.parseInt(tokens[at]?.word ?? '0', 10);
  if (day < 1 || day > 31) return null;
  const ahead = Array.from({ length: 62 }, (_, days) => addDays(today, days)).find(
    (one) => Number(one.slice(8)) === day,
  );
  return ahead ? { date: ahead, said: `on ${dateText(ahead)}` } : null;
}

/** @example dateText('2026-12-24') // '24 December' */
export const dateText = (date: string): string =>
  `${Number(date.slice(8))} ${new Date(`${date}T12:00:00Z`).toLocaleString('en', { month: 'long', timeZone: 'UTC' })}`;

/** The next date of a weekday, today included. */
export const nextDate = (day: number, today: string): string => addDays(today, (day - weekdayOf(today) + 7) % 7);

/** @example dayName(0) // 'Monday' */
export const dayName = (day: number): string => DAYS[day] ?? '';
