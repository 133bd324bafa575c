import { useEffect, useEffectEvent } from 'react';

/** A message to other tabs about a conversation. */
export interface ConversationMessage {
  sessionId: number;
  what: 'wrote' | 'deleted';
}

/** The same, or about who is signed in: the id of the user, or null. */
type TabMessage = ConversationMessage | { user: number | null };

const CHANNEL = 'saffron:tabs';

let opened: BroadcastChannel | null = null;

/**
 * One channel per page, because a channel receives messages of every other channel with its name, even of the same page. Null where
 * the browser does not support it.
 */
function channel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  opened ??= new BroadcastChannel(CHANNEL);
  return opened;
}

/** Sends a message to the other tabs of this browser. */
export function notifyOtherTabs(message: TabMessage): void {
  channel()?.postMessage(message);
}

/** Receives messages from the other tabs of this browser. */
export function useOtherTabs(onMessage: (message: TabMessage) => void): void {
  const receive = useEffectEvent(onMessage);
  useEffect(() => {
    const listener = ({ data }: MessageEvent<TabMessage>) => receive(data);
    channel()?.addEventListener('message', listener);
    return () => channel()?.removeEventListener('message', listener);
  }, []);
}
