import type { Move } from '../../dialogue/moves.ts';
import { sayAbout } from './moves/about.ts';
import { sayUnsafe } from './moves/care.ts';
import { sayDescribe, sayFaults, sayOrder, sayWhy, sayWorth } from './moves/opinion.ts';
import { sayRank } from './moves/rank.ts';
import { sayBeyond, sayRecorded } from './moves/recorded.ts';
import type { Voice } from './voice.ts';

type Moves = { [One in Move as One['type']]: One };
type Realisers = { [Type in keyof Moves]: (move: Moves[Type], voice: Voice) => string };

const REALISERS: Realisers = {
  rank: sayRank,
  about: sayAbout,
  recorded: sayRecorded,
  why: sayWhy,
  worth: sayWorth,
  catch: sayFaults,
  order: sayOrder,
  describe: sayDescribe,
  unsafe: sayUnsafe,
  beyond: sayBeyond,
};

const say = <Type extends keyof Moves>(
  move: { [Each in Type]: Moves[Each] & { type: Each } }[Type],
  voice: Voice,
): string => REALISERS[move.type](move, voice);

/** Turns the moves of a reply into its text. */
export const realise = (moves: readonly Move[], voice: Voice): string =>
  moves
    .map((move) => say(move, voice))
    .filter(Boolean)
    .join(' ');
