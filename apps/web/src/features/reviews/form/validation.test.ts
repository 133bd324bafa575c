import { expect, test } from 'vitest';
import { readable } from '../lookups.ts';
import {
  checkCuisine,
  checkName,
  checkNeighborhood,
  checkPhone,
  checkTags,
  checkWebsite,
  unless,
} from './validation.ts';

test('names, neighborhoods and cuisines have at least two characters', () => {
  expect(checkName(' A ')).toBe('Restaurant name must be at least 2 characters');
  expect(checkNeighborhood('')).toBe('Neighborhood must be at least 2 characters');
  expect(checkCuisine('x')).toBe('Cuisine type must be at least 2 characters');
  expect(checkName('Zu')).toBe(true);
  expect(checkName('x'.repeat(201))).toBe('At most 200 characters are kept here.');
});

test.each(['', ' ', 'http://a.example', 'https://a.example/b?c=d'])('%s is a website, or none', (website) => {
  expect(checkWebsite(website)).toBe(true);
});

test.each(['a.example', 'www.a.example', 'javascript:alert(1)', 'ftp://a.example', 'https://'])(
  '%s is none',
  (website) => {
    expect(checkWebsite(website)).toBe('Please enter a valid URL');
  },
);

test('what is there already may stay', () => {
  expect(unless('', checkNeighborhood)('')).toBe(true);
  expect(unless('North', checkNeighborhood)('')).toBe('Neighborhood must be at least 2 characters');
});

test('longer than the guide keeps is told', () => {
  expect(checkPhone('5'.repeat(61))).toBe('At most 60 characters are kept here.');
  expect(checkTags(['a'.repeat(100), 'b'.repeat(99)])).toBe('At most 200 characters are kept here.');
  expect(checkTags(['a', 'b'])).toBe(true);
});

test('entries of one character are hidden from the lists', () => {
  expect(readable(['North', 'x', ' y ', 'Zu', ''])).toEqual(['North', 'Zu']);
});
