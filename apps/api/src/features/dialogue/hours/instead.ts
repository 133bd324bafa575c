import type { Steps } from '../../../slices.ts';
import type { Found, Unmet } from '../../search/found.ts';
import { isOpenThen } from '../../search/opening/opening.ts';
import { isShutAt } from '../../search/opening/visit.ts';
import type { FoodWish, When, Wishes } from '../../understanding/wishes.ts';
import type { Context } from '../context.ts';
import { foodsOf } from '../loosened.ts';
import { safely } from '../safe-found.ts';
import type { Answer } from '../task.ts';
import { inDoubt, tellingHours } from './visit.ts';

/** Places that are offered in place of those that are closed. */
const INSTEAD = 2;

/**
 * What else there is of what was wished, and is open at a time; where all of it is closed, something else to eat. Null where there is
 * neither, or where nothing was wished.
 */
export function* openInstead(context: Context, time: When): Steps<Answer | null> {
  const { wishes } = context;
  if (wishes.foods.length + wishes.features.length + wishes.meals.length === 0) return null;
  const [food] = foodsOf(wishes);
  const found = (yield* openFor(wishes, context, time)) ?? (food && (yield* otherFoodFor(food, context, time)));
  return found ? answerOf(found, time) : null;
}

/**
 * What else is known to be open at a time and has the food that was wished; where none was, whatever was wished. Null where there is
 * none.
 */
export function* openLikewise(context: Context, time: When): Steps<Answer | null> {
  const found = yield* openFor(context.wishes, context, time);
  const isUnmet = context.wishes.foods.length > 0 ? ({ kind }: Unmet) => FOODS.has(kind) : () => true;
  const isOpen = found?.picks.some((row) => isOpenThen(row, time));
  return found && isOpen && !found.unmet.some(isUnmet) ? answerOf(found, time) : null;
}

/** What one eats, as a criterion. */
export const FOODS: ReadonlySet<string> = new Set(['food', 'dish']);

function answerOf(found: Found, time: When): Answer {
  const doubts = inDoubt(found.picks, time);
  return {
    moves: [{ type: 'recommend', found }, ...(doubts.length > 0 ? [tellingHours(doubts, time)] : [])],
    picks: found.picks,
  };
}

/** What is not closed at a time and has what was wished, as far as there is such a place. */
export function* openFor(wishes: Wishes, context: Context, time: When): Steps<Found | null> {
  const message = { ...wishes.message, intent: 'find' as const, places: [], facts: [], words: [], checks: false };
  const { found } = yield* safely(context, { ...wishes, message }, []);
  const isShut = isShutAt(time);
  const picks = found.picks.filter((row) => !isShut(row)).slice(0, INSTEAD);
  return picks.length > 0 ? { ...found, picks, otherwise: null, question: null } : null;
}

/** Other food that is open, with the wished one among what it lacks. */
function* otherFoodFor({ label }: FoodWish, context: Context, time: When): Steps<Found | null> {
  const { wishes } = context;
  const eaten = foodsOf(wishes);
  const others = { ...wishes, foods: wishes.foods.filter((wish) => !eaten.includes(wish)) };
  const found = yield* openFor(others, context, time);
  const lack = { kind: 'food' as const, label, missing: false, nearly: false, byName: false };
  return found && { ...found, wishes: { ...found.wishes, foods: wishes.foods }, unmet: [...found.unmet, lack] };
}
