import { expect, test } from 'vitest';
import { testRestaurant } from '../../../test-restaurant.ts';
import { applyFilters, creatorsOf, type ReviewFilters, searchable } from './filters.ts';

const NONE: ReviewFilters = { text: '', creator: '', from: '', to: '' };

/** A local date and time in the server's format. */
const at = (year: number, month: number, day: number, ...time: number[]) =>
  new Date(year, month - 1, day, ...time).toISOString();

const ALL = searchable([
  testRestaurant({ id: 1, name: 'Belmonte', neighborhood: 'Mission', addedBy: 'bo', dateAdded: at(2026, 3, 1) }),
  testRestaurant({ id: 2, name: 'Dawn', cuisine: 'Café', addedBy: 'ana', dateAdded: at(2026, 3, 5, 23, 59, 59, 999) }),
  testRestaurant({ id: 3, name: 'Owl', tag: 'late, Rooftop', addedBy: 'bo', dateAdded: at(2026, 3, 6) }),
  testRestaurant({ id: 4, name: 'Nobody', dateAdded: at(2026, 3, 9, 12) }),
]);

const found = (filters: Partial<ReviewFilters>) =>
  applyFilters(ALL, { ...NONE, ...filters }).map(({ restaurant }) => restaurant.id);

test('without filters everything passes, in order', () => {
  expect(found({})).toEqual([1, 2, 3, 4]);
});

test('the search matches name, neighborhood, cuisine and tag, ignoring case', () => {
  expect(found({ text: ' BELM ' })).toEqual([1]);
  expect(found({ text: 'mission' })).toEqual([1]);
  expect(found({ text: 'café' })).toEqual([2]);
  expect(found({ text: 'rooftop' })).toEqual([3]);
  expect(found({ text: 'nothing like it' })).toEqual([]);
});

test('the range of days is inclusive', () => {
  expect(found({ from: '2026-03-05' })).toEqual([2, 3, 4]);
  expect(found({ to: '2026-03-05' })).toEqual([1, 2]);
  expect(found({ from: '2026-03-05', to: '2026-03-05' })).toEqual([2]);
  expect(found({ from: '2026-03-06', to: '2026-03-05' })).toEqual([]);
});

test('the creator filter works, also combined', () => {
  expect(found({ creator: 'bo' })).toEqual([1, 3]);
  expect(found({ creator: 'bo', from: '2026-03-02', text: 'owl' })).toEqual([3]);
  expect(found({ creator: 'nobody' })).toEqual([]);
});

test('each creator is listed once', () => {
  expect(creatorsOf(ALL)).toEqual(['ana', 'bo']);
});
