import type { Restaurant } from '@saffron/contracts/guide';
import type { Constraint, Outcome, QueryEvidence } from '@saffron/contracts/guide-query';
import type { Op } from '@saffron/contracts/guide-query-slots';
import type { LocalTime } from '@saffron/contracts/hours/status';
import type { Steps } from '../../../slices.ts';
import type { FeatureWish, FoodWish } from '../../understanding/wishes.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { Origin } from './origin.ts';

/** What the values of a query refer to. */
export interface Asked {
  snapshot: Snapshot;
  /** The local time of the guide. */
  now: LocalTime;
  /** Where distances are measured from. */
  origin: Origin | null;
}

/** How restaurants meet one value of a slot; `at` is the row's position in the snapshot. */
export interface Check {
  outcome(row: Restaurant, at: number): Outcome;
  /** From 0 (no kin) to 1 (the same): how near a row is that does not meet it, or how exactly it does. */
  nearness?(row: Restaurant, at: number): number;
  /** The words of the guide that the outcome comes from; undefined if it says nothing. */
  evidence(row: Restaurant, at: number): QueryEvidence | undefined;
  /** It never gives way, whatever its slot does. */
  firm?: true;
  /** What the ranking takes into account beside the outcome. */
  food?: FoodWish;
  feature?: FeatureWish;
}

type Value = Constraint['values'][number];

/** A kind of constraint: one file each in `slots/`. */
export interface SlotReader {
  /**
   * Prepares the check of one value. The check of `not` is that of `is`; it is inverted afterwards.
   *
   * @throws AppError `bad_input` for a value that neither the guide nor the lexicon knows
   */
  check(value: Value, asked: Asked, op: Op): Check;
  /** Reads the notes that the check asks of all places at once, in steps. */
  reads?(value: Value, asked: Asked): Steps<void>;
  /** "Nearly" is another value ("Chinese" for "Japanese"), which an exclusion does not mean. */
  apart?: true;
}

const BEST_FIRST: readonly Outcome[] = ['meets', 'nearly', 'unknown', 'lacks'];

/** Whether any of several values is met: the best of their outcomes. */
export function anyOf(checks: readonly Check[]): Check {
  const [only] = checks;
  if (only && checks.length === 1) return only;
  const best = (row: Restaurant, at: number): Outcome => {
    let least = BEST_FIRST.length - 1;
    for (const check of checks) least = Math.min(least, BEST_FIRST.indexOf(check.outcome(row, at)));
    return BEST_FIRST[least] ?? 'lacks';
  };
  return {
    outcome: best,
    nearness: (row, at) => Math.max(...checks.map((check) => check.nearness?.(row, at) ?? 0)),
    evidence: (row, at) => {
      const outcome = best(row, at);
      return checks.find((check) => check.outcome(row, at) === outcome)?.evidence(row, at);
    },
  };
}

/** The opposite: silence of the guide stays silence. */
export function noneOf(check: Check, apart: boolean): Check {
  const inverted: Record<Outcome, Outcome> = {
    meets: 'lacks',
    nearly: apart ? 'meets' : 'unknown',
    unknown: 'unknown',
    lacks: 'meets',
  };
  return { outcome: (row, at) => inverted[check.outcome(row, at)], evidence: check.evidence };
}
