import { NAMED_CHATS_MAX, RESTAURANTS_FRESH_MS } from '@saffron/contracts/limits';
import { keepPreviousData } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { trpc } from '../../../trpc.ts';
import type { Exchange } from '../state/chat-state.ts';

/** A restaurant that a reply names. */
export interface NamedPlace {
  id: number;
  name: string;
}

const NONE: readonly NamedPlace[] = [];
const NamedPlaces = createContext<ReadonlyMap<number, readonly NamedPlace[]>>(new Map());

/** Tells the replies below which restaurants they name, once they have ended. */
export function NamedPlacesProvider({ exchanges, children }: { exchanges: readonly Exchange[]; children: ReactNode }) {
  const ended = exchanges.filter(({ status, text }) => status !== 'waiting' && status !== 'streaming' && text !== '');
  const chatIds = ended.flatMap(({ chatId }) => chatId ?? []).slice(-NAMED_CHATS_MAX);
  const { data } = trpc.chat.named.useQuery(
    { chatIds },
    { enabled: chatIds.length > 0, staleTime: RESTAURANTS_FRESH_MS, placeholderData: keepPreviousData },
  );
  const named = useMemo(() => new Map(data?.map(({ chatId, places }) => [chatId, places])), [data]);
  return <NamedPlaces value={named}>{children}</NamedPlaces>;
}

export function useNamedPlaces(chatId: number | null): readonly NamedPlace[] {
  return useContext(NamedPlaces).get(chatId ?? 0) ?? NONE;
}
