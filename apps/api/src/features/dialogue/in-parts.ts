import type { Steps } from '../../slices.ts';
import { actsOf } from '../understanding/acts/acts-of.ts';
import type { FollowUp } from '../understanding/acts/follow-up.ts';
import { inquiryOf, opensQuestion } from '../understanding/acts/inquiry.ts';
import { hasSameLimits, NO_WISHES, type State, withLimitsOf } from '../understanding/fold.ts';
import { fromStored, steeredTo, toStored } from '../understanding/remembered.ts';
import { tokenize } from '../understanding/text/tokens.ts';
import type { Turn } from '../understanding/turn.ts';
import type { Understood } from '../understanding/understand.ts';
import type { AboutMove, RecordedMove } from './ask/moves.ts';
import { asOne } from './ask/silence.ts';
import { SUMS, tellsSum } from './ask/sums.ts';
import type { Move } from './moves.ts';
import { askedAfterThanks, besideIn, onwardIn, type Parts, partsOf, questionsOf } from './parts.ts';
import type { Response } from './response.ts';

/** Answers a conversation by its last turn. */
type Responding = (turns: Turn[]) => Steps<Response>;

/** The turns with another message in place of the last one. */
export const saying = (turns: readonly Turn[], message: string): Turn[] => [
  ...turns.slice(0, -1),
  { message, reply: null },
];

const isAfterPlaces = (turns: readonly Turn[]): boolean =>
  turns.some(({ reply }) => reply?.restaurantIds.length) && !steeredTo(turns.at(-1)?.state);

/**
 * The turns of a message of several parts, with the diets, exclusions and needs that the whole message states: each part is answered by
 * them. Null where they cannot be handed on.
 */
function withLimits(turns: Turn[], { remembered }: Understood): Turn[] | null {
  const at = turns.findLastIndex(({ reply }) => reply);
  const stored = fromStored(turns[at]?.reply?.state);
  if (hasSameLimits(remembered.state, stored?.state ?? NO_WISHES)) return turns;
  if (!stored || at !== turns.length - 2) return null;
  const state = toStored({ ...stored, state: withLimitsOf(remembered.state, stored.state) });
  return turns.map((turn, index) => (index === at && turn.reply ? { ...turn, reply: { ...turn.reply, state } } : turn));
}

/** Answers what is asked after thanks. */
export function* afterThanks(turns: Turn[], understood: Understood, responding: Responding): Steps<Response | null> {
  // "Cobalt Quay that everybody raves about, is it safe?" asks about the place that it names.
  const isOfName = understood.reading.names.length > 0;
  const asked = isAfterPlaces(turns) && !isOfName ? askedAfterThanks(turns.at(-1)?.message ?? '') : null;
  const told = asked === null ? null : withLimits(turns, understood);
  return asked !== null && told ? { ...(yield* responding(saying(told, asked))), turns } : null;
}

/** Goes on to it, and answers the question about that one. */
export function* inTurn(turns: Turn[], understood: Understood, responding: Responding): Steps<Response | null> {
  const parts = isAfterPlaces(turns) ? onwardIn(turns.at(-1)?.message ?? '', !understood.asks) : null;
  const told = parts && withLimits(turns, understood);
  if (!parts || !told) return null;
  const [next, asked] = yield* oneAfterOther(told, parts, responding);
  if (!asked.moves || next.picks.length === 0) return null;
  // Which of those that were shown is no news: what is asked of it is the answer.
  const before = turns.at(-2)?.reply?.restaurantIds ?? [];
  const isShown = next.picks.length === 1 && before.length > 1 && next.picks.every(({ id }) => before.includes(id));
  const moves = isShown ? asked.moves : [...(next.moves ?? recommending(next)), ...unlessTold(asked.moves, next.moves)];
  return { ...asked, turns, moves: understoodOf(moves), picks: asked.picks.length > 0 ? asked.picks : next.picks };
}

/** What the rest of a message finds, and what its question is answered after that. */
function* oneAfterOther(
  turns: Turn[],
  { rest, question }: Parts,
  responding: Responding,
): Steps<[next: Response, asked: Response]> {
  const of: Turn[] = [...turns.slice(0, -1), { ...turns.at(-1), message: rest, reply: null }];
  return yield* askedOf(of, yield* responding(of), question, responding);
}

