import type { FastifyReply } from 'fastify';
import { onceEnded } from './calls-at-once.ts';

/** Between two looks, in milliseconds. */
const EVERY = 2000;

/**
 * Ends a response that is not over when its session or access token ends, here or on another replica: a stream, or one that is read slowly.
 * While the database is unavailable, it goes on.
 *
 * @param isOver whether the session or the token has ended
 */
export function endWithSession(reply: FastifyReply, isOver: () => Promise<boolean>): void {
  const look = async () => {
    // Before it has begun, it may be the answer to what ends the session.
    if (reply.raw.headersSent && (await isOver().catch(() => false))) reply.raw.destroy();
  };
  const timer = setInterval(look, EVERY);
  onceEnded(reply, () => clearInterval(timer));
}
