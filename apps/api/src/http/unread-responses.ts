import type { Server, ServerResponse } from 'node:http';
import { getHeapStatistics } from 'node:v8';
import { isMemoryShort, unreadConnections, unreadIn, watchUnread } from '../ops/memory.ts';

/** In milliseconds. Longer than a phone is usually without a network. */
const UNREAD_MAX = 60_000;
const CHECK_EVERY_MS = 1000;
/** Of the limit of the heap. */
const LITTLE = 0.02;

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

/**
 * Closes connections with unread responses while memory is short, those with most first, until half of what is unread is gone: many accounts
 * that read nothing would use up the memory together, each within its limits. Nobody's is closed while all of it is little: that would not help.
 *
 * @param isShort whether memory is short; checked each second
 * @param every in milliseconds
 */
export function closeUnreadWhenShort(server: Server, isShort = isMemoryShort, every = CHECK_EVERY_MS): void {
  watchUnread(server);
  const timer = setInterval(() => {
    if (!isShort()) return;
    const unread = unreadConnections();
    const all = unreadIn(unread);
    if (all < getHeapStatistics().heap_size_limit * LITTLE) return;
    let most = all / 2;
    for (const socket of unread.toSorted((one, other) => other.writableLength - one.writableLength)) {
      if (most <= 0) break;
      most -= socket.writableLength;
      socket.destroy();
    }
  }, every);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
