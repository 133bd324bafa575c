import { NO_READABLE_STREAM, REPLY_FAILED, STREAM_WITHOUT_FINAL } from '@saffron/contracts/texts';
import { errorCode, errorMessage, httpStatus, isNetworkError } from '../../../lib/error-message.ts';

/** True for the daily limit, but not for throttling, which has the same HTTP status. */
export function isDailyLimit(error: unknown): boolean {
  const code = errorCode(error);
  return code === null ? httpStatus(error) === 429 : code === 'token_limit_exceeded';
}

/** The message for a failed reply. */
export function replyFailure(error: unknown): string {
  if (!(error instanceof Error)) return REPLY_FAILED;
  if (errorCode(error) !== null) return error.message || REPLY_FAILED;
  if (error.message === STREAM_WITHOUT_FINAL || error.message === NO_READABLE_STREAM) return error.message;
  return isNetworkError(error) ? errorMessage(error) : REPLY_FAILED;
}
