import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../slices.ts';
import { hasHealthNeed } from '../search/facts/forbidden.ts';
import { awayUntil } from '../search/opening/opening.ts';
import { isShutAt } from '../search/opening/visit.ts';
import type { When } from '../understanding/wishes.ts';
import { type Bar, barring } from './barred.ts';
import type { Context } from './context.ts';
import { chosenIn } from './focus.ts';
import { openInstead } from './hours/instead.ts';
import { inDoubt, judgedAt, tellingHours } from './hours/visit.ts';
import type { Move } from './moves.ts';
import { ONE, putForward, TELLING, warnedOf } from './put-forward.ts';
import { safely } from './safe-found.ts';
import type { Answer, Task } from './task.ts';
import { withoutRows } from './without.ts';

/** What stands against places that an answer puts forward. */
interface Check {
  /** Those of some places that it stands against. */
  against: (rows: readonly Restaurant[]) => readonly Restaurant[];
  /** Whether a move about such a place stays, because it only tells what was asked about it. */
  tells: (move: Move, row: Restaurant) => boolean;
  /** Whether those that are told of keep their cards, and the warning comes after what is told. */
  keeps: boolean;
  /** Says what stands against them; `left`: what else the answer would have put forward; `isAll`: there is nothing else to say; `suits`: something else was put forward before. */
  warns: (rows: readonly Restaurant[], left: readonly Restaurant[], isAll: boolean, suits: boolean) => readonly Move[];
  /** What to put forward where nothing else is left. */
  instead: (left: Context) => Steps<Answer | null>;
}

/**
 * Answers with a task so that no place is chosen, compared, planned, booked or praised that the allergies, diets and exclusions of the
 * conversation rule out, or that is closed at the time that counts: it answers without them, and says what stands against each.
 */
export function* guarded(task: Task, context: Context): Steps<Answer | null> {
  const answer = yield* task(context);
  if (!answer) return null;
  const rulesOut = yield* barring(context.wishes, context.snapshot);
  if (!rulesOut) return yield* inTime(answer, task, context, null);
  // What is asked for one of the table is judged by what that one needs, and then what stands against it for the others is said.
  const own = answer.needs ? yield* barring(answer.needs, context.snapshot) : rulesOut;
  const bar = own && needsAgainst(own);
  return withCaution(yield* inTime(answer, task, context, bar), rulesOut, context);
}

/** An answer that both checks have judged: what somebody must not eat, and what is closed. */
function* inTime(answer: Answer, task: Task, context: Context, bar: Check | null): Steps<Answer> {
  const safe = bar ? yield* checked(answer, task, context, bar) : answer;
  const time = judgedAt(context);
  if (!time) return yield* withoutAway(safe, task, context);
  if (safe.moves.some(({ type }) => KNOWING.has(type))) return withoutShut(safe, time, context);
  const left = bar ? withoutRows(context, bar.against(rowsOf(answer))) : context;
  const judgedOpen = yield* checked(safe, task, left, hoursAgainst(left, time));
  // The task may have answered once more, with places that nobody has judged yet.
  const open = bar && judgedOpen !== safe ? yield* checked(judgedOpen, onlyOnce, left, bar) : judgedOpen;
  const said = rowsOf({ moves: open.moves.filter(({ type }) => type !== 'remark') });
  const doubts = inDoubt(said.filter(isUnplanned(context)), time);
  const told = doubts.length > 0 ? { ...open, moves: [...open.moves, tellingHours(doubts, time)] } : open;
  return withoutShut(told, time, context);
}

/** Where no time counts: an answer without places that are closed for weeks and that nobody named. */
function* withoutAway(answer: Answer, task: Task, context: Context): Steps<Answer> {
  const { implied } = context.wishes.message;
  if (!implied?.date || answer.moves.some(({ type }) => KNOWING.has(type))) return answer;
  const { date } = implied;
  const against = (rows: readonly Restaurant[]) =>
    rows.filter((row) => !context.named.includes(row) && awayUntil(row, date) !== null);
  return yield* checked(answer, task, context, { ...hoursAgainst(context, implied), against });
}

