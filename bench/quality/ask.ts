import type { Where } from './where.ts';

/** Kinds of test cases, in the order of the report. */
export const KINDS = [
  'single',
  'combined',
  'negated',
  'misspelled',
  'colloquial',
  'occasion',
  'diet',
  'multi-turn',
  'reference',
  'unknowable',
  'impossible',
  'language',
  'off-topic',
  'adversarial',
] as const;
export type Kind = (typeof KINDS)[number];

/** A fact that the reply must state: a field of a restaurant, given by its name or by a card of an earlier reply. */
export interface Told {
  of: string | { turn: number; card: number };
  field: 'phone' | 'address' | 'website' | 'neighborhood' | 'cuisine';
}

/** A test case: a conversation and the requirements for its last reply. Labels come from the guide and its notes, never from a reply. */
export interface Ask {
  said: string | readonly string[];
  /** Constraints that every card must satisfy. If no restaurant in the guide does, the reply must say so. */
  hard?: Where;
  /** Relevance 3 and 2 among those; other restaurants that satisfy `hard` have 1. Without both, all that satisfy `hard` have 3. */
  best?: Where;
  good?: Where;
  /** Relevant restaurants if none satisfies `hard`. Default: those that miss exactly one criterion of `hard`. */
  near?: Where;
  /** Whether the last reply must show cards. */
  cards?: 'none' | 'some';
  says?: RegExp;
  never?: RegExp;
  tells?: readonly Told[];
  /** `fresh`: no card repeats an earlier one. `price`: every card has a lower or higher price level than the first earlier card. */
  fresh?: true;
  price?: 'lower' | 'higher';
}

export interface Labelled extends Ask {
  kind: Kind;
  said: readonly string[];
  /** Not used while tuning the engine. */
  heldOut: boolean;
}

/** Adds the kind and the part of the test set to test cases. */
export const labelled = (kind: Kind, asks: readonly Ask[], heldOut: boolean): Labelled[] =>
  asks.map((ask) => ({ ...ask, kind, said: [ask.said].flat(), heldOut }));
