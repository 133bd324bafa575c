import { type ErrorCode, STATUS_OF } from '@saffron/contracts/errors';
import { CONTROL_CHARACTERS } from '@saffron/contracts/field-texts';
import { DATABASE_DOWN, NOTHING_SAVED, UNEXPECTED } from '@saffron/contracts/texts';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';

/** A refusal or failure that was foreseen. Its message is a sentence for the person who asked. */
export class AppError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** An error as both doors tell it: nothing in it is internal. */
export interface Problem {
  code: ErrorCode;
  status: number;
  message: string;
  /** Sentences by field of the input, when the input was bad. */
  fields?: Record<string, string>;
}

const TRPC_CODE = {
  bad_input: 'BAD_REQUEST',
  signed_out: 'UNAUTHORIZED',
  cross_site: 'FORBIDDEN',
  not_allowed: 'FORBIDDEN',
  not_found: 'NOT_FOUND',
  conflict: 'CONFLICT',
  too_large: 'PAYLOAD_TOO_LARGE',
  wrong_content_type: 'UNSUPPORTED_MEDIA_TYPE',
  token_limit_exceeded: 'TOO_MANY_REQUESTS',
  throttled: 'TOO_MANY_REQUESTS',
  unavailable: 'SERVICE_UNAVAILABLE',
  assistant_failed: 'SERVICE_UNAVAILABLE',
  interrupted: 'SERVICE_UNAVAILABLE',
  unexpected: 'INTERNAL_SERVER_ERROR',
} as const satisfies Record<ErrorCode, TRPCError['code']>;

/** Codes that tRPC itself raises, before a procedure of ours runs. */
const CODE_OF_TRPC: Partial<Record<TRPCError['code'], ErrorCode>> = {
  BAD_REQUEST: 'bad_input',
  PARSE_ERROR: 'bad_input',
  NOT_FOUND: 'not_found',
  METHOD_NOT_SUPPORTED: 'bad_input',
  UNSUPPORTED_MEDIA_TYPE: 'wrong_content_type',
  PAYLOAD_TOO_LARGE: 'too_large',
};

const UNREADABLE = 'The request could not be read.';

/** The one translation of whatever was thrown into what is told. */
export function toProblem(error: unknown): Problem {
  const cause = error instanceof TRPCError ? (error.cause ?? error) : error;
  if (cause instanceof AppError) return problem(cause.code, cause.message);
  if (cause instanceof z.ZodError) return inputProblem(cause);
  if (takesNoChanges(cause)) return problem('unavailable', NOTHING_SAVED);
  if (isDatabaseDown(cause)) return problem('unavailable', DATABASE_DOWN);
  // tRPC decodes a procedure's name a second time, and what that throws counts as its own fault.
  if (cause instanceof URIError) return problem('bad_input', UNREADABLE);
  if (error instanceof TRPCError) {
    const code = CODE_OF_TRPC[error.code];
    if (code) return problem(code, UNREADABLE);
  }
  return problem('unexpected', UNEXPECTED);
}

function problem(code: ErrorCode, message: string): Problem {
  return { code, status: STATUS_OF[code], message };
}

function inputProblem(error: z.ZodError): Problem {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.map(String).join('.')] ??= issue.message;
  const [field, message] = Object.entries(fields)[0] ?? ['', 'The input is not right.'];
  const sentence = isSentence(message) ? message : `${field || 'input'}: ${message}`;
  return { ...problem('bad_input', sentence), fields };
}

/** Our own texts speak for themselves; zod's ("Invalid input: …") and those for any field need the field's name. */
function isSentence(message: string): boolean {
  return !/^(Invalid|Too (small|big)|Unrecognized|At most)/.test(message) && message !== CONTROL_CHARACTERS;
}

/** PostgreSQL's codes for a transaction that may only read, and for a full disk. */
const NO_CHANGES = new Set<unknown>(['25006', '53100']);

function takesNoChanges(error: unknown): boolean {
  return error instanceof Error && 'code' in error && NO_CHANGES.has(error.code);
}

/** Of the system, and of PostgreSQL: the connection, its resources, its shutdown, its own limit for a statement. */
const CONNECTION_CODES = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|08|53|57P0|57014)/;
const CONNECTION_MESSAGES =
  /^(Connection terminated|timeout ex(pired|ceeded)|Client (has encountered a connection|was closed)|Query read timeout)/;

function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && CONNECTION_CODES.test(error.code)) return true;
  return CONNECTION_MESSAGES.test(error.message);
}

/** An error that tRPC gives the right status; `toProblem` reads its cause. */
export function toTrpcError(error: TRPCError): TRPCError {
  const { code, message } = toProblem(error);
  return new TRPCError({ code: TRPC_CODE[code], message, cause: error.cause ?? error });
}
