import { errorMessage, httpStatus } from '../../lib/error-message.ts';

const UNEXPECTED_ERROR = 500;

/**
 * The message for a failed change: the server's for a foreseen error, otherwise the fallback.
 *
 * @example failureText(error, 'There was a problem updating the user role.')
 */
export function failureText(error: unknown, fallback: string): string {
  const status = httpStatus(error);
  return status === null || status === UNEXPECTED_ERROR ? fallback : errorMessage(error);
}
