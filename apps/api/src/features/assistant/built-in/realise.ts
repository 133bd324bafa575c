import type { Move } from '../../dialogue/moves.ts';
import { sayCompare } from './moves/compare.ts';
import { sayHas, sayRank, sayUnranked } from './moves/rank.ts';
import { sayAdjust, sayDiffers, sayInstead, sayLeftOut, sayNews, sayStill } from './moves/situation.ts';
import { sayBook, saySelect } from './moves/visit.ts';
import { suggest } from './suggest.ts';
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
    case 'compare':
      return sayCompare(move, voice);
    case 'rank':
      return sayRank(move, voice);
    case 'has':
      return sayHas(move, voice);
    case 'unranked':
      return sayUnranked(move);
    case 'news':
      return sayNews(move, voice);
    case 'still':
      return sayStill(move, voice);
    case 'instead':
      return sayInstead(move, voice);
    case 'recommend':
      return suggest(move.found, voice.vary, null);
    case 'left out':
      return sayLeftOut(move, voice);
    case 'differs':
      return sayDiffers(move, voice);
    case 'adjust':
      return sayAdjust(move, voice);
    case 'select':
      return saySelect(move, voice);
    case 'book':
      return sayBook(move, voice);
  }
}

/** Turns the moves of a reply into its text: what a search found stands in paragraphs of its own. */
export const realise = (moves: readonly Move[], voice: Voice): string =>
  moves
    .map((move) => ({ text: say(move, voice), apart: move.type === 'recommend' }))
    .filter(({ text }) => text !== '')
    .reduce(
      (reply, { text, apart }, at, all) => `${reply}${separator(apart || all[at - 1]?.apart === true, reply)}${text}`,
      '',
    );

const separator = (apart: boolean, reply: string): string => (reply === '' ? '' : apart ? '\n\n' : ' ');
