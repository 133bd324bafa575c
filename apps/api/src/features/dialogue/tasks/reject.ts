import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../../slices.ts';

import { search } from '../../search/retrieve.ts';
import { complaintsOf } from '../../understanding/acts/complaints.ts';
import { wordSet } from '../../understanding/text/word-set.ts';
import type { Wishes } from '../../understanding/wishes.ts';
import { anotherBeside, withAnother } from '../another.ts';
import type { Context } from '../context.ts';
import { chosenIn, goesOnListing, isAnswerable, lastSpokenOf } from '../focus.ts';
import type { Move } from '../moves.ts';
import { safely } from '../safe-found.ts';
import type { Answer } from '../task.ts';
import { telling } from '../weighing.ts';

/** Leaves out what was turned down, and says what is left or next and how it differs. */
export function* reject(context: Context): Steps<Answer | null> {
  const { acts, shown, focus, wishes } = context;
  const { intent, changed } = wishes.message;
  const [last] = shown;
  const goesOn = goesOnListing(context);
  const isOut = ({ id }: Restaurant) => wishes.rejected.includes(id);
  const out = [...new Set([...focus, ...context.named])].filter(isOut);
  const seeks = context.reading.tokens.some(({ word }) => SEEKING.has(word));
  if (out.length > 0 && isOpen(wishes) && !seeks && complaintsOf(context.reading, shown.length > 0).size > 0)
    return { moves: [{ type: 'left out', rows: out, left: [], asks: true }], picks: [] };
  const isOthers = acts.has('reject') || acts.has('more') || out.length > 0 || goesOn;
  if (!last || !isOthers || !isAnswerable(context)) return null;
  if ((intent !== 'another' && !goesOn) || changed) return null;
  const left = (out.some((row) => focus.includes(row)) || goesOn ? focus : lastSpokenOf(context)).filter(
    (row) => !isOut(row),
  );
  const kept = chosenIn(context).filter((row) => !isOut(row));
  if (kept.length > 0)
    return { moves: kept.map((row) => ({ type: 'describe' as const, row, more: true })), picks: kept, among: left };
  if (out.length > 0 && left.length > 0)
    return withAnother(remaining(out, left, context), yield* anotherBeside(left, [...focus, ...out], context));
  const following = goesOn ? left[left.indexOf(last) + 1] : undefined;
  if (following) return yield* goingOn(following, left, context);
  const message = { ...wishes.message, intent: 'another' as const, places: [] };
  const { found, warnings } = yield* safely(context, { ...wishes, message }, []);
  const [next] = found.picks;
  if (!next && warnings.length > 0) return { moves: warnings, picks: [] };
  if (!next || (found.exhausted && !goesOn)) return null;
  return {
    moves: [
      ...(out.length > 0 ? [{ type: 'left out' as const, rows: out, left: [] }] : []),
      ...warnings,
      { type: 'recommend', found },
      ...(found.exhausted ? [] : difference(next, out[0] ?? last, context)),
    ],
    picks: found.picks,
  };
}

/** "Where should we have gone?" wants to hear of others. */
const SEEKING = wordSet('where anywhere somewhere');

/** Nothing is wished that a place could be looked for by. */
const isOpen = ({ foods, notFoods, features, areas, meals, price, when }: Wishes): boolean =>
  foods.length + notFoods.length + features.length + areas.length + meals.length === 0 && !price && !when;

/** The next one of those that were named together, as a search that may find nothing else says it. */
function* goingOn(row: Restaurant, among: readonly Restaurant[], { turns, wishes, snapshot }: Context): Steps<Answer> {
  const without = (ids: readonly number[]) => ids.filter((id) => id !== row.id);
  const alone = {
    ...wishes,
    shown: without(wishes.shown),
    rejected: without(snapshot.rows.map(({ id }) => id)),
    message: { ...wishes.message, intent: 'another' as const, places: [] },
  };
  const found = yield* search([...turns], alone, snapshot);
  const move: Move =
    found.picks[0] === row
      ? { type: 'recommend', found: { ...found, sole: false, question: null } }
      : { type: 'describe', row, more: true };
  return { moves: [move], picks: [row], among };
}

/** What is left of the places under discussion, without those that were turned down. */
function remaining(out: readonly Restaurant[], left: readonly Restaurant[], context: Context): Answer {
  // What was never put forward is held against nothing.
  const [before] = out.filter((row) => context.focus.includes(row));
  const [next] = left;
  return {
    moves: [{ type: 'left out', rows: out, left }, ...(before && next ? difference(next, before, context) : [])],
    picks: left,
    among: left,
  };
}

/** How the next place differs from the one before. */
const difference = (next: Restaurant, before: Restaurant, context: Context): Move[] =>
  telling([next, before], context)
    .filter(({ places: [first] }) => first?.row === next)
    .slice(0, 1)
    .map((contrast) => ({ type: 'differs', contrast }));
