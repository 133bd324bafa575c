import type { Restaurant } from '@saffron/contracts/guide';
import { expect, test } from 'vitest';
import { testRestaurant } from '../../../test-restaurant.ts';
import { applyFilters, countFilters, type Filters, NO_FILTERS, searchable } from './filters.ts';

const PLAIN = testRestaurant();

const ALL: Restaurant[] = [
  {
    ...PLAIN,
    name: 'Belmonte',
    cuisine: 'Italian',
    neighborhood: 'Mission',
    price: 3,
    restaurant: true,
    mealTypeDinner: true,
  },
  {
    ...PLAIN,
    name: 'Dawn',
    cuisine: 'Café',
    neighborhood: 'Sunset',
    price: 1,
    mealTypeBreakfast: true,
    mealTypeLunch: true,
  },
  {
    ...PLAIN,
    name: 'Night Owl',
    cuisine: 'Cocktail bar',
    price: 2,
    bar: true,
    reservations: true,
    tag: 'late, Rooftop',
  },
  { ...PLAIN, name: 'Unpriced', cuisine: 'Italian', bar: true, restaurant: true },
];

function names(filters: Partial<Filters>): string[] {
  return applyFilters(searchable(ALL), { ...NO_FILTERS, ...filters }).map(({ name }) => name);
}

test('without filters everything passes', () => {
  expect(names({})).toHaveLength(4);
});

test('cuisine and neighborhood match exactly', () => {
  expect(names({ cuisine: 'Italian' })).toEqual(['Belmonte', 'Unpriced']);
  expect(names({ cuisine: 'italian' })).toEqual([]);
  expect(names({ neighborhood: 'Sunset' })).toEqual(['Dawn']);
});

test('a restaurant without a price passes only the empty selection', () => {
  expect(names({ price: 3 })).toEqual(['Belmonte']);
  expect(names({ price: null })).toContain('Unpriced');
});

test('one of the selected meals is enough', () => {
  expect(names({ meals: ['breakfast', 'dinner'] })).toEqual(['Belmonte', 'Dawn']);
  expect(names({ meals: ['lunch'] })).toEqual(['Dawn']);
});

test('drinks, food and reservations apply only when set', () => {
  expect(names({ drinks: true })).toEqual(['Night Owl', 'Unpriced']);
  expect(names({ food: true })).toEqual(['Belmonte', 'Unpriced']);
  expect(names({ drinks: true, food: true })).toEqual(['Unpriced']);
  expect(names({ reservations: true })).toEqual(['Night Owl']);
});

test('the search matches name, neighborhood, cuisine and tag, ignoring case', () => {
  expect(names({ text: '  BELM ' })).toEqual(['Belmonte']);
  expect(names({ text: 'sunset' })).toEqual(['Dawn']);
  expect(names({ text: 'cocktail' })).toEqual(['Night Owl']);
  expect(names({ text: 'rooftop' })).toEqual(['Night Owl']);
  expect(names({ text: 'nothing like it' })).toEqual([]);
});

test('the filters of the sheet are counted', () => {
  expect(countFilters({ ...NO_FILTERS, text: 'x', price: 2, meals: ['lunch', 'dinner'], drinks: true })).toBe(4);
  expect(countFilters({ ...NO_FILTERS, open: 'now' })).toBe(1);
  expect(countFilters({ ...NO_FILTERS, near: 'me' })).toBe(0);
});
