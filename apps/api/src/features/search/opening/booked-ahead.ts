import type { Restaurant } from '@saffron/contracts/guide';
import { addDays } from '@saffron/contracts/hours/days';
import { numberIn } from '../../understanding/reading/numbers.ts';
import { sentencesOf } from '../../understanding/text/sentences.ts';
import type { When } from '../../understanding/wishes.ts';
import { isSoOn } from './noted-days.ts';

/** How long before a visit a table is booked. */
const AHEAD =
  /\b(?:(\p{L}+|\d{1,2}) )?(day|week|month)s?(?: or (?:more|so))? (?:ahead|beforehand|before|in advance|early|out)\b/iu;
const OF_TABLES = /\b(?:book(?:ed|ings?|s)?|reserv\w+|tables?|seats?|fills?|full)\b/i;
/** A dish that is ordered, a room, a party or the best tables of their own, and tables that can be had that early rather than have to. */
const OTHERWISE =
  /\b(?:(?:window|corner|terrace|garden|front|outside|best) (?:tables?|seats?)|order\w*|dish|menus?|private|groups?|part(?:y|ies)|room|can|could|may|opens?|no need|needn['’]?t|rarely|never|up to|book(?:ed)? (?:the|for)|reserve (?:the|for))\b/i;
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };
/** "Weeks ahead" are two at least. */
const SEVERAL = 2;

/** A table that has to be booked some time before a visit. */
export interface BookedAhead {
  days: number;
  /** As the notes say it: "three weeks ahead". */
  said: string;
}

/** What a sentence says of how long before a visit a table is booked; null where it says nothing of it. */
export function aheadIn(text: string): BookedAhead | null {
  const [said, count = '', unit = ''] = AHEAD.exec(text) ?? [];
  if (said === undefined || !OF_TABLES.test(text) || OTHERWISE.test(text)) return null;
  const one = /^an?$/i.test(count) ? 1 : numberIn(count.toLowerCase());
  return { days: (one ?? SEVERAL) * (DAYS[unit.toLowerCase()] ?? 1), said: said.toLowerCase().trim() };
}

/**
 * What is too late to book for a visit, by what the notes say; null where there is time for it, or nobody knows what day it is.
 *
 * @example bookedTooLate(row, tonight, '2026-12-05') // { days: 21, said: 'three weeks ahead' }
 */
export function bookedTooLate(row: Restaurant, time: When | null, today: string | null): BookedAhead | null {
  const { date = null } = time ?? {};
  if (!time || date === null || today === null || !AHEAD.test(row.saffronNotes ?? '')) return null;
  for (const { text } of sentencesOf(row)) {
    const ahead = aheadIn(text);
    if (ahead && isSoOn(text, time) && addDays(today, ahead.days) > date) return ahead;
  }
  return null;
}
