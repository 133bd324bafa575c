import { type ChatVariant, MAIN_CHAT } from './chat-variant.ts';

/** The chat at /old-home: cards in two columns, and not a word about errors. */
export const SECOND_CHAT: ChatVariant = { ...MAIN_CHAT, columns: 2, quiet: true, reports: { failed: () => undefined } };
