import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../../slices.ts';
import type { Found } from '../../search/found.ts';
import { awayUntil, isOpenThen } from '../../search/opening/opening.ts';
import { isShutAt } from '../../search/opening/visit.ts';
import type { Context } from '../context.ts';
import type { Move } from '../moves.ts';
import { FOODS, openInstead, openLikewise } from './instead.ts';
import { inDoubt, judgedAt, tellingHours } from './visit.ts';

/** Closed places that are told of at once. */
const TOLD = 2;

/** What a search found, judged by the time that counts. */
interface Judged {
  moves: readonly Move[];
  picks: readonly Restaurant[];
}

/**
 * Says of what a search found what is closed then, and what else is open; null where there is nothing to say of hours.
 */
export function* judged(found: Found, context: Context): Steps<Judged | null> {
  const time = judgedAt(context);
  if (!time) return yield* withoutAway(found, context);
  if (found.picks.length === 0) return null;
  const isShut = isShutAt(time);
  const [shut, open] = [found.picks.filter(isShut), found.picks.filter((row) => !isShut(row))];
  const doubts = inDoubt(open, time);
  const telling = (rows: readonly Restaurant[]) => (rows.length > 0 ? [tellingHours(rows, time)] : []);
  const named = context.named.filter((row) => isShut(row) && !shut.includes(row));
  if (shut.length + doubts.length + named.length + found.shut.length === 0) return null;
  const isOffered = context.wishes.when || shut.length === 0 || open.some((row) => isOpenThen(row, time));
  if (open.length > 0 && isOffered) {
    // What would have been the answer, and gave way to the hour, is no thing that nobody knows.
    const unmet = found.shut.length > 0 ? found.unmet.filter(({ kind }) => !FOODS.has(kind)) : found.unmet;
    const recommend: Move = { type: 'recommend', found: { ...found, unmet, picks: open } };
    return {
      moves: [...telling([...named, ...shut, ...found.shut].slice(0, TOLD)), recommend, ...telling(doubts)],
      picks: open,
    };
  }
  const rejected = [...context.wishes.rejected, ...shut.map(({ id }) => id)];
  const left = { ...context, wishes: { ...context.wishes, rejected } };
  if (context.wishes.when) {
    const others = yield* openInstead(left, time);
    return { moves: [...telling(shut), ...(others?.moves ?? [])], picks: others?.picks ?? shut };
  }
  // Nobody said "now": what was wished, on another day, is worth more than other food at once.
  const others = yield* openLikewise(left, time);
  if (others) return { moves: [...telling(shut), ...others.moves], picks: others.picks };
  return { moves: [{ type: 'recommend', found }, ...telling(found.picks)], picks: found.picks };
}

/** Where nobody said a time: without the places that are closed for weeks. */
function* withoutAway(found: Found, context: Context): Steps<Judged | null> {
  const { implied } = context.wishes.message;
  const date = implied?.date;
  const away = found.picks.filter((row) => date && !context.named.includes(row) && awayUntil(row, date) !== null);
  if (!implied || away.length === 0) return null;
  const picks = found.picks.filter((row) => !away.includes(row));
  if (picks.length > 0) return { moves: [{ type: 'recommend', found: { ...found, picks } }], picks };
  const rejected = [...context.wishes.rejected, ...away.map(({ id }) => id)];
  const others = yield* openInstead({ ...context, wishes: { ...context.wishes, rejected } }, implied);
  return {
    moves: [tellingHours(away.slice(0, TOLD), implied), ...(others?.moves ?? [])],
    picks: others?.picks ?? away,
  };
}
