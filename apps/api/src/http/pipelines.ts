import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Requests of one connection whose responses are not sent yet. Browsers and proxies wait for each response. */
const AT_ONCE = 10;

/**
 * Closes connections on which many requests come at once. One packet can have a thousand, which would all be handled before anything else,
 * and whose responses would wait in memory for each other. A client that pipelines sends those again that got no response (RFC 9112, 9.3.2).
 */
export function refusePipelines(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  app.addHook('onRequest', ({ raw: { socket } }, { raw }, next) => {
    const others = unanswered.get(socket) ?? 0;
    if (others >= AT_ONCE) socket.destroy();
    // The rest of the packet is still read.
    if (socket.destroyed) return;
    unanswered.set(socket, others + 1);
    raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    next();
  });
}
