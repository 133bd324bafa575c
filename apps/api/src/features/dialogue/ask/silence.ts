import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../../slices.ts';
import { answerOf } from '../../search/facts/answer.ts';
import type { Asked, Attribute, Outcome } from '../../search/facts/attribute.ts';
import { attributeOf, wordsOf } from '../../search/facts/attribute-of.ts';
import { ATTRIBUTE } from '../../search/facts/attributes/attributes.ts';
import { readFacts } from '../../search/facts/facts.ts';
import { isOfOtherDays } from '../../search/facts/other-days.ts';
import { asksWhich } from '../../understanding/acts/references.ts';
import type { Open } from '../../understanding/remembered.ts';
import { barring } from '../barred.ts';
import type { Context } from '../context.ts';
import { fitting } from '../fitting.ts';
import type { Move } from '../moves.ts';
import type { Answer } from '../task.ts';
import type { AboutMove, ElsewhereMove } from './moves.ts';

/** Questions without an answer that a conversation remembers. */
const REMEMBERED = 8;

/** Whether nothing is known of what was asked of any of the places; a question of health has an answer of its own. */
export const isSilent = (move: Move): move is AboutMove =>
  move.type === 'about' &&
  !move.safety &&
  move.answers.every(({ answer, told }) => answer.outcome === 'unknown' && !told?.sure);

/**
 * An answer where the guide is silent on something that was asked: with what the same call would settle, and another place that is known to
 * have it. Any other answer stays as it is.
 */
export function* withSilence(answer: Answer, context: Context): Steps<Answer> {
  const silent = answer.moves.filter(isSilent);
  if (silent.length === 0) return answer;
  const open = silent.reduce<readonly Open[]>(withOpen, context.open);
  const elsewhere = yield* elsewhereFor(silent, context);
  const rows = silent[0]?.answers.map(({ row }) => row) ?? [];
  const isNear = ({ answers, beside }: AboutMove) => beside || answers.some(({ told }) => told && !told.alike);
  const helped = elsewhere !== null || silent.some(isNear);
  const moves = asOne(
    answer.moves.map((move) =>
      isSilent(move) ? { ...withoutTold(move, answer.moves), ...afterOthers(move, context.open) } : move,
    ),
  );
  const isOf = ({ of }: Open) => rows.every(({ id }) => of.includes(id));
  const topics = open.filter(isOf).map(({ topic }) => topic);
  const earlier = context.open.filter(isOf).length;
  return {
    ...answer,
    moves: [...moves, ...(elsewhere ? [elsewhere] : []), { type: 'open', rows, topics, earlier, helped }],
    others: [...(answer.others ?? []), ...(elsewhere && !elsewhere.known ? [elsewhere.row] : [])],
    open: open.slice(-REMEMBERED),
  };
}

/**
 * What replies call what is asked about; empty where they have no word for it.
 *
 * @example topicOf(asked) // 'prams'
 */
export const topicOf = ({ attribute }: Asked): string =>
  attribute.topic ?? (ATTRIBUTE.has(attribute.key) ? attribute.key : '');

const idsOf = ({ answers }: AboutMove): number[] => answers.map(({ row }) => row.id);

/** What is open after a further question; one that was asked twice about the same places is open once. */
function withOpen(open: readonly Open[], move: AboutMove): readonly Open[] {
  const [topic, of] = [topicOf(move.asked), idsOf(move)];
  const isOther = (one: Open) => one.topic === '' || one.topic !== topic || one.of.some((id) => !of.includes(id));
  return [...open.filter(isOther), { topic, of }];
}

/** Without what comes near to it where that was asked as well. */
const withoutTold = (move: AboutMove, all: readonly Move[]): AboutMove =>
  all.some(
    (one) =>
      one.type === 'about' &&
      one !== move &&
      Object.values(one.asked.attribute.says).includes(move.beside?.clause ?? ''),
  )
    ? { ...move, beside: null }
    : move;

