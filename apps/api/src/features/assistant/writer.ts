import type { Restaurant } from '@saffron/contracts/guide';
import type { Constraint } from '@saffron/contracts/guide-query';
import type { LocalTime } from '@saffron/contracts/hours/status';
import type { Response } from '../dialogue/response.ts';
import type { GuideTools } from '../search/guide-tools.ts';
import type { Needs } from './needs.ts';

/** Tokens of one reply. `cached` input tokens were read from a prompt cache and are included in `input`. */
export interface Usage {
  input: number;
  output: number;
  cached: number;
}

/** The input of a writer for one reply. */
export interface Brief {
  /** The conversation and the search result. A reply may name only these candidates, which are ordered best first. */
  found: Response;
  /** Places that several readings of the conversation find, best first, for a writer that reads it itself. It may name these, too. */
  leads: () => Promise<readonly Restaurant[]>;
  /** What the diner cannot or does not want to have. */
  needs: Needs;
  /** The user's name, if known. */
  dinerName: string | null;
  /** The local time of the guide. */
  now: LocalTime;
  /** The admin's system prompt. */
  systemPrompt: string;
  /** Budget of input and output tokens, as reserved for this reply. */
  tokens: number;
  /** Places that the message names or that were shown before, the latest first. A reply may name these, too. */
  discussed: Restaurant[];
  /** Whether the message names places, or points at some that were shown. */
  pointing: boolean;
  /** Receives failures after which the reply goes on. */
  report: (error: unknown) => void;
  /** Asks the guide for more. A reply may name what it returns. */
  guide: GuideTools;
}

/** What a writer looked for in the guide, and the ids of what it found. */
export interface Searched {
  type: 'searched';
  constraints: readonly Constraint[];
  ids: readonly number[];
}

/**
 * The parts of a reply: `text` in reading order; `picks`, at most once, with the ids of the cards, best first; `usage`
 * with the totals so far, each replacing the one before; `searched` for each search, before what is written with it.
 */
export type WriterEvent =
  | Searched
  | { type: 'text'; text: string }
  | { type: 'picks'; ids: number[] }
  | { type: 'usage'; usage: Usage };

/** A reply cannot be written with fewer than `least` tokens and never uses more than `most`. */
export interface TokenNeeds {
  least: number;
  most: number;
}

/** Writes replies, independent of HTTP and the database. Ends early, without an error, when `signal` aborts. */
export interface Writer {
  readonly name: string;
  /** The vendor's model, if any. */
  readonly model?: string;
  /** The tokens, input and output, to reserve for the reply to a message. */
  needs(message: string, systemPrompt: string): TokenNeeds;
  /** @throws AppError `assistant_failed` if no reply can be written */
  write(brief: Brief, signal: AbortSignal): AsyncGenerator<WriterEvent>;
}
