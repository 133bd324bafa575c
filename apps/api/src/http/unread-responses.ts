import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isMemoryShort } from '../ops/memory.ts';

/** In milliseconds. Longer than a phone is usually without a network. */
const UNREAD_MAX = 60_000;
const CHECK_EVERY_MS = 1000;

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
 * that read nothing would use up the memory together, each within its limits.
 *
 * @param isShort whether memory is short; checked each second
 * @param every in milliseconds
 */
export function closeUnreadWhenShort(server: Server, isShort = isMemoryShort, every = CHECK_EVERY_MS): void {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const timer = setInterval(() => {
    if (!isShort()) return;
    const unread = [...sockets].filter(({ writableLength }) => writableLength > 0);
    let most = unread.reduce((sum, { writableLength }) => sum + writableLength, 0) / 2;
    for (const socket of unread.toSorted((one, other) => other.writableLength - one.writableLength)) {
      if (most <= 0) break;
      most -= socket.writableLength;
      socket.destroy();
    }
  }, every);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
