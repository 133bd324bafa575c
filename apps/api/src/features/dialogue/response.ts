import type { Found } from '../search/found.ts';
import type { Remembered } from '../understanding/remembered.ts';
import type { Move } from './moves.ts';

/** What a conversation asks for, the restaurants that answer it, and what the reply says of them. */
export interface Response extends Found {
  /** Null where the message looks for restaurants: then the search result says what there is to say. */
  moves: readonly Move[] | null;
  /** The places come from a search, whatever is said of them. */
  searched?: true;
  /** What of it counts when the next message comes. */
  remembered: Remembered;
  /** How replies call what somebody could fall ill from and told in a version of the conversation that they left. */
  earlier?: readonly string[];
  /** Milliseconds of processor time that it took until its last pause; 0 where nobody counts. */
  work: number;
}
