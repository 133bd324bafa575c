import type { Restaurant } from '@saffron/contracts/guide';
import type { Unmet } from '../search/found.ts';
import type { State } from '../understanding/fold.ts';
import type { StopRequest } from '../understanding/plan.ts';
import type { AskMove } from './ask/moves.ts';
import type { ChoosingMove } from './choosing.ts';
import type { HoursMove } from './hours/moves.ts';
import type { Order } from './listing/listing.ts';
import type { ValueCount } from './listing/values.ts';
import type { Landmark } from './near/landmark.ts';
import type { ApartMove, WaysMove } from './near/moves.ts';
import type { Leg } from './near/nearness.ts';
import type { Change } from './plan/operation.ts';
import type { SituationMove, Verdict } from './situation/moves.ts';

/** The diner asked for another answer, and there is none: the first one again. */
interface RepeatMove {
  type: 'repeat';
  text: string;
  /** Another search found nothing else. */
  shows: boolean;
}

/** A stop of a plan, and the way to it from the stop before. */
export interface PlannedStop extends StopRequest {
  row: Restaurant;
  leg: Leg | null;
  /** What the place lacks of the wishes for this stop. */
  unmet: readonly Unmet[];
  /** It is closed when one gets there. */
  closed: boolean;
  /** It was not part of the plan before. */
  fresh: boolean;
  /** What it was called by, and the place does not have; it is called by its meal then. */
  lost: string | null;
  /** How a new place meets what a message asks of it. */
  why: readonly Verdict[];
}

/** The stops of a plan, after what a message did to it. */
export interface PlanMove {
  type: 'plan';
  change: Change['type'];
  stops: readonly PlannedStop[];
  /** What the guide has no place for, as the diner called it. */
  missing: readonly string[];
  /** What a place was looked for to be by comparison: "quieter"; null where nothing was compared. */
  sought: string | null;
  /** The stops that the message is about. */
  at: readonly number[];
  /** When one is at each stop, in hours of the day. */
  times: readonly number[];
  /** The day to which all of it has moved, as it was said. */
  on?: string;
  /** There was no plan before. */
  began: boolean;
  /** It is known that all places meet what is asked of them now. */
  sure: boolean;
  /** Where to go if there is no room, by the number of the stop. */
  spare?: readonly { at: number; row: Restaurant; leg: Leg; unmet: readonly Unmet[] }[];
}

export interface NearPlace {
  row: Restaurant;
  /** The way to it from what it is to be near to. */
  leg: Leg;
  unmet: readonly Unmet[];
}

/** Places near another one; `nearest`: in order of their distance. */
export interface NearMove {
  type: 'near';
  reference: Restaurant;
  places: readonly NearPlace[];
  nearest: boolean;
  /** What was wished of them. */
  state: State;
  /** What they are near to, where that is no restaurant. */
  landmark?: Landmark;
}

/** Asks where the diner is, or where the place is that they named. */
export interface WhereMove {
  type: 'where';
  what: 'diner' | 'place';
}

/** What a list or a count is of. */
interface OfPlaces {
  state: State;
  /** Bars, rather than places that have one. */
  bars: boolean;
  /** How many places there are in all. */
  total: number;
  /** There may be more: not all could be judged by what the diner must not eat. */
  more: boolean;
}

/** Places by name, neighborhood and price. */
export interface ListMove extends OfPlaces {
  type: 'list';
  rows: readonly Restaurant[];
  /** How many were asked for. */
  asked: number | null;
  /** All were asked for. */
  all: boolean;
  order: Order;
}

/** How many places there are of a kind, and some of them. */
export interface CountMove extends OfPlaces {
  type: 'count';
  rows: readonly Restaurant[];
  /** How many there are whenever they are open, where only those that are open at a time were counted; else null. */
  ever: number | null;
  /** Only those that were shown were counted. */
  ofShown: boolean;
}

/** The neighborhoods or the cuisines of the guide, or of what was asked for. */
export interface ValuesMove extends OfPlaces {
  type: 'values';
  of: 'areas' | 'cuisines';
  values: readonly ValueCount[];
}

/** One thing that a reply says. A reply is a list of moves; the built-in writer turns each into text. */
export type Move =
  | ChoosingMove
  | SituationMove
  | AskMove
  | HoursMove
  | PlanMove
  | NearMove
  | WaysMove
  | ApartMove
  | WhereMove
  | ListMove
  | CountMove
  | ValuesMove
  | RepeatMove;
