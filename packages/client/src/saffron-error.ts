import { isTRPCClientError, type TRPCClientError } from '@trpc/client';
import type { AnyTRPCRouter } from '@trpc/server';
import type { ErrorCode, ErrorData } from './generated/client.ts';

/** A failed call. */
export class SaffronError extends Error {
  override readonly name = 'SaffronError';
  /**
   * A code of the server, whose message is a sentence for the user. `unreachable`: no answer of a Saffron server, or a part of one.
   * `aborted`: by the caller's signal.
   */
  readonly code: ErrorCode | 'unreachable' | 'aborted';
  /** The HTTP status of the code; null if there was none, also for an error in a reply. */
  readonly status: number | null;
  /** Messages by input field, if the input is invalid. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds after which the same call may succeed; null if unknown. */
  readonly retryAfter: number | null;
  /** Names the request in the server's log; null if unknown. */
  readonly requestId: string | null;

  constructor(
    message: string,
    code: SaffronError['code'],
    data: Partial<ErrorData> = {},
    options: { cause?: unknown } = {},
  ) {
    super(message, options);
    this.code = code;
    this.status = data.httpStatus ?? null;
    this.fields = data.fields ?? {};
    this.retryAfter = data.retryAfter ?? null;
    this.requestId = data.requestId ?? null;
  }

  /** Translates what a call throws; a `SaffronError` stays the same. */
  static from(thrown: unknown): SaffronError {
    if (thrown instanceof SaffronError) return thrown;
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    const options = { cause: thrown };
    if (!isTRPCClientError<AnyTRPCRouter>(thrown)) return new SaffronError(message, 'unreachable', {}, options);
    if (isErrorData(thrown.data)) {
      const requestId = thrown.data.requestId ?? requestIdOf(thrown);
      return new SaffronError(message, thrown.data.error, { ...thrown.data, requestId }, options);
    }
    const isAbort = thrown.cause?.name === 'AbortError';
    return new SaffronError(message, isAbort ? 'aborted' : 'unreachable', {}, options);
  }
}

function isErrorData(data: unknown): data is ErrorData {
  return typeof data === 'object' && data !== null && 'error' in data && 'httpStatus' in data;
}

/** From the response: errors do not carry it before the request has a context. */
function requestIdOf({ meta }: TRPCClientError<AnyTRPCRouter>): string | null {
  const response = meta?.response;
  return response instanceof Response ? response.headers.get('x-request-id') : null;
}
