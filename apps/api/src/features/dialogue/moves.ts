import type { Restaurant } from '@saffron/contracts/guide';

/** The fields by which restaurants can be put in order, whatever their notes say. */
export type RankedBy = 'cheapest' | 'dearest' | 'best rated';

/** "Which is the cheapest?": the first of those that were shown, and those that are no different. */
export interface RankMove {
  type: 'rank';
  by: RankedBy;
  first: readonly Restaurant[];
  rest: readonly Restaurant[];
}

/** One thing that a reply says. A reply is a list of moves; the built-in writer turns each into text. */
export type Move = RankMove;