/** What was found for a conversation, and what a question after that is answered. */
function* askedOf(
  turns: Turn[],
  next: Response,
  question: string,
  responding: Responding,
): Steps<[next: Response, asked: Response]> {
  const reply = { text: '', restaurantIds: idsOf(next.picks), state: toStored(next.remembered) };
  const before = [...turns.slice(0, -1), { message: turns.at(-1)?.message ?? '', reply }];
  return [next, yield* responding([...before, { message: question, reply: null }])];
}

/** Nothing was shown before. */
const isFirst = (turns: readonly Turn[]): boolean => turns.every(({ reply }) => !reply?.restaurantIds.length);

/**
 * Finds places, and answers the question about them.
 *
 * @param whole answers a message without taking it apart
 */
export function* besides(
  turns: Turn[],
  understood: Understood,
  responding: Responding,
  whole: Responding,
): Steps<Response | null> {
  const { remembered, reading, seeks, wishes } = understood;
  if (remembered.steered || (isAfterPlaces(turns) && !seeks && reading.names.length === 0)) return null;
  const names = new Set(reading.names.flatMap(({ from }) => reading.tokens[from]?.start ?? []));
  const parts = besideIn(turns.at(-1)?.message ?? '', names);
  if (!parts) return null;
  const apart = yield* oneAfterOther(turns, parts, responding);
  // What is asked is sought as well, and answered of what is found.
  const isSought =
    isFirst(turns) &&
    !opensQuestion(tokenize(parts.question)) &&
    inquiryOf(tokenize(parts.question)) === 'them' &&
    isWish(parts.question, remembered.state, apart[0].remembered.state) &&
    isSoughtIn(wishes, apart[0].wishes);
  const [next, asked] = isSought ? yield* askedOf(turns, yield* whole(turns), parts.question, responding) : apart;
  if (!next.searched || next.picks.length === 0 || !asked.moves) return null;
  const isNamed = asked.wishes.message.named.length > 0;
  // "Nut allergy. Is Casa Luna all right?" asks about that place, with the need.
  if (isNamed && !hasSameLimits(wishes, stateBefore(turns))) return null;
  const isFree = isAfterPlaces(turns) || isNamed || opensQuestion(tokenize(parts.question));
  // "I'm vegan. Can we eat in Eastgate?" looks for what its question names.
  if (!isNamed && !isSoughtIn(wishes, next.wishes)) return null;
  if (isFree ? !hasSameLimits(wishes, next.wishes) : isWish(parts.question, remembered.state, next.remembered.state))
    return null;
  const answers = asked.moves.filter((move) => ANSWERS.has(move.type) && !isNoAnswer(move));
  // A wish is kept, whatever is known of what is asked.
  if (answers.length === 0) return isAfterPlaces(turns) && next.wishes.message.changed ? { ...next, turns } : null;
  return { ...next, turns, moves: [...(next.moves ?? recommending(next)), ...answers] };
}

/** Whether the kitchens, dishes and parts of town of the whole message are those of the rest. */
function isSoughtIn(whole: State, rest: State): boolean {
  const sought = new Set([...rest.foods.map(({ key }) => key), ...rest.areas.map(({ label }) => label)]);
  return [...whole.foods.map(({ key }) => key), ...whole.areas.map(({ label }) => label)].every((one) =>
    sought.has(one),
  );
}

/** Whether the question of a message is a part of its wish, and was sought with the rest; "is it dear?" wishes for no dear place. */
function isWish(question: string, whole: State, rest: State): boolean {
  const isOfThem = inquiryOf(tokenize(question)) === 'them';
  const wishOf = ({ price, ...state }: State) =>
    JSON.stringify({ ...state, booking: false, price: isOfThem ? null : price });
  return wishOf(whole) !== wishOf(rest);
}

const stateBefore = (turns: readonly Turn[]): State => fromStored(turns.at(-2)?.reply?.state)?.state ?? NO_WISHES;

const recommending = (found: Response): Move[] => [{ type: 'recommend', found }];

