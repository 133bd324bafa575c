import { useEffect, useEffectEvent } from 'react';

/** What one tab tells the others of a conversation. */
export interface TabMessage {
  sessionId: number;
  what: 'wrote' | 'deleted';
}

const CHANNEL = 'saffron:tabs';

let opened: BroadcastChannel | null = null;

/**
 * One for the whole page, because a channel hears all others of its name but itself. Null where the browser has none: then
 * tabs find out when they ask the server.
 */
function channel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  opened ??= new BroadcastChannel(CHANNEL);
  return opened;
}

/** Tells the other tabs of this browser. */
export function notifyOtherTabs(news: TabMessage): void {
  channel()?.postMessage(news);
}

/** Hears what the other tabs of this browser tell. */
export function useOtherTabs(onNews: (news: TabMessage) => void): void {
  const heard = useEffectEvent(onNews);
  useEffect(() => {
    const hear = ({ data }: MessageEvent<TabMessage>) => heard(data);
    channel()?.addEventListener('message', hear);
    return () => channel()?.removeEventListener('message', hear);
  }, []);
}
