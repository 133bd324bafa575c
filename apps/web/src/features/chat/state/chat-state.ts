import type { ReplyStatus } from '@saffron/contracts/chat';
import type { Card } from '@saffron/contracts/guide';

/** A message and what there is of its reply. */
export interface Exchange {
  /** What React and the stream know it by: the id exists only once the server has stored the message. */
  key: string;
  chatId: number | null;
  message: string;
  status: 'waiting' | ReplyStatus;
  /** The reply as it came. */
  streamed: string;
  /** The reply as people read it. */
  text: string;
  cards: Card[];
  /** It was on its way while somebody was here to see it. */
  live: boolean;
  /** So many characters were there when the conversation was opened: they are not typed again. */
  readAlready: number;
  /** The exchange that this one tries again, until the server has taken it in. */
  retries: Exchange | null;
}

type ChatPhase = 'idle' | 'waiting' | 'streaming' | 'final' | 'error' | 'limited';

export interface ChatState {
  phase: ChatPhase;
  sessionId: number | null;
  exchanges: Exchange[];
  /** A past session is being fetched. */
  loading: boolean;
  /** Counts the conversations shown so far, so that a draft knows when it belongs to another one. */
  conversation: number;
  /** The connection to the reply broke and is looked for again. */
  reconnecting: boolean;
  /** What the server said when the day's allowance was used up. */
  limitMessage: string | null;
  /** A stored message without a reply, which the next one takes the place of. */
  unansweredChatId: number | null;
}

export const EMPTY_CHAT: ChatState = {
  phase: 'idle',
  sessionId: null,
  exchanges: [],
  loading: false,
  conversation: 0,
  reconnecting: false,
  limitMessage: null,
  unansweredChatId: null,
};

/** True while a reply is on its way: nothing else can be sent. */
export function isInFlight({ phase }: Pick<ChatState, 'phase'>): boolean {
  return phase === 'waiting' || phase === 'streaming';
}
