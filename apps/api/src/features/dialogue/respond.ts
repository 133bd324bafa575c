import type { Restaurant } from '@saffron/contracts/guide';
import type { LocalTime } from '@saffron/contracts/hours/status';
import { finish, type Steps } from '../../slices.ts';
import { answerOf } from '../search/facts/answer.ts';
import type { Attribute } from '../search/facts/attribute.ts';
import { readFacts } from '../search/facts/facts.ts';
import { hasHealthNeed } from '../search/facts/forbidden.ts';
import type { Found } from '../search/found.ts';
import { nothingFound, relaxing } from '../search/retrieve.ts';
import type { Snapshot } from '../search/snapshot/snapshot.ts';
import { toldOf } from '../understanding/acts/complaints.ts';
import { amongAfter } from '../understanding/acts/focus.ts';
import { isToAssistant } from '../understanding/acts/intent.ts';
import { asksForSeveral } from '../understanding/acts/references.ts';
import { saysNext } from '../understanding/acts/triggers.ts';
import { labelsOf, withAside } from '../understanding/aside.ts';
import { isLate } from '../understanding/bounds.ts';
import { type State, withFeature } from '../understanding/fold.ts';
import type { Plan } from '../understanding/plan.ts';
import { movedBy } from '../understanding/reading/shifts.ts';
import type { Remembered } from '../understanding/remembered.ts';
import type { Turn } from '../understanding/turn.ts';
import { type Understood, understand } from '../understanding/understand.ts';
import type { Wishes } from '../understanding/wishes.ts';
import { absentIn } from './absent.ts';
import { answeredBefore, forOthers, otherThan } from './again.ts';
import { bySentence } from './ask/by-sentence.ts';
import { asksForName } from './ask/choice.ts';
import { asksForHarmful } from './ask/harmful.ts';
import { namesBudget } from './ask/is-asked.ts';
import { allergensAmong } from './barred.ts';
import type { CompareMove } from './choosing.ts';
import { type Context, contextOf } from './context.ts';
import { correctedIn } from './corrected.ts';
import { basisOf, doubtedIn, quoteOf } from './doubted.ts';
import { guarded } from './gate.ts';
import { judged } from './hours/found.ts';
import { afterThanks, besides, inParts, inTurn, saying, toEach } from './in-parts.ts';
import type { Move } from './moves.ts';
import { withNeeds } from './needs.ts';
import type { Response } from './response.ts';
import { returnedTo } from './returned.ts';
import { safely } from './safe-found.ts';
import { metElsewhere } from './situation/met-elsewhere.ts';
import { suitingIn } from './suiting.ts';
import type { Answer, Task } from './task.ts';
import { adjust } from './tasks/adjust.ts';
import { ask } from './tasks/ask.ts';
import { closed } from './tasks/closed.ts';
import { compare, nameOnly } from './tasks/compare.ts';
import { distance } from './tasks/distance.ts';
import { hours } from './tasks/hours.ts';
import { list } from './tasks/list.ts';
import { near } from './tasks/near.ts';
import { plan } from './tasks/plan.ts';
import { rank } from './tasks/rank.ts';
import { recall } from './tasks/recall.ts';
import { refine } from './tasks/refine.ts';
import { reject } from './tasks/reject.ts';
import { idle, remark } from './tasks/remark.ts';
import { retime } from './tasks/retime.ts';
import { book, select, tableAt } from './tasks/select.ts';
import { check, hear, state } from './tasks/state.ts';
import { than } from './tasks/than.ts';
import { toAvoid } from './tasks/to-avoid.ts';
import { told } from './tasks/told.ts';
import { unsafe } from './tasks/unsafe.ts';
import { unsure } from './tasks/unsure.ts';
import { way } from './tasks/way.ts';
import { withoutRows } from './without.ts';

/** The tasks beside searching; the first that takes a message answers it. */
const TASKS: readonly Task[] = [
  unsafe,
  closed,
  recall,
  remark,
  check,
  plan,
  hours,
  retime,
  near,
  book,
  compare,
  rank,
  adjust,
  reject,
  list,
  ask,
  select,
  state,
  refine,
  idle,
  told,
  unsure,
];

/** Those that answer questions about what is under discussion. */
const QUESTIONS: readonly Task[] = [
  unsafe,
  closed,
  recall,
  check,
  plan,
  hours,
  retime,
  list,
  distance,
  book,
  than,
  compare,
  rank,
  near,
  ask,
  unsure,
];

