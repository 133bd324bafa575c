import { distanceBetween } from '@saffron/contracts/location';
import { expect, test } from 'vitest';
import { fitInto, neighborOf, pointAt } from './projection.ts';

const BOX = { width: 400, height: 300 };
const PLACES = [
  { latitude: 60, longitude: 10 },
  { latitude: 60.01, longitude: 10 },
  { latitude: 60, longitude: 10.02 },
];

test('all positions are inside the box, north is up and east is right', () => {
  const { project } = fitInto(BOX, PLACES);
  const [south, north, east] = PLACES.map(project);
  for (const point of [south, north, east]) {
    expect(point?.x).toBeGreaterThan(0);
    expect(point?.x).toBeLessThan(BOX.width);
    expect(point?.y).toBeGreaterThan(0);
    expect(point?.y).toBeLessThan(BOX.height);
  }
  expect(north?.y).toBeLessThan(south?.y ?? 0);
  expect(east?.x).toBeGreaterThan(south?.x ?? 0);
});

test('distances have one scale in both directions', () => {
  const { project, metersPerPixel } = fitInto(BOX, PLACES);
  for (const place of PLACES.slice(1)) {
    const [a, b] = [project({ latitude: 60, longitude: 10 }), project(place)];
    const meters = Math.hypot(a.x - b.x, a.y - b.y) * metersPerPixel;
    const error = meters / distanceBetween({ latitude: 60, longitude: 10 }, place) - 1;
    expect(Math.abs(error)).toBeLessThan(0.005);
  }
});

test('one place alone is in the middle, with some surroundings', () => {
  const { project, metersPerPixel } = fitInto(BOX, PLACES.slice(0, 1));
  expect(project({ latitude: 60, longitude: 10 })).toEqual({ x: 200, y: 150 });
  expect(metersPerPixel * BOX.width).toBeGreaterThan(500);
});

const POINTS = [
  { x: 100, y: 100 },
  { x: 180, y: 110 },
  { x: 130, y: 190 },
  { x: 100, y: 20 },
];

test.each([
  ['ArrowRight', 1],
  ['ArrowDown', 2],
  ['ArrowUp', 3],
  ['ArrowLeft', null],
  ['Enter', null],
])('%s leads from the first point to %s', (key, index) => {
  expect(neighborOf(POINTS, 0, key)).toBe(index);
});

test('a click chooses the nearest point within reach', () => {
  expect(pointAt(POINTS, { x: 110, y: 105 })).toBe(0);
  expect(pointAt(POINTS, { x: 140, y: 105 })).toBeNull();
});
