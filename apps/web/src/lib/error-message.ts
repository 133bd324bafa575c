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

/** A value that the server sent with an error; undefined if the error did not come from the server. */
function sent(error: unknown, key: string): unknown {
  return error instanceof Error && 'data' in error ? new Map(Object.entries(error.data ?? {})).get(key) : undefined;
}

/** The HTTP status of an API error; null if the error did not come from the server. */
export function httpStatus(error: unknown): number | null {
  const status = sent(error, 'httpStatus');
  return typeof status === 'number' ? status : null;
}

/** The server's error code; null for an error that did not come from the server. */
export function errorCode(error: unknown): string | null {
  const code = sent(error, 'error');
  return typeof code === 'string' ? code : null;
}

/** The server's validation messages by field. */
export function fieldErrors(error: unknown): Record<string, string> {
  const messages = Object.entries(sent(error, 'fields') ?? {});
  return Object.fromEntries(messages.filter((entry) => typeof entry[1] === 'string'));
}
