import type { State } from '../../understanding/fold.ts';
import type { StopKind } from './kinds.ts';

/** What somebody wants of one stop. */
export interface StopRequest {
  kind: StopKind;
  /** How a reply calls it: "dinner", "drinks", "tacos". */
  label: string;
  /** Its own wishes, and those that hold for all stops. */
  state: State;
  /** The hour of 24 at which somebody will be there; null where nobody said. */
  hour: number | null;
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

/** What a conversation has planned. It is plain data, so that it can be stored with a reply. */
export interface Plan {
  stops: readonly Stop[];
}
