import type { Restaurant } from '@saffron/contracts/guide';
import { type Coordinates, withoutOutlying } from '@saffron/contracts/location';
import { positionOf } from '../place-links.ts';

/** A restaurant whose position is known. */
export interface MapPlace {
  restaurant: Restaurant;
  position: Coordinates;
}

/** Props of both maps. */
export interface MapProps {
  places: readonly MapPlace[];
  /** The id of the selected restaurant. */
  selected: number | null;
  onSelect: (id: number) => void;
  /** The position of the user, if it is known. */
  you: Coordinates | null;
}

/** More points than this are neither readable nor smooth. */
const PLACES_MAX = 500;

/** What a map shows of a list, in the order of the list: not what is far from all else, beside which nothing could be told apart. */
export function placesOf(found: readonly Restaurant[]) {
  const places: MapPlace[] = [];
  const missing: Restaurant[] = [];
  for (const restaurant of found) {
    const position = positionOf(restaurant);
    if (position) places.push({ restaurant, position });
    else missing.push(restaurant);
  }
  const near = new Set(withoutOutlying(places.map(({ position }) => position)));
  const [shown = [], far = []] = [true, false].map((is) => places.filter(({ position }) => near.has(position) === is));
  return {
    places: shown.slice(0, PLACES_MAX),
    located: shown.length,
    missing: [...missing, ...far.map(({ restaurant }) => restaurant)],
  };
}

/** The name of a point for screen readers. */
export const pointName = ({ restaurant: { name, cuisine, neighborhood } }: MapPlace): string =>
  [name, cuisine, neighborhood].filter(Boolean).join(', ');
