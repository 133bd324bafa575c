import type { Steps } from '../../../slices.ts';
import { openingAt } from '../../search/opening/opening.ts';
import type { When } from '../../understanding/wishes.ts';
import type { Context } from '../context.ts';
import { safely } from '../safe-found.ts';
import type { Answer } from '../task.ts';
import { inDoubt, tellingHours } from './visit.ts';

/** Places that are offered in place of those that are closed. */
const INSTEAD = 2;

/** What else there is of what was wished, and is open at a time; null where there is none, or where nothing was wished. */
export function* openInstead(context: Context, time: When): Steps<Answer | null> {
  const { wishes } = context;
  if (wishes.foods.length + wishes.features.length === 0) return null;
  const message = { ...wishes.message, intent: 'find' as const, places: [], facts: [], words: [], checks: false };
  const { found } = yield* safely(context, { ...wishes, message }, []);
  const picks = found.picks.filter((row) => openingAt(row, time) !== 'shut').slice(0, INSTEAD);
  if (picks.length === 0) return null;
  const doubts = inDoubt(picks, time);
  return {
    moves: [
      { type: 'recommend', found: { ...found, picks, otherwise: null, question: null } },
      ...(doubts.length > 0 ? [tellingHours(doubts, time)] : []),
    ],
    picks,
  };
}