/** Answers one question after the other; null where one of them is none. */
export function* toEach(turns: Turn[], understood: Understood, responding: Responding): Steps<Response | null> {
  const questions = isAfterPlaces(turns) ? questionsOf(turns.at(-1)?.message ?? '') : null;
  const told = questions && withLimits(turns, understood);
  if (!questions || !told) return null;
  const answers: Response[] = [];
  let before = told.slice(0, -1);
  for (const message of questions) {
    const answer = yield* responding([...before, { message, reply: null }]);
    if (!answer.moves) return null;
    answers.push(answer);
    // "Which is cheaper, and do they do lunch?" goes on about that one.
    const state = toStored(answer.remembered);
    before = [...before, { message, reply: { text: '', restaurantIds: idsOf(answer.picks), state } }];
  }
  const [first] = answers;
  if (!first) return null;
  const picks = [...new Set(answers.flatMap((answer) => answer.picks))];
  const open = answers.at(-1)?.remembered.open;
  const remembered = {
    ...first.remembered,
    ...(open && { open }),
    among: [...new Set(answers.flatMap((answer) => answer.remembered.among))],
  };
  const all = answers.flatMap((answer) => answer.moves ?? []);
  // A sum that a sentence tells answers what it costs as well.
  const isTold = all.some((move) => move.type === 'about' && tellsSum(move));
  const moves = isTold ? all.filter((move) => !isRecorded(move) || !move.facts.every((fact) => SUMS.has(fact))) : all;
  return {
    ...first,
    turns,
    moves: asOne(factsAsOne(understoodOf(moves).filter(isNew))),
    picks,
    candidates: picks,
    remembered,
  };
}

/** "Who is it for, locals or tourists?" asks one thing twice. */
const isNew = (move: Move, at: number, all: readonly Move[]): boolean =>
  move.type !== 'about' ||
  !all
    .slice(0, at)
    .some((one) => one.type === 'about' && one.asked.attribute === move.asked.attribute && isOfSame(one, move));

/** What is recorded of the same places is told together. */
function factsAsOne(moves: readonly Move[]): Move[] {
  const merged: Move[] = [];
  for (const move of moves) {
    const at = merged.findIndex((one) => isRecorded(one) && isRecorded(move) && hasSameRows(one, move));
    const before = merged[at];
    if (before && isRecorded(before) && isRecorded(move))
      merged[at] = {
        ...before,
        facts: [...new Set([...before.facts, ...move.facts])],
        bill: before.bill ?? move.bill,
      };
    else merged.push(move);
  }
  return merged;
}
const isRecorded = (move: Move): move is RecordedMove => move.type === 'recorded';
const hasSameRows = (one: RecordedMove, other: RecordedMove): boolean =>
  one.rows.length === other.rows.length && one.rows.every((row, at) => row === other.rows[at]);

const isOfSame = (one: AboutMove, other: AboutMove): boolean =>
  other.answers.every(({ row, told }) =>
    one.answers.some(
      (answer) =>
        answer.row === row &&
        (other.asked.attribute.key !== '' || (told !== null && answer.told?.sentence.text === told.sentence.text)),
    ),
  );

/** What tells what a question asks, rather than which to take. */
const ANSWERS: ReadonlySet<Move['type']> = new Set(['about', 'open', 'hours', 'recorded', 'has', 'order']);

/** Answers the question, and does the rest. */
export function* inParts(turns: Turn[], understood: Understood, responding: Responding): Steps<Response | null> {
  const parts = isAfterPlaces(turns) ? partsOf(turns.at(-1)?.message ?? '') : null;
  const told = parts && withLimits(turns, understood);
  if (!parts || !told) return null;
  const asked = yield* responding(saying(told, parts.question));
  const { named, pointed } = asked.wishes.message;
  const isAnswered = parts.first && asked.moves?.some(({ type }) => ANSWERS.has(type));
  if (!asked.moves || !(isAnswered || named.length + pointed.length > 0)) return null;
  const done = yield* responding(saying(told, parts.rest));
  if (!isDone(done, turns, understood)) return null;
  if (isOnlyAsked(understood, parts.rest, done)) return { ...asked, turns };
  if (wishesAsAsked(done, asked.moves, stateBefore(turns))) return { ...asked, turns };
  const open = unlessTold(asked.moves, done.moves);
  if (open.every(isNoAnswer)) return { ...done, turns };
  // The place is named again: the reply speaks of others too.
  const answers = open.map((move) => (move.type === 'about' ? { ...move, chosen: false } : move));
  const rest = (done.moves ?? recommending(done)).filter((move) => !tellsAgain(move, answers));
  const all = factsAsOne(parts.first || !done.moves ? [...answers, ...rest] : [...rest, ...answers]);
  const known = understoodOf(all).filter((move) => !isNoAnswer(move));
  return {
    ...done,
    turns,
    moves: known.length > 0 ? known : all,
    picks: done.moves ? [...new Set([...done.picks, ...asked.picks])] : done.picks,
    candidates: [...new Set([...done.candidates, ...asked.candidates])],
  };
}