/**
 * What a conversation asks for, and the answer to it. Blocks until it is done; servers use {@link responding}.
 *
 * @param now the local time of the guide; null where nobody knows it
 * @example respond([{ message: 'cheap tacos', reply: null }], snapshot).picks.map((pick) => pick.name)
 */
export const respond = (turns: Turn[], snapshot: Snapshot, now: LocalTime | null = null): Response =>
  finish(responding(turns, snapshot, now));

/**
 * The same in steps, between which the snapshot may change.
 *
 * @param ids what another index found, which ranks first in a search
 * @param apart a question beside a wish is answered by itself
 */
export function* responding(
  turns: Turn[],
  snapshot: Snapshot,
  now: LocalTime | null,
  ids: readonly number[] = [],
  apart = true,
): Steps<Response> {
  const heard = yield* withAside(turns, snapshot.vocabulary, relaxing(snapshot), now);
  const steps = respondingTo(heard.turns, snapshot, now, ids, apart);
  let work = 0;
  let step = steps.next();
  while (!step.done) {
    work = (yield) ?? 0;
    step = steps.next(work);
  }
  const answer = otherThan(heard.turns.at(-1)?.answers ?? [], withNeeds(step.value), snapshot);
  if (heard.turns === turns) return { ...answer, work };
  const holding = new Set(labelsOf(answer.remembered.state));
  return { ...answer, turns, earlier: heard.earlier.filter((label) => holding.has(label)), work };
}

function* respondingTo(
  turns: Turn[],
  snapshot: Snapshot,
  now: LocalTime | null,
  ids: readonly number[],
  apart: boolean,
): Steps<Omit<Response, 'work'>> {
  const understood = yield* understand(turns, snapshot.vocabulary, relaxing(snapshot), now);
  const { wishes, remembered } = understood;
  // Nothing was understood of it.
  if (wishes.message.language) return { ...nothingFound(turns, wishes), moves: null, remembered };
  const again =
    (yield* toCorrected(turns, understood, snapshot, now)) ??
    (yield* toDoubted(turns, understood, snapshot, now)) ??
    (yield* toReturned(turns, understood, snapshot, now)) ??
    (yield* toOthers(turns, understood, snapshot, now));
  if (again) return again;
  const before = answeredBefore(turns, wishes, snapshot);
  const context = withoutRows(contextOf(turns, understood, snapshot, now), before);
  // Long notes take milliseconds each, and a task compares all that is under discussion at once.
  yield* readFacts([...context.named, ...context.pointed, ...context.focus, ...context.shown]);
  const absent = remembered.steered ? null : yield* toAbsent(context);
  if (absent) return absent;
  const ways = remembered.steered
    ? null
    : ((yield* guarded(toAvoid, context)) ?? (yield* guarded(hear, context)) ?? (yield* guarded(way, context)));
  if (ways) return { ...answered(turns, wishes, ways), remembered: rememberedAfter(remembered, ways) };
  const toTurns = (of: Turn[]) => responding(of, snapshot, now);
  const whole = (of: Turn[]) => responding(of, snapshot, now, ids, false);
  const { tokens } = understood.reading;
  // "And if they're full? What's plan B?" asks once.
  const goesOn = [...Map.groupBy(tokens, ({ clause }) => clause).values()].every(saysNext);
  const onward =
    (yield* afterThanks(turns, understood, toTurns)) ??
    (goesOn ? null : yield* inTurn(turns, understood, toTurns)) ??
    (apart && !goesOn ? yield* besides(turns, understood, toTurns, whole) : null);
  if (onward) return onward;
  const isOne = goesOn || movedBy(tokens) !== null;
  const parts = isOne
    ? null
    : ((yield* toEach(turns, understood, toTurns)) ?? (yield* inParts(turns, understood, toTurns)));
  if (parts) return parts;
  const answer = yield* answerTo(understood, context, forOthers(wishes, before), ids);
  const better = remembered.steered ? null : yield* guarded((within) => bySentence(answer.moves, within), context);
  if (!better) return answer;
  const moves = { ...better, among: [...new Set([...context.focus, ...better.picks])] };
  return { ...answered(turns, wishes, moves), remembered: rememberedAfter(remembered, moves) };
}

