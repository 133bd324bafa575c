import { setCurrentSession } from './current-session.ts';

/** Chat state that survives a reload of the tab: the current session and the drafts. */
const PREFIX = 'chat:';

/** The main chat (in both variants) or the simple chat. Each has its own current session. */
export type ChatPlace = 'main' | 'simple';

const sessionKey = (userId: number, place: ChatPlace) =>
  `${PREFIX}${userId}:${place === 'main' ? '' : `${place}:`}session`;
const draftKey = (userId: number, sessionId: number | null) => `${PREFIX}${userId}:draft:${sessionId ?? 'new'}`;

export function rememberSession(userId: number, sessionId: number | null, place: ChatPlace = 'main'): void {
  write(sessionKey(userId, place), sessionId === null ? null : String(sessionId));
}

export function rememberedSession(userId: number, place: ChatPlace = 'main'): number | null {
  const id = Number(read(sessionKey(userId, place)));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

export function saveDraft(userId: number, sessionId: number | null, text: string): void {
  write(draftKey(userId, sessionId), text || null);
}

export function loadDraft(userId: number, sessionId: number | null): string {
  return read(draftKey(userId, sessionId)) ?? '';
}

/** Clears the current sessions after a sign-in; after a sign-out, the drafts too. */
export function forgetChats({ drafts }: { drafts: boolean }): void {
  setCurrentSession(null);
  remove((key) => drafts || key.endsWith(':session'));
}

/** Clears what a tab has of other users, whose session ended without a sign-out in this tab. */
export function forgetOtherUsers(userId: number): void {
  remove((key) => !key.startsWith(`${PREFIX}${userId}:`));
}

function remove(isOver: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX) && isOver(key)) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage can be blocked; then nothing was stored.
  }
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Storage can be full or blocked; then the chat state is lost on a reload.
  }
}
