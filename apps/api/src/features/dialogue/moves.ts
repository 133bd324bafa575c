import type { AskMove } from './ask/moves.ts';
import type { ChoosingMove } from './choosing.ts';
import type { SituationMove } from './situation/moves.ts';

/** One thing that a reply says. A reply is a list of moves; the built-in writer turns each into text. */
export type Move = ChoosingMove | SituationMove | AskMove;
