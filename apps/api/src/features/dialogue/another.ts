import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../slices.ts';
import type { Context } from './context.ts';
import { safely } from './safe-found.ts';
import type { AnotherMove } from './situation/moves.ts';
import type { Answer } from './task.ts';

/**
 * Another place with all of the wishes, where of those that were shown only one is left; null where there is none.
 *
 * @param out what was shown
 * @param suits what it has to be besides
 */
export function* anotherBeside(
  left: readonly Restaurant[],
  out: readonly Restaurant[],
  context: Context,
  suits: (row: Restaurant) => boolean = () => true,
): Steps<AnotherMove | null> {
  const [beside, more] = left;
  if (!beside || more) return null;
  const { wishes } = context;
  const message = { ...wishes.message, intent: 'find' as const, places: [], count: null };
  const rejected = [...new Set([...wishes.rejected, ...out.map(({ id }) => id), beside.id])];
  const { found } = yield* safely(context, { ...wishes, rejected, message }, []);
  const picks = found.picks.filter(suits).slice(0, 1);
  return picks.length > 0 && found.unmet.length === 0 ? { type: 'another', beside, found: { ...found, picks } } : null;
}

/** An answer with another place beside what it leaves. */
export const withAnother = (answer: Answer, another: AnotherMove | null): Answer =>
  another
    ? {
        ...answer,
        moves: [...answer.moves, another],
        picks: [...answer.picks, ...another.found.picks],
        among: [...(answer.among ?? answer.picks), ...another.found.picks],
      }
    : answer;