/** The moves of one reply, where a silence goes on from the one before it. */
export function asOne(moves: readonly Move[]): Move[] {
  const first = moves.find(isSilent);
  return moves.map((move) => (move !== first && isSilent(move) ? { ...move, again: 'nor' } : move));
}

/** How a silence goes on from those before it: a further one about the same places, or the same thing at another. */
function afterOthers(move: AboutMove, before: readonly Open[]): Pick<AboutMove, 'again'> {
  const of = idsOf(move);
  const isOf = (one: Open) => of.every((id) => one.of.includes(id));
  const last = before.at(-1);
  if (last && last.topic !== '' && last.topic === topicOf(move.asked)) return { again: 'same' };
  return before.some(isOf) ? { again: 'further' } : {};
}

/** A place that is known to have what people choose by: one that was shown, or else the best of the guide that fits the wishes too. */
function* elsewhereFor(silent: readonly AboutMove[], context: Context): Steps<ElsewhereMove | null> {
  // A dish of one place is none of another.
  const isOfPlace = ({ key, says }: Attribute) => ATTRIBUTE.get(key)?.says.yes === says.yes;
  // "Any with live music?" would have another one as well.
  const isAny = asksWhich(context.reading.tokens) && context.reading.mentions.every(({ negated }) => !negated);
  const asking = silent.find(({ asked, polar }) => {
    const known = ATTRIBUTE.get(asked.attribute.key);
    return known?.says.yes && isOfPlace(asked.attribute) && (isAny ? !asked.contrary : polar && known.decides);
  });
  if (!asking) return null;
  const { attribute } = asking.asked;
  const of = new Set(silent.flatMap(idsOf));
  const { wishes, snapshot, lists, out } = context;
  const bar = yield* barring(wishes, snapshot);
  const isFree = (row: Restaurant) => !of.has(row.id) && !out.has(row.id) && !wishes.rejected.includes(row.id);
  const about = silent[0]?.answers.map(({ row }) => row) ?? [];
  const isSo = (outcome: Outcome) => outcome === 'yes' || (isAny && outcome === 'partly');
  const has = (row: Restaurant) =>
    isFree(row) && isSo(answerOf(attribute, row).outcome) && !isOfOtherDays(attribute, row, wishes.when) && !bar?.(row);
  const move = (row: Restaurant, known: boolean): ElsewhereMove => {
    const { sentence = null } = answerOf(attribute, row);
    return { type: 'elsewhere', row, clause: attribute.says.yes, sentence: known ? null : sentence, known };
  };
  const earlier = lists.flat();
  yield* readFacts(earlier.filter(isFree));
  const shown = earlier.find(has);
  if (shown) return move(shown, true);
  const named = snapshot.vocabulary.texts.mentioning(sayingYes(attribute));
  const isNamed = ({ id }: Restaurant) => named.has(snapshot.positions.get(id) ?? -1);
  const might = (row: Restaurant) => isFree(row) && isNamed(row) && (isAny || isAlike(row, about, wishes));
  // Its facts are read for what was asked.
  const others = { ...wishes, features: wishes.features.filter(({ key }) => attributeOf(key)?.key !== attribute.key) };
  const [row] = (yield* fitting(others, context, has, 1, ({ kind }) => kind === 'area' || kind === 'time', might)).rows;
  return row ? move(row, false) : null;
}

const sayingYes = (attribute: Attribute): string[] => wordsOf({ ...attribute, no: '', against: '' }).filter(Boolean);

/** Whoever asks about a pub goes to no grill room instead: what they wished to eat, or else the same kitchen, at about the price. */
function isAlike(row: Restaurant, rows: readonly Restaurant[], { foods }: Context['wishes']): boolean {
  const { price, cuisine } = row;
  const isPriced = price === null || rows.some((one) => one.price === null || Math.abs(one.price - price) <= 1);
  return isPriced && (foods.length > 0 || rows.some((one) => one.cuisine !== null && one.cuisine === cuisine));
}
