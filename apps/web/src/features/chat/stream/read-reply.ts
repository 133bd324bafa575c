import { NO_READABLE_STREAM, STREAM_WITHOUT_FINAL } from '@saffron/contracts/texts';
import { errorCode, httpStatus, isNetworkError } from '../../../lib/error-message.ts';
import { isModuleMissing } from '../../../lib/load-module.ts';
import type { ChatServer, Position, ReplyServer, Sent } from './chat-server.ts';
import * as olderServers from './older-servers.ts';
import { isLast, LOST, type ReplyEvent } from './reply-event.ts';
import { readTextsWith } from './reply-texts.ts';

// Every reply comes through this module, which the first screen does without.
readTextsWith(olderServers);

/** Delays before reconnecting to a reply, in milliseconds. */
const FOLLOW_PAUSES = [250, 1000, 2000, 4000, 8000];
const RESEND_PAUSE = 500;

/** Whole replies from the calls of a server. */
export const replyServer = (server: ChatServer): ReplyServer => ({
  reply: (sent, signal) => sendAndRead(server, sent, signal),
  resume: (from, signal) => followReply(server, from, signal),
  entries: (...call) => server.entries(...call),
  showVersion: (...call) => server.showVersion(...call),
  stop: (chatId) => server.stop(chatId),
});

/**
 * Sends a message and yields the events of its reply. If the connection fails before the first event, it retries once with the
 * same key, which never starts a second reply; later, it resumes the reply where it broke off.
 *
 * @throws the server's error, or the last connection failure
 */
export async function* sendAndRead(server: ChatServer, input: Sent, signal: AbortSignal): AsyncGenerator<ReplyEvent> {
  for (const attempt of [1, 2]) {
    let position: Position | null = null;
    try {
      for await (const event of await server.send(input, signal)) {
        position = moved(position, event);
        yield event;
        if (isLast(event)) return;
      }
      if (position === null) throw new Error(STREAM_WITHOUT_FINAL);
    } catch (error) {
      if (signal.aborted) throw error;
      const canRetry = attempt === 1 && errorCode(error) === null && !isModuleMissing(error);
      if (position === null && !canRetry) throw sendFailure(error);
    }
    if (position) {
      yield* followReply(server, position, signal);
      return;
    }
    yield LOST;
    await pause(RESEND_PAUSE, signal);
  }
}

/** tRPC reports a stream that ends before its first event with the errors of its parser. */
function sendFailure(error: unknown): unknown {
  const isParserError =
    httpStatus(error) === null &&
    !isNetworkError(error) &&
    !isModuleMissing(error) &&
    !(error instanceof Error && error.message === NO_READABLE_STREAM);
  return isParserError ? new Error(STREAM_WITHOUT_FINAL, { cause: error }) : error;
}

/** The events of a reply from a position to its end, reconnecting as often as needed. */
export async function* followReply(
  server: ChatServer,
  from: Position,
  signal: AbortSignal,
): AsyncGenerator<ReplyEvent> {
  let position = from;
  let failures = 0;
  for (;;) {
    let failure: unknown = new Error(STREAM_WITHOUT_FINAL);
    try {
      for await (const event of server.follow(position.chatId, position.at, signal)) {
        position = moved(position, event) ?? position;
        // Only text counts as progress: a server that fails after each `started` would be retried forever.
        if (event.type === 'chunk') failures = 0;
        yield event;
        if (isLast(event)) return;
      }
    } catch (error) {
      failure = error;
    }
    if (signal.aborted) return;
    const wait = FOLLOW_PAUSES[failures];
    failures += 1;
    if (wait === undefined || errorCode(failure) !== null) throw failure;
    yield LOST;
    await pause(wait, signal);
  }
}

function moved(position: Position | null, event: ReplyEvent): Position | null {
  if (event.type === 'started') return { chatId: event.chatId, at: position?.at ?? 0 };
  if (event.type === 'chunk' && position)
    return { ...position, at: Math.max(position.at, event.at + event.text.length) };
  return position;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
}
