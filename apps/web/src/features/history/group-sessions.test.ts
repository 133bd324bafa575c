import { expect, test } from 'vitest';
import { datesIn } from '../../lib/dates.ts';
import { groupSessions } from './group-sessions.ts';

const dates = datesIn('en-US');
const now = new Date(2026, 5, 15, 12, 0);
const session = (id: number, date: Date | string | null, pinned = false) => ({
  id,
  pinned,
  title: `Session ${id}`,
  updatedAt: date instanceof Date ? date.toISOString() : date,
});

test('days come newest first, with labels', () => {
  const groups = groupSessions(
    [
      session(1, new Date(2025, 11, 31, 23, 59)),
      session(2, new Date(2026, 5, 15, 0, 1)),
      session(3, new Date(2026, 5, 14, 23, 59)),
      session(4, new Date(2026, 5, 15, 11, 0)),
    ],
    now,
    dates,
  );
  expect(groups.map((group) => [group.label, group.sessions.map(({ id }) => id)])).toEqual([
    ['Today', [4, 2]],
    ['June 14', [3]],
    ['December 31, 2025', [1]],
  ]);
});

test('the same day of another year is a separate group', () => {
  const groups = groupSessions([session(1, new Date(2025, 5, 15)), session(2, new Date(2026, 5, 15))], now, dates);
  expect(groups.map(({ label }) => label)).toEqual(['Today', 'June 15, 2025']);
});

test('sessions without a readable date are undated, and last', () => {
  const groups = groupSessions([session(1, null), session(2, 'soon'), session(3, new Date(2020, 0, 1))], now, dates);
  expect(groups.map((group) => [group.label, group.sessions.length])).toEqual([
    ['January 1, 2020', 1],
    ['Undated', 2],
  ]);
});

test('no sessions give no groups', () => {
  expect(groupSessions([], now, dates)).toEqual([]);
});

test('labels use the date language', () => {
  const [today, before] = groupSessions([session(1, now), session(2, new Date(2026, 4, 3))], now, datesIn('de-DE'));
  expect([today?.label, today?.dated]).toEqual(['Today', false]);
  expect([before?.label, before?.dated]).toEqual(['3. Mai', true]);
});

test('pinned sessions come first, whatever their day, newest first', () => {
  const groups = groupSessions(
    [session(1, now), session(2, new Date(2026, 4, 3), true), session(3, new Date(2026, 5, 14), true)],
    now,
    dates,
  );
  expect(groups.map((group) => [group.label, group.dated, group.sessions.map(({ id }) => id)])).toEqual([
    ['Pinned', false, [3, 2]],
    ['Today', false, [1]],
  ]);
});
