import { z } from 'zod';
import { message } from './chat-fields.ts';
import { idempotencyKey, rowId } from './ids.ts';

const version = { sessionId: rowId, chatId: rowId };

/** Sends another version of a message. It and what followed it are set aside. */
export const editInput = z.strictObject({ ...version, message, idempotencyKey: idempotencyKey.optional() });
export type EditInput = z.infer<typeof editInput>;

/** Asks for another reply to a message. The first reply and what followed it are set aside. */
export const regenerateInput = z.strictObject({ ...version, idempotencyKey: idempotencyKey.optional() });
export type RegenerateInput = z.infer<typeof regenerateInput>;

/** Shows another version of a message, with what followed it. */
export const showVersionInput = z.strictObject(version);
