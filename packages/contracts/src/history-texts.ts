/** Texts about the list of conversations, apart from `texts`, which every page loads: section 8 of the specification. */

export const HISTORY_FAILED = 'Failed to load chat history';
export const HISTORY_SIGNED_OUT = 'You need to be logged in to view chat history';
export const sessionsFailed = (status: number) => `Failed to fetch chat sessions: ${status}`;
export const historyFailed = (status: number) => `${HISTORY_FAILED}: ${status}`;
export const HISTORY_EMPTY = 'No conversations yet';
export const UNTITLED = 'Untitled Conversation';
