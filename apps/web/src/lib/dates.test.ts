import { expect, test, vi } from 'vitest';
import { datesIn } from './dates.ts';

const may = new Date(2026, 4, 3, 14, 5);

test.each([
  ['en-US', 'May 3', 'May 3, 2026'],
  ['en-GB', '3 May', '3 May 2026'],
  ['de-DE', '3. Mai', '3. Mai 2026'],
])('in %s', (language, day, fullDay) => {
  const dates = datesIn(language);
  expect(dates.day(may, new Date(2026, 11, 31))).toBe(day);
  expect(dates.day(may, new Date(2027, 0, 1))).toBe(fullDay);
  expect(dates.fullDay(may)).toBe(fullDay);
  expect(dates.lang).toBe(language);
});

test('invalid language tags are skipped', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US@posix', 'fr-FR']);
  expect(datesIn('not a language').lang).toBe('fr-FR');
});
