import { weekdayOf } from '@saffron/contracts/hours/days';
import { MONTHS } from '../../understanding/reading/dates.ts';
import { type Token, tokenize } from '../../understanding/text/tokens.ts';
import type { When } from '../../understanding/wishes.ts';
import { type Value, valuesIn } from '../facts/values.ts';
import { isInStretch, SEASONS, stretchesIn } from './seasons.ts';

const WEEK = [0, 1, 2, 3, 4, 5, 6];
const WEEKEND = 5;
const WEEKDAYS = /\b(?:weekdays?|weeknights?|midweek|(?:in|during|through) the week(?! of))\b/i;
const FROM_ON = /\bfrom \p{L}+day on(?:wards?)?\b/iu;
const UP_TO: ReadonlySet<string> = new Set(['to', 'until', 'till', 'through']);
const RANGE_OF_DAYS = /day?s? ?(?:through|thru|to|till|until|-|–) ?\p{L}+day/iu;
/** All days but those. */
const EXCEPT =
  /\b(?:except|but not|(?:every|any) ?(?:day|night) but|apart from|other than|bar|never|not) (?:for |on |at )?(?:the )?(?:\p{L}+day|weekend|weekday)s?\b/iu;
/** Holidays on which places are closed, by their first and last day as `MM-DD`; the longest phrase counts. */
const HOLIDAYS: readonly (readonly [said: RegExp, from: string, to: string])[] = [
  [/\b(?:between|from) (?:christmas|xmas) (?:and|to|until|till) new year/i, '12-25', '12-31'],
  [/\b(?:christmas|xmas) eve\b/i, '12-24', '12-24'],
  [/\b(?:christmas|xmas) day\b/i, '12-25', '12-25'],
  [/\b(?:over|at|for) (?:christmas|xmas)\b/i, '12-24', '12-26'],
  [/\bboxing day\b/i, '12-26', '12-26'],
  [/\bnew year'?s eve\b/i, '12-31', '12-31'],
  [/\bnew year'?s day\b/i, '01-01', '01-01'],
];

/** The first and the last day of a holiday that a sentence names, as `MM-DD`; null where it names none. */
export function holidayOf(text: string): readonly [from: string, to: string] | null {
  const [found] = HOLIDAYS.filter(([said]) => said.test(text));
  return found ? [found[1], found[2]] : null;
}

/** The days on which what a sentence says is so, from Monday: those that it names, ranges in full, or all but those. */
export function daysOf(text: string, values: readonly Value[] = valuesIn(text, tokenize(text))): readonly number[] {
  const named = daysIn(text, values);
  return EXCEPT.test(text) ? WEEK.filter((day) => !named.includes(day)) : named;
}

function daysIn(text: string, values: readonly Value[]): readonly number[] {
  const named = values.filter(({ kind }) => kind === 'day').map(({ low }) => (low + 6) % 7);
  const [isWeekend, isWeekday] = [/\bweekends?\b/i.test(text), WEEKDAYS.test(text)];
  if (isWeekend || isWeekday)
    return WEEK.filter((day) => named.includes(day) || (day >= WEEKEND ? isWeekend : isWeekday));
  if (FROM_ON.test(text)) return WEEK.filter((day) => day >= (named[0] ?? 0));
  return RANGE_OF_DAYS.test(text) ? between(named, WEEK) : named;
}

/** Whether a text may name days or seasons. */
const TIMED = /day|week|summer|winter|spring|autumn|january|february|march|april|may|june|july|august|ember|october/i;
/** Words before a season, where it is no part of a dish: "in summer", but "spring rolls". */
const IN_SEASON: ReadonlySet<string> = new Set(['in', 'on', 'during']);

/** Whether a text names days or seasons, as far as can be told without reading it. */
export const mayTellTime = (text: string): boolean => TIMED.test(text);

const DAY = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|weekday)$/;
export const isDay = (token: Token | undefined): boolean => token !== undefined && DAY.test(token.stem);

/** Whether a word names a day, a season or a month. */
export const isTimeWord = (token: Token, before: Token | undefined): boolean =>
  isDay(token) ||
  (Object.hasOwn(SEASONS, token.word) && IN_SEASON.has(before?.word ?? '')) ||
  (/^\p{Lu}/u.test(token.raw) && MONTHS.includes(token.word));

/**
 * Whether what a sentence says is so on a day: it names no days and months, or those.
 *
 * @example isSoOn('A trio on Fridays.', { date: '2026-11-22', day: 6 }) // false
 */
export function isSoOn(text: string, { date, day }: Pick<When, 'date' | 'day'>): boolean {
  if (!TIMED.test(text)) return true;
  const tokens = tokenize(text);
  const days = daysOf(text, valuesIn(text, tokens));
  const weekday = day ?? (date === null ? null : weekdayOf(date));
  if (weekday !== null && days.length > 0 && !days.includes(weekday)) return false;
  // Nobody knows until when.
  const isOpen = tokens.some(({ word }) => word === 'from') && !tokens.some(({ word }) => UP_TO.has(word));
  const timed = tokens.filter(
    ({ word }, at) => !Object.hasOwn(SEASONS, word) || IN_SEASON.has(tokens[at - 1]?.word ?? ''),
  );
  const seasons = isOpen || date === null ? [] : stretchesIn(timed);
  return date === null || seasons.length === 0 || seasons.some((season) => isInStretch(date, season));
}

function between(named: readonly number[], all: readonly number[]): number[] {
  const [first, last] = named;
  if (first === undefined || last === undefined) return [...named];
  return all.filter((one) => (first <= last ? one >= first && one <= last : one >= first || one <= last));
}
