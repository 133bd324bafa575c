import type { Allowance, SendMessageInput } from '@saffron/contracts/chat';
import { STREAM_THROTTLE_MS } from '@saffron/contracts/limits';
import { CONVERSATION_GONE } from '@saffron/contracts/texts';
import { cleanText } from '../composer/clean-text.ts';
import type { ChatServer } from '../stream/chat-server.ts';
import { followReply, sendAndRead } from '../stream/read-reply.ts';
import { isLast, type ReplyEvent } from '../stream/reply-event.ts';
import { batch } from './batch.ts';
import { type ChatAction, chatReducer } from './chat-reducer.ts';
import { type ChatState, EMPTY_CHAT, isInFlight } from './chat-state.ts';
import { errorCode, isDailyLimit, replyFailure } from './failure.ts';

/** Where a reply was lost: before the server had begun a conversation or had the message, in the reply itself, or on the way here. */
export type FailedAt = 'begin' | 'send' | 'reply' | 'connection';

/** What the chat tells the page around it. */
export interface ChatReports {
  /** A message was not sent after all: its text belongs into the input again. */
  returned(text: string): void;
  /** A reply could not be had. `message`: the server's words, or ours where it had none; empty where neither has any. */
  failed(message: string, at: FailedAt): void;
  /** A past session could not be loaded. */
  openFailed(error: unknown): void;
  stopFailed(error: unknown): void;
  signedOut(): void;
  /** The server has a new message of this conversation. */
  wrote(sessionId: number): void;
  /** A reply ended, well or not. */
  ended(allowance: Allowance | null): void;
  limited(message: string): void;
}

export type ChatStore = ReturnType<typeof createChatStore>;

/**
 * One conversation on the screen: takes in what the person does and what the server tells, and keeps the state that follows.
 *
 * @param limitMessage set when today's limit was hit since the page was loaded
 */
