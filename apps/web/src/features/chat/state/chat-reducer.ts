import { DAILY_LIMIT } from '@saffron/contracts/texts';
import type { EntriesPage } from '../stream/chat-server.ts';
import type { ReplyEvent } from '../stream/reply-event.ts';
import { finishedReply, visibleText } from '../stream/reply-texts.ts';
import { type ChatState, EMPTY_CHAT, type Exchange } from './chat-state.ts';

export type ChatAction =
  | { type: 'cleared' }
  /** A new chat with the draft of this one, for example because the session no longer exists. */
  | { type: 'detached' }
  | { type: 'opening'; sessionId: number }
  | { type: 'opened'; page: EntriesPage; chatId?: number | undefined }
  | { type: 'unopened'; sessionId: number; error: unknown }
  /** Shows a message of the session. */
  | { type: 'targeted'; chatId: number }
  | { type: 'loading earlier' }
  /** The messages before those shown; null if they could not be loaded. */
  | { type: 'loaded earlier'; page: EntriesPage | null }
  | ({ type: 'sent' } & SentMessage)
  | { type: 'switching' }
  /** Another version of a message is shown; null if it could not be loaded. */
  | { type: 'switched'; chatId: number; page: EntriesPage | null }
  /** New events of an exchange. */
  | { type: 'received'; key: string; events: readonly ReplyEvent[] }
  /** The stream could not be opened, or failed permanently. */
  | { type: 'broken'; key: string }
  | { type: 'limited'; key: string; message: string }
  /** Another limit of the account was reached; the next message may be accepted. */
  | { type: 'refused'; key: string; message: string };

interface SentMessage {
  key: string;
  message: string;
  /** The key of the exchange that it retries, or of the one that it is another version of, in whose place it comes. */
  replaces?: string | undefined;
  asVersion?: boolean | undefined;
}

/** The chat after an action. A pure function. */
export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'cleared':
      return blank(state);
    case 'detached':
      return { ...blank(state), conversation: state.conversation };
    case 'opening':
      return { ...blank(state), sessionId: action.sessionId, loading: true };
    case 'opened':
      return { ...opened(state, action.page), target: toTarget(action.chatId) };
    case 'unopened':
      return { ...blank(state), unopened: { sessionId: action.sessionId, error: action.error } };
    case 'targeted':
      return { ...state, target: toTarget(action.chatId) };
    case 'loading earlier':
      return { ...state, loadingEarlier: true };
    case 'loaded earlier':
      return loadedEarlier(state, action.page);
    case 'sent':
      return sent(state, action);
    case 'switching':
      return { ...state, switching: true };
    case 'switched':
      return switched({ ...state, switching: false }, action.chatId, action.page);
    case 'received':
      return action.events.reduce(
        (next, event) => ({ ...received(next, action.key, event), reconnecting: event.type === 'lost' }),
        state,
      );
    case 'broken':
      return { ...broken(state, action.key), reconnecting: false };
    case 'limited':
      return limited(state, action.key, action.message);
    case 'refused':
      return refused(state, action.key, action.message);
  }
}

/** An empty chat. The daily limit stays in effect until the page is reloaded. */
function blank(state: ChatState): ChatState {
  const { conversation, limitMessage } = state;
  return {
    ...EMPTY_CHAT,
    conversation: conversation + 1,
    limitMessage,
    phase: limitMessage === null ? 'idle' : 'limited',
  };
}

const exchangesOf = ({ entries, followUps }: EntriesPage): Exchange[] =>
  entries.map((entry, at) => ({ ...toExchange(entry), followUps: at === entries.length - 1 ? followUps : [] }));

function opened(state: ChatState, page: EntriesPage): ChatState {
  const { before, chips } = page;
  const exchanges = exchangesOf(page);
  const last = exchanges.at(-1);
  const phase = last && isOpen(last) ? (last.text ? 'streaming' : 'waiting') : state.phase;
  return { ...state, loading: false, exchanges, earlierThan: before, chips, phase };
}

const toTarget = (chatId: number | undefined) => (chatId === undefined ? null : { chatId });

/** What comes before the version that is shown now stays; it may have been loaded from earlier pages. */
function switched(state: ChatState, chatId: number, page: EntriesPage | null): ChatState {
  if (!page) return state;
  const at = page.entries.findIndex(({ id }) => id === chatId);
  const old = state.exchanges.findIndex(({ versions }) => versions.includes(chatId));
  if (at < 0 || old < 0) return opened(state, page);
  const exchanges = [...state.exchanges.slice(0, old), ...exchangesOf(page).slice(at)];
  return { ...state, exchanges, chips: page.chips, phase: 'idle' };
}

function loadedEarlier(state: ChatState, page: EntriesPage | null): ChatState {
  if (!page) return { ...state, loadingEarlier: false };
  const exchanges = [...page.entries.map(toExchange), ...state.exchanges];
  return { ...state, loadingEarlier: false, exchanges, earlierThan: page.before };
}

function toExchange({
  id,
  message,
  response,
  versions = [id],
  rating = null,
}: EntriesPage['entries'][number]): Exchange {
  const streaming = response.status === 'streaming';
  const text = streaming ? visibleText(response.text) : response.text;
  return {
    key: `chat-${id}`,
    chatId: id,
    message,
    status: streaming && !text ? 'waiting' : response.status,
    streamed: response.text,
    text,
    cards: response.restaurants,
    followUps: [],
    live: streaming,
    alreadyRead: text.length,
    replaces: [],
    versions,
    rating,
  };
}

