import { expect, test } from 'vitest';
import { testRestaurant } from '../../../test-restaurant.ts';
import { searchable } from './filters.ts';
import { clickColumn, type Sorting, sortRestaurants } from './sorting.ts';

const ALL = searchable([
  testRestaurant({ id: 1, name: 'Bar 10', neighborhood: 'North', rating: 4.5 }),
  testRestaurant({ id: 2, name: 'bar 9', neighborhood: null, rating: null }),
  testRestaurant({ id: 3, name: 'Älpli', neighborhood: 'south', rating: 3 }),
  testRestaurant({ id: 4, name: 'Corner', neighborhood: '', rating: 4.5 }),
]);

const sorted = (column: Sorting['column'], descending = false) =>
  sortRestaurants(ALL, { column, descending }).map(({ restaurant }) => restaurant.id);

test('names are sorted naturally', () => {
  expect(sorted('name')).toEqual([3, 2, 1, 4]);
  expect(sorted('name', true)).toEqual([4, 1, 2, 3]);
});

test('missing values come last in both directions; ties are sorted by name', () => {
  expect(sorted('rating')).toEqual([3, 1, 4, 2]);
  expect(sorted('rating', true)).toEqual([1, 4, 3, 2]);
  expect(sorted('neighborhood')).toEqual([1, 3, 2, 4]);
  expect(sorted('neighborhood', true)).toEqual([3, 1, 2, 4]);
});

test('the same column reverses, a new one starts ascending', () => {
  expect(clickColumn({ column: 'name', descending: false }, 'name')).toEqual({ sort: 'name', order: 'desc' });
  expect(clickColumn({ column: 'name', descending: true }, 'name')).toEqual({ sort: 'name', order: undefined });
  expect(clickColumn({ column: 'name', descending: true }, 'rating')).toEqual({ sort: 'rating', order: undefined });
});
