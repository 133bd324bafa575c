import { setCurrentSession } from './current-session.ts';

/** What a tab keeps of the chat over a reload: the session in sight, and what was typed but not sent. */
const PREFIX = 'chat:';

/** Which chat: the main one in either of its forms, or the simple one. Each shows a session of its own. */
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

/** After a sign-in the chat starts empty; after a sign-out, drafts too are nobody else's business. */
export function forgetChats({ drafts }: { drafts: boolean }): void {
  setCurrentSession(null);
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX) && (drafts || key.endsWith(':session'))) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage can be forbidden; then nothing was kept.
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
    // Storage can be full or forbidden; the chat works without it, but a reload forgets.
  }
}
