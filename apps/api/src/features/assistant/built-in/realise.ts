import type { Restaurant } from '@saffron/contracts/guide';
import type { Move } from '../../dialogue/moves.ts';
import { attributeOf } from '../../search/facts/attribute-of.ts';
import { sayAbout } from './moves/about.ts';
import { sayBarred, sayToAvoid, sayUnsafe } from './moves/care.ts';
import { sayCompare } from './moves/compare.ts';
import { sayHours } from './moves/hours.ts';
import { sayCount, sayList, sayValues } from './moves/list.ts';
import { sayNear, sayWhere } from './moves/near.ts';
import { sayDescribe, sayFaults, sayMenu, sayOrder, sayWhy, sayWorth } from './moves/opinion.ts';
import { sayPlan } from './moves/plan.ts';
import { sayHas, sayRank, sayUnranked } from './moves/rank.ts';
import { sayBeyond, sayRecorded } from './moves/recorded.ts';
import { sayElsewhere, sayOpen } from './moves/silence.ts';
import {
  sayAdjust,
  sayContradiction,
  sayDiffers,
  sayFreed,
  sayInstead,
  sayLeftOut,
  sayNeeds,
  sayNews,
  sayRemark,
  sayStill,
} from './moves/situation.ts';
import { sayThan } from './moves/than.ts';
import { sayBook, saySelect } from './moves/visit.ts';
import { sayApart, sayWays } from './moves/ways.ts';
import { REPEAT } from './phrasebook/again.ts';
import { HOURS } from './phrasebook/ask.ts';
import { ABSENT, CORRECTED, DOUBTED, UNSURE } from './phrasebook/social.ts';
import { sayAnother, suggest } from './suggest.ts';
import type { Voice } from './voice.ts';

type Moves = { [One in Move as One['type']]: One };
type Realisers = { [Type in keyof Moves]: (move: Moves[Type], voice: Voice) => string };

const REALISERS: Realisers = {
  rank: sayRank,
  has: sayHas,
  unranked: sayUnranked,
  than: sayThan,
  compare: sayCompare,
  news: sayNews,
  contradiction: sayContradiction,
  remark: sayRemark,
  absent: ({ kind }, { say }) => (kind === null ? say(ABSENT.unknown) : say(ABSENT.kind, { kind })),
  doubted: ({ on, quote }, { say }) => (quote === null ? say(DOUBTED[on]) : say(DOUBTED.quoted, { quote })),
  corrected: ({ said, misread }, { say }) => say(misread ? CORRECTED.misread : CORRECTED.value, { said }),
  unsure: ({ about }, { say }) => say(UNSURE[about]),
  freed: sayFreed,
  needs: sayNeeds,
  still: sayStill,
  instead: sayInstead,
  recommend: ({ found }, voice) => suggest(found, voice, null),
  another: sayAnother,
  'left out': sayLeftOut,
  differs: sayDiffers,
  adjust: sayAdjust,
  select: saySelect,
  book: sayBook,
  about: sayAbout,
  open: sayOpen,
  elsewhere: sayElsewhere,
  recorded: sayRecorded,
  why: sayWhy,
  worth: sayWorth,
  catch: sayFaults,
  menu: sayMenu,
  order: sayOrder,
  describe: sayDescribe,
  unsafe: sayUnsafe,
  'to avoid': sayToAvoid,
  barred: sayBarred,
  beyond: sayBeyond,
  hours: sayHours,
  list: sayList,
  count: sayCount,
  values: sayValues,
  near: sayNear,
  ways: sayWays,
  apart: sayApart,
  where: sayWhere,
  plan: sayPlan,
  repeat: ({ text, shows }, { say }) => `${say(shows ? REPEAT.places : REPEAT.answer)}\n\n${text}`,
};

const say = <Type extends keyof Moves>(
  move: { [Each in Type]: Moves[Each] & { type: Each } }[Type],
  voice: Voice,
): string => REALISERS[move.type](move, voice);

