import { CALLS_AT_ONCE, STREAMS_AT_ONCE } from '@saffron/contracts/limits';
import { TOO_MANY_CALLS } from '@saffron/contracts/texts';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../auth.ts';
import { AppError } from '../errors.ts';

/** In seconds. Calls usually take milliseconds. */
const RETRY_AFTER = 1;

/** How many calls and streams a request begins. */
export interface Begun {
  calls: number;
  streams: number;
}

export const ONE_CALL: Begun = { calls: 1, streams: 0 };
export const ONE_STREAM: Begun = { calls: 0, streams: 1 };

/** Procedures that stream their result piece by piece, and so hold little memory. */
const STREAMS: ReadonlySet<string> = new Set([
  'chat.send',
  'chat.follow',
  'chat.followNewest',
  'admin.testAssistantStream',
]);

/** What a batch of these procedures begins. */
export function begunBy(paths: readonly string[]): Begun {
  const streams = paths.filter((path) => STREAMS.has(path)).length;
  return { calls: paths.length - streams, streams };
}

/**
 * Limits the calls and the streams of each account that are in progress on this server. A call can hold a whole response in memory; a
 * stream of a reply that another server writes queries the database several times a second. They end when their response has been sent or
 * its connection is closed.
 */
export function createCallLimit() {
  const beginCalls = limitTo(CALLS_AT_ONCE);
  const beginStreams = limitTo(STREAMS_AT_ONCE);

  /** @throws AppError `throttled` if these would be too many */
  return function begin(user: Caller, { calls, streams }: Begun, reply: FastifyReply): void {
    beginCalls(user, calls, reply);
    beginStreams(user, streams, reply);
  };
}

function limitTo(most: number) {
  const inProgress = new Map<number, number>();

  return function begin({ id }: Caller, count: number, reply: FastifyReply): void {
    if (count === 0) return;
    const others = inProgress.get(id) ?? 0;
    if (others + count > most) throw new AppError('throttled', TOO_MANY_CALLS, { retryAfter: RETRY_AFTER });
    inProgress.set(id, others + count);
    onceEnded(reply, () => {
      const left = (inProgress.get(id) ?? 0) - count;
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
