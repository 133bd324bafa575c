import { errorMessage, httpStatus } from '../../lib/error-message.ts';

const UNFORESEEN = 500;

/**
 * What to say of a change that failed: the server's sentence where it has one of its own for this, else the given one.
 *
 * @example failureText(error, 'There was a problem updating the user role.')
 */
export function failureText(error: unknown, fallback: string): string {
  const status = httpStatus(error);
  return status === null || status === UNFORESEEN ? fallback : errorMessage(error);
}
