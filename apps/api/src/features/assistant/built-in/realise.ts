import type { Move } from '../../dialogue/moves.ts';
import { sayCount, sayList, sayValues } from './moves/list.ts';
import { sayNear, sayWhere } from './moves/near.ts';
import { sayPlan } from './moves/plan.ts';
import { sayRank } from './moves/rank.ts';
import type { Vary } from './vary.ts';

/** What moves are put into words with. */
export interface Voice {
  /** Chooses among wordings. */
  vary: Vary;
  /** What earlier replies said: no sentence is quoted twice. */
  earlier: string;
}

function say(move: Move, voice: Voice): string {
  switch (move.type) {
    case 'list':
      return sayList(move, voice);
    case 'count':
      return sayCount(move, voice);
    case 'values':
      return sayValues(move);
    case 'near':
      return sayNear(move, voice);
    case 'where':
      return sayWhere(move, voice);
    case 'plan':
      return sayPlan(move, voice);
    case 'rank':
      return sayRank(move);
  }
}

/** Turns the moves of a reply into its text. */
export const realise = (moves: readonly Move[], voice: Voice): string =>
  moves
    .map((move) => say(move, voice))
    .filter(Boolean)
    .join(' ');
