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
import type { ReplyServer } from '../stream/chat-server.ts';
import type { ChatVariant } from '../variants/chat-variant.ts';

const SIGNED_OUT = 401;
const NOT_FOUND = 404;
const NO_ID = 400;

interface Options {
  userId: number;
  variant: Pick<ChatVariant, 'server' | 'reports' | 'place'>;
  /** Loads the components that render a conversation. */
  loadView: () => Promise<unknown>;
  /** Receives the text of a message that was not sent. */
  onReturned: (text: string) => void;
  /** The session of the address. */
  address: number | null;
}

/** The chat of the signed-in user on this page. */
export function useChat({ userId, variant, loadView, onReturned, address }: Options) {
  const {
    server,
    reports: { failed, signedOut },
    place,
  } = variant;
  const utils = trpc.useUtils();
  const latest = useRef({ onReturned, address });
  useLayoutEffect(() => {
    latest.current = { onReturned, address };
  });
  const [store] = useState(() => {
    const reports: ChatReports = {
      returned: (text) => latest.current.onReturned(text),
      failed,
      openFailed(error, sessionId) {
        const status = httpStatus(error);
        if (status === SIGNED_OUT) void utils.accounts.me.invalidate();
        // The screen says so, and trying again would not help.
        else if ((status !== NOT_FOUND && status !== NO_ID) || sessionId !== latest.current.address)
          toast({ ...ERROR_LOADING_CONVERSATION, variant: 'destructive' });
      },
      stopFailed: (error) =>
        toast({ title: 'Could not stop the reply', description: errorMessage(error), variant: 'destructive' }),
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
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);

  useEffect(() => () => store.close(), [store]);

  const { sessionId, conversation } = state;
  useEffect(() => {
    setCurrentSession(sessionId);
    // Do not overwrite the remembered session before it is restored.
    if (conversation > 0 || sessionId !== null) rememberSession(userId, sessionId, place);
  }, [userId, sessionId, conversation, place]);

  return { state, store, restore: () => restore(userId, place, store.open) };
}

/** Loads a past conversation together with its components, so that both appear at the same time. */
function withView(server: ReplyServer, loadView: () => Promise<unknown>): ReplyServer {
  return {
    ...server,
    async entries(...call) {
      const [entries] = await Promise.all([server.entries(...call), loadView()]);
      return entries;
    },
  };
}

/** Restores the session that the tab showed before a reload. */
function restore(userId: number, place: ChatPlace, open: (sessionId: number) => void): void {
  const sessionId = rememberedSession(userId, place);
  if (sessionId !== null) open(sessionId);
}