/** An answer without cards of places that are closed at a time and of which it says nothing; each stop of a plan has a time of its own. */
function withoutShut(answer: Answer, time: When, context: Context): Answer {
  if (answer.moves.some(({ type }) => type === 'plan')) return answer;
  const isShut = isShutAt(time);
  const isTimed = isUnplanned(context);
  const told = new Set(
    answer.moves.flatMap((move) => (move.type === 'hours' ? move.places.map(({ row }) => row) : [])),
  );
  return { ...answer, picks: answer.picks.filter((row) => told.has(row) || !isTimed(row) || !isShut(row)) };
}

/** In place of a task that has no other answer. */
function* onlyOnce(): Steps<null> {
  yield;
  return null;
}

/** Moves that tell hours themselves, as each stop of a plan has its own, or put nothing forward. */
const KNOWING: ReadonlySet<Move['type']> = new Set(['hours', 'plan', 'count', 'apart']);

/** Cards that an answer says at once what stands against. */
const CAUTIONED = 3;

/**
 * An answer whose cards are all right, or that says what stands against them, and against what is called like a place that the diner named. What
 * was asked about a place may be told, but not without the warning, where somebody could fall ill; others lose the card, unless the diner
 * named them.
 */
function withCaution(answer: Answer, bar: Bar, context: Context): Answer {
  const { named, namesakes, pointed } = context;
  const warned = new Set(answer.moves.flatMap(warnedOf));
  const out = answer.picks.filter((row) => bar(row) && !warned.has(row));
  const harmful = [...new Set([...out, ...namesakes])].flatMap((row) => {
    const barred = warned.has(row) ? null : bar(row);
    return barred?.health ? [barred] : [];
  });
  const stays = (row: Restaurant) =>
    !out.includes(row) || named.includes(row) || pointed.includes(row) || harmful.some((one) => one.row === row);
  const caution: Move[] = harmful.length > 0 ? [{ type: 'barred', barred: harmful.slice(0, CAUTIONED), left: [] }] : [];
  return { ...answer, picks: answer.picks.filter(stays), moves: [...answer.moves, ...caution] };
}

function needsAgainst(bar: Bar): Check {
  const barredOf = (rows: readonly Restaurant[]) => rows.flatMap((row) => bar(row) ?? []);
  return {
    against: (rows) => barredOf(rows).map(({ row }) => row),
    tells: (move, row) => TELLING.has(move.type) && !bar(row)?.health,
    keeps: false,
    warns: (rows, left, _isAll, suits) => [
      { type: 'barred', barred: barredOf(rows), left, ...(suits && { brief: true }) },
    ],
    // Who could fall ill is told so, and looks for others with that in mind.
    *instead(left) {
      if (hasHealthNeed(left.wishes)) return null;
      const { wishes } = left;
      const rejected = [...new Set([...wishes.rejected, ...left.out])];
      const message = { ...wishes.message, intent: 'find' as const, places: [], facts: [], words: [], checks: false };
      const { found } = yield* safely(left, { ...wishes, rejected, message }, []);
      return found.picks.length > 0 ? { moves: [{ type: 'recommend', found }], picks: found.picks } : null;
    },
  };
}

/** Of which places the time counts: each stop of a plan has one of its own. */
const isUnplanned =
  ({ plan }: Context): ((row: Restaurant) => boolean) =>
  ({ id }) =>
    !plan?.stops.some(({ placeId }) => placeId === id);

function hoursAgainst(context: Context, time: When): Check {
  const { focus, shown, named, pointed } = context;
  const isTimed = isUnplanned(context);
  const isShutThen = isShutAt(time);
  const isShut = (row: Restaurant) => isTimed(row) && isShutThen(row);
  const spokenOf = new Set([...focus, ...shown, ...named, ...pointed]);
  return {
    against: (rows) => rows.filter(isShut),
    tells: ({ type }) => TELLING.has(type),
    keeps: true,
    // Of what nobody has heard of, nothing has to be said while something else is.
    warns: (rows, left, isAll) => {
      const heard = [...rows.filter((row) => isAll || spokenOf.has(row)), ...left];
      return heard.length > 0 ? [tellingHours(heard, time)] : [];
    },
    instead: (left) => openInstead(left, time),
  };
}

