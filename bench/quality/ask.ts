import type { Where } from './where.ts';

/** Kinds of asks, in the order of the report. */
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

/** Something a reply has to tell: a field of a restaurant by name, or of a card that an earlier reply showed. */
export interface Told {
  of: string | { turn: number; card: number };
  field: 'phone' | 'address' | 'website' | 'neighborhood' | 'cuisine';
}

/** One conversation with what its last reply has to be. Labels come from the guide and from reading its notes, never from an answer. */
export interface Ask {
  said: string | readonly string[];
  /** What every card has to meet, where the guide has such a restaurant; where it has none, the reply has to say so. */
  hard?: Where;
  /** Relevance 3 and 2 among those; what only meets `hard` has 1. Without both, what meets `hard` has 3. */
  best?: Where;
  good?: Where;
  /** What a friend would show where nothing meets `hard`; else what misses the fewest criteria. */
  near?: Where;
  /** Cards of the last reply: none, or some. */
  cards?: 'none' | 'some';
  says?: RegExp;
  never?: RegExp;
  tells?: readonly Told[];
  /** No card was shown before; every card costs less, or more, than the first one shown before. */
  fresh?: true;
  price?: 'lower' | 'higher';
}

export interface Labelled extends Ask {
  kind: Kind;
  said: readonly string[];
  /** Not looked at while the engine is tuned. */
  heldOut: boolean;
}

/** The asks of one kind. */
export const labelled = (kind: Kind, asks: readonly Ask[], heldOut: boolean): Labelled[] =>
  asks.map((ask) => ({ ...ask, kind, said: [ask.said].flat(), heldOut }));
