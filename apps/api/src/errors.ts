import { type ErrorCode, STATUS_OF } from '@saffron/contracts/errors';
import { CONTROL_CHARACTERS, DATABASE_DOWN, UNEXPECTED } from '@saffron/contracts/texts';
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

/** The one translation of whatever was thrown into what is told. */
export function toProblem(error: unknown): Problem {
  const cause = error instanceof TRPCError ? (error.cause ?? error) : error;
  if (cause instanceof AppError) return problem(cause.code, cause.message);
  if (cause instanceof z.ZodError) return inputProblem(cause);
  if (isDatabaseDown(cause)) return problem('unavailable', DATABASE_DOWN);
  if (error instanceof TRPCError) {
    const code = CODE_OF_TRPC[error.code];
    if (code) return problem(code, 'The request could not be read.');
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

const CONNECTION_CODES = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08|57P0)/;
const CONNECTION_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/;

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
