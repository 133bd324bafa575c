import { CALLS_AT_ONCE } from '@saffron/contracts/limits';
import { TOO_MANY_CALLS } from '@saffron/contracts/texts';
import type { FastifyReply } from 'fastify';
import type { SignedIn } from '../auth.ts';
import { AppError } from '../errors.ts';

/** In seconds. Calls usually take milliseconds. */
const RETRY_AFTER = 1;

/** Procedures that stream their result piece by piece, and so hold little memory. Replies have their own limit. */
const STREAMS: ReadonlySet<string> = new Set([
  'chat.send',
  'chat.follow',
  'chat.followNewest',
  'admin.testAssistantStream',
]);

/** The number of calls in a batch that the limit counts. */
export const countedCalls = (paths: readonly string[]): number => paths.filter((path) => !STREAMS.has(path)).length;

/**
 * Limits the calls of each account that are in progress on this server, because each can hold a whole response in memory. A call ends when
 * its response has been sent or its connection is closed.
 */
export function createCallLimit() {
  const inProgress = new Map<number, number>();

  /** @throws AppError `throttled` if these calls would be too many */
  return function begin({ id }: SignedIn, calls: number, reply: FastifyReply): void {
    if (calls === 0) return;
    const others = inProgress.get(id) ?? 0;
    if (others + calls > CALLS_AT_ONCE) throw new AppError('throttled', TOO_MANY_CALLS, { retryAfter: RETRY_AFTER });
    inProgress.set(id, others + calls);
    onceEnded(reply, () => {
      const left = (inProgress.get(id) ?? 0) - calls;
      if (left > 0) inProgress.set(id, left);
      else inProgress.delete(id);
    });
  };
}

function onceEnded({ raw, request }: FastifyReply, ended: () => void): void {
  const { socket } = request.raw;
  // A pipelined response that waits for the one before it does not report that the connection was closed.
  const end = () => {
    raw.off('close', end);
    socket.off('close', end);
    ended();
  };
  raw.once('close', end);
  socket.setMaxListeners(0).once('close', end);
  if (socket.destroyed) end();
}
