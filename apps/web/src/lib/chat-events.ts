/** The two `window` events that control the chat. */
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

/** Tells the chat to load a past session. */
export function requestSession(sessionId: number): void {
  window.dispatchEvent(new CustomEvent<SelectSessionDetail>(SELECT_SESSION_EVENT, { detail: { sessionId } }));
}

/** Tells the chat to start a new one. */
export function requestNewChat(): void {
  window.dispatchEvent(new CustomEvent(NEW_CHAT_EVENT));
}
