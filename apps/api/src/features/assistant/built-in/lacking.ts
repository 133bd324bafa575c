import type { Catch } from '../../dialogue/ask/moves.ts';
import { CATCH, UNSURE, UNSURE_OF_ALL } from './phrasebook/search.ts';
import type { Voice } from './voice.ts';
import { listOf } from './words.ts';

/** Wishes of one place that are told to be in doubt. */
const MOST = 3;

const clausesOf = (lacks: readonly Catch[], kind: Catch['kind']): string[] =>
  [...new Set(lacks.flatMap((one) => (one.kind === kind && one.clause ? [one.clause] : [])))].slice(0, MOST);

function sayOf(lacks: readonly Catch[], { say }: Voice): string {
  const [no, open] = [clausesOf(lacks, 'lacks'), clausesOf(lacks, 'unknown')];
  return [
    no.length > 0 ? say(CATCH.fault, { fault: listOf(no) }) : '',
    open.length > 0 ? say(UNSURE, { doubts: listOf(open, 'or') }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What places lack, as texts. */
export interface Lacking {
  /** Of each place, in the order in which they are named; empty where it lacks nothing. */
  each: readonly string[];
  /** What nobody knows of any of them, said after all are named. */
  shared: string;
}

/**
 * What places lack of the wishes, and what nobody knows of them.
 *
 * @param all what each place lacks, in the order in which they are named
 * @example sayLacks([[{ kind: 'unknown', clause: 'how loud it gets' }]], voice).each // ["I don't know how loud it gets."]
 */
export function sayLacks(all: readonly (readonly Catch[])[], voice: Voice): Lacking {
  const [first = [], ...others] = all;
  const isOpenAtAll = ({ kind, clause }: Catch) =>
    kind === 'unknown' &&
    others.length > 0 &&
    others.every((lacks) => lacks.some((one) => one.kind === kind && one.clause === clause));
  const shared = clausesOf(first.filter(isOpenAtAll), 'unknown');
  const own = (lacks: readonly Catch[]) => lacks.filter(({ clause = '' }) => !shared.includes(clause));
  const them = others.length > 1 ? 'any of them' : 'either of them';
  return {
    each: all.map((lacks) => sayOf(own(lacks), voice)),
    shared: shared.length > 0 ? voice.say(UNSURE_OF_ALL, { them, doubts: listOf(shared, 'or') }) : '',
  };
}
