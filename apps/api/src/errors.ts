import { type ErrorCode, STATUS_OF } from '@saffron/contracts/errors';
import { CONTROL_CHARACTERS } from '@saffron/contracts/field-texts';
import { DATABASE_DOWN, NOTHING_SAVED, UNEXPECTED } from '@saffron/contracts/texts';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { useInputTexts } from './input-texts.ts';

useInputTexts();

interface AppErrorOptions extends ErrorOptions {
  /** Seconds after which the same request may succeed. */
  retryAfter?: number | undefined;
  /** Messages by input field. */
  fields?: Record<string, string> | undefined;
}

/** An expected failure. Its message is a sentence for the user. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly retryAfter: number | undefined;
  readonly fields: Record<string, string> | undefined;

  constructor(code: ErrorCode, message: string, { retryAfter, fields, ...options }: AppErrorOptions = {}) {
    super(message, options);
    this.code = code;
    this.retryAfter = retryAfter;
    this.fields = fields;
  }
}

/** An error as clients receive it, without internals. */
export interface Problem {
  code: ErrorCode;
  status: number;
  message: string;
  /** For the header Retry-After, in seconds. */
  retryAfter: number | null;
  /** Messages by input field, for invalid input and for fields that have changed since they were read. */
  fields?: Record<string, string>;
}

const TRPC_CODE = {
  bad_input: 'BAD_REQUEST',
  signed_out: 'UNAUTHORIZED',
  cross_site: 'FORBIDDEN',
  not_allowed: 'FORBIDDEN',
  not_found: 'NOT_FOUND',
  conflict: 'CONFLICT',
  limit_reached: 'CONFLICT',
  too_large: 'PAYLOAD_TOO_LARGE',
  wrong_content_type: 'UNSUPPORTED_MEDIA_TYPE',
  token_limit_exceeded: 'TOO_MANY_REQUESTS',
  throttled: 'TOO_MANY_REQUESTS',
  unavailable: 'SERVICE_UNAVAILABLE',
  assistant_failed: 'SERVICE_UNAVAILABLE',
  interrupted: 'SERVICE_UNAVAILABLE',
  unexpected: 'INTERNAL_SERVER_ERROR',
} as const satisfies Record<ErrorCode, TRPCError['code']>;

/** Codes that tRPC raises before a procedure runs. */
const CODE_OF_TRPC: Partial<Record<TRPCError['code'], ErrorCode>> = {
  BAD_REQUEST: 'bad_input',
  PARSE_ERROR: 'bad_input',
  NOT_FOUND: 'not_found',
  METHOD_NOT_SUPPORTED: 'bad_input',
  UNSUPPORTED_MEDIA_TYPE: 'wrong_content_type',
  PAYLOAD_TOO_LARGE: 'too_large',
};

/** Of a request that no call can be read from. */
export const MALFORMED = 'The request is malformed.';

/** Translates any thrown value into the error that clients receive. */
export function toProblem(error: unknown): Problem {
  const cause = error instanceof TRPCError ? (error.cause ?? error) : error;
  if (cause instanceof AppError) {
    const { code, message, retryAfter, fields } = cause;
    return { ...problem(code, message, retryAfter), ...(fields && { fields }) };
  }
  if (cause instanceof z.ZodError) return inputProblem(cause);
  if (isReadOnly(cause)) return problem('unavailable', NOTHING_SAVED);
  if (isDatabaseDown(cause)) return problem('unavailable', DATABASE_DOWN);
  // tRPC decodes the procedure name a second time and reports a failure to decode it as an internal error.
  if (cause instanceof URIError) return problem('bad_input', MALFORMED);
  if (error instanceof TRPCError) {
    const code = CODE_OF_TRPC[error.code];
    if (code) return problem(code, MALFORMED);
  }
  return problem('unexpected', UNEXPECTED);
}

/** In seconds. Outages of the database are usually short. */
const OUTAGE = 1;

function problem(code: ErrorCode, message: string, retryAfter?: number): Problem {
  const seconds = retryAfter ?? (code === 'unavailable' ? OUTAGE : null);
  return { code, status: STATUS_OF[code], message, retryAfter: seconds };
}

function inputProblem(error: z.ZodError): Problem {
  const fields: Record<string, string> = {};
  // A form has one field for a list, such as the opening hours.
  for (const issue of error.issues) fields[String(issue.path[0] ?? '')] ??= sentenceOf(issue);
  const [first] = error.issues;
  return { ...problem('bad_input', first ? sentenceOf(first) : 'The input is invalid.'), fields };
}

/** Messages that fields share need the name of the field; those of `input-texts.ts` are the rest of a sentence that begins with it. */
function sentenceOf({ path, message }: z.core.$ZodIssue): string {
  const name = path.map(String).join('.') || 'The input';
  if (/^\p{Ll}/u.test(message)) return `${name} ${message}.`;
  const isShared = message === CONTROL_CHARACTERS || /^(?:Invalid|At most)/.test(message);
  return isShared ? `${name}: ${message}` : message;
}

/** SQLSTATE codes for a read-only transaction and for a full disk. */
const READ_ONLY_CODES = new Set<unknown>(['25006', '53100']);

function isReadOnly(error: unknown): boolean {
  return error instanceof Error && 'code' in error && READ_ONLY_CODES.has(error.code);
}

/** System and SQLSTATE codes for a failed connection, exhausted resources, a shutdown, and a statement timeout. */
const CONNECTION_CODES = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|08|53|57P0|57014)/;
const CONNECTION_MESSAGES =
  /^(Connection terminated|timeout ex(pired|ceeded)|Client (has encountered a connection|was closed)|Query read timeout)/;

function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && CONNECTION_CODES.test(error.code)) return true;
  return CONNECTION_MESSAGES.test(error.message);
}

/** Converts an error so that tRPC sends the right status; `toProblem` reads the cause. */
export function toTrpcError(error: TRPCError): TRPCError {
  const { code, message } = toProblem(error);
  return new TRPCError({ code: TRPC_CODE[code], message, cause: error.cause ?? error });
}