/** The answer of the first task that takes a message, or else what a search finds. */
function* answerTo(
  understood: Understood,
  context: Context,
  sought: Wishes,
  ids: readonly number[],
): Steps<Omit<Response, 'work'>> {
  const { wishes, remembered } = understood;
  const turns = [...context.turns];
  for (const task of tasksFor(understood, context)) {
    // No answer to who names others.
    if (understood.seeks && task === ask) continue;
    // A conversation that took long to read is answered by a search.
    if (yield* isLate()) break;
    const answer = yield* guarded(task, context);
    if (answer) return { ...answered(turns, wishes, answer), remembered: rememberedAfter(remembered, answer) };
  }
  const described = wishes.message.intent === 'unclear' ? yield* suitingIn(context, sought, ids) : null;
  const { found, warnings, leftOut = [] } = described ?? (yield* safely(context, sought, ids));
  const said: Pick<Answer, 'moves' | 'picks' | 'others'> | null =
    warnings.length > 0
      ? { moves: [...warnings, ...recommending(found)], picks: found.picks }
      : ((yield* judged(found, context)) ?? (yield* guarded((within) => metElsewhere(found, within), context)));
  const brief = said ? null : briefly(found, context);
  const picks = said ? [...said.picks] : brief ? brief.places.slice(0, 1) : found.picks;
  const among = picks.length > 0 ? { among: picks } : {};
  const after = rememberedAfter(remembered, { picks, ...among });
  const table = brief ? null : tableAt(context, picks);
  const grieved = complainedOf(context);
  const moves = brief && grieved.length === 0 ? [brief] : withGrief(grieved, found, saidOf(found, said?.moves ?? null));
  return {
    ...found,
    candidates: [...found.candidates, ...(said?.others ?? [])],
    picks,
    moves:
      leftOut.length > 0 || table ? [...(moves ?? recommending(found)), ...leftOut, ...(table ? [table] : [])] : moves,
    searched: true,
    remembered: after,
  };
}

const tasksFor = ({ remembered, asks, reading }: Understood, context: Context): readonly Task[] =>
  remembered.steered ? [] : isToAssistant(reading) ? [remark] : asks && !namesBudget(context) ? QUESTIONS : TASKS;

const recommending = (found: Found): Move[] => (found.picks.length > 0 ? [{ type: 'recommend', found }] : []);

/** The name alone, where that is all a message wants and nothing of its wishes gave way. */
const briefly = ({ picks, unmet }: Found, { reading }: Context): CompareMove | null => {
  const [first] = picks;
  return first && unmet.length === 0 && asksForName(reading.tokens) ? nameOnly(first, [first]) : null;
};

/** The places that a message complains of, and that it will not be sent to again. */
const complainedOf = ({ reading, named, wishes }: Context): Restaurant[] =>
  toldOf(reading).length > 0 ? named.filter(({ id }) => wishes.rejected.includes(id)) : [];

const withGrief = (rows: readonly Restaurant[], found: Found, moves: readonly Move[] | null): readonly Move[] | null =>
  rows.length > 0 ? [{ type: 'left out', rows, left: [], complained: true }, ...(moves ?? recommending(found))] : moves;

/** What a search found, after what of the wishes had to be left out of it. */
function saidOf(found: Found, moves: readonly Move[] | null): readonly Move[] | null {
  const left = found.wishes.message.contradictions.map((one) => ({ type: 'contradiction' as const, ...one }));
  return left.length > 0 && found.picks.length > 0 ? [...left, ...(moves ?? [{ type: 'recommend', found }])] : moves;
}

/** What is planned and what is under discussion after a reply. */
const rememberedAfter = (
  before: Remembered,
  after: Pick<Answer, 'picks' | 'plan' | 'among' | 'visit' | 'wish' | 'open' | 'rejected'>,
): Remembered => ({
  ...before,
  state: stateAfter(before.state, after),
  ...(after.open && { open: after.open }),
  plan: planAfter(before, after),
  among: amongOf(after, before),
});

function stateAfter(before: State, { visit, wish, rejected = [] }: Pick<Answer, 'visit' | 'wish' | 'rejected'>): State {
  const state = wish ? withFeature(before, wish) : before;
  return {
    ...state,
    features: state.features.filter(({ refers }) => !refers),
    when: visit ?? state.when,
    rejected: [...new Set([...state.rejected, ...idsOf(rejected)])],
  };
}

/** The plan that counts from now on: a reply that shows other places has left it. */
function planAfter(
  { plan: before }: Remembered,
  { picks, plan = before }: Pick<Answer, 'picks' | 'plan'>,
): Plan | null {
  return plan && picks.every(({ id }) => plan.stops.some(({ placeId }) => placeId === id)) ? plan : null;
}

