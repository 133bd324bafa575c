import type { Allowance } from '@saffron/contracts/chat';
import { STREAM_THROTTLE_MS } from '@saffron/contracts/limits';
import type { Addition, Chip } from '@saffron/contracts/steering';
import { additionMessage, CONVERSATION_GONE, removalMessage } from '@saffron/contracts/texts';
import { errorCode } from '../../../lib/error-message.ts';
import { cleanText } from '../composer/clean-text.ts';
import type { EntriesPage, ReplyServer, Sent } from '../stream/chat-server.ts';
import { isLast, type ReplyEvent } from '../stream/reply-event.ts';
import { batch } from './batch.ts';
import { type ChatAction, chatReducer } from './chat-reducer.ts';
import { type ChatState, EMPTY_CHAT, isInFlight } from './chat-state.ts';
import { isDailyLimit, replyFailure } from './failure.ts';

/** Where a reply failed: creating the conversation, sending the message, in the reply itself, or in the connection. */
export type FailedAt = 'begin' | 'send' | 'reply' | 'connection';

/** Callbacks from the chat to the page. */
export interface ChatReports {
  /** A message was not sent; its text returns to the input. */
  returned(text: string): void;
  /** A reply failed. `message` is the server's text or the client's own; empty without either. */
  failed(message: string, at: FailedAt): void;
  /** A past session, or earlier messages of it, could not be loaded. */
  openFailed(error: unknown, sessionId: number): void;
  stopFailed(error: unknown): void;
  signedOut(): void;
  /** The server has stored a new message of this conversation. */
  wrote(sessionId: number): void;
  /** A reply ended, successfully or not. */
  ended(allowance: Allowance | null): void;
  limited(message: string): void;
}

/** What a message is beside its text. */
interface Submitted {
  /** The reply that ended early, which the new one replaces. */
  retried?: { key: string; chatId: number };
  /** The message only says that this chip was removed. */
  chip?: Chip;
  /** The message only says that this was added. */
  addition?: Addition;
  /** The exchange that it is another version of; `edited` if the message is another one. */
  version?: { key: string; chatId: number; edited: boolean };
}

export type ChatStore = ReturnType<typeof createChatStore>;

/**
 * The state of the conversation on the screen, driven by user actions and server events.
 *
 * @param limitMessage set if the daily limit was reached since the page was loaded
 */
