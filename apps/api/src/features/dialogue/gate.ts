import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../slices.ts';
import type { Plan } from '../understanding/plan.ts';
import { type Bar, type Barred, barring } from './barred.ts';
import type { Context } from './context.ts';
import { chosenIn } from './focus.ts';
import type { Move } from './moves.ts';
import type { Answer, Task } from './task.ts';

/** The places that a move puts forward; none where it only tells what is recorded or was asked. */
function putForward(move: Move): readonly Restaurant[] {
  switch (move.type) {
    case 'select':
    case 'order':
    case 'describe':
    case 'worth':
    case 'why':
    case 'catch':
      return [move.row];
    case 'book':
    case 'list':
    case 'count':
      return move.rows;
    case 'compare':
      return move.places;
    case 'rank':
      return [...move.first, ...move.others].map(({ row }) => row);
    case 'has':
      return move.places.filter(({ standing }) => standing.outcome !== 'no').map(({ row }) => row);
    case 'than':
      return [move.place, ...move.rivals].map(({ row }) => row);
    case 'near':
      return move.places.map(({ row }) => row);
    case 'plan':
      return move.stops.map(({ row }) => row);
    case 'instead':
      return move.verdicts.map(({ row }) => row);
    case 'recommend':
      return move.found.picks;
    default:
      return [];
  }
}

/** Moves that tell of a place that was asked about: who only dislikes what it serves may still hear of it. */
const TELLING: ReadonlySet<Move['type']> = new Set(['describe', 'worth', 'why', 'catch', 'order', 'than', 'plan']);

/**
 * Answers with a task so that no place is chosen, compared, planned, booked or praised that the allergies, diets and exclusions of the
 * conversation rule out: it answers without them, and says what stands against each.
 */
export function* guarded(task: Task, context: Context): Steps<Answer | null> {
  const answer = yield* task(context);
  const bar = answer && (yield* barring(context.wishes, context.snapshot));
  if (!bar) return answer;
  const barred = barredIn(answer.moves, bar);
  if (barred.length === 0) return answer;
  yield;
  const left = withoutRows(context, barred);
  const again = isAboutOthers(answer, context, left) ? yield* task(left) : null;
  const others = again && barredIn(again.moves, bar).length === 0 ? again : null;
  return warning(barred, others, answer);
}

/** Whoever asks about one place wants to hear of no other in its stead; a plan needs one. */
function isAboutOthers({ moves }: Answer, context: Context, left: Context): boolean {
  const said = [...new Set([...context.named, ...context.pointed, ...chosenIn(context)])];
  return (
    moves.some(({ type }) => type === 'plan' || type === 'near') ||
    (said.length === 0 && !moves.some(({ type }) => ONE.has(type))) ||
    said.filter(({ id }) => !left.out.has(id)).length > 1
  );
}
/** Moves about the one place that was taken or asked about. */
const ONE: ReadonlySet<Move['type']> = new Set(['select', 'book', 'order', 'describe', 'worth', 'why', 'catch']);

const barredIn = (moves: readonly Move[], bar: Bar): Barred[] =>
  [...new Set(moves.flatMap(putForward))].flatMap((row) => bar(row) ?? []);

function warning(barred: readonly Barred[], others: Answer | null, before: Answer): Answer {
  const out = new Set(barred.map(({ row }) => row));
  const harm = new Set(barred.filter(({ health }) => health).map(({ row }) => row));
  const isKept = (move: Move) =>
    putForward(move).every((row) => !out.has(row) || (TELLING.has(move.type) && !harm.has(row)));
  const kept = others ?? keptOf(before, isKept);
  const picks = kept.picks.filter((row) => !out.has(row));
  const left = others || kept.moves.length > 0 ? [] : picks;
  return {
    ...kept,
    moves: [{ type: 'barred', barred, left }, ...kept.moves],
    picks,
    among: kept.among ?? before.among ?? [...picks, ...before.picks],
  };
}

/** What an answer says of other places; a plan that goes to one of these is not made. */
function keptOf({ plan, ...before }: Answer, isKept: (move: Move) => boolean): Answer {
  const moves = before.moves.filter(isKept);
  const isPlanned = plan !== undefined && moves.some(({ type }) => type === 'plan');
  return { ...before, moves, ...(isPlanned && { plan }) };
}

/** The same conversation, as if some places had never been spoken of. */
function withoutRows(context: Context, barred: readonly Barred[]): Context {
  const out = new Set([...context.out, ...barred.map(({ row }) => row.id)]);
  const left = (rows: readonly Restaurant[]) => rows.filter(({ id }) => !out.has(id));
  const { wishes, plan, lists } = context;
  return {
    ...context,
    out,
    wishes: { ...wishes, rejected: [...wishes.rejected, ...out] },
    plan: plan && withoutStops(plan, out),
    shown: left(context.shown),
    focus: left(context.focus),
    lists: lists.map(left),
    named: left(context.named),
    pointed: left(context.pointed),
  };
}

const withoutStops = (plan: Plan, out: ReadonlySet<number>): Plan => ({
  ...plan,
  stops: plan.stops.map(({ request, placeId }) => ({
    request: { ...request, state: { ...request.state, rejected: [...request.state.rejected, ...out] } },
    placeId: placeId !== null && out.has(placeId) ? null : placeId,
  })),
});
