import type { FoundMessage, FoundPiece, FoundSession } from '@saffron/contracts/chat-search';
import { HISTORY_FAILED } from '@saffron/contracts/history-texts';
import { CHAT_SEARCH_MAX } from '@saffron/contracts/limits';
import { keepPreviousData } from '@tanstack/react-query';
import { errorMessage } from '../../lib/error-message.ts';
import { trpc } from '../../trpc.ts';
import { useSessions } from './use-sessions.ts';

/** A conversation to choose, or one of its messages. */
export interface Found {
  key: string;
  sessionId: number;
  title: FoundPiece[];
  /** Null: the conversation as a whole. */
  message: FoundMessage | null;
  /** Another message of the conversation above it. */
  isMore: boolean;
}

const SHOWN_MAX = 50;

/**
 * The conversations with a text in their titles or messages; for empty text, the most recent ones.
 *
 * @returns also the reason if they could not be loaded, and whether the result is still on its way
 */
export function useSessionSearch(query: string): { found: Found[]; problem: string | null; searching: boolean } {
  const recent = useSessions();
  const search = trpc.chat.searchSessions.useQuery(
    { query: query.slice(0, CHAT_SEARCH_MAX) },
    // A conversation may have gone on since the last search.
    { enabled: query !== '', placeholderData: keepPreviousData, staleTime: 0 },
  );
  if (query === '') {
    const found = (recent.sessions ?? []).slice(0, SHOWN_MAX).map(({ id, title }) => ({
      key: String(id),
      sessionId: id,
      title: [{ text: title, hit: false }],
      message: null,
      isMore: false,
    }));
    return { found, problem: recent.failed ? HISTORY_FAILED : null, searching: false };
  }
  return {
    found: (search.data ?? []).flatMap(entriesOf),
    problem: search.error ? errorMessage(search.error) : null,
    searching: search.isFetching,
  };
}

function entriesOf({ id, title, messages }: FoundSession): Found[] {
  if (messages.length === 0) return [{ key: String(id), sessionId: id, title, message: null, isMore: false }];
  return messages.map((message, at) => ({
    key: `${id}-${message.chatId}`,
    sessionId: id,
    title,
    message,
    isMore: at > 0,
  }));
}
