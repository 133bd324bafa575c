import type { Coordinates } from '@saffron/contracts/location';

/** In pixels, from the top left. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Projection {
  project: (position: Coordinates) => Point;
  metersPerPixel: number;
}

const METERS_PER_DEGREE = 111_320;
/** A plot of one place, or of neighbors, shows at least this much, in meters. */
const SPAN_MIN = 600;
/** Room for points and names at the edges, in pixels. */
const MARGIN = 40;

/**
 * Fits positions into a box, with one scale in both directions. Good for a city: it ignores that meridians meet.
 *
 * @param positions at least one
 */
export function fitInto({ width, height }: Size, positions: readonly Coordinates[]): Projection {
  const [south, north] = extent(positions.map(({ latitude }) => latitude));
  const [west, east] = extent(positions.map(({ longitude }) => longitude));
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const shrink = Math.cos((middle.latitude * Math.PI) / 180);
  const metersWide = Math.max((east - west) * shrink * METERS_PER_DEGREE, SPAN_MIN);
  const metersHigh = Math.max((north - south) * METERS_PER_DEGREE, SPAN_MIN);
  const metersPerPixel = Math.max(
    metersWide / Math.max(1, width - 2 * MARGIN),
    metersHigh / Math.max(1, height - 2 * MARGIN),
  );
  const perDegree = METERS_PER_DEGREE / metersPerPixel;
  return {
    project: ({ latitude, longitude }) => ({
      x: width / 2 + (longitude - middle.longitude) * shrink * perDegree,
      y: height / 2 - (latitude - middle.latitude) * perDegree,
    }),
    metersPerPixel,
  };
}

const extent = (values: readonly number[]): [number, number] => [
  values.reduce((a, b) => Math.min(a, b)),
  values.reduce((a, b) => Math.max(a, b)),
];

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * Where an arrow key leads from a point: the nearest one in its direction, where going sideways counts double.
 *
 * @returns the index of the point; null if there is none, or for another key
 */
export function neighborOf(points: readonly Point[], from: number, key: string): number | null {
  const arrow = ARROWS[key];
  const start = points[from];
  if (!arrow || !start) return null;
  let best: { index: number; cost: number } | null = null;
  for (const [index, point] of points.entries()) {
    const [x, y] = [point.x - start.x, point.y - start.y];
    const ahead = x * arrow.x + y * arrow.y;
    const aside = Math.abs(x * arrow.y) + Math.abs(y * arrow.x);
    if (ahead <= 0 || aside > 2 * ahead) continue;
    const cost = ahead + 2 * aside;
    if (!best || cost < best.cost) best = { index, cost };
  }
  return best?.index ?? null;
}

/** The point nearest to a click, within the reach of a finger; null if there is none. */
export function pointAt(points: readonly Point[], at: Point): number | null {
  const REACH = 22;
  let best: { index: number; distance: number } | null = null;
  for (const [index, { x, y }] of points.entries()) {
    const distance = Math.hypot(x - at.x, y - at.y);
    if (distance <= REACH && (!best || distance < best.distance)) best = { index, distance };
  }
  return best?.index ?? null;
}
