import type { Coordinates } from '@saffron/contracts/location';

/** A map with a marker at a position (https://developers.google.com/maps/documentation/urls/get-started). */
export const mapLink = ({ latitude, longitude }: Coordinates): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${latitude},${longitude}` })}`;

/** @example degreesText({ latitude: 51.5033, longitude: -0.1196 }) // '51.5033° N, 0.1196° W' */
export const degreesText = ({ latitude, longitude }: Coordinates): string =>
  `${Math.abs(latitude)}° ${latitude < 0 ? 'S' : 'N'}, ${Math.abs(longitude)}° ${longitude < 0 ? 'W' : 'E'}`;
