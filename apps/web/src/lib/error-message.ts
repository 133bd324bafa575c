import { UNEXPECTED } from '@saffron/contracts/texts';

const OFFLINE = 'The server cannot be reached. Please check your connection and try again.';

/** The message to show for an error. The server's messages are shown as they are; a browser's "Failed to fetch" is not. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error) || !error.message) return UNEXPECTED;
  if (isNetworkError(error)) return OFFLINE;
  if (/JSON|Unexpected token/i.test(error.message)) return UNEXPECTED;
  return error.message;
}

/** True for a request that did not reach the server. Each browser words that error differently. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof Error && httpStatus(error) === null && /fetch|network|load failed/i.test(error.message);
}

/** The HTTP status of an API error; null if the error did not come from the server. */
export function httpStatus(error: unknown): number | null {
  if (!(error instanceof Error) || !('data' in error)) return null;
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('httpStatus' in data)) return null;
  return typeof data.httpStatus === 'number' ? data.httpStatus : null;
}

/** The server's error code; null for an error that did not come from the server. */
export function errorCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('data' in error)) return null;
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('error' in data)) return null;
  return typeof data.error === 'string' ? data.error : null;
}

/** The server's validation messages by field. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof Error) || !('data' in error)) return {};
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('fields' in data)) return {};
  const { fields } = data;
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(Object.entries(fields).filter((entry) => typeof entry[1] === 'string'));
}