/** What a place is to somebody who could fall ill is told once, by the first move that tells it. */
function warnedOnce(moves: readonly Move[]): Move[] {
  const told = new Set<string>();
  const isNew = ({ id }: Restaurant, key: string): boolean => {
    const one = `${id} ${attributeOf(key)?.key ?? key}`;
    const isHeard = told.has(one);
    told.add(one);
    return !isHeard;
  };
  return moves.flatMap((move): Move[] => {
    if (move.type === 'about' && move.safety) {
      const answers = move.answers.filter(({ row }) => isNew(row, move.asked.attribute.key));
      return answers.length > 0 ? [{ ...move, answers }] : [];
    }
    if (move.type === 'barred') {
      const barred = move.barred.filter(
        ({ row, health, against }) => !health || against === null || isNew(row, against.attribute.key),
      );
      return barred.length + move.left.length > 0 ? [{ ...move, barred }] : [];
    }
    if (move.type === 'still') {
      const verdicts = move.verdicts.filter(
        ({ row, measure }) => measure.strict !== 'health' || isNew(row, measure.key),
      );
      return verdicts.length > 0 ? [{ ...move, verdicts }] : [];
    }
    return [move];
  });
}

/** What nobody knows, as a clause: a search that left it open has said so already. */
const openIn = (move: Move): string =>
  move.type === 'about' &&
  !move.beside &&
  move.answers.every(({ answer, told }) => answer.outcome === 'unknown' && !told)
    ? move.asked.attribute.says.whether
    : '';

/** Without the hours of a place that is taken, where another move tells them. */
function untimed(move: Move, moves: readonly Move[]): Move {
  const isTimed = (row: Restaurant) =>
    moves.some((other) => other.type === 'hours' && other.places.some((place) => place.row === row));
  return move.type === 'select' && isTimed(move.row) ? { ...move, timed: true } : move;
}

/** The hours of a week are not told beside those of the day in question. */
const isToldOtherwise = (move: Move, at: number, moves: readonly Move[]): boolean =>
  move.type === 'hours' &&
  move.ask === 'week' &&
  moves.some((other, index) => other.type === 'hours' && other.ask !== 'told' && index !== at);

/** The hours of each place, which nobody asked for, are told once for a time. */
function hoursOnce(moves: readonly Move[]): Move[] {
  const told = new Set<string>();
  return moves.flatMap((move): Move[] => {
    if (move.type !== 'hours' || move.ask !== 'told') return [move];
    const places = move.places.filter(({ row }) => {
      const one = `${row.id} ${move.when?.said ?? ''}`;
      const isNew = !told.has(one);
      told.add(one);
      return isNew;
    });
    return places.length > 0 ? [{ ...move, places }] : [];
  });
}

/** Turns the moves of a reply into its text: what a search found stands in paragraphs of its own. */
export function realise(moves: readonly Move[], voice: Voice): string {
  // One call for everything that is open.
  const call = moves.findLast(({ type }) => type === 'open');
  const told = moves.filter((move, at, all) => move.type !== 'open' && !isToldOtherwise(move, at, all));
  const text = hoursOnce(warnedOnce([...told, ...(call ? [call] : [])]))
    // "OK" begins a reply, and nothing in the middle of one.
    .map((move, at): Move => (move.type === 'still' && at > 0 ? { ...move, opens: false } : move))
    .map((move) => ({
      text: say(untimed(move, moves), voice),
      open: openIn(move),
      apart: move.type === 'recommend' || move.type === 'another',
      brief: move.type === 'news',
    }))
    .filter(
      ({ text, open }, at, all) =>
        text !== '' &&
        all.findIndex((one) => one.text === text) === at &&
        !(open && all.slice(0, at).some((one) => one.text.includes(open))),
    )
    .reduce(
      (reply, { text, apart }, at, all) =>
        `${reply}${separator((apart && !all[at - 1]?.brief) || all[at - 1]?.apart === true, reply)}${text}`,
      '',
    );
  // What is closed was said before, and is all there is.
  return text === '' && moves.some(({ type }) => type === 'hours') ? voice.say(HOURS.rest) : text;
}

/** What is listed on lines of its own is a paragraph of its own. */
const separator = (apart: boolean, reply: string): string => {
  if (reply === '') return '';
  const paragraph = reply.slice(reply.lastIndexOf('\n\n') + 1).trim();
  return apart || paragraph.includes('\n') ? '\n\n' : ' ';
};