export function createChatStore(server: ReplyServer, reports: ChatReports, limitMessage: string | null = null) {
  let state: ChatState = { ...EMPTY_CHAT, limitMessage, phase: limitMessage === null ? 'idle' : 'limited' };
  let reading = new AbortController();
  let stopWanted = false;
  /** The exchange of the last message that the diner did not type, such as that of a removed chip. */
  let untyped: string | null = null;
  const listeners = new Set<() => void>();

  function dispatch(action: ChatAction): void {
    state = chatReducer(state, action);
    for (const listener of listeners) listener();
  }

  /** Stops reading. The server continues the reply. */
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
    const tryingAgain = exchange !== undefined && exchange.replaces.length > 0;
    const unsent = state.sessionId === null ? 'begin' : 'send';
    const at = exchange?.chatId == null ? unsent : 'connection';
    stopWanted = false;
    if (isDailyLimit(error)) {
      dispatch({ type: 'limited', key, message: error instanceof Error ? error.message : '' });
      reports.limited(state.limitMessage ?? '');
    } else if (errorCode(error) === 'not_found' && !tryingAgain && state.sessionId !== null) {
      // Deleted in the meantime, for example in another tab: the draft starts a new conversation.
      dispatch({ type: 'detached' });
      reports.failed(CONVERSATION_GONE, at);
    } else if (errorCode(error) === 'limit_reached') {
      dispatch({ type: 'refused', key, message: error instanceof Error ? error.message : '' });
    } else {
      dispatch({ type: 'broken', key });
      reports.failed(replyFailure(error), at);
      if (errorCode(error) === 'signed_out') reports.signedOut();
    }
    returnText(key, message);
    // The conversation changed in the meantime, for example in another tab.
    const outdated = errorCode(error) === 'conflict' || (tryingAgain && errorCode(error) === 'not_found');
    if (outdated && state.sessionId !== null) void load(state.sessionId);
  }

  function chatIdOf(key: string): number | null {
    return state.exchanges.find((exchange) => exchange.key === key)?.chatId ?? null;
  }

  function messageOf(key: string): string | null {
    return state.exchanges.find((exchange) => exchange.key === key)?.message ?? null;
  }

  function returnText(key: string, message: string | null): void {
    const gone = !state.exchanges.some((exchange) => exchange.key === key);
    if (gone && key !== untyped && message !== null) reports.returned(message);
  }

  function submit(message: string, submitted: Submitted = {}): void {
    const { retried, chip, addition, version } = submitted;
    const signal = leave();
    const key = crypto.randomUUID();
    const input = inputOf(message, key, retried?.chatId ?? state.unansweredChatId, submitted);
    untyped = chip || addition || retried || (version && !version.edited) ? key : null;
    dispatch({ type: 'sent', key, message, replaces: (version ?? retried)?.key, asVersion: version !== undefined });
    void read(key, server.reply(input, signal), signal);
  }

  function inputOf(
    message: string,
    idempotencyKey: string,
    retryOf: number | null,
    { chip, addition, version }: Submitted,
  ): Sent {
    const { sessionId, exchanges } = state;
    if (version && sessionId !== null) {
      const { chatId, edited } = version;
      return { sessionId, chatId, idempotencyKey, ...(edited && { message }) };
    }
    const after = exchanges.findLast(({ chatId }) => chatId !== null && chatId !== retryOf)?.chatId;
    const more = { idempotencyKey, ...(after != null && { after }), ...(retryOf !== null && { retryOf }) };
    if (chip && sessionId !== null) return { chipId: chip.id, sessionId, ...more };
    return addition && sessionId !== null ? { addition, sessionId, ...more } : { message, sessionId, ...more };
  }

  /** @param edited the new message; by default, the same one is answered again */
  function anotherVersion(key: string, edited?: string): boolean {
    const exchange = state.exchanges.find((other) => other.key === key);
    if (!exchange || exchange.chatId === null || state.sessionId === null || !isOpen()) return false;
    const version = { key, chatId: exchange.chatId, edited: edited !== undefined };
    submit(edited ?? exchange.message, { version });
    return true;
  }

  async function switchTo(sessionId: number, chatId: number): Promise<void> {
    const { conversation } = state;
    dispatch({ type: 'switching' });
    const page = await server.showVersion(sessionId, chatId).catch((error: unknown) => {
      if (state.conversation !== conversation) return null;
      reports.failed(replyFailure(error), 'send');
      if (errorCode(error) === 'signed_out') reports.signedOut();
      // The conversation changed in the meantime, for example in another tab.
      if (errorCode(error) === 'conflict') void load(sessionId);
      return null;
    });
    if (state.conversation !== conversation) return;
    dispatch({ type: 'switched', chatId, page });
    if (page) reports.wrote(sessionId);
  }

  async function load(sessionId: number, chatId?: number): Promise<void> {
    const signal = leave();
    dispatch({ type: 'opening', sessionId });
    try {
      const page = await pageWith(sessionId, chatId, signal);
      if (signal.aborted) return;
      dispatch({ type: 'opened', page, chatId });
    } catch (error) {
      if (signal.aborted) return;
      dispatch({ type: 'unopened', sessionId, error });
      reports.openFailed(error, sessionId);
      return;
    }
    const last = state.exchanges.at(-1);
    if (!last || last.chatId === null || !(last.status === 'waiting' || last.status === 'streaming')) return;
    const from = { chatId: last.chatId, at: last.streamed.length };
    await read(last.key, server.resume(from, signal), signal);
  }

  /** The newest messages, as far back as a certain one. */
  async function pageWith(sessionId: number, chatId: number | undefined, signal: AbortSignal): Promise<EntriesPage> {
    let page = await server.entries(sessionId, null, signal);
    while (chatId !== undefined && page.before !== null && chatId < page.before) {
      const { entries, before } = await server.entries(sessionId, page.before, signal);
      page = { ...page, entries: [...entries, ...page.entries], before };
    }
    return page;
  }

  async function loadEarlier(sessionId: number, before: number): Promise<void> {
    const { conversation } = state;
    dispatch({ type: 'loading earlier' });
    const page = await server.entries(sessionId, before).catch((error: unknown) => {
      if (state.conversation === conversation) reports.openFailed(error, sessionId);
      return null;
    });
    if (state.conversation === conversation) dispatch({ type: 'loaded earlier', page });
  }

  const isOpen = () => !isInFlight(state) && !state.loading && !state.switching && state.limitMessage === null;

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

    /** Sends a message, unless it is empty or a reply is pending. Returns whether it was sent. */
    send(text: string): boolean {
      const message = cleanText(text);
      if (!message || !isOpen()) return false;
      submit(message);
      return true;
    },

    /** Takes back what counts, and asks again without it, unless a reply is pending. Returns whether it was sent. */
    remove(chip: Chip): boolean {
      if (!isOpen() || state.sessionId === null) return false;
      submit(removalMessage(chip.label), { chip });
      return true;
    },

    /** Adds to what counts, and asks again with it, unless a reply is pending. Returns whether it was sent. */
    add(addition: Addition, chip: string): boolean {
      if (!isOpen() || state.sessionId === null) return false;
      submit(additionMessage(chip), { addition });
      return true;
    },

    /** Retries a reply that ended early; the new reply replaces it. */
    retry(key: string): void {
      const exchange = state.exchanges.find((other) => other.key === key);
      if (!exchange || exchange.chatId === null || !isOpen()) return;
      // What followed it keeps the place of its reply.
      if (exchange !== state.exchanges.at(-1)) anotherVersion(key);
      else submit(exchange.message, { retried: { key, chatId: exchange.chatId } });
    },

    /** Sends another version of a message, unless it is empty or a reply is pending. Returns whether it was sent. */
    edit(key: string, text: string): boolean {
      const message = cleanText(text);
      return message !== '' && anotherVersion(key, message);
    },

    /** Asks for another reply to a message. Returns whether it was sent. */
    regenerate: (key: string): boolean => anotherVersion(key),

    /** Shows another version of a message, with what followed it. */
    showVersion(chatId: number): void {
      if (isOpen() && state.sessionId !== null) void switchTo(state.sessionId, chatId);
    },

    /** Stops the reply in progress, or as soon as the server has assigned its id. */
    stop(): void {
      stopWanted = isInFlight(state);
      requestStop();
    },

    /** Shows a past session, from one of its messages on if given, and follows its reply in progress. */
    open(sessionId: number, chatId?: number): void {
      const shown = state.sessionId === sessionId && !reading.signal.aborted;
      const hasMessage = chatId === undefined || state.exchanges.some((exchange) => exchange.chatId === chatId);
      if (!shown || !hasMessage) void load(sessionId, chatId);
      else if (chatId !== undefined) dispatch({ type: 'targeted', chatId });
    },

    /** Loads the messages before those shown. */
    showEarlier(): void {
      const { sessionId, earlierThan, loadingEarlier } = state;
      if (sessionId !== null && earlierThan !== null && !loadingEarlier) void loadEarlier(sessionId, earlierThan);
    },

    /** Loads the session again, also one that could not be loaded. */
    reload(): void {
      const sessionId = state.sessionId ?? state.unopened?.sessionId;
      if (sessionId !== undefined) void load(sessionId);
    },

    /** Starts a new chat with the draft of this one. */
    startOver(): void {
      leave();
      dispatch({ type: 'detached' });
    },

    /** Starts a new chat. */
    clear(): void {
      leave();
      dispatch({ type: 'cleared' });
    },

    /** Stops reading; call it on unmount. */
    close(): void {
      reading.abort();
    },
  };
}
