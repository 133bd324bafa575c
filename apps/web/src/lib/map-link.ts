import type { Coordinates } from '@saffron/contracts/location';

/**
 * A map of what a query finds (https://developers.google.com/maps/documentation/urls/get-started).
 *
 * @param query coordinates, or an address
 */
export const mapSearch = (query: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;

/** A map with a marker at a position. */
export const mapLink = (position: Coordinates): string => mapSearch(pairOf(position));

/** @example pairOf({ latitude: 51.5033, longitude: -0.1196 }) // '51.5033,-0.1196' */
export const pairOf = ({ latitude, longitude }: Coordinates): string => `${latitude},${longitude}`;

/** @example degreesText({ latitude: 51.5033, longitude: -0.1196 }) // '51.5033° N, 0.1196° W' */
export const degreesText = ({ latitude, longitude }: Coordinates): string =>
  `${Math.abs(latitude)}° ${latitude < 0 ? 'S' : 'N'}, ${Math.abs(longitude)}° ${longitude < 0 ? 'W' : 'E'}`;
