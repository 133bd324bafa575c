import { expect, test } from 'vitest';
import { testRestaurant } from '../../../test-restaurant.ts';
import { byColumn, type SortColumn } from './columns.ts';

const guide = [
  { name: 'Agate', neighborhood: 'West', cuisine: null, price: 3 },
  { name: 'Birch', neighborhood: 'east', cuisine: 'Thai', price: null },
  { name: 'Čapek', neighborhood: 'North', cuisine: 'Café', price: 1 },
  { name: 'Dune', neighborhood: '', cuisine: 'Cafe', price: 3 },
].map((each, id) => ({ ...testRestaurant(), ...each, id }));

test.each<[SortColumn, boolean, string]>([
  ['name', true, 'Dune Čapek Birch Agate'],
  ['neighborhood', false, 'Birch Čapek Agate Dune'],
  ['neighborhood', true, 'Agate Čapek Birch Dune'],
  ['cuisine', false, 'Čapek Dune Birch Agate'],
  ['price', false, 'Čapek Agate Dune Birch'],
  ['price', true, 'Agate Dune Čapek Birch'],
])('by %s, descending %s: missing values last, ties by name', (sort, descending, names) => {
  expect(
    byColumn(guide, { sort, descending })
      .map(({ name }) => name)
      .join(' '),
  ).toBe(names);
});
