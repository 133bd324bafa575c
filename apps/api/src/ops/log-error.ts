import { AppError, toProblem } from '../errors.ts';

/** Reports an error of background work to the operator, optionally with the reply it concerns. */
export type Report = (error: unknown, about?: { chatId: number }) => void;

/**
 * Whether the cause is operational (a vendor failure, an unavailable database), so that the log needs no stack trace.
 */
export function isOperational(error: unknown): boolean {
  return error instanceof AppError || toProblem(error).code === 'unavailable';
}

/** The part of a logger that this file uses. */
interface Log {
  error(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** Logs operational errors as warnings with code and reason, and all others with their stack traces. */
export function reportTo(log: Log): Report {
  return (error, about) => {
    if (!isOperational(error)) return log.error({ ...about, err: error }, 'unexpected error');
    const { message, code: errorCode, cause } = loggedError(error);
    // If several addresses refuse a connection, Node throws an AggregateError without a message.
    const reason = cause?.message || message || errorCode;
    log.warn({ ...about, code: toProblem(error).code, reason }, 'operational error');
  };
}

/** SQLSTATE class of data exceptions, whose messages contain values. `detail` contains whole rows in any class. */
const CONTAINS_VALUES = /^22/;

/** An error as logged. */
type LoggedError = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  constraint?: string;
  cause?: LoggedError;
};

/**
 * The loggable part of an error, without user input. PostgreSQL puts rows into `detail` and values into some messages,
 * and libraries attach requests and responses to their errors, so only an allowlist of fields is kept.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'A value that is not an Error was thrown.', stack: '' };
  const code = textOf(error, 'code');
  const constraint = textOf(error, 'constraint');
  const message = code && CONTAINS_VALUES.test(code) ? `(omitted: messages of ${code} contain values)` : error.message;
  return {
    type: error.name,
    message,
    stack: framesOf(error),
    ...(code && { code }),
    ...(constraint && { constraint }),
    ...(error.cause instanceof Error && { cause: loggedError(error.cause) }),
  };
}

/** The stack without its first lines, which repeat the message. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

function textOf(error: Error, field: 'code' | 'constraint'): string | undefined {
  const value = field in error ? Object.entries(error).find(([name]) => name === field)?.[1] : undefined;
  return typeof value === 'string' ? value : undefined;
}
