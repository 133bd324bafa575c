import type { FastifyReply } from 'fastify';
import { onceEnded } from './calls-at-once.ts';

/** Between two looks, in milliseconds. */
const EVERY = 2000;

/**
 * Ends a stream that is open when its session or access token ends, here or on another replica. While the database is unavailable, it goes
 * on.
 *
 * @param isOver whether the session or the token has ended
 */
export function endWithSession(reply: FastifyReply, isOver: () => Promise<boolean>): void {
  const look = async () => {
    if (await isOver().catch(() => false)) reply.raw.destroy();
  };
  const timer = setInterval(look, EVERY);
  onceEnded(reply, () => clearInterval(timer));
}
