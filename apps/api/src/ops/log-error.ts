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
