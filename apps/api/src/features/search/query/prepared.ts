import type { Restaurant } from '@saffron/contracts/guide';
import type { Constraint, Outcome, Verdict } from '@saffron/contracts/guide-query';
import { QUERY_EVIDENCE_MAX } from '@saffron/contracts/limits';
import type { Steps } from '../../../slices.ts';
import { truncateAtWord } from '../../../truncate.ts';
import { type Asked, anyOf, type Check, noneOf } from './check.ts';
import { READERS } from './slots/registry.ts';

/** A constraint of a query, prepared for one guide. */
export interface Prepared extends Check {
  constraint: Constraint;
  /** When it gives way, the lowest first; null: never. */
  givesWay: number | null;
  /** Whether it may give way to a restaurant that does not meet it. */
  allows(row: Restaurant, at: number, outcome: Outcome): boolean;
}

/** What a wish is about gives way after everything else. */
const CORE = 10;

/** @throws AppError `bad_input` for values that nobody knows */
export function* prepare(constraint: Constraint, asked: Asked): Steps<Prepared> {
  const reader = READERS[constraint.slot];
  const checks: Check[] = [];
  for (const value of constraint.values) {
    checks.push(reader.check(value, asked, constraint.op));
    yield;
    if (reader.reads) yield* reader.reads(value, asked);
  }
  const any = anyOf(checks);
  const isNot = constraint.op === 'not';
  const check = isNot ? noneOf(any, reader.apart ?? false) : any;
  const firm = isNot || reader.givesWay === null || checks.some((one) => one.firm);
  return {
    ...check,
    constraint,
    givesWay: firm ? null : constraint.core ? CORE : reader.givesWay,
    allows: (row, at, outcome) => {
      if (reader.to === 'nearly') return outcome === 'nearly';
      if (reader.to === 'kin') return outcome === 'nearly' || (check.nearness?.(row, at) ?? 0) > 0;
      return !constraint.core || outcome !== 'lacks';
    },
  };
}

/**
 * Whether a restaurant may be a hit as far as one `must` goes. An exclusion rules out what the guide says; anything else has to be in the
 * guide: silence is no promise.
 */
export const isMet = ({ op }: Constraint, outcome: Outcome): boolean =>
  op === 'not' ? outcome !== 'lacks' : outcome === 'meets';

export function verdictOf(prepared: Prepared, row: Restaurant, at: number): Verdict {
  const said = prepared.evidence(row, at);
  const evidence = said && { ...said, sentence: truncateAtWord(said.sentence, QUERY_EVIDENCE_MAX) };
  return { constraint: prepared.constraint, outcome: prepared.outcome(row, at), ...(evidence && { evidence }) };
}
