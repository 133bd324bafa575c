import { useDateLanguage } from './preferences.ts';

export interface Dates {
  /** For the `lang` attribute of what holds a date: the page around it is in English. */
  lang: string;
  /** Month and day, with the year where it is another one than that of `now`. */
  day: (date: Date, now: Date) => string;
  /** Day, month and year. */
  fullDay: (date: Date) => string;
  dayAndTime: (date: Date) => string;
  time: (date: Date) => string;
}

/**
 * Writes dates in one language.
 *
 * @param language a tag such as `de-DE`; null, or one that nobody knows, is the browser's
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

/** Systems without a proper setting make browsers tell things like `en-US@posix`, which no formatter takes. */
function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

// Making a formatter takes longer than formatting a page of dates.
const written = new Map<string | null, Dates>();

/** Dates in the language that was chosen in Settings. */
export function useDates(): Dates {
  return datesIn(useDateLanguage());
}
