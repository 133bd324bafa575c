import type { MapPlace } from './map-place.ts';
import type { Point, Size } from './projection.ts';

/** A neighborhood on a plot. */
export interface Neighborhood {
  name: string;
  /** The outline of its places, as SVG path data. */
  outline: string;
  /** Where its name goes; null if there is no room. */
  label: Point | null;
}

/** Approximately, of the name. */
const CHARACTER_WIDTH = 8;
const LINE_HEIGHT = 20;
/** From the points of a neighborhood to its name, in pixels. */
const ABOVE = 14;
const BELOW = 24;

/**
 * The neighborhoods of places. Names are above the middles, or below them where they would overlap, so that they cover no
 * points; where there is no room, the neighborhoods with the most places keep theirs.
 *
 * @param points where the places are
 */
export function neighborhoodsOf(places: readonly MapPlace[], points: readonly Point[], size: Size): Neighborhood[] {
  const taken: TakenLabel[] = [];
  return [...byNeighborhood(places, points)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([name, inside]) => {
      const label = labelFor(name, inside, taken, size);
      if (label) taken.push({ name, ...label });
      return { name, outline: outlineOf(inside), label };
    });
}

interface TakenLabel extends Point {
  name: string;
}

function byNeighborhood(places: readonly MapPlace[], points: readonly Point[]): Map<string, Point[]> {
  const groups = new Map<string, Point[]>();
  for (const [index, { restaurant }] of places.entries()) {
    const point = points[index];
    if (!restaurant.neighborhood || !point) continue;
    groups.set(restaurant.neighborhood, [...(groups.get(restaurant.neighborhood) ?? []), point]);
  }
  return groups;
}

function labelFor(name: string, inside: readonly Point[], taken: readonly TakenLabel[], size: Size): Point | null {
  const { width, height } = size;
  const half = (name.length * CHARACTER_WIDTH) / 2;
  const x = Math.min(Math.max(mean(inside.map((point) => point.x)), half), Math.max(half, width - half));
  const ys = inside.map((point) => point.y);
  const isFree = (at: number) =>
    taken.every(
      (other) =>
        Math.abs(other.x - x) >= half + (other.name.length * CHARACTER_WIDTH) / 2 ||
        Math.abs(other.y - at) >= LINE_HEIGHT,
    );
  const [top, bottom] = [ys.reduce((a, b) => Math.min(a, b)) - ABOVE, ys.reduce((a, b) => Math.max(a, b)) + BELOW];
  const inBox = (at: number) => at > LINE_HEIGHT && at < height - LINE_HEIGHT / 2;
  const free = [top, bottom, top - LINE_HEIGHT, mean(ys)].filter(inBox).find(isFree);
  return free === undefined ? null : { x, y: free };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The convex hull (Andrew's monotone chain). */
function outlineOf(points: readonly Point[]): string {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const hull = [...chain(sorted), ...chain(sorted.toReversed())];
  return `M${hull.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

function chain(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    while (kept.length > 1 && turn(kept.at(-2), kept.at(-1), point) <= 0) kept.pop();
    kept.push(point);
  }
  return kept;
}

/** Positive where the way from a over b to c turns right. */
function turn(a: Point | undefined, b: Point | undefined, c: Point): number {
  return a && b ? (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) : 0;
}