/** The whole message asks, and the rest of it looks for no other place, whatever would be found for its words. */
const isOnlyAsked = ({ acts }: Understood, rest: string, { searched, moves }: Response): boolean =>
  acts.wants === 'asks' &&
  (searched === true || moves?.some(({ type }) => ELSEWHERE.has(type)) === true) &&
  !SEEKING.has(actsOf(rest, { shown: true, follows: true }).wants);
const ELSEWHERE: ReadonlySet<Move['type']> = new Set(['list', 'count', 'unsure', 'recommend']);
const SEEKING: ReadonlySet<FollowUp | null> = new Set<FollowUp | null>(['searches', 'goes on']);

/** What is wished beside the question is what it asks. */
function wishesAsAsked({ searched, wishes }: Response, answers: readonly Move[], before: State): boolean {
  const isAsked = (key: string) => answers.some((one) => one.type === 'about' && one.asked.attribute.key === key);
  const has = ({ features }: State, key: string) => features.some((wish) => wish.key === key);
  const labelsOf = ({ foods, areas, price }: State) => [...foods, ...areas, price].map((wish) => wish?.label).join();
  const added = wishes.features.filter(({ key }) => !has(before, key));
  return (
    searched === true &&
    added.length > 0 &&
    added.every(({ key }) => isAsked(key)) &&
    labelsOf(wishes) === labelsOf(before)
  );
}

/** What the answer to the question tells already. */
const tellsAgain = (move: Move, answers: readonly Move[]): boolean =>
  (move.type === 'hours' && answers.some(({ type }) => type === 'hours')) ||
  (move.type === 'still' &&
    move.verdicts.every(({ measure }) =>
      answers.some((one) => one.type === 'about' && one.asked.attribute.key === measure.key),
    ));

/** What answers a question, but for how to get a table, which whoever takes a place is told anyway. */
const unlessTold = (asked: readonly Move[], done: readonly Move[] | null): readonly Move[] =>
  done?.some(({ type }) => type === 'select' || type === 'book') ? asked.filter((move) => !isOfTable(move)) : asked;

const isOfTable = (move: Move): boolean =>
  move.type === 'book'
    ? !move.asksForFree
    : move.type === 'about'
      ? move.asked.attribute.key === BOOKINGS
      : move.type === 'open' && move.topics.every((topic) => topic === BOOKINGS);
const BOOKINGS = 'bookings';

/** Whether what is said beside a question asks for anything: "my mum is deaf" only says why. */
function isDone({ moves, wishes }: Response, turns: readonly Turn[], { remembered: { state } }: Understood): boolean {
  const { changed, intent } = wishes.message;
  if (!moves) return changed || intent === 'another';
  const before = stateBefore(turns);
  const isTable = !hasSameLimits(state, before) || state.partySize !== before.partySize;
  return isTable || moves.some(({ type }) => type !== 'remark' && type !== 'still');
}

/** Without what was not understood, where something was: nobody asks what is meant by half of a message. */
function understoodOf(moves: readonly Move[]): readonly Move[] {
  const understood = moves.filter(({ type }) => type !== 'unsure');
  return understood.length > 0 ? understood : moves;
}

/** Nothing is known of what was asked, not even what it is. */
const isNoAnswer = (move: Move): boolean =>
  (move.type === 'open' && move.topics.every((topic) => topic === '')) ||
  (move.type === 'about' &&
    move.asked.attribute.says.whether === '' &&
    move.answers.every(({ answer, told }) => answer.outcome === 'unknown' && !told));

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);
