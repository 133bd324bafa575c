import Anthropic from '@anthropic-ai/sdk';
import { ClaudeFailure, refused } from './failure.ts';
import type { ClaudeLimits } from './limits.ts';
import type { ModelSettings } from './model-settings.ts';
import { readEvents } from './read-events.ts';
import { type Refusal, retryPause } from './retry.ts';
import type { Conversation, WireEvent } from './wire.ts';

/** What may differ from one request of a reply to the next. */
interface Allowed {
  maxTokens: number;
  /** Whether Claude may ask for a tool. */
  maySearch: boolean;
}

interface Options {
  apiKey: string;
  /** Where Anthropic's API is, if not at its own address. */
  baseURL: string | null;
  model: string;
  settings: ModelSettings;
  limits: ClaudeLimits;
}

/** Anthropic's Messages API as the writer uses it. */
export interface Upstream {
  /**
   * Sends one request and yields what its answer says, until it has said everything. Nothing is sent or read any more once `signal` aborts
   * or the caller stops reading.
   *
   * @throws ClaudeFailure when there is no answer or it does not end; any error when `signal` aborted
   */
  ask(conversation: Conversation, allowed: Allowed, signal: AbortSignal): AsyncGenerator<WireEvent>;
}

/**
 * Connects to Anthropic. The SDK signs and sends. Retries are ours because the SDK's wait as long as a header says and repeat a 429 that a
 * spend cap causes; so are time limits, which the SDK has for each attempt alone.
 */
export function createUpstream({ apiKey, baseURL, model, settings, limits }: Options): Upstream {
  const client = new Anthropic({
    apiKey,
    baseURL: baseURL ?? 'https://api.anthropic.com',
    maxRetries: 0,
    // At the level that ANTHROPIC_LOG can set, the SDK prints requests and answers.
    logLevel: 'off',
    openTelemetry: false,
  });
  const { thinkingTokens: _, ...modelParameters } = settings;

  const send = (conversation: Conversation, allowed: Allowed, signal: AbortSignal): Promise<Response> =>
    client.messages
      .create(
        {
          model,
          max_tokens: allowed.maxTokens,
          stream: true,
          // Without `auto` the tools stay in the request: they are part of the cached beginning.
          tool_choice: allowed.mayLook ? { type: 'auto', disable_parallel_tool_use: true } : { type: 'none' },
          ...modelParameters,
          ...conversation,
        },
        { signal },
      )
      .asResponse();

  return {
    ask: async function* (conversation, allowed, signal) {
      const request = new AbortController();
      const stop = () => request.abort();
      if (signal.aborted) stop();
      signal.addEventListener('abort', stop, { once: true });
      try {
        const response = await sendWithRetries(() => send(conversation, allowed, request.signal), request, limits);
        yield* readEvents(response, request, limits);
      } finally {
        signal.removeEventListener('abort', stop);
        stop();
      }
    },
  };
}

/** Tries until an answer begins, a refusal is final, or the time for it is over. */
async function sendWithRetries(
  send: () => Promise<Response>,
  request: AbortController,
  limits: ClaudeLimits,
): Promise<Response> {
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    request.abort();
  }, limits.headers);
  let paused = 0;
  try {
    for (let attempt = 0; ; attempt++) {
      try {
        return await send();
      } catch (error) {
        if (late) throw new ClaudeFailure(`Anthropic did not answer within ${limits.headers} ms`);
        if (request.signal.aborted) throw error;
        const pause = retryPause(refusalOf(error), attempt, limits);
        if (pause === null || paused + pause > limits.retryPauses) throw failureOf(error);
        paused += pause;
        await sleep(pause, request.signal);
      }
    }
  } finally {
    clearTimeout(timer);
  }
}

function refusalOf(error: unknown): Refusal {
  const response = error instanceof Anthropic.APIError ? error : null;
  return { status: response?.status ?? null, header: (name) => response?.headers?.get(name) ?? null };
}

function failureOf(error: unknown): ClaudeFailure {
  if (error instanceof Anthropic.APIError && error.status !== undefined) {
    return refused(error.status, error.errorCode ?? error.type, error.requestID ?? null);
  }
  return new ClaudeFailure('Anthropic cannot be reached');
}

/** Waits; an abort ends the wait at once, for the next attempt to notice. */
function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done, { once: true });
  });
}
