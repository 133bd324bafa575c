import type { Coordinates } from '@saffron/contracts/location';

/** The zoom level at which single buildings can be told apart. */
const ZOOM = 18;

/** The page of OpenStreetMap that shows a place with a marker. */
export const mapLink = ({ latitude, longitude }: Coordinates): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`;

/** @example degreesText({ latitude: 51.5033, longitude: -0.1196 }) // '51.5033° N, 0.1196° W' */
export const degreesText = ({ latitude, longitude }: Coordinates): string =>
  `${Math.abs(latitude)}° ${latitude < 0 ? 'S' : 'N'}, ${Math.abs(longitude)}° ${longitude < 0 ? 'W' : 'E'}`;
