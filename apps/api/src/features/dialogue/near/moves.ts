import type { Restaurant } from '@saffron/contracts/guide';
import type { Landmark } from './landmark.ts';
import type { Leg } from './nearness.ts';

/** "Is it near Old Harbour?": the way from there to each place. */
export interface WaysMove {
  type: 'ways';
  to: string;
  /** It can be answered with yes or no. */
  polar: boolean;
  ways: readonly { row: Restaurant; leg: Leg }[];
  landmark?: Landmark;
  /** "How do I get there?": the address is told, too. */
  addressed?: boolean;
}

/** "How far apart are they?": the way from the first place to each of the others. */
export interface ApartMove {
  type: 'apart';
  first: Restaurant;
  others: readonly { row: Restaurant; leg: Leg }[];
  polar: boolean;
}
