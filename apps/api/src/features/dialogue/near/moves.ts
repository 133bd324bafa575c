import type { Restaurant } from '@saffron/contracts/guide';
import type { Landmark } from './landmark.ts';
import type { Leg } from './nearness.ts';

/** The way from there to each place. */
export interface WaysMove {
  type: 'ways';
  to: string;
  /** It can be answered with yes or no. */
  polar: boolean;
  ways: readonly { row: Restaurant; leg: Leg }[];
  landmark?: Landmark;
  /** The address is told, too. */
  addressed?: boolean;
}

/** The way from the first place to each of the others. */
export interface ApartMove {
  type: 'apart';
  first: Restaurant;
  others: readonly { row: Restaurant; leg: Leg }[];
  polar: boolean;
}
