import { LATITUDE_MAX, LONGITUDE_MAX } from './limits.ts';

/** A position on the earth, in degrees (WGS 84). */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

export const EARTH_RADIUS_M = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great-circle distance in meters. */
export function distanceBetween(a: Coordinates, b: Coordinates): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const east = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const share = north + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(share)));
}

/** Streets are longer than the straight line by about this factor. */
const DETOUR = 1.3;
/** 4.8 km an hour. */
const WALKING_M_PER_MINUTE = 80;

/** Minutes on foot for a great-circle distance in meters, at least 1. An estimate, to be presented as "about". */
export const walkingMinutes = (meters: number): number =>
  Math.max(1, Math.round((meters * DETOUR) / WALKING_M_PER_MINUTE));

/** The farthest that people are told in minutes on foot. */
const WALK_MAX_MINUTES = 45;

/** @example 'about 12 min on foot', 'about 7.4 km away' */
export function distanceText(meters: number): string {
  const minutes = walkingMinutes(meters);
  if (minutes <= WALK_MAX_MINUTES) return `about ${minutes} min on foot`;
  const kilometers = meters / 1000;
  return `about ${kilometers < 10 ? kilometers.toFixed(1) : Math.round(kilometers)} km away`;
}

/** The farthest that a list of distances tells in minutes. */
const LIST_MAX_MINUTES = 40;

/**
 * How to tell several distances in one unit, so that they can be compared: minutes on foot, or kilometers where one of them is a long walk.
 *
 * @example distanceTexts([750, 7400])(750) // 'about 0.8 km'
 */
export function distanceTexts(all: readonly number[]): (meters: number) => string {
  const isWalk = all.every((meters) => walkingMinutes(meters) <= LIST_MAX_MINUTES);
  return (meters) => {
    if (isWalk) return `about ${walkingMinutes(meters)} min on foot`;
    const kilometers = Math.max(0.1, meters / 1000);
    return `about ${kilometers < 10 ? kilometers.toFixed(1) : Math.round(kilometers)} km`;
  };
}

/**
 * The middle of several positions, for example of a neighborhood; null if there are none. Half of them are on each side of it, so that one whose
 * position is wrong moves it by little.
 */
export function middleOf(places: readonly Coordinates[]): Coordinates | null {
  if (places.length === 0) return null;
  return {
    latitude: median(places.map(({ latitude }) => latitude)),
    longitude: median(places.map(({ longitude }) => longitude)),
  };
}

/** As `percentile_cont(0.5)` of PostgreSQL. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2;
}

/** How many times as far as half of all places somebody still looks for one of them. */
const OUTLYING = 10;
/** In meters: the places of a street are no farther apart. */
const TOGETHER = 1000;

/** The positions without those that are far from all others: one wrong position would make a plot of the world of a town. */
export function withoutOutlying(positions: readonly Coordinates[]): readonly Coordinates[] {
  const middle = middleOf(positions);
  if (!middle) return positions;
  const away = positions.map((position) => distanceBetween(middle, position));
  const most = OUTLYING * Math.max(median(away), TOGETHER);
  return positions.filter((_, at) => (away[at] ?? 0) <= most);
}

export const LOCATION_PROBLEM = {
  pair: 'Latitude and longitude belong together: please give both or neither.',
  unreadable: 'Please enter latitude and longitude, such as 40.7128, -74.0060, or paste a link from a map.',
  noCoordinates:
    'This link contains no coordinates. Open it, and copy the address of the map or the coordinates of the place.',
  latitude: `The latitude must be between -${LATITUDE_MAX} and ${LATITUDE_MAX}.`,
  swapped: 'The latitude comes first and must be between -90 and 90. Latitude and longitude may be swapped.',
  longitude: `The longitude must be between -${LONGITUDE_MAX} and ${LONGITUDE_MAX}.`,
} as const;

/** Coordinates, or a sentence for the person who entered them. */
export type ParsedLocation = { ok: true; location: Coordinates } | { ok: false; problem: string };

const NUMBER = '[-+−]?\\d{1,3}(?:\\.\\d+)?';
const PAIR = new RegExp(`^\\(? ?(${NUMBER})°? ?([NS])? ?[,; ] ?(${NUMBER})°? ?([EW])? ?\\)?$`, 'i');
/** Where map services put the coordinates of a place, the most precise first. */
const IN_LINKS = [
  // Google Maps: the place itself, before the middle of the visible map.
  new RegExp(`!3d(${NUMBER})!4d(${NUMBER})`),
  new RegExp(`[?&#](?:q|ll|sll|query|center|destination|daddr|coordinate|cp)=(?:loc:)?(${NUMBER})[,~](${NUMBER})`),
  new RegExp(`[?&]mlat=(${NUMBER})&mlon=(${NUMBER})`),
  new RegExp(`#map=[\\d.]+/(${NUMBER})/(${NUMBER})`),
  new RegExp(`/@(${NUMBER}),(${NUMBER})`),
  new RegExp(`^geo:(${NUMBER}),(${NUMBER})`),
];

/**
 * Reads coordinates as "lat, lon" or from a link of a map service. Links are only read, never opened.
 *
 * @example parseLocation('https://www.openstreetmap.org/#map=17/51.5033/-0.1196')
 */
export function parseLocation(text: string): ParsedLocation {
  const typed = text.trim().replace(/\s+/g, ' ');
  if (!/^(?:https?|geo):/i.test(typed)) {
    const pair = PAIR.exec(typed);
    if (!pair) return { ok: false, problem: LOCATION_PROBLEM.unreadable };
    const [, latitude = '', north, longitude = '', east] = pair;
    return checked(signed(latitude, north, 'S'), signed(longitude, east, 'W'));
  }
  const link = decoded(typed);
  const [, latitude, longitude] = IN_LINKS.map((pattern) => pattern.exec(link)).find((match) => match !== null) ?? [];
  if (!latitude || !longitude) return { ok: false, problem: LOCATION_PROBLEM.noCoordinates };
  return checked(signed(latitude), signed(longitude));
}

function signed(text: string, letter?: string, negative?: string): number {
  const value = Number(text.replace('−', '-'));
  return letter?.toUpperCase() === negative && negative ? -Math.abs(value) : value;
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}

/** Six decimals are about 10 cm. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

function checked(latitude: number, longitude: number): ParsedLocation {
  if (Math.abs(latitude) > LATITUDE_MAX) {
    const swapped = Math.abs(latitude) <= LONGITUDE_MAX && Math.abs(longitude) <= LATITUDE_MAX;
    return { ok: false, problem: swapped ? LOCATION_PROBLEM.swapped : LOCATION_PROBLEM.latitude };
  }
  if (Math.abs(longitude) > LONGITUDE_MAX) return { ok: false, problem: LOCATION_PROBLEM.longitude };
  return { ok: true, location: { latitude: rounded(latitude), longitude: rounded(longitude) } };
}

/** @example '51.5033, -0.1196' */
export const printLocation = ({ latitude, longitude }: Coordinates): string => `${latitude}, ${longitude}`;
