import { useSyncExternalStore } from 'react';

/** The session in the chat. The chat sets it; the history highlights its row. */
let current: number | null = null;
const listeners = new Set<() => void>();

export function setCurrentSession(sessionId: number | null): void {
  if (sessionId === current) return;
  current = sessionId;
  for (const listener of listeners) listener();
}

export function useCurrentSession(): number | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}
