import { useEffect, useEffectEvent, useRef } from 'react';
import { NEW_CHAT_EVENT, SELECT_SESSION_EVENT, type SelectSessionDetail } from '../../../lib/chat-events.ts';
import type { ChatState } from '../state/chat-state.ts';
import type { ChatStore } from '../state/chat-store.ts';

/** The chat's query parameters, which are removed once they are applied. */
export interface ChatSearch {
  /** Any value: a blank chat. */
  new?: unknown;
  /** What the blank chat asks at once. */
  ask?: string | undefined;
  /** A past session. */
  session?: number | undefined;
  /** A message of the session of the address. */
  at?: number | undefined;
}

/** The address of the conversation, in the chat that has addresses. */
export interface ChatAddress {
  /** Null: the address of a new chat. */
  sessionId: number | null;
  /** Changes the address. A conversation without one replaces the entry in the browser's history. */
  onChange: (sessionId: number | null, options: { replace: boolean }) => void;
}

interface Options {
  search: ChatSearch;
  onSearchDone: () => void;
  address: ChatAddress | null;
  /** Asks in the chat that is shown. */
  onAsk: (message: string) => void;
  /** Opens the tab's session after a reload. */
  restore: () => void;
}

/**
 * Opens the conversation of the address, of the query parameters or of the two window events, and gives the conversation on the screen
 * its address. One that a query parameter opened keeps the address of a new chat.
 */
export function useChatAddress(store: ChatStore, state: ChatState, options: Options): void {
  const { session, at, ask } = options.search;
  const blank = options.search.new !== undefined;
  const wanted = options.address?.sessionId ?? null;
  const shown = shownIn(state);
  const addressed = useRef(wanted);
  const reported = useRef(shown);
  const withoutAddress = useRef<number>(undefined);

  const begin = useEffectEvent(() => {
    if (session === undefined && !blank && wanted === null) options.restore();
  });
  const done = useEffectEvent(options.onSearchDone);
  const asks = useEffectEvent(() => ask !== undefined);
  const onAsk = useEffectEvent(options.onAsk);
  const changeAddress = useEffectEvent(() => {
    const isOld = shown === wanted || shown === withoutAddress.current;
    if (!isOld) options.address?.onChange(shown, { replace: shown === null || wanted === null });
  });

  useEffect(() => begin(), []);

  useEffect(() => {
    if (session !== undefined) {
      withoutAddress.current = session;
      store.open(session);
    } else if (blank) store.clear();
    else return;
    if (!asks()) done();
  }, [store, session, blank]);

  useEffect(() => {
    if (ask === undefined) return;
    // After the chat was cleared, and once where effects run twice.
    const timer = setTimeout(() => {
      onAsk(ask);
      done();
    });
    return () => clearTimeout(timer);
  }, [ask]);

  useEffect(() => {
    const before = addressed.current;
    addressed.current = wanted;
    if (wanted !== null) store.open(wanted, at);
    // For example with Back.
    else if (before !== null && before === shownIn(store.state())) store.clear();
    if (at !== undefined) done();
  }, [store, wanted, at]);

  useEffect(() => {
    if (reported.current === shown) return;
    reported.current = shown;
    changeAddress();
  }, [shown]);

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

const shownIn = ({ sessionId, unopened }: ChatState) => sessionId ?? unopened?.sessionId ?? null;
