import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../../slices.ts';
import { search } from '../../search/retrieve.ts';
import type { Context } from '../context.ts';
import { chosenIn, isAnswerable } from '../focus.ts';
import type { Move } from '../moves.ts';
import type { Answer } from '../task.ts';
import { telling } from '../weighing.ts';

/** "Nah", "not that one", "anything else?": leaves out what was turned down, and says what is left or next and how it differs. */
export function* reject(context: Context): Steps<Answer | null> {
  const { acts, shown, focus, wishes, turns, snapshot } = context;
  const { intent, changed } = wishes.message;
  const [last] = shown;
  const isOut = ({ id }: Restaurant) => wishes.rejected.includes(id);
  const out = focus.filter(isOut);
  if (!last || !(acts.has('reject') || acts.has('more') || out.length > 0) || !isAnswerable(context)) return null;
  if (intent !== 'another' || changed) return null;
  const left = focus.filter((row) => !isOut(row));
  const kept = chosenIn(context).filter((row) => !isOut(row));
  if (kept.length > 0)
    return { moves: kept.map((row) => ({ type: 'describe' as const, row, more: true })), picks: kept, among: left };
  if (out.length > 0 && left.length > 0) return remaining(out, left, context);
  const found = yield* search([...turns], wishes, snapshot);
  const [next] = found.picks;
  if (!next || found.exhausted) return null;
  return {
    moves: [
      ...(out.length > 0 ? [{ type: 'left out' as const, rows: out, left: [] }] : []),
      { type: 'recommend', found },
      ...difference(next, out[0] ?? last, context),
    ],
    picks: found.picks,
  };
}

/** What is left of the places under discussion, without those that were turned down. */
const remaining = (out: readonly Restaurant[], left: readonly Restaurant[], context: Context): Answer => ({
  moves: [
    { type: 'left out', rows: out, left },
    ...left.slice(0, 1).flatMap((row) => out.slice(0, 1).flatMap((one) => difference(row, one, context))),
  ],
  picks: left,
  among: left,
});

/** How the next place differs from the one before. */
const difference = (next: Restaurant, before: Restaurant, context: Context): Move[] =>
  telling([next, before], context)
    .filter(({ places: [first] }) => first?.row === next)
    .slice(0, 1)
    .map((contrast) => ({ type: 'differs', contrast }));