const isOpen = ({ status }: Exchange) => status === 'waiting' || status === 'streaming';

function sent(state: ChatState, { key, message, replaces: replaced, asVersion }: SentMessage): ChatState {
  const at = state.exchanges.findIndex((exchange) => exchange.key === replaced);
  const old = state.exchanges[at];
  const replaces = old ? (asVersion ? state.exchanges.slice(at) : [old]) : [];
  const exchange: Exchange = {
    key,
    chatId: null,
    message,
    status: 'waiting',
    streamed: '',
    text: '',
    cards: [],
    followUps: [],
    live: true,
    alreadyRead: 0,
    replaces,
    versions: old?.versions.filter((id) => asVersion || id !== old.chatId) ?? [],
    rating: null,
  };
  const others = state.exchanges.filter((other) => !replaces.includes(other));
  return {
    ...state,
    phase: 'waiting',
    exchanges: [...others, exchange],
    unansweredChatId: null,
    refusal: null,
    unopened: null,
  };
}

function received(state: ChatState, key: string, event: ReplyEvent): ChatState {
  switch (event.type) {
    case 'started':
      return started({ ...state, sessionId: event.sessionId }, key, event.chatId);
    case 'status':
    case 'lost':
      return state;
    case 'chunk':
      return grown(state, key, event);
    case 'final':
      return finished(state, key, event);
    case 'error':
      if (event.error === 'token_limit_exceeded') return limited(state, key, event.message);
      return ended(state, key, event.error === 'interrupted' ? 'interrupted' : 'failed');
  }
}

function started(state: ChatState, key: string, chatId: number): ChatState {
  const versions = find(state, key)?.versions ?? [];
  return change(state, key, { chatId, versions: versions.includes(chatId) ? versions : [...versions, chatId] });
}

function grown(state: ChatState, key: string, chunk: { text: string; at: number }): ChatState {
  const before = find(state, key);
  if (!before) return state;
  // After a reconnect, text may arrive twice.
  if (chunk.at + chunk.text.length <= before.streamed.length) return state;
  const streamed = before.streamed.slice(0, chunk.at) + chunk.text;
  const text = visibleText(streamed);
  const status = text ? 'streaming' : before.status;
  return change({ ...state, phase: text ? 'streaming' : state.phase }, key, { streamed, text, status });
}

function finished(state: ChatState, key: string, event: Extract<ReplyEvent, { type: 'final' }>): ChatState {
  const { message, restaurants } = finishedReply(event, find(state, key)?.streamed);
  const nothingWritten = event.status === 'stopped' && event.message === '';
  const next = { sessionId: state.sessionId ?? event.sessionId, chips: event.chips ?? state.chips };
  return change({ ...state, ...next, phase: 'final' }, key, {
    ...(event.chatId !== null && { chatId: event.chatId }),
    status: event.status,
    streamed: event.message,
    text: nothingWritten ? '' : message,
    cards: restaurants,
    followUps: event.followUps ?? [],
    replaces: [],
  });
}

/** The server ended a reply early. Partial text stays; a message without a reply is removed, unless it was loaded or retried. */
function ended(state: ChatState, key: string, status: 'interrupted' | 'failed'): ChatState {
  const exchange = find(state, key);
  if (!exchange) return state;
  const next: ChatState = { ...state, phase: 'error' };
  if (exchange.text) return change(next, key, { status, text: finishedReply({ message: exchange.streamed }).message });
  const stays = exchange.replaces.length > 0 || exchange.alreadyRead > 0;
  if (stays && exchange.chatId !== null) return change(next, key, { status, replaces: [] });
  return withdraw({ ...next, unansweredChatId: exchange.chatId }, exchange);
}

/** The outcome of the reply is unknown. A message that the server has stored stays. */
function broken(state: ChatState, key: string): ChatState {
  const exchange = find(state, key);
  if (!exchange) return state;
  const next: ChatState = { ...state, phase: 'error' };
  if (exchange.chatId === null) return withdraw(next, exchange);
  return change(next, key, { status: 'interrupted', replaces: [] });
}

function limited(state: ChatState, key: string, message: string): ChatState {
  const exchange = find(state, key);
  const next: ChatState = { ...state, phase: 'limited', limitMessage: message || DAILY_LIMIT };
  return exchange ? withdraw(next, exchange) : next;
}

function refused(state: ChatState, key: string, message: string): ChatState {
  const exchange = find(state, key);
  const next: ChatState = { ...state, phase: 'error', reconnecting: false, refusal: message };
  return exchange ? withdraw(next, exchange) : next;
}

/** Removes an exchange and restores what it took the place of. */
function withdraw(state: ChatState, exchange: Exchange): ChatState {
  return {
    ...state,
    exchanges: state.exchanges.flatMap((other) => (other === exchange ? exchange.replaces : other)),
  };
}

function find(state: ChatState, key: string): Exchange | undefined {
  return state.exchanges.find((exchange) => exchange.key === key);
}

function change(state: ChatState, key: string, values: Partial<Exchange>): ChatState {
  return {
    ...state,
    exchanges: state.exchanges.map((exchange) => (exchange.key === key ? { ...exchange, ...values } : exchange)),
  };
}
