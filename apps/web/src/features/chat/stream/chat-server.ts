import type { ChatEntries, ChatEntry, SendMessageInput } from '@saffron/contracts/chat';
import type { AddChipInput, RemoveChipInput, Steering } from '@saffron/contracts/steering';
import type { EditInput, RegenerateInput } from '@saffron/contracts/versions';
import { withCards } from '@saffron/contracts/with-cards';
import type { trpc } from '../../../trpc.ts';
import { LOST, type ReplyEvent } from './reply-event.ts';
import { type Source, subscriptionStream } from './subscription-stream.ts';

export type Client = Pick<ReturnType<typeof trpc.useUtils>['client'], 'chat'>;

/** Part of a conversation, oldest message first. */
export interface EntriesPage extends Steering {
  entries: (ChatEntry & Pick<ChatEntries['entries'][number], 'versions' | 'rating'>)[];
  /** For the messages before these; null if there are none. */
  before: number | null;
}

/** What can be sent: a message, a chip to remove or to add, another version of a message, or a request for another reply to it. */
export type Sent = SendMessageInput | RemoveChipInput | AddChipInput | EditInput | RegenerateInput;

/** The server calls that the chat needs. */
export interface ChatServer {
  send(input: Sent, signal: AbortSignal): Promise<AsyncIterable<ReplyEvent>>;
  /** The events of a reply from position `at` of its text. */
  follow(chatId: number, at: number, signal: AbortSignal): AsyncIterable<ReplyEvent>;
  /** The newest messages of a session; with `before`, those before a message. */
  entries(sessionId: number, before: number | null, signal?: AbortSignal): Promise<EntriesPage>;
  /** Shows another version of a message; returns the newest messages. */
  showVersion(sessionId: number, chatId: number): Promise<EntriesPage>;
  stop(chatId: number): Promise<void>;
}

/** How far a reply has been read. */
export interface Position {
  chatId: number;
  at: number;
}

/** Whole replies, however often the connection breaks. */
export interface ReplyServer extends Pick<ChatServer, 'entries' | 'showVersion' | 'stop'> {
  /** Sends a message; yields the events of its reply. */
  reply(sent: Sent, signal: AbortSignal): AsyncIterable<ReplyEvent>;
  /** The events of a reply from a position to its end. */
  resume(from: Position, signal: AbortSignal): AsyncIterable<ReplyEvent>;
}

/** @param onLost called when the connection that follows a reply breaks; it reconnects automatically */
export function chatServer({ chat }: Client, onLost?: () => void): ChatServer {
  return {
    async send(input, signal) {
      if ('chipId' in input) return chat.removeChip.mutate(input, { signal });
      if ('addition' in input) return chat.addChip.mutate(input, { signal });
      if (!('chatId' in input)) return chat.send.mutate(input, { signal });
      return 'message' in input ? chat.edit.mutate(input, { signal }) : chat.regenerate.mutate(input, { signal });
    },
    follow: (chatId, at, signal) =>
      subscriptionStream((source) => subscribe(chat, { chatId, at }, source, onLost), signal),
    async entries(sessionId, before, signal) {
      return toPage(await chat.entries.query({ sessionId, before }, signal ? { signal } : {}));
    },
    showVersion: async (sessionId, chatId) => toPage(await chat.showVersion.mutate({ sessionId, chatId })),
    stop: (chatId) => chat.stop.mutate({ chatId }),
  };
}

const toPage = (page: ChatEntries): EntriesPage => ({ ...page, entries: withCards(page) });

function subscribe(
  chat: Client['chat'],
  input: { chatId: number; at: number },
  source: Source<ReplyEvent>,
  onLost: (() => void) | undefined,
): () => void {
  let lost = false;
  const subscription = chat.follow.subscribe(input, {
    onData: ({ data }) => source.next(data),
    onError: source.fail,
    onComplete: source.end,
    onConnectionStateChange: ({ state, error }) => {
      // tRPC reports every failed attempt; report each loss once.
      if (state === 'connecting' && error && !lost) {
        source.next(LOST);
        onLost?.();
      }
      lost = state === 'connecting' && (lost || error !== null);
    },
  });
  return () => subscription.unsubscribe();
}
