import type { Move } from '../../dialogue/moves.ts';
import { sayRank } from './moves/rank.ts';
import type { Vary } from './vary.ts';

/** What moves are put into words with. */
export interface Voice {
  /** Chooses among wordings. */
  vary: Vary;
}

type Realisers = { [Type in Move['type']]: (move: Extract<Move, { type: Type }>, voice: Voice) => string };

const REALISERS: Realisers = { rank: sayRank };

/** Turns the moves of a reply into its text. */
export const realise = (moves: readonly Move[], voice: Voice): string =>
  moves
    .map((move) => REALISERS[move.type](move, voice))
    .filter(Boolean)
    .join(' ');
