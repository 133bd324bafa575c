import type { ModelSettings } from './model-settings.ts';

/** How much of everything one reply may take. Times are in milliseconds, tokens are Anthropic's. */
export interface ClaudeLimits {
  /** From the first request until an answer begins, over all attempts. */
  headers: number;
  /** Between two pieces of an answer; pings are none. */
  idle: number;
  /** For an answer that has said everything to be closed, so that its connection can be used again. */
  close: number;
  /** All pauses before retries together. */
  retryPauses: number;
  /** The pause before the first retry, before jitter; it doubles. */
  backoff: number;
  retries: number;
  /** Rounds in which Claude looks into the guide once more. */
  searches: number;
  /** Output of a reply over all rounds, without what a model thinks. */
  output: number;
  /** Input and output of a reply over all rounds, beside the message itself and the administrator's prompt. */
  reply: number;
  /** The same for the shortest reply: one round, with nothing of the conversation before. */
  least: number;
}

export const CLAUDE_LIMITS: ClaudeLimits = {
  headers: 60_000,
  idle: 30_000,
  close: 250,
  retryPauses: 20_000,
  backoff: 500,
  retries: 2,
  searches: 2,
  output: 700,
  reply: 12_000,
  least: 4000,
};

/** The limits of a writer for a model: what the model cannot help thinking comes on top. */
export function limitsFor(model: ModelSettings, changed: Partial<ClaudeLimits> = {}): ClaudeLimits {
  const limits = { ...CLAUDE_LIMITS, ...changed };
  return {
    ...limits,
    output: limits.output + model.thinkingTokens,
    reply: limits.reply + model.thinkingTokens,
    least: limits.least + model.thinkingTokens,
  };
}

/**
 * Tokens that a text takes, guessed on the high side: English has about four bytes to a token, Chinese three.
 */
export function guessTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3);
}