/** Answers what was asked before with the value that was meant. */
function* toCorrected(
  turns: Turn[],
  { remembered, reading }: Understood,
  snapshot: Snapshot,
  now: LocalTime | null,
): Steps<Response | null> {
  const corrected = remembered.steered ? null : correctedIn(turns);
  // Of what is wished or ruled out, nothing is taken for a word that was misread.
  if (!corrected || (corrected.misread && reading.mentions.length > 0)) return null;
  const answer = yield* responding([...corrected.turns], snapshot, now);
  const { said, misread } = corrected;
  const moves: Move[] = [
    { type: 'corrected', said, misread },
    ...(answer.moves ?? [{ type: 'recommend', found: answer }]),
  ];
  return { ...answer, turns, moves };
}

/** What the answer before rests on, and that answer again. */
function* toDoubted(
  turns: Turn[],
  { remembered }: Understood,
  snapshot: Snapshot,
  now: LocalTime | null,
): Steps<Response | null> {
  const doubted = remembered.steered ? null : doubtedIn(turns);
  if (!doubted) return null;
  const before = yield* responding([...doubted], snapshot, now);
  const on = before.searched ? 'guess' : basisOf(before.moves ?? []);
  const answer = on === 'guess' ? yield* responding(saying(turns, WHY), snapshot, now) : before;
  if (!on || !answer.moves) return null;
  const lead: Move = { type: 'doubted', on, quote: on === 'notes' ? quoteOf(answer.moves) : null };
  return { ...answer, turns, moves: [lead, ...answer.moves] };
}

/** What a suggestion is asked for that somebody doubts. */
const WHY = 'why that one?';

/** "Back to the noodles": what was answered when they were first asked for, with what holds since. */
function* toReturned(
  turns: Turn[],
  understood: Understood,
  snapshot: Snapshot,
  now: LocalTime | null,
): Steps<Response | null> {
  const earlier = understood.remembered.steered ? null : yield* returnedTo(turns, understood, snapshot);
  if (!earlier) return null;
  const answer = yield* responding([...earlier], snapshot, now);
  const { again, kept } = understood.wishes.message;
  const wishes = { ...answer.wishes, message: { ...answer.wishes.message, again, kept } };
  return answer.picks.length > 0 ? { ...answer, wishes, turns } : null;
}

/** "So which ones can I eat at?", where only one place is under discussion, which nobody can promise to be safe: others. */
function* toOthers(
  turns: Turn[],
  { remembered, reading, focus, wishes }: Understood,
  snapshot: Snapshot,
  now: LocalTime | null,
): Steps<Response | null> {
  const [only, ...others] = focus.among.flatMap((id) => snapshot.byId.get(id) ?? []);
  const isAsked =
    only &&
    others.length === 0 &&
    asksForSeveral(reading.tokens) &&
    hasHealthNeed(wishes) &&
    !asksForHarmful(reading.tokens, true);
  const isSafe = ({ key }: Attribute) => only && answerOf(key, only, { safety: true }).outcome === 'yes';
  if (
    !isAsked ||
    allergensAmong(wishes).every(isSafe) ||
    remembered.steered ||
    reading.names.length + reading.mentions.length > 0
  )
    return null;
  const answer = yield* responding(saying(turns, OTHERS), snapshot, now);
  return answer.picks.length > 0 ? { ...answer, turns } : null;
}
const OTHERS = 'what else is all right?';

/** "The Spanish one": that none of those that were shown is, and one that is. */
function* toAbsent(context: Context): Steps<Response | null> {
  const absent = absentIn(context);
  if (!absent) return null;
  const { snapshot, now, turns } = context;
  const found = yield* responding(saying(turns, absent.search), snapshot, now);
  if (absent.isOnly) return { ...found, turns: [...turns] };
  const offered = found.picks.filter(absent.offers).slice(0, 1);
  const isOffered = offered.length > 0 || found.picks.length === 0;
  const picks = isOffered ? offered : [...context.shown];
  const moves = isOffered ? (found.moves ?? recommending({ ...found, picks })) : [];
  const lead: Move = { type: 'absent', kind: absent.kind };
  const remembered = { ...found.remembered, among: idsOf(picks) };
  return { ...found, turns: [...turns], moves: [lead, ...moves], picks, candidates: picks, remembered };
}

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

const amongOf = ({ picks, among }: Pick<Answer, 'picks' | 'among'>, before: Remembered): readonly number[] =>
  among ? idsOf(among) : amongAfter(before.among, idsOf(picks));

function answered(
  turns: Turn[],
  wishes: Found['wishes'],
  { moves, picks, others = [] }: Answer,
): Omit<Response, 'remembered' | 'work'> {
  return {
    ...nothingFound(turns, wishes),
    candidates: [...picks, ...others],
    picks: [...picks],
    total: picks.length,
    moves,
  };
}
