import { numberIn } from '../../understanding/reading/numbers.ts';

/** Nobody goes to eat later than this who does not say so: "all night". */
const ALL_NIGHT = 4;

/**
 * The hour of the night at which somebody who wishes for a late place will be there, of 24; null where they do not say.
 *
 * @example hourWished('after 2am') // 2
 */
export function hourWished(said: string): number | null {
  if (/24 ?(?:hours?|7)|all night|round the clock/i.test(said)) return ALL_NIGHT;
  const hour = Number(/\b(\d{1,2})(?::\d\d)? ?(?:am)?\b/i.exec(said)?.[1] ?? Number.NaN);
  return hour >= 1 && hour <= ALL_NIGHT + 1 ? hour : null;
}

const FROM = /\b(?:from|opens at)(?: half past| quarter past)? (\p{L}+|\d{1,2})\b/giu;

/**
 * From when notes say that a place is open in the morning, of 24; null where they do not say.
 *
 * @example morningFrom('Open from five in the morning.') // 5
 */
export function morningFrom(notes: string): number | null {
  const hours = [...notes.matchAll(FROM)].map(([, word = '']) => numberIn(word.toLowerCase()));
  const morning = hours.filter((hour) => hour !== null && hour >= 4 && hour <= 10);
  return morning.length > 0 ? Math.min(...morning.map(Number)) : null;
}

const UNTIL = /\b(?:until|till|til)(?: half past| quarter past)? (\p{L}+|\d{1,2})\b/giu;

/**
 * Until when notes say that a place is open at night, of 24; null where they do not say.
 *
 * @example nightUntil('Open till four.') // 4
 */
export function nightUntil(notes: string): number | null {
  if (/round the clock|all night|24 hours/i.test(notes)) return 24;
  const hours = [...notes.matchAll(UNTIL)].map(([, word = '']) =>
    /midnight/i.test(word) ? 0 : numberIn(word.toLowerCase()),
  );
  const night = hours.filter((hour) => hour !== null && hour <= 6);
  return night.length > 0 ? Math.max(...night.map(Number)) : null;
}
