import type { Token } from '../text/tokens.ts';
import type { Meaning } from '../vocabulary/meanings.ts';
import type { Naming } from './name-reading.ts';
import type { TimeMention } from './times.ts';
import type { Unknown } from './unknowns.ts';

/** A wish that a message names. */
export interface Mention {
  from: number;
  to: number;
  meaning: Meaning | Unknown;
  negated: boolean;
  /** It does not matter, or no more: neither wished nor unwanted. */
  dropped?: true;
  /** Stated as an allergy, an intolerance or a diet: no filter and no bound takes it away. */
  stated?: true;
  /** The words that said it, as written. */
  said: string;
}

/** What a message names, and where. */
export interface Reading {
  tokens: Token[];
  mentions: Mention[];
  names: Naming[];
  times: TimeMention[];
  /** It ends with a question mark. */
  asks: boolean;
  /** Tokens that names, times or mentions are made of. */
  taken: ReadonlySet<number>;
}
