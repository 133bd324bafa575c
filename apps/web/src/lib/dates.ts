import { useDateLanguage } from './preferences.ts';

export interface Dates {
  /** The `lang` attribute for elements with dates, since the page is in English. */
  lang: string;
  /** Month and day, with the year if it differs from that of `now`. */
  day: (date: Date, now: Date) => string;
  /** Day, month and year. */
  fullDay: (date: Date) => string;
  dayAndTime: (date: Date) => string;
  time: (date: Date) => string;
}

/**
 * Formats dates in one language.
 *
 * @param language a tag such as `de-DE`; null or an invalid tag selects the browser's language
 * @example datesIn('en-US').day(new Date(2026, 5, 14), new Date()) // 'June 14'
 */
export function datesIn(language: string | null): Dates {
  const cached = written.get(language);
  if (cached) return cached;
  const locales = [language ?? '', ...navigator.languages].filter(isLocale);
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locales, options);
  const time = format({ hour: 'numeric', minute: '2-digit' });
  const dayOfYear = format({ month: 'long', day: 'numeric' });
  const fullDay = format({ year: 'numeric', month: 'long', day: 'numeric' });
  const dayAndTime = format({ dateStyle: 'medium', timeStyle: 'short' });
  const dates: Dates = {
    lang: time.resolvedOptions().locale,
    day: (date, now) => (date.getFullYear() === now.getFullYear() ? dayOfYear : fullDay).format(date),
    fullDay: (date) => fullDay.format(date),
    dayAndTime: (date) => dayAndTime.format(date),
    time: (date) => time.format(date),
  };
  written.set(language, dates);
  return dates;
}

/** Some systems report invalid tags such as `en-US@posix`. */
function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

// Creating a formatter takes longer than formatting a page of dates.
const written = new Map<string | null, Dates>();

/** Date formatting in the language chosen in Settings. */
export function useDates(): Dates {
  return datesIn(useDateLanguage());
}
