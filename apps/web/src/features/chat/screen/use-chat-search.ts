import { useEffect, useEffectEvent } from 'react';
import { NEW_CHAT_EVENT, SELECT_SESSION_EVENT, type SelectSessionDetail } from '../../../lib/chat-events.ts';
import type { ChatStore } from '../state/chat-store.ts';

/** The chat's query parameters. */
export interface ChatSearch {
  /** Any value: a blank chat. */
  new?: unknown;
  /** A past session. */
  session?: number;
}

/** Applies the query parameters and the two window events; without either, restores the tab's session after a reload. */
export function useChatSearch(
  store: ChatStore,
  restore: () => void,
  search: ChatSearch,
  onSearchDone: () => void,
): void {
  const { session } = search;
  const blank = search.new !== undefined;
  const done = useEffectEvent(onSearchDone);
  const begin = useEffectEvent(() => {
    if (session === undefined && !blank) restore();
  });

  useEffect(() => begin(), []);

  useEffect(() => {
    if (session !== undefined) store.open(session);
    else if (blank) store.clear();
    else return;
    done();
  }, [store, session, blank]);

  useEffect(() => {
    const open = ({ detail }: CustomEvent<SelectSessionDetail>) => store.open(detail.sessionId);
    window.addEventListener(SELECT_SESSION_EVENT, open);
    window.addEventListener(NEW_CHAT_EVENT, store.clear);
    return () => {
      window.removeEventListener(SELECT_SESSION_EVENT, open);
      window.removeEventListener(NEW_CHAT_EVENT, store.clear);
    };
  }, [store]);
}
