import { expect, test } from 'vitest';
import { printDate, readDate } from './date-text.ts';

const TODAY = new Date(2026, 5, 1);
const LANGUAGES =
  'en-US en-GB de fr es pt-BR it nl pl cs ru uk tr sv fi da nb el hu ro ja zh ko ar fa he hi th vi id'.split(' ');

test.each(LANGUAGES)('what is printed is read as the same date: %s', (language) => {
  for (let month = 1; month <= 12; month++) {
    const iso = `20${String(10 + month)}-${String(month).padStart(2, '0')}-${String(month * 2 + 1).padStart(2, '0')}`;
    const printed = printDate(iso, language);
    expect(readDate(printed, language, TODAY), printed).toBe(iso);
  }
});

test('the ways of writing a date', () => {
  const read = (text: string, language = 'en-GB') => readDate(text, language, TODAY);
  for (const text of [
    '2026-12-24',
    '24 Dec 2026',
    'December 24, 2026',
    'thu 24th december 2026',
    '24/12/26',
    '24.12.2026',
  ])
    expect(read(text), text).toBe('2026-12-24');
  expect(read('3/4/2026')).toBe('2026-04-03');
  expect(read('3/4/2026', 'en-US')).toBe('2026-03-04');
  expect(read('3 mars 2026', 'fr')).toBe('2026-03-03');
  expect(read('3 March', 'fr')).toBe('2026-03-03');
  expect(read('29 Feb 2028')).toBe('2028-02-29');
});

test('what is no date is not read', () => {
  for (const text of [
    '',
    'soon',
    '24',
    '24 12',
    'Dec',
    'Dec 2026',
    '29 Feb 2026',
    '2026-13-01',
    '32 Dec 2026',
    '1 2 3 4',
    '1 Ju 2026',
  ])
    expect(readDate(text, 'en-GB', TODAY), text).toBeNull();
  expect(readDate('9 '.repeat(10_000), 'en-GB', TODAY)).toBeNull();
  expect(printDate('soon', 'en')).toBe('');
});
