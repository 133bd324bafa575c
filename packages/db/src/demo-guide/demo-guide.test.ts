import { expect, test } from 'vitest';
import { nameKey } from '../name-key.ts';
import { demoGuide } from './index.ts';

const count = (values: Iterable<unknown>) => new Set(values).size;

test('the demo guide shows everything that a guide may hold', () => {
  expect(demoGuide.length).toBeGreaterThanOrEqual(160);
  expect(count(demoGuide.map(({ neighborhood }) => neighborhood))).toBeGreaterThanOrEqual(12);
  expect(count(demoGuide.map(({ cuisine }) => cuisine))).toBeGreaterThanOrEqual(25);
  expect(new Set(demoGuide.map(({ price }) => price))).toEqual(new Set([1, 2, 3, 4, 5, null]));
  expect(new Set(demoGuide.map(({ rating }) => rating))).toContain(null);
  for (const kind of ['object', 'string']) {
    expect(
      demoGuide.some(({ notes }) => notes !== null && typeof notes === kind),
      kind,
    ).toBe(true);
  }
  for (const [bar, restaurant] of [
    [true, false],
    [false, true],
    [true, true],
  ]) {
    expect(demoGuide.some((place) => place.bar === bar && place.restaurant === restaurant)).toBe(true);
  }
});

test('names are unique, ratings are half steps, websites lead nowhere real', () => {
  expect(count(demoGuide.map(({ name }) => nameKey(name)))).toBe(demoGuide.length);
  for (const { name, rating, website } of demoGuide) {
    if (rating !== null) expect(rating * 2, name).toBe(Math.round(rating * 2));
    if (website !== null) expect(website, name).toMatch(/^https:\/\/[a-z0-9-]+\.example$/);
  }
});
