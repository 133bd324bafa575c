import Anthropic from '@anthropic-ai/sdk';
import { vendorFetch } from '../../../vendor-fetch.ts';
import { ClaudeFailure, rejected } from './failure.ts';
import type { ClaudeLimits } from './limits.ts';
import type { ModelSettings } from './model-settings.ts';
import { readEvents } from './read-events.ts';
import { type FailedAttempt, retryPause } from './retry.ts';
import type { Conversation, WireEvent } from './wire.ts';

/** The parameters that differ between the requests of a reply. */
interface Allowed {
  maxTokens: number;
  /** Whether Claude may call a tool. */
  mayCall: boolean;
  /** Called with true before each attempt, and with false when it has failed: Anthropic bills the others, even if they are aborted. */
  onSend: (isSent: boolean) => void;
}

interface Options {
  apiKey: string;
  /** The API's base URL; null for Anthropic's. */
  baseURL: string | null;
  model: string;
  settings: ModelSettings;
  limits: ClaudeLimits;
}

/** Anthropic's Messages API as used by the writer. */
export interface Upstream {
  /**
   * Sends one request and yields the events of its response. The request is canceled when `signal` aborts or the caller
   * stops iterating.
   *
   * @throws ClaudeFailure if the response is missing or incomplete; any error if `signal` was aborted
   */
  ask(conversation: Conversation, allowed: Allowed, signal: AbortSignal): AsyncGenerator<WireEvent>;
}

/**
 * Creates the client. The SDK signs and sends requests. Retries and timeouts are implemented here: the SDK waits as
 * long as `retry-after` says, retries 429s caused by a spend limit, and applies its timeout to each attempt separately.
 */
export function createUpstream({ apiKey, baseURL, model, settings, limits }: Options): Upstream {
  const client = new Anthropic({
    apiKey,
    // Overrides ANTHROPIC_AUTH_TOKEN, which belongs to other programs.
    authToken: null,
    baseURL: baseURL ?? 'https://api.anthropic.com',
    maxRetries: 0,
    // Overrides ANTHROPIC_LOG, which can make the SDK print requests and responses.
    logLevel: 'off',
    openTelemetry: false,
    fetch: vendorFetch,
  });
  const { thinkingTokens: _, ...modelParameters } = settings;

  const send = (conversation: Conversation, allowed: Allowed, signal: AbortSignal): Promise<Response> =>
    client.messages
      .create(
        {
          model,
          max_tokens: allowed.maxTokens,
          stream: true,
          // With `none` the tools stay in the request, because they are part of the cached prefix.
          tool_choice: allowed.mayCall ? { type: 'auto', disable_parallel_tool_use: true } : { type: 'none' },
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
        const response = await sendWithRetries(
          () => send(conversation, allowed, request.signal),
          allowed.onSend,
          request,
          limits,
        );
        yield* readEvents(response, request, limits);
      } finally {
        signal.removeEventListener('abort', stop);
        stop();
      }
    },
  };
}

/** Retries until a response starts, an error is final, or the time limit is reached. */
async function sendWithRetries(
  send: () => Promise<Response>,
  onSend: Allowed['onSend'],
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
      // An attempt after an abort sends nothing.
      onSend(!request.signal.aborted);
      try {
        return await send();
      } catch (error) {
        if (late) throw new ClaudeFailure(`Anthropic did not answer within ${limits.headers} ms`);
        if (request.signal.aborted) throw error;
        onSend(false);
        const pause = retryPause(failedAttempt(error), attempt, limits);
        if (pause === null || paused + pause > limits.retryPauses) throw toFailure(error);
        paused += pause;
        await sleep(pause, request.signal);
      }
    }
  } finally {
    clearTimeout(timer);
  }
}

function failedAttempt(error: unknown): FailedAttempt {
  const response = error instanceof Anthropic.APIError ? error : null;
  return { status: response?.status ?? null, header: (name) => response?.headers?.get(name) ?? null };
}

function toFailure(error: unknown): ClaudeFailure {
  if (error instanceof Anthropic.APIError && error.status !== undefined) {
    return rejected(error.status, error.errorCode ?? error.type, error.requestID ?? null);
  }
  return new ClaudeFailure('Anthropic cannot be reached');
}

/** Waits; an abort ends the wait early, and the next attempt then fails. */
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
