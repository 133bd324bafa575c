import { type ChatVariant, MAIN_CHAT } from './chat-variant.ts';

/** The chat at /old-home: cards in two columns, and no error messages. */
export const SECOND_CHAT: ChatVariant = { ...MAIN_CHAT, columns: 2, quiet: true, reports: { failed: () => undefined } };
