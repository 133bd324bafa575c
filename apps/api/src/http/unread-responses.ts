import type { ServerResponse } from 'node:http';

/** In milliseconds. Longer than a phone is usually without a network. */
const UNREAD_MAX = 60_000;

/**
 * Closes the connection of a client that has read nothing of its response for this time, because the server holds the rest in memory. A
 * response with nothing to read stays open, for example a stream between two events.
 *
 * @param ms in milliseconds
 */
export function closeIfUnread(response: ServerResponse, ms = UNREAD_MAX): void {
  response.setTimeout(ms, () => {
    if (response.socket && response.socket.writableLength > 0) response.socket.destroy();
  });
}
