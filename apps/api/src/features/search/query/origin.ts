import type { Restaurant } from '@saffron/contracts/guide';
import type { GuideQuery } from '@saffron/contracts/guide-query';
import { RESTAURANT_NOT_FOUND, unknownValue } from '@saffron/contracts/guide-texts';
import { type Coordinates, distanceBetween, middleOf } from '@saffron/contracts/location';
import { AppError } from '../../../errors.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { areaOf } from './slots/area-values.ts';

/** Where distances are measured from. Without coordinates, only the neighborhood tells. */
export interface Origin {
  coordinates: Coordinates | null;
  neighborhoods: readonly string[];
  /** The restaurant itself, which is no answer to "near it". */
  restaurant: number | null;
}

/**
 * The place that a query measures distances from.
 *
 * @throws AppError `not_found` for an unknown restaurant, `bad_input` for an unknown neighborhood
 */
export function originOf(near: GuideQuery['near'], snapshot: Snapshot): Origin | null {
  if (!near) return null;
  if ('latitude' in near) return { coordinates: near, neighborhoods: [], restaurant: null };
  if ('neighborhood' in near) {
    const values = areaOf(near.neighborhood, snapshot)?.values ?? [];
    if (values.length === 0) throw new AppError('bad_input', unknownValue('area', near.neighborhood));
    return { coordinates: middleOfAreas(values, snapshot), neighborhoods: values, restaurant: null };
  }
  const row = snapshot.byId.get(near.restaurant);
  if (!row) throw new AppError('not_found', RESTAURANT_NOT_FOUND);
  const neighborhood = row.neighborhood?.trim();
  return { coordinates: positionOf(row), neighborhoods: neighborhood ? [neighborhood] : [], restaurant: row.id };
}

/** The coordinates of a restaurant; null if the guide does not have them. */
export const positionOf = ({ latitude, longitude }: Restaurant): Coordinates | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** The middle of the restaurants in some neighborhoods; null if none has coordinates. */
export function middleOfAreas(neighborhoods: readonly string[], { rows, areas }: Snapshot): Coordinates | null {
  const wanted = new Set(neighborhoods);
  return middleOf(rows.flatMap((row, at) => (wanted.has(areas[at] ?? '') ? (positionOf(row) ?? []) : [])));
}

/** Meters from an origin, rounded; null if unknown. */
export function distanceFrom({ coordinates }: Origin, row: Restaurant): number | null {
  const position = positionOf(row);
  return coordinates && position ? Math.round(distanceBetween(coordinates, position)) : null;
}
