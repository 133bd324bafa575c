import type { ReplyStatus } from '@saffron/contracts/chat';
import type { Card } from '@saffron/contracts/guide';
import type { RatingOfReply } from '@saffron/contracts/ratings';
import type { Chip, FollowUp } from '@saffron/contracts/steering';

/** A message and its reply so far. */
export interface Exchange {
  /** Identifies the exchange before the server has stored the message and `chatId` exists. */
  key: string;
  chatId: number | null;
  message: string;
  status: 'waiting' | ReplyStatus;
  /** The reply as received. */
  streamed: string;
  /** The reply as displayed. */
  text: string;
  cards: Card[];
  /** What can follow the reply; shown while it is the last one. */
  followUps: readonly FollowUp[];
  /** The reply arrived while the page was open, unlike loaded history. */
  live: boolean;
  /** Characters already present when the conversation was opened; these are not animated. */
  alreadyRead: number;
  /** What this one takes the place of, until the server has accepted it. */
  replaces: readonly Exchange[];
  /** The chats of all versions of the message, oldest first. */
  versions: readonly number[];
  /** What the diner thinks of the reply. */
  rating: RatingOfReply | null;
}

type ChatPhase = 'idle' | 'waiting' | 'streaming' | 'final' | 'error' | 'limited';

export interface ChatState {
  phase: ChatPhase;
  sessionId: number | null;
  exchanges: Exchange[];
  /** A past session is loading. */
  loading: boolean;
  /** The past session that could not be loaded. */
  unopened: { sessionId: number; error: unknown } | null;
  /** The message to show. A new object shows it again. */
  target: { chatId: number } | null;
  /** The oldest message shown, if the server has earlier ones. */
  earlierThan: number | null;
  loadingEarlier: boolean;
  /** Another version of a message is loading; nothing can be sent. */
  switching: boolean;
  /** Number of conversations shown so far; a change means that drafts switch too. */
  conversation: number;
  /** The connection to the reply was lost and is being restored. */
  reconnecting: boolean;
  /** The server's message when the daily limit was reached. */
  limitMessage: string | null;
  /** The server's message when a limit of the account refused the last message. */
  refusal: string | null;
  /** The id of a stored message without a reply; the next message replaces it. */
  unansweredChatId: number | null;
  /** What counts in the conversation. */
  chips: readonly Chip[];
}

export const EMPTY_CHAT: ChatState = {
  phase: 'idle',
  sessionId: null,
  exchanges: [],
  loading: false,
  unopened: null,
  target: null,
  earlierThan: null,
  loadingEarlier: false,
  switching: false,
  conversation: 0,
  reconnecting: false,
  limitMessage: null,
  refusal: null,
  unansweredChatId: null,
  chips: [],
};

/** True while a reply is pending; nothing else can be sent. */
export function isInFlight({ phase }: Pick<ChatState, 'phase'>): boolean {
  return phase === 'waiting' || phase === 'streaming';
}
