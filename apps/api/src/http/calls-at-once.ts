import {
  CALLS_AT_ONCE,
  CALLS_AT_ONCE_PER_ADDRESS,
  LARGE_CALLS_AT_ONCE,
  STREAMS_AT_ONCE,
} from '@saffron/contracts/limits';
import { TOO_MANY_CALLS, TOO_MANY_CALLS_OF_ADDRESS } from '@saffron/contracts/texts';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../auth.ts';
import { AppError } from '../errors.ts';
import { addressBlock } from '../features/accounts/throttle.ts';
import type { Waiting } from './waiting.ts';

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
  'chat.edit',
  'chat.regenerate',
  'chat.removeChip',
  'chat.addChip',
  'chat.follow',
  'chat.followNewest',
  'admin.testAssistantStream',
]);

/** What a batch of these procedures begins. */
export function begunBy(paths: readonly string[]): Begun {
  const streams = paths.filter((path) => STREAMS.has(path)).length;
  return { calls: paths.length - streams, streams };
}

/** Counts work of a request until the returned function is called, also after the connection was closed. */
type Hold = () => () => void;

/**
 * Limits the calls and the streams of each account that are in progress on this server, and the calls of each address without an account. A
 * call can hold a whole response in memory; a stream of a reply that another server writes queries the database several times a second. They
 * end when their response has been sent or its connection is closed, and their work has ended: otherwise, closing connections would be a way
 * to have any number of calls in progress.
 *
 * @param throttling false for no limit per address
 * @param waiting is told which addresses were refused
 */
export function createCallLimit(throttling: boolean, waiting: Waiting) {
  const beginCalls = limitTo<number>(CALLS_AT_ONCE, TOO_MANY_CALLS);
  const beginLarge = limitTo<number>(LARGE_CALLS_AT_ONCE, TOO_MANY_CALLS);
  const beginStreams = limitTo<number>(STREAMS_AT_ONCE, TOO_MANY_CALLS);
  const mostOfAddress = throttling ? CALLS_AT_ONCE_PER_ADDRESS : Number.POSITIVE_INFINITY;
  const beginUnknown = limitTo<string>(mostOfAddress, TOO_MANY_CALLS_OF_ADDRESS);
  const beginOf = (address: string, count: number, reply: FastifyReply): Hold => {
    try {
      return beginUnknown(address, count, reply);
    } catch {
      throw waiting.refusal(address);
    }
  };

  return {
    /** @throws AppError `throttled` if these would be too many */
    begin: (user: Caller | null, { calls, streams }: Begun, reply: FastifyReply): Hold => {
      const holds = user
        ? [beginCalls(user.id, calls, reply), beginStreams(user.id, streams, reply)]
        : [beginOf(addressBlock(reply.request.ip), calls + streams, reply)];
      return () => {
        const ends = holds.map((hold) => hold());
        return () => {
          for (const end of ends) end();
        };
      };
    },

    /**
     * Begins one of the calls of an account that has a large result.
     *
     * @throws AppError `throttled` if it would be one too many
     */
    beginLarge: (user: Pick<Caller, 'id'>, reply: FastifyReply): Hold => beginLarge(user.id, 1, reply),
  };
}

/**
 * @param most that each caller may have in progress
 * @param refusal what is said to one who has more
 */
export function limitTo<Caller>(most: number, refusal: string) {
  const inProgress = new Map<Caller, number>();

  return function begin(caller: Caller, count: number, reply: FastifyReply): Hold {
    if (count === 0) return () => () => {};
    const others = inProgress.get(caller) ?? 0;
    if (others + count > most) throw new AppError('throttled', refusal, { retryAfter: RETRY_AFTER });
    const add = (change: number) => {
      const now = (inProgress.get(caller) ?? 0) + change;
      if (now > 0) inProgress.set(caller, now);
      else inProgress.delete(caller);
    };
    let reasons = 0;
    const hold = () => {
      if (reasons === 0) add(count);
      reasons += 1;
      return () => {
        reasons -= 1;
        if (reasons === 0) add(-count);
      };
    };
    onceEnded(reply, hold());
    return hold;
  };
}

/** Calls once when a response has been sent, or its connection is closed. */
export function onceEnded({ raw, request }: FastifyReply, ended: () => void): void {
  const { socket } = request.raw;
  // A pipelined response that waits for the one before it does not report that the connection was closed.
  let isOver = false;
  const end = () => {
    raw.off('close', end);
    socket.off('close', end);
    if (!isOver) ended();
    isOver = true;
  };
  raw.setMaxListeners(0).once('close', end);
  socket.setMaxListeners(0).once('close', end);
  // Not at once: the work of the request begins in this turn.
  if (socket.destroyed) setImmediate(end);
}
