import type { Restaurant } from '@saffron/contracts/guide';
import type { Found } from '../search/found.ts';

/** Tokens of one reply. `cached` are the input tokens that a vendor's prompt cache served; they are counted in `input` too. */
export interface Usage {
  input: number;
  output: number;
  cached: number;
}

/** What a writer needs to write one reply. */
export interface Brief {
  /** The conversation and what was found for it; candidates are best first and the only restaurants a reply may name. */
  found: Found;
  /** What the diner is called; null while nobody asked. */
  dinerName: string | null;
  /** The administrator's system prompt. */
  systemPrompt: string;
  /** Tokens, input and output together, that this reply may use: what was reserved for it. */
  tokens: number;
  /** A second look into the guide, for words that the conversation itself does not hold. */
  search: (query: string) => Promise<Restaurant[]>;
}

/**
 * The parts of a reply as they are written: text in the order of reading; `picks`, at most once, the ids of the restaurants to show
 * as cards, best first; `usage` whenever the totals so far are known (each replaces the one before).
 */
export type WriterEvent =
  | { type: 'text'; text: string }
  | { type: 'picks'; ids: number[] }
  | { type: 'usage'; usage: Usage };

/** With less than `least` a reply cannot be written; more than `most` is never used. */
export interface TokenNeeds {
  least: number;
  most: number;
}

/** Writes replies. Knows neither HTTP nor the database; ends early, without an error, when `signal` aborts. */
export interface Writer {
  readonly name: string;
  /** Which of a vendor's models writes, where there is one. */
  readonly model?: string;
  /** How many tokens, input and output together, to set aside for the reply to a message. */
  needs(message: string, systemPrompt: string): TokenNeeds;
  /** @throws AppError with the code `assistant_failed` when no reply can be made. */
  write(brief: Brief, signal: AbortSignal): AsyncGenerator<WriterEvent>;
}
