import type { Restaurant } from '@saffron/contracts/guide';
import { isOpenAt, type LocalTime } from '@saffron/contracts/hours/status';
import { type Coordinates, distanceBetween, middleOf } from '@saffron/contracts/location';
import { scheduleOf } from '../../../lib/opening-status.tsx';
import { positionOf } from '../place-links.ts';
import type { SearchableRestaurant } from './filters.ts';

/** The restaurants that are open at a local time of the guide. Those whose hours are unknown are left out. */
export function openAt(all: readonly SearchableRestaurant[], at: LocalTime): SearchableRestaurant[] {
  const isOpen = isOpenAt(at);
  return all.filter(({ restaurant: { hours } }) => hours !== null && isOpen(scheduleOf(hours)));
}

/** The nearest restaurants first, and those without a position last, in their former order. */
export function byDistance(all: readonly SearchableRestaurant[], origin: Coordinates): SearchableRestaurant[] {
  return all
    .map((each) => ({ each, meters: metersFrom(origin, each.restaurant) ?? Number.MAX_VALUE }))
    .toSorted((a, b) => a.meters - b.meters)
    .map(({ each }) => each);
}

/** The distance in whole meters, as the API sorts it; null if the position of the restaurant is not known. */
export function metersFrom(origin: Coordinates, restaurant: Restaurant): number | null {
  const position = positionOf(restaurant);
  return position && Math.round(distanceBetween(origin, position));
}

/** The middle of a neighborhood; null if no restaurant in it has a position. */
export function middleOfNeighborhood(all: readonly SearchableRestaurant[], neighborhood: string): Coordinates | null {
  const there = all.filter(({ restaurant }) => restaurant.neighborhood === neighborhood);
  return middleOf(there.flatMap(({ restaurant }) => positionOf(restaurant) ?? []));
}
