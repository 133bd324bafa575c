import { foldText } from './fold-text.ts';

/** Numbers as digits and the calendar of ISO dates, whatever the language. */
const PLAIN = { numberingSystem: 'latn', calendar: 'gregory', timeZone: 'UTC' } as const;
/** More words or numbers than any way to write a date has. */
const TOKENS_MAX = 8;
const MONTH_LETTERS_MIN = 3;

/**
 * An ISO date as people write it; as it is, in a language whose dates `readDate` does not read.
 *
 * @param iso `YYYY-MM-DD`; anything else gives empty text
 * @example printDate('2026-12-24', 'en-GB') // '24 Dec 2026'
 */
export function printDate(iso: string, language: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return '';
  const date = new Date(`${iso}T00:00Z`);
  if (Number.isNaN(date.getTime())) return '';
  const written = new Intl.DateTimeFormat(language, { ...PLAIN, dateStyle: 'medium' }).format(date);
  return readDate(written, language, date) === iso ? written : iso;
}

/**
 * Reads a date that somebody typed: as ISO, with the name of its month, or as numbers in the order of the language.
 *
 * @param today supplies the year if the text has none
 * @returns `YYYY-MM-DD`; null for what is no date
 * @example readDate('24/12/26', 'en-GB', new Date()) // '2026-12-24'
 */
export function readDate(text: string, language: string, today: Date): string | null {
  const tokens = wordsOf(text.slice(0, 60));
  if (tokens.length > TOKENS_MAX) return null;
  const numbers = tokens.filter((token) => /^\d/.test(token));
  const month = tokens.map((token) => monthOf(token, language)).find((found) => found !== null);
  if (month !== undefined) {
    const [day, year = String(today.getFullYear())] = numbers[0]?.length === 4 ? numbers.toReversed() : numbers;
    return numbers.length > 2 ? null : isoOf(year, String(month), day ?? '');
  }
  if (numbers.length !== 3) return null;
  const order = numbers[0]?.length === 4 ? ['year', 'month', 'day'] : orderIn(language);
  const part = (type: string) => numbers[order.indexOf(type)] ?? '';
  return isoOf(part('year'), part('month'), part('day'));
}

/** Numbers and words, folded; dots inside of a word are left out. */
const wordsOf = (text: string) =>
  foldText(text)
    .replace(/(?<=\p{L}\p{M}*)\.(?=\p{L})/gu, '')
    .match(/\d+|[\p{L}\p{M}]+/gu) ?? [];

/** The month, from 1, that a folded word names in the language or in English. */
function monthOf(word: string, language: string): number | null {
  if (/^\d/.test(word)) return null;
  for (const names of [monthNames(language), monthNames('en')]) {
    const found = names.flatMap((forms, at) => (forms.some((name) => isShortFor(word, name)) ? [at + 1] : []));
    if (found.length === 1) return found[0] ?? null;
  }
  return null;
}

const isShortFor = (word: string, name: string) =>
  name === word || (word.length >= MONTH_LETTERS_MIN && name.startsWith(word));

const named = new Map<string, string[][]>();

/** For each month, the folded words for it in a date. */
function monthNames(language: string): string[][] {
  const known = named.get(language);
  if (known) return known;
  const formats = (['long', 'short'] as const).map(
    (month) => new Intl.DateTimeFormat(language, { ...PLAIN, day: 'numeric', month }),
  );
  const names = Array.from({ length: 12 }, (_, at) => {
    const day = new Date(Date.UTC(2026, at, 15));
    const parts = formats.flatMap((format) => format.formatToParts(day));
    return parts.filter(({ type }) => type === 'month').flatMap(({ value }) => wordsOf(value).slice(0, 1));
  });
  named.set(language, names);
  return names;
}

const orderIn = (language: string) =>
  new Intl.DateTimeFormat(language, { ...PLAIN, year: 'numeric', month: 'numeric', day: 'numeric' })
    .formatToParts(new Date(0))
    .map(({ type }) => type)
    .filter((type) => type !== 'literal');

function isoOf(year: string, month: string, day: string): string | null {
  const full = year.length === 2 ? `20${year}` : year;
  const iso = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00Z`);
  // A day that its month does not have is moved to the next month.
  return /^\d{4}-\d{2}-\d{2}$/.test(iso) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso)
    ? iso
    : null;
}
