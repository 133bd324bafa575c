import { AppError, toProblem } from '../errors.ts';

/** Tells those who run the server of an error that nobody waits for, and which reply it was about. */
export type Report = (error: unknown, about?: { chatId: number }) => void;

/** Whether whoever runs the server needs no stack to know what happened: a vendor failed, or the database is away. */
export function isOperational(error: unknown): boolean {
  return error instanceof AppError || toProblem(error).code === 'unavailable';
}

/** What takes lines of the log. */
interface Log {
  error(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** Logs what was foreseen as a warning with its kind and cause, and everything else whole. */
export function reportTo(log: Log): Report {
  return (error, about) => {
    if (!isOperational(error)) return log.error({ ...about, err: error }, 'unexpected error');
    const { message, code: detail, cause } = loggedError(error);
    // Several addresses that refuse a connection are an error without a message.
    const reason = cause?.message || message || detail;
    log.warn({ ...about, code: toProblem(error).code, reason }, 'operational error');
  };
}

/** Classes of SQLSTATE whose messages quote values: data exceptions. Details quote whole rows, of any class. */
const QUOTES_VALUES = /^22/;

/** An error as the log keeps it. */
type LoggedError = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  constraint?: string;
  cause?: LoggedError;
};

/**
 * What of an error goes into the log: never what somebody wrote. PostgreSQL quotes rows in `detail` and values in some messages, and
 * libraries hang requests and responses on their errors, so only what is named here is kept.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something was thrown that is no error.', stack: '' };
  const code = textOf(error, 'code');
  const constraint = textOf(error, 'constraint');
  const message = code && QUOTES_VALUES.test(code) ? `(left out: ${code} quotes values)` : error.message;
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
