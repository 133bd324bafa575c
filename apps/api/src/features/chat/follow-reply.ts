import { setTimeout as delay } from 'node:timers/promises';
import type { ChatEvent } from '@saffron/contracts/chat';
import { ERROR_CODES, type ErrorCode } from '@saffron/contracts/errors';
import { REPLY_INTERRUPTED, UNEXPECTED } from '@saffron/contracts/texts';
import type { StoredReply } from './data.ts';

/** A reply at one moment. */
type Snapshot = Pick<StoredReply, 'text' | 'status' | 'restaurantIds' | 'errorCode' | 'errorMessage'> & {
  phase: 'processing' | 'thinking';
};

/** Where a reader looks a reply up: this process's memory, or the database while another replica writes it. */
export interface ReplySource {
  look(): Promise<Snapshot>;
  /** Settles when looking again is worth while. */
  changed(): Promise<void>;
}

export interface Reader {
  chatId: number;
  sessionId: number;
  message: string;
  /** How much of the text the reader has already. */
  at: number;
  source: ReplySource;
  /** The cards and the allowance that the last event carries. */
  finish(restaurantIds: number[]): Promise<Pick<Extract<ChatEvent, { type: 'final' }>, 'restaurants' | 'allowance'>>;
}

/** Chunks after the first wait this long for company, in milliseconds: fewer, larger events at no cost that a reader sees. */
const COALESCE = 25;

/**
 * Tells a reply to a reader from position `at` to its end. It looks only when the reader asks for more, so a slow reader costs
 * no memory.
 */
export async function* followReply(reader: Reader): AsyncGenerator<ChatEvent> {
  const { chatId, sessionId, message, source } = reader;
  let { at } = reader;
  let phase: Snapshot['phase'] | null = null;
  yield { type: 'started', chatId, sessionId, message };
  for (;;) {
    // Asked for before looking, so that no change in between is missed.
    const changed = source.changed();
    const now = await source.look();
    if (now.status === 'streaming' && now.phase !== phase && now.text === '') {
      phase = now.phase;
      yield { type: 'status', status: phase };
    }
    if (now.text.length > at) {
      yield { type: 'chunk', text: now.text.slice(at), at };
      at = now.text.length;
      if (now.status === 'streaming') await delay(COALESCE);
    }
    if (now.status !== 'streaming') {
      yield await lastEvent(reader, now);
      return;
    }
    await changed;
  }
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
