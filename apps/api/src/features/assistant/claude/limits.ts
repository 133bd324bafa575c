import type { ModelSettings } from './model-settings.ts';

/** Limits for one reply. Times are in milliseconds; tokens are Anthropic's. */
export interface ClaudeLimits {
  /** From the first request to the response headers, over all attempts. */
  headers: number;
  /** Between two events; pings do not count. */
  idle: number;
  /** For the stream to close after its last event, so that the connection can be reused. */
  close: number;
  /** Sum of all retry delays. */
  retryPauses: number;
  /** First retry delay before jitter; it doubles with each attempt. */
  backoff: number;
  retries: number;
  /** Requests of one reply. The tokens of the reply end it sooner, unless Anthropic reports no usage. */
  rounds: number;
  /** Output tokens over all rounds, excluding thinking. */
  output: number;
  /** Of one response. `max_tokens` of output have about a tenth of it. */
  bytes: number;
  /** Of what a response says, for each token that it may have. A word has one or two tokens. */
  characters: number;
  /** Input and output tokens over all rounds, excluding the message itself and the admin's prompt. */
  reply: number;
  /** The same for the shortest possible reply: one round without history. */
  least: number;
}

export const CLAUDE_LIMITS: ClaudeLimits = {
  headers: 60_000,
  idle: 30_000,
  close: 250,
  retryPauses: 20_000,
  backoff: 500,
  retries: 2,
  rounds: 10,
  output: 1000,
  bytes: 1_000_000,
  characters: 40,
  reply: 28_000,
  least: 5800,
};

/** Adds the model's unavoidable thinking tokens to the limits. */
export function limitsFor(model: ModelSettings, changed: Partial<ClaudeLimits> = {}): ClaudeLimits {
  const limits = { ...CLAUDE_LIMITS, ...changed };
  return {
    ...limits,
    output: limits.output + model.thinkingTokens,
    reply: limits.reply + model.thinkingTokens,
    least: limits.least + model.thinkingTokens,
  };
}

/** Estimates the tokens of a text, rounded up: English has about four bytes per token, Chinese three. */
export function guessTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3);
}
