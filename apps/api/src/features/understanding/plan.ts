import type { State } from './fold.ts';

/** What a stop of a plan is for. */
export const STOP_KINDS = [
  'breakfast',
  'brunch',
  'coffee',
  'work',
  'lunch',
  'dinner',
  'bite',
  'dessert',
  'drinks',
] as const;
export type StopKind = (typeof STOP_KINDS)[number];

/** What somebody wants of one stop. */
export interface StopRequest {
  kind: StopKind;
  /** How a reply calls it: "dinner", "drinks", "tacos". */
  label: string;
  /** Its own wishes, and those that hold for all stops. */
  state: State;
  /** The hour of 24 at which somebody will be there, with minutes as a fraction; null where nobody said. */
  hour: number | null;
  /** `YYYY-MM-DD`; null where nobody said and nobody knows what day it is. */
  date: string | null;
  /** Monday is 0; null where nobody said. */
  weekday: number | null;
  /** The day that it belongs to, from 1; null in plans of one day. */
  day: number | null;
}

/** A place to go to; null until one has been found. */
export interface Stop {
  request: StopRequest;
  placeId: number | null;
}

/** What a conversation has planned. It is plain data, stored with each reply. */
export interface Plan {
  stops: readonly Stop[];
  /** The stops before the last change, which can be taken back. */
  previous?: readonly Stop[];
}
