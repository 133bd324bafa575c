import { setTimeout as delay } from 'node:timers/promises';
import type { ChatEvent } from '@saffron/contracts/chat';
import { ERROR_CODES, type ErrorCode } from '@saffron/contracts/errors';
import { REPLY_INTERRUPTED, UNEXPECTED } from '@saffron/contracts/texts';
import type { StoredReply } from './data.ts';

/** The state of a reply at one point in time. */
type Snapshot = Pick<StoredReply, 'text' | 'status' | 'restaurantIds' | 'errorCode' | 'errorMessage'> & {
  phase: (typeof PHASES)[number];
};

/** What a reply goes through before its text. Who reads it from its beginning is told all of them. */
const PHASES = ['processing', 'thinking'] as const;

/** Where the state is read from: this process's memory, or the database if another replica writes the reply. */
export interface ReplySource {
  read(): Promise<Snapshot>;
  /** Resolves when the state may have changed. */
  changed(): Promise<void>;
}

export interface Reader {
  chatId: number;
  sessionId: number;
  message: string;
  /** The number of characters (UTF-16 units) that the reader already has. */
  at: number;
  source: ReplySource;
  /** Aborted when nobody reads any more. */
  signal: AbortSignal | undefined;
  /** What the last event has beside the text. */
  finish(
    restaurantIds: number[],
  ): Promise<Pick<Extract<ChatEvent, { type: 'final' }>, 'restaurants' | 'allowance' | 'chips' | 'followUps'>>;
}

/**
 * Delay after a chunk to combine the following ones, in milliseconds: fewer and larger events without a visible delay.
 */
const COALESCE = 25;

/**
 * Streams a reply from position `at` to its end. Reads the state only when the consumer asks for more, so that a slow
 * reader uses no memory.
 */
export async function* followReply(reader: Reader): AsyncGenerator<ChatEvent> {
  const { chatId, sessionId, message, source } = reader;
  let { at } = reader;
  const coming = at === 0 ? [...PHASES] : [];
  const left = whenAborted(reader.signal);
  yield { type: 'started', chatId, sessionId, message };
  for (;;) {
    // Subscribed before reading, so that no change in between is missed.
    const changed = source.changed();
    const now = await source.read();
    const reached = now.text === '' && now.status === 'streaming' ? PHASES.indexOf(now.phase) + 1 : PHASES.length;
    for (const status of coming.splice(0, coming.length - PHASES.length + reached)) yield { type: 'status', status };
    if (now.text.length > at) {
      yield { type: 'chunk', text: now.text.slice(at), at };
      at = now.text.length;
      if (now.status === 'streaming') await delay(COALESCE);
    }
    if (now.status !== 'streaming') {
      yield await lastEvent(reader, now);
      return;
    }
    // Returning from a generator takes effect only when it yields, and a silent reply would be read until then.
    await Promise.race([changed, left]);
    if (reader.signal?.aborted) return;
  }
}

function whenAborted(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) resolve();
    else signal?.addEventListener('abort', () => resolve(), { once: true });
  });
}

async function lastEvent(reader: Reader, now: Snapshot): Promise<ChatEvent> {
  const { status } = now;
  if (status === 'complete' || status === 'stopped') {
    const { chatId, sessionId } = reader;
    return { type: 'final', chatId, sessionId, status, message: now.text, ...(await reader.finish(now.restaurantIds)) };
  }
  if (status === 'interrupted') return { type: 'error', error: 'interrupted', message: REPLY_INTERRUPTED };
  return { type: 'error', error: toErrorCode(now.errorCode), message: now.errorMessage ?? UNEXPECTED };
}

function toErrorCode(text: string | null): ErrorCode {
  return ERROR_CODES.find((code) => code === text) ?? 'unexpected';
}
