import { useEffect } from 'react';
import { notifyOtherTabs, useOtherTabs } from '../../lib/other-tabs.ts';
import { useCurrentUser } from './use-current-user.ts';

/**
 * Reloads the page when another tab has signed in or out: the tabs of a browser have one session, and this page would show what is of one
 * user beside what is of the other, and send what one has typed as the other.
 */
export function SameUser() {
  const { state, user } = useCurrentUser();
  const id = user?.id ?? null;
  const isKnown = state === 'signed-in' || state === 'signed-out';
  useEffect(() => {
    if (isKnown) notifyOtherTabs({ user: id });
  }, [isKnown, id]);
  useOtherTabs((message) => {
    if (isKnown && 'user' in message && message.user !== id) window.location.reload();
  });
  return null;
}