/** An answer without the places that a check stands against. */
function* checked(answer: Answer, task: Task, context: Context, check: Check): Steps<Answer> {
  const out = check.against(check.keeps ? [...new Set([...rowsOf(answer), ...answer.picks])] : rowsOf(answer));
  if (out.length === 0) return answer;
  yield;
  const left = withoutRows(context, out);
  const again = isAboutOthers(answer, context, left) ? yield* task(left) : null;
  const others = again && check.against(rowsOf(again)).length === 0 ? again : null;
  const isKept = (move: Move) => putForward(move).every((row) => !out.includes(row) || check.tells(move, row));
  const kept = others ?? keptOf(trimmed(answer, out), isKept);
  const stays = check.keeps && !others && kept.moves.length > 0;
  // Of two that were compared, the one that is left.
  const rest = kept.moves.length === 0 ? [...new Set(answer.moves.flatMap(meantBy))] : kept.picks;
  const picks = stays ? kept.picks : rest.filter((row) => !out.includes(row));
  const instead = kept.moves.length + picks.length === 0 ? yield* check.instead(left) : null;
  const isAll = kept.moves.length + (instead?.moves.length ?? 0) === 0;
  // Whoever tells a need late hears first what suits it, unless the message names what does not.
  const isNamed = context.named.some((row) => out.includes(row));
  const suits = !check.keeps && !isNamed && (instead !== null || rowsOf(kept).some((row) => !out.includes(row)));
  const warnings = check.warns(out, others || kept.moves.length > 0 ? [] : picks, isAll, suits);
  const said = [...kept.moves, ...(suits ? (instead?.moves ?? []) : [])];
  const moves = stays || suits ? [...said, ...warnings] : [...warnings, ...said, ...(instead?.moves ?? [])];
  return {
    ...kept,
    moves,
    // What is closed now may be open on another day.
    picks: instead?.picks ?? (check.keeps && moves.length > 0 && picks.length === 0 ? out : picks),
    among: kept.among ?? answer.among ?? [...new Set([...(instead?.picks ?? picks), ...answer.picks, ...out])],
  };
}

const rowsOf = ({ moves }: Pick<Answer, 'moves'>): readonly Restaurant[] => [...new Set(moves.flatMap(putForward))];

/** Without what a search names beside its picks, which answers nothing by itself. */
const meantBy = (move: Move): readonly Restaurant[] =>
  move.type === 'recommend' ? move.found.picks : putForward(move);

/** Whoever asks about one place wants to hear of no other in its stead; a plan needs one. */
function isAboutOthers({ moves }: Answer, context: Context, left: Context): boolean {
  const said = [...new Set([...context.named, ...context.pointed, ...chosenIn(context)])];
  return (
    moves.some(({ type }) => type === 'plan' || type === 'near') ||
    (said.length === 0 && !moves.some(({ type }) => ONE.has(type))) ||
    said.filter(({ id }) => !left.out.has(id)).length > 1
  );
}

/** An answer whose searches put forward what is left of their picks. */
function trimmed(answer: Answer, out: readonly Restaurant[]): Answer {
  const isLeft = (row: Restaurant) => !out.includes(row);
  const moves = answer.moves.map((move): Move => {
    if (move.type !== 'recommend') return move;
    const { picks, otherwise } = move.found;
    const left = picks.filter(isLeft);
    if (left.length === 0 || left.length === picks.length) return move;
    const other = otherwise && isLeft(otherwise.restaurant) ? otherwise : null;
    return { ...move, found: { ...move.found, picks: left, otherwise: other } };
  });
  const isTrimmed = moves.some((move, at) => move !== answer.moves[at]);
  return isTrimmed ? { ...answer, moves, picks: answer.picks.filter(isLeft) } : answer;
}

/** What an answer says of other places; a plan that goes to one of these is not made. */
function keptOf({ plan, ...before }: Answer, isKept: (move: Move) => boolean): Answer {
  const moves = before.moves.filter(isKept);
  const isPlanned = plan !== undefined && moves.some(({ type }) => type === 'plan');
  return { ...before, moves, ...(isPlanned && { plan }) };
}
