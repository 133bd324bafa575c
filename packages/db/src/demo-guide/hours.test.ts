import { hours } from '@saffron/contracts/guide-fields';
import { DAYS } from '@saffron/contracts/hours/days';
import { type Schedule, toSchedule } from '@saffron/contracts/hours/schedule';
import { statusAt } from '@saffron/contracts/hours/status';
import { expect, test } from 'vitest';
import { demoGuide } from './index.ts';

/** A week without exceptions, Monday first. */
const WEEK = DAYS.map((_, at) => `2026-06-0${at + 1}`);
const WEEKDAYS = WEEK.slice(0, 5);
const WEEKEND = WEEK.slice(5);
const at = (hour: number, minute = 0) => hour * 60 + minute;

const places = demoGuide.flatMap((place) => {
  const list = place.hours === null ? null : hours.parse(place.hours);
  const notes = typeof place.notes === 'string' ? place.notes : Object.values(place.notes ?? {}).join('\n');
  return list ? [{ ...place, notes, schedule: toSchedule(list) }] : [];
});

const spansOf = ({ week }: Schedule) => week.flat();
const isOpen = (schedule: Schedule, minute: number) => (date: string) => statusAt(schedule, { date, minute }).open;

test('at least nine in ten places have hours, and not all', () => {
  expect(places.length / demoGuide.length).toBeGreaterThanOrEqual(0.9);
  expect(places.length).toBeLessThan(demoGuide.length);
  for (const part of ['last orders', 'closed']) expect(places.some((place) => place.hours?.includes(part))).toBe(true);
});

test('places are open for the meals that they serve, and only for those', () => {
  for (const { name, meals, schedule } of places.filter(({ restaurant }) => restaurant)) {
    const open = {
      breakfast: spansOf(schedule).some(({ start }) => start < at(10)),
      lunch: WEEK.some(isOpen(schedule, at(13))),
      dinner: spansOf(schedule).some(({ end }) => end > at(19)),
    };
    expect(open, name).toEqual({
      breakfast: meals.includes('breakfast'),
      lunch: meals.includes('lunch'),
      dinner: meals.includes('dinner'),
    });
  }
});

test('places without food are open on Friday and Saturday evenings', () => {
  for (const { name, schedule } of places.filter(({ restaurant }) => !restaurant)) {
    expect(WEEK.slice(4, 6).every(isOpen(schedule, at(21))), name).toBe(true);
  }
});

test.each<[string, (schedule: Schedule) => boolean]>([
  ['Late night', (schedule) => spansOf(schedule).some(({ end }) => end > at(23))],
  ['Brunch', (schedule) => WEEKEND.some(isOpen(schedule, at(11, 30)))],
  ['Business lunch', (schedule) => WEEKDAYS.every(isOpen(schedule, at(13)))],
  ['Pre-theatre', (schedule) => WEEKDAYS.some(isOpen(schedule, at(18)))],
])('places with the tag %j have the hours for it', (tag, fits) => {
  const tagged = places.filter(({ tags }) => tags.includes(tag));
  expect(tagged).not.toHaveLength(0);
  for (const { name, schedule } of tagged) expect(fits(schedule), name).toBe(true);
});

test('places are open on the days that their notes name, unless the notes say that they are closed', () => {
  for (const { name, notes, schedule } of places) {
    for (const [index, day] of DAYS.entries()) {
      for (const match of notes.matchAll(new RegExp(`\\b${day}s?\\b`, 'g'))) {
        const closed = /\b(?:closed|shut)(?: on)? $/i.test(notes.slice(0, match.index));
        expect(schedule.week[index]?.length === 0, `${name}, ${day}`).toBe(closed);
      }
    }
  }
});

test('places whose notes name the weekend are open on both of its days, and those for weekdays only are not', () => {
  for (const { name, notes, schedule } of places) {
    const weekend = schedule.week.slice(5).map((spans) => spans.length > 0);
    if (/\bweekends?\b/i.test(notes)) expect(weekend, name).toEqual([true, true]);
    if (/\b(?:weekday|Monday to Friday)\b[^.]*\bonly\b|\bonly\b[^.]*\bMonday to Friday\b/i.test(notes)) {
      expect(weekend, name).toEqual([false, false]);
    }
  }
});

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const HALF_DAY = at(12);
const TIME = `(half past )?(${NUMBERS.join('|')}|noon|midday|midnight)\\b`;

/** Minutes on a clock of twelve hours: notes leave it to the reader whether "until one" is at night. */
const clock = (half: string | undefined, word: string) =>
  (at(NUMBERS.indexOf(word) + 1) % HALF_DAY) + (half ? at(0, 30) : 0);
const shows = (minute: number | null, time: number) => minute !== null && minute % HALF_DAY === time;

test.each<[string, RegExp, (schedule: Schedule, time: number) => boolean]>([
  [
    'opens at',
    new RegExp(`\\bopens? (?:at|from) ${TIME}`, 'gi'),
    (schedule, time) => spansOf(schedule).some(({ start }) => shows(start, time)),
  ],
  [
    'closes at',
    new RegExp(`\\b(?:(?:shuts?|closes?|last call) (?:at|by)|(?:open|served|taken) until) ${TIME}`, 'gi'),
    (schedule, time) => spansOf(schedule).some(({ end, lastOrders }) => shows(end, time) || shows(lastOrders, time)),
  ],
  ['until', new RegExp(`\\buntil ${TIME}`, 'gi'), (schedule, time) => isOpenAround(schedule, time - 1)],
  [
    'from',
    new RegExp(`\\bfrom ${TIME}(?=[.,;]| at night| in the)`, 'gi'),
    (schedule, time) => isOpenAround(schedule, time),
  ],
])('hours agree with the times in notes: "%s …"', (_, phrase, agrees) => {
  const said = places.flatMap(({ name, notes, schedule }) =>
    [...notes.matchAll(phrase)].map(([text, half, word = '']) => ({ name, schedule, text, time: clock(half, word) })),
  );
  expect(said.length).toBeGreaterThan(1);
  for (const { name, schedule, text, time } of said) expect(agrees(schedule, time), `${name}: ${text}`).toBe(true);
});

/** Whether it is open on some day at a time of the clock of twelve hours. */
function isOpenAround(schedule: Schedule, time: number): boolean {
  return [time, time + HALF_DAY].some((minute) => WEEK.some(isOpen(schedule, (minute + at(24)) % at(24))));
}
