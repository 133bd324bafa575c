/** The two events by which the rest of the page talks to the chat, on `window`. */
export const SELECT_SESSION_EVENT = 'saffron:select-session';
export const NEW_CHAT_EVENT = 'saffron:new-chat';

export interface SelectSessionDetail {
  sessionId: number;
}

declare global {
  interface WindowEventMap {
    [SELECT_SESSION_EVENT]: CustomEvent<SelectSessionDetail>;
    [NEW_CHAT_EVENT]: CustomEvent<undefined>;
  }
}

/** Asks the chat to load a past session. */
export function requestSession(sessionId: number): void {
  window.dispatchEvent(new CustomEvent<SelectSessionDetail>(SELECT_SESSION_EVENT, { detail: { sessionId } }));
}

/** Asks the chat for a blank page. */
export function requestNewChat(): void {
  window.dispatchEvent(new CustomEvent(NEW_CHAT_EVENT));
}
