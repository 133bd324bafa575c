import { type Coordinates, distanceBetween, middleOf } from '@saffron/contracts/location';
import { expect, test } from 'vitest';
import { DEMO_MIDDLE, demoGuide } from './index.ts';

const CITY_RADIUS_M = 3500;

const places = demoGuide.flatMap(({ name, neighborhood, address, location }) =>
  location ? [{ name, neighborhood, address, latitude: location[0], longitude: location[1] }] : [],
);
type Place = (typeof places)[number];

test('every place has coordinates of its own within the city', () => {
  expect(places).toHaveLength(demoGuide.length);
  expect(new Set(places.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size).toBe(places.length);
  for (const place of places) expect(distanceBetween(place, DEMO_MIDDLE), place.name).toBeLessThan(CITY_RADIUS_M);
});

test('nearly all places lie closest to the middle of their own neighborhood', () => {
  const middles = [...Map.groupBy(places, ({ neighborhood }) => neighborhood)].flatMap(([neighborhood, list]) => {
    const middle = middleOf(list);
    return middle ? [{ neighborhood, middle }] : [];
  });
  const nearest = (place: Coordinates) =>
    middles.toSorted((a, b) => distanceBetween(place, a.middle) - distanceBetween(place, b.middle))[0]?.neighborhood;
  const atHome = places.filter((place) => nearest(place) === place.neighborhood);
  expect(atHome.length / places.length).toBeGreaterThanOrEqual(0.95);
});

test('the houses of a street follow each other by number', () => {
  const numberOf = ({ address }: Place) => Number.parseInt(address ?? '', 10);
  const streets = Map.groupBy(
    places.filter(({ address }) => address),
    ({ address }) => address?.replace(/^\d+ /, ''),
  );
  for (const [street, houses] of streets) {
    const [first, ...others] = houses.toSorted((a, b) => numberOf(a) - numberOf(b));
    const distances = others.map((house) => (first ? distanceBetween(first, house) : 0));
    expect(distances, street).toEqual(distances.toSorted((a, b) => a - b));
  }
});
