import { ERROR_LOADING_CONVERSATION } from '@saffron/contracts/texts';
import { toast } from '@saffron/ui/toast';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type ChatPlace, rememberedSession, rememberSession } from '../../../lib/chat-memory.ts';
import { setCurrentSession } from '../../../lib/current-session.ts';
import { errorMessage, httpStatus } from '../../../lib/error-message.ts';
import { notifyOtherTabs } from '../../../lib/other-tabs.ts';
import { trpc } from '../../../trpc.ts';
import { type ChatReports, createChatStore } from '../state/chat-store.ts';
import { rememberedLimit, rememberLimit } from '../state/limit-memory.ts';
import type { ChatServer } from '../stream/chat-server.ts';
import type { ChatVariant } from '../variants/chat-variant.ts';

const SIGNED_OUT = 401;

/**
 * The chat of one person on this page.
 *
 * @param loadView loads what a conversation is shown with
 * @param onReturned gets the text of a message that was not sent after all
 */
export function useChat(
  userId: number,
  { server, reports: { failed, signedOut }, place }: Pick<ChatVariant, 'server' | 'reports' | 'place'>,
  loadView: () => Promise<unknown>,
  onReturned: (text: string) => void,
) {
  const utils = trpc.useUtils();
  const latest = useRef(onReturned);
  useLayoutEffect(() => {
    latest.current = onReturned;
  });
  const [store] = useState(() => {
    const reports: ChatReports = {
      returned: (text) => latest.current(text),
      failed,
      openFailed(error) {
        if (httpStatus(error) === SIGNED_OUT) void utils.accounts.me.invalidate();
        else toast({ ...ERROR_LOADING_CONVERSATION, variant: 'destructive' });
      },
      stopFailed: (error) =>
        toast({ title: 'The reply was not stopped', description: errorMessage(error), variant: 'destructive' }),
      signedOut() {
        signedOut?.();
        void utils.accounts.me.invalidate();
      },
      wrote: (sessionId) => notifyOtherTabs({ sessionId, what: 'wrote' }),
      ended(allowance) {
        if (allowance) utils.chat.allowance.setData(undefined, allowance);
        void utils.chat.sessions.invalidate();
      },
      limited: (message) => rememberLimit(userId, message),
    };
    return createChatStore(withView(server(utils.client), loadView), reports, rememberedLimit(userId));
  });
  const state = useSyncExternalStore(store.subscribe, store.state);

  useEffect(() => () => store.close(), [store]);

  const { sessionId, conversation } = state;
  useEffect(() => {
    setCurrentSession(sessionId);
    // Before the first conversation is settled there is nothing to remember, and something to restore.
    if (conversation > 0 || sessionId !== null) rememberSession(userId, sessionId, place);
  }, [userId, sessionId, conversation, place]);

  return { state, store, restore: () => restore(userId, place, store.open) };
}

/** A past conversation and what it is shown with are fetched together, so that it appears in one piece. */
function withView(server: ChatServer, loadView: () => Promise<unknown>): ChatServer {
  return {
    ...server,
    async entries(sessionId, signal) {
      const [entries] = await Promise.all([server.entries(sessionId, signal), loadView()]);
      return entries;
    },
  };
}

/** After a reload the tab shows what it showed before. */
function restore(userId: number, place: ChatPlace, open: (sessionId: number) => void): void {
  const sessionId = rememberedSession(userId, place);
  if (sessionId !== null) open(sessionId);
}