export function createChatStore(server: ChatServer, reports: ChatReports, limitMessage: string | null = null) {
  let state: ChatState = { ...EMPTY_CHAT, limitMessage, phase: limitMessage === null ? 'idle' : 'limited' };
  let reading = new AbortController();
  let stopWanted = false;
  const listeners = new Set<() => void>();

  function dispatch(action: ChatAction): void {
    state = chatReducer(state, action);
    for (const listener of listeners) listener();
  }

  /** Ends what is being read. The reply goes on at the server. */
  function leave(): AbortSignal {
    reading.abort();
    reading = new AbortController();
    stopWanted = false;
    return reading.signal;
  }

  async function read(key: string, events: AsyncIterable<ReplyEvent>, signal: AbortSignal): Promise<void> {
    const together = batch<ReplyEvent>(STREAM_THROTTLE_MS, (some) => {
      if (!signal.aborted) receive(key, some);
    });
    try {
      for await (const event of events) {
        if (signal.aborted) return;
        together.add(event);
      }
    } catch (error) {
      together.flush();
      if (!signal.aborted) giveUp(key, error);
    }
  }

  function receive(key: string, events: ReplyEvent[]): void {
    const message = messageOf(key);
    const isNew = chatIdOf(key) === null;
    dispatch({ type: 'received', key, events });
    if (isNew && chatIdOf(key) !== null && state.sessionId !== null) reports.wrote(state.sessionId);
    if (stopWanted) requestStop();
    const last = events.find(isLast);
    if (!last) return;
    stopWanted = false;
    if (last.type === 'error') {
      if (last.error === 'token_limit_exceeded') reports.limited(state.limitMessage ?? last.message);
      else reports.failed(last.message, 'reply');
      returnText(key, message);
    }
    reports.ended(last.type === 'final' ? last.allowance : null);
  }

  function giveUp(key: string, error: unknown): void {
    const message = messageOf(key);
    const exchange = state.exchanges.find((other) => other.key === key);
    const tryingAgain = exchange?.retries;
    const unsent = state.sessionId === null ? 'begin' : 'send';
    const at = exchange?.chatId == null ? unsent : 'connection';
    stopWanted = false;
    if (isDailyLimit(error)) {
      dispatch({ type: 'limited', key, message: error instanceof Error ? error.message : '' });
      reports.limited(state.limitMessage ?? '');
    } else if (errorCode(error) === 'not_found' && !tryingAgain && state.sessionId !== null) {
      // Deleted meanwhile, in another tab perhaps: what was typed goes on as a new conversation.
      dispatch({ type: 'detached' });
      reports.failed(CONVERSATION_GONE, at);
    } else {
      dispatch({ type: 'broken', key });
      reports.failed(replyFailure(error), at);
      if (errorCode(error) === 'signed_out') reports.signedOut();
    }
    if (!tryingAgain) returnText(key, message);
    // What cannot be tried again has changed meanwhile, in another tab perhaps.
    else if (errorCode(error) === 'not_found' && state.sessionId !== null) void load(state.sessionId);
  }

  function chatIdOf(key: string): number | null {
    return state.exchanges.find((exchange) => exchange.key === key)?.chatId ?? null;
  }

  function messageOf(key: string): string | null {
    return state.exchanges.find((exchange) => exchange.key === key)?.message ?? null;
  }

  function returnText(key: string, message: string | null): void {
    const gone = !state.exchanges.some((exchange) => exchange.key === key);
    if (gone && message !== null) reports.returned(message);
  }

  function submit(message: string, retried?: { key: string; chatId: number }): void {
    const signal = leave();
    const key = crypto.randomUUID();
    const retryOf = retried?.chatId ?? state.unansweredChatId;
    const input: SendMessageInput = {
      message,
      sessionId: state.sessionId,
      idempotencyKey: key,
      ...(retryOf !== null && { retryOf }),
    };
    dispatch({ type: 'sent', key, message, retries: retried?.key });
    void read(key, sendAndRead(server, input, signal), signal);
  }

  async function load(sessionId: number): Promise<void> {
    const signal = leave();
    dispatch({ type: 'opening', sessionId });
    try {
      const entries = await server.entries(sessionId, signal);
      if (signal.aborted) return;
      dispatch({ type: 'opened', entries });
    } catch (error) {
      if (signal.aborted) return;
      dispatch({ type: 'cleared' });
      reports.openFailed(error);
      return;
    }
    const last = state.exchanges.at(-1);
    if (!last || last.chatId === null || !(last.status === 'waiting' || last.status === 'streaming')) return;
    const from = { chatId: last.chatId, at: last.streamed.length };
    await read(last.key, followReply(server, from, signal), signal);
  }

  function requestStop(): void {
    const last = state.exchanges.at(-1);
    if (!isInFlight(state) || !last || last.chatId === null) return;
    stopWanted = false;
    server.stop(last.chatId).catch(reports.stopFailed);
  }

  return {
    state: (): ChatState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Sends a message, unless it is empty or a reply is on its way. Tells whether it went. */
    send(text: string): boolean {
      const message = cleanText(text);
      if (!message || isInFlight(state) || state.loading || state.limitMessage !== null) return false;
      submit(message);
      return true;
    },

    /** Asks again for a reply that ended early; the new one takes its place. */
    retry(key: string): void {
      const exchange = state.exchanges.find((other) => other.key === key);
      if (!exchange || exchange.chatId === null || isInFlight(state) || state.limitMessage !== null) return;
      submit(exchange.message, { key, chatId: exchange.chatId });
    },

    /** Ends the reply that is being written; before the server has named it, as soon as it does. */
    stop(): void {
      stopWanted = isInFlight(state);
      requestStop();
    },

    /** Shows a past session, and follows the reply that is still being written in it. */
    open(sessionId: number): void {
      const shown = state.sessionId === sessionId && !reading.signal.aborted;
      if (!shown) void load(sessionId);
    },

    /** Shows the session again as the server has it now. */
    reload(): void {
      if (state.sessionId !== null) void load(state.sessionId);
    },

    /** A blank page. */
    clear(): void {
      leave();
      dispatch({ type: 'cleared' });
    },

    /** Stops reading; to be called when nobody looks any longer. */
    close(): void {
      reading.abort();
    },
  };
}
