import type { Restaurant } from '@saffron/contracts/guide';
import type { Sentence } from '../../understanding/text/sentences.ts';

/** How a guide answers whether a place is or has something. `partly`: it hints at it. `unknown`: the guide is silent. */
export type Outcome = 'yes' | 'partly' | 'no' | 'unknown';

/** What decides: a sentence of the notes with the phrase that speaks, or a field. */
export type Detail =
  | { type: 'sentence'; sentence: Sentence; phrase: readonly string[] }
  | { type: 'price'; price: number }
  | { type: 'rating'; rating: number }
  | { type: 'closes' | 'opens'; time: string }
  | { type: 'distance'; meters: number; to: string }
  | { type: 'area'; area: string }
  | { type: 'cuisine'; cuisine: string }
  | { type: 'reservations' };

/** Where one place stands by one measure. */
export interface Standing {
  outcome: Outcome;
  /** More is better; null where nothing is known. Levels of one measure can be compared with one another. */
  level: number | null;
  /** What decides it, the most telling first. */
  details: readonly Detail[];
}

/** How replies speak of a measure. */
export interface MeasureWords {
  /** A predicate of one place. */
  has: string;
  /** The same of a place that is or has it not. */
  lacks: string;
  /** A predicate where the guide hints at it or says both. */
  maybe?: string;
  /** A predicate that compares. */
  more: string;
  most: string;
  /** What is not known where the guide is silent, in place of `has`. */
  whether?: string;
}

/** One thing by which places can be compared, ranked or checked. */
export interface Measure {
  key: string;
  words: MeasureWords;
  /** A place that is silent about it does not do beside one that has it. */
  firm?: true;
  /** What somebody must not eat. */
  strict?: 'health' | 'belief';
  /** It is about something that must not be there. */
  absent?: true;
  of(row: Restaurant): Standing;
}

/** Whether sentences speak against it at least as much as for it; a price or an hour tells an order on whichever side it lies. */
export const isDenied = ({ outcome, level, details }: Standing): boolean =>
  (outcome === 'no' || (outcome === 'partly' && (level ?? 0) <= 0)) && details.every(({ type }) => type === 'sentence');

export const UNKNOWN: Standing = { outcome: 'unknown', level: null, details: [] };
