import { UNEXPECTED } from '@saffron/contracts/texts';

const OFFLINE = 'The server cannot be reached. Please check your connection and try again.';

/** The sentence to show for whatever was thrown. The server's own are written for people; a browser's "Failed to fetch" is not. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error) || !error.message) return UNEXPECTED;
  if (isNetworkError(error)) return OFFLINE;
  if (/JSON|Unexpected token/i.test(error.message)) return UNEXPECTED;
  return error.message;
}

/** True for a request that did not reach the server, in the words of each browser. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof Error && httpStatus(error) === null && /fetch|network|load failed/i.test(error.message);
}

/** The HTTP status that an error of the API carries; null for one that never reached it. */
export function httpStatus(error: unknown): number | null {
  if (!(error instanceof Error) || !('data' in error)) return null;
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('httpStatus' in data)) return null;
  return typeof data.httpStatus === 'number' ? data.httpStatus : null;
}

/** What the server found wrong with single fields of an input: sentences by field. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof Error) || !('data' in error)) return {};
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('fields' in data)) return {};
  const { fields } = data;
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(Object.entries(fields).filter((entry) => typeof entry[1] === 'string'));
}
