import type { Restaurant } from '@saffron/contracts/guide';
import { isDenied, type Measure, type Standing } from './measures/measure.ts';

/** A place, and where it stands by the measure of a move. */
export interface Placed {
  row: Restaurant;
  standing: Standing;
}

/** The first of those that were shown, and how the others stand. */
export interface RankMove {
  type: 'rank';
  measure: Measure;
  /** 0 for the first, 1 for "the second cheapest". */
  nth: number;
  /** Those that are no different from one another. */
  first: readonly Placed[];
  /** The rest of which something is known, best first. */
  others: readonly Placed[];
  unknown: readonly Restaurant[];
  /** The whole order was asked for. */
  whole: boolean;
}

/** Yes, no or unknown of each. */
export interface HasMove {
  type: 'has';
  measure: Measure;
  places: readonly Placed[];
}

/** By one measure, how places differ; the best first. */
export interface Contrast {
  measure: Measure;
  places: readonly Placed[];
}

/** Which of them, what decides, and what is given up. */
export interface CompareMove {
  type: 'compare';
  places: readonly Restaurant[];
  /** Null where nothing tells them apart. */
  winner: Restaurant | null;
  /** What decides, in the order of what was asked. */
  reasons: readonly Contrast[];
  /** What another place has over the winner. */
  givenUp: Contrast | null;
  /** The diner said what matters. */
  asked: boolean;
  /** What was asked tells none of them apart: chosen by what else is known. */
  besides?: true;
  /** What each of them is like comes before which to take: "what's the difference?", "A or B?", or of the room alone "which is nicer inside?" */
  differ?: 'whole' | 'room';
  /** They want to know which to take, rather than how the places compare. */
  chooses: boolean;
}

/** How one place stands by a measure, and the others. */
export interface ThanMove {
  type: 'than';
  measure: Measure;
  place: Placed;
  rivals: readonly Placed[];
}

/** A superlative that nothing in the guide answers. */
export interface UnrankedMove {
  type: 'unranked';
  said: string;
}

export type ChoosingMove = RankMove | HasMove | ThanMove | CompareMove | UnrankedMove;

export const placedBy = (measure: Measure, rows: readonly Restaurant[]): Placed[] =>
  rows.map((row) => ({ row, standing: measure.of(row) }));

const levelOf = ({ standing }: Placed): number => standing.level ?? Number.NEGATIVE_INFINITY;

/** Those of which something is known, best first. */
export const inOrder = (places: readonly Placed[]): Placed[] =>
  places.filter(({ standing }) => standing.level !== null).toSorted((a, b) => levelOf(b) - levelOf(a));

/** Whether a measure tells a first place from the others. One that notes deny it is no better than those that nobody knows, or that are denied it too. */
export function decides({ places }: Contrast): boolean {
  const [first, second] = places;
  if (!first || !second || first.standing.level === null || isDenied(first.standing)) return false;
  return levelOf(first) > levelOf(second) && !(first.standing.outcome === 'no' && second.standing.level === null);
}

/** Places that a measure rules out, if it leaves another. */
export function ruledOut({ places }: Contrast): Restaurant[] {
  const out = places.filter(({ standing }) => standing.outcome === 'no');
  return out.length < places.length ? out.map(({ row }) => row) : [];
}

/** Places by one measure, best first; those of which nothing is known last. */
export function contrastOf(measure: Measure, rows: readonly Restaurant[]): Contrast {
  const places = placedBy(measure, rows);
  return { measure, places: [...inOrder(places), ...places.filter(({ standing }) => standing.level === null)] };
}
