import { useEffect } from 'react';
import { forgetChats, forgetOtherUsers } from '../../lib/chat-memory.ts';
import { notifyOtherTabs, useOtherTabs } from '../../lib/other-tabs.ts';
import { useCurrentUser } from './use-current-user.ts';

/**
 * Reloads the page when another tab has signed in or out: the tabs of a browser have one session, and this page would show what is of one
 * user beside what is of the other, and send what one has typed as the other. The drafts of whoever was signed in before are forgotten.
 */
export function SameUser() {
  const { state, user } = useCurrentUser();
  const id = user?.id ?? null;
  const isKnown = state === 'signed-in' || state === 'signed-out';
  useEffect(() => {
    if (id !== null) forgetOtherUsers(id);
    if (isKnown) notifyOtherTabs({ user: id });
  }, [isKnown, id]);
  useOtherTabs((message) => {
    if (!isKnown || !('user' in message) || message.user === id) return;
    forgetChats({ drafts: true });
    window.location.reload();
  });
  return null;
}
