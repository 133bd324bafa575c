import type { Restaurant } from '@saffron/contracts/guide';
import { type Coordinates, distanceBetween, middleOf, walkingMinutes } from '@saffron/contracts/location';
import type { Criterion } from '../../search/criteria/criterion.ts';
import { positionOf } from '../../search/query/origin.ts';
import type { Snapshot } from '../../search/snapshot/snapshot.ts';
import type { Anchor } from '../measures/fields.ts';

/** How one gets from one place to another: by coordinates where both have them, else by their neighborhoods. */
export type Leg =
  | { by: 'foot'; minutes: number }
  | { by: 'ride'; meters: number }
  | { by: 'area'; area: string; how: 'same' | 'next' | 'other' }
  | { by: 'unknown' };

/** Nobody calls more than this many minutes a walk to the next place. */
const WALK_MINUTES = 20;
/** Neighborhoods whose middles are not farther apart than this border on each other, as far as a guide can tell. */
const NEXT_AREA_METERS = 1800;

const areaOf = ({ neighborhood }: Restaurant): string => neighborhood?.trim() ?? '';

/** The middles of the neighborhoods whose restaurants have coordinates. */
export function middlesOf(snapshot: Snapshot): ReadonlyMap<string, Coordinates> {
  const known = middles.get(snapshot);
  if (known?.revision === snapshot.revision) return known.found;
  const places = Map.groupBy(snapshot.rows, areaOf);
  const found = new Map(
    [...places].flatMap(([area, list]) => {
      const middle = area ? middleOf(list.flatMap((row) => positionOf(row) ?? [])) : null;
      return middle ? [[area, middle] as const] : [];
    }),
  );
  middles.set(snapshot, { revision: snapshot.revision, found });
  return found;
}

/** Those of a guide as it is at a revision. */
const middles = new WeakMap<Snapshot, { revision: number; found: ReadonlyMap<string, Coordinates> }>();

/** @example legBetween(dinner, bar, middlesOf(snapshot)) // { by: 'foot', minutes: 5 } */
export function legBetween(from: Restaurant, to: Restaurant, middles: ReadonlyMap<string, Coordinates>): Leg {
  const [a, b] = [positionOf(from), positionOf(to)];
  if (a && b) return overGround(distanceBetween(a, b));
  const area = areaOf(to);
  if (!area || !areaOf(from)) return { by: 'unknown' };
  if (area === areaOf(from)) return { by: 'area', area, how: 'same' };
  const [c, d] = [middles.get(areaOf(from)), middles.get(area)];
  return { by: 'area', area, how: c && d && distanceBetween(c, d) <= NEXT_AREA_METERS ? 'next' : 'other' };
}

function overGround(meters: number): Leg {
  const minutes = walkingMinutes(meters);
  return minutes <= WALK_MINUTES * 1.5 ? { by: 'foot', minutes } : { by: 'ride', meters };
}

/** The way from a place or the middle of a part of town; whatever is in that part of town is there. */
export function legTo(row: Restaurant, { label, area, ...from }: Anchor): Leg {
  if (area === label && areaOf(row) === area) return { by: 'area', area, how: 'same' };
  const at = positionOf(row);
  return at ? overGround(distanceBetween(from, at)) : legOfAreas(row, area);
}

/** The way from somewhere in a part of town where nobody knows more of it. */
export function legOfAreas(row: Restaurant, area: string | null): Leg {
  const own = areaOf(row);
  return own && area ? { by: 'area', area: own, how: own === area ? 'same' : 'other' } : { by: 'unknown' };
}

/** More minutes than these nobody calls near. */
const CLOSE_MINUTES = 15;

/** Whether people call it near: a few minutes on foot, or where nobody knows these, the same or the next part of town. */
export const isClose = (leg: Leg): boolean =>
  leg.by === 'foot' ? leg.minutes <= CLOSE_MINUTES : leg.by === 'area' && leg.how !== 'other';

/** What a way costs beside the other things that speak for a place: little up to ten minutes, much where one would ride. */
export function costOfLeg(leg: Leg): number {
  if (leg.by === 'foot') {
    const { minutes } = leg;
    if (minutes <= WALK_MINUTES) return minutes * 0.04 + Math.max(0, minutes - 8) * 0.12;
    return 4 + (minutes - WALK_MINUTES) * 0.1;
  }
  if (leg.by === 'ride') return 5 + Math.min(leg.meters / 2000, 6);
  if (leg.by === 'unknown') return 4;
  return { same: 0.3, next: 2, other: 5 }[leg.how];
}

/** Places near all of some others. */
export function nearCriterion(anchors: readonly Restaurant[], snapshot: Snapshot): Criterion {
  const middles = middlesOf(snapshot);
  const far = (row: Restaurant): number => Math.max(...anchors.map((one) => costOfLeg(legBetween(one, row, middles))));
  return {
    kind: 'area',
    label: `near ${anchors.map(({ name }) => name).join(' and ')}`,
    missing: false,
    // Some minutes are only a preference; what is a longer walk counts where there is something nearer.
    cost: (row) => {
      const cost = far(row);
      if (cost >= FAR) return Math.max(1, cost);
      return cost <= CLOSE ? cost * 0.8 : 0.5 + (cost - CLOSE) * 0.2;
    },
  };
}

/** What a walk of nine minutes and the longest one cost. */
const CLOSE = 0.5;
const FAR = 3;
