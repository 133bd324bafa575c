import { z } from 'zod';
import { ERROR_CODES } from './errors.ts';
import { card } from './guide.ts';
import { MESSAGE_MAX, TITLE_MAX } from './limits.ts';
import { plainText, rowId, trimmedText } from './text.ts';
import { MESSAGE_EMPTY, MESSAGE_TOO_LONG, TITLE_EMPTY } from './texts.ts';

export const message = trimmedText().pipe(z.string().min(1, MESSAGE_EMPTY).max(MESSAGE_MAX, MESSAGE_TOO_LONG));

/**
 * A message to send. Without a `sessionId`, a new session is created. Sending the same `idempotencyKey` again does not
 * start a second reply.
 */
export const sendMessageInput = z.strictObject({
  message,
  sessionId: rowId.nullish().describe('Omit or set to null to create a new conversation.'),
  idempotencyKey: plainText()
    .pipe(z.string().min(8).max(100))
    .optional()
    .describe('Sending the same key again returns the same reply.'),
  retryOf: rowId
    .optional()
    .describe('The id of a chat in this session whose reply failed or was interrupted; it is replaced.'),
});
export type SendMessageInput = z.infer<typeof sendMessageInput>;

/** The daily token limit and today's usage. */
export const allowance = z.object({
  limit: z.number().int(),
  used: z.number().int(),
  left: z.number().int().describe('Never below 0. Tokens reserved by replies in progress are not included.'),
});
export type Allowance = z.infer<typeof allowance>;

/** The state of a reply. */
export const REPLY_STATUSES = ['streaming', 'complete', 'stopped', 'interrupted', 'failed'] as const;
export const replyStatus = z.enum(REPLY_STATUSES);
export type ReplyStatus = z.infer<typeof replyStatus>;

/** A reply with its cards. `text` equals `message`: older clients use either name. */
export const reply = z.object({
  message: z.string(),
  text: z.string().describe('The same as `message`; older clients use either name.'),
  restaurants: z.array(card),
  status: replyStatus,
});
export type Reply = z.infer<typeof reply>;

/** A message and its reply. */
export const chatEntry = z.object({
  id: z.number().int(),
  message: z.string(),
  response: reply,
  createdAt: z.iso.datetime(),
});
export type ChatEntry = z.infer<typeof chatEntry>;

export const chatSession = z.object({
  id: z.number().int(),
  title: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type ChatSession = z.infer<typeof chatSession>;

/**
 * The events of a reply stream, in this order: one `started`, zero or more `status` and `chunk` events, then one
 * `final` or one `error`. `at` is the position of a chunk in the text (UTF-16 units), so that a client can resume from
 * there.
 */
export const chatEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('started'),
    chatId: z.number().int(),
    sessionId: z.number().int(),
    message: z.string(),
  }),
  z.object({ type: z.literal('status'), status: z.enum(['processing', 'thinking']) }),
  z.object({ type: z.literal('chunk'), text: z.string(), at: z.number().int() }),
  z.object({
    type: z.literal('final'),
    chatId: z.number().int(),
    sessionId: z.number().int(),
    status: z.enum(['complete', 'stopped']),
    message: z.string(),
    restaurants: z.array(card),
    allowance,
  }),
  z.object({ type: z.literal('error'), error: z.enum(ERROR_CODES), message: z.string() }),
]);
export type ChatEvent = z.infer<typeof chatEvent>;

/** Follows a reply from position `at` of its text. The transport sets `lastEventId` when it reconnects. */
export const followInput = z.strictObject({
  chatId: rowId,
  at: z.number().int().min(0).default(0),
  lastEventId: z.string().max(20).nullish(),
});

/** A complete reply, for clients that do not read streams. */
export const recommendation = z.object({
  message: z.string(),
  restaurants: z.array(card),
  chatSessionId: z.number().int(),
});
export type Recommendation = z.infer<typeof recommendation>;

export const chatRef = z.strictObject({ chatId: rowId });
export const sessionRef = z.strictObject({ sessionId: rowId });

const anyTitle = trimmedText().pipe(z.string().max(TITLE_MAX, `A title can be at most ${TITLE_MAX} characters.`));
export const createSessionInput = z.strictObject({ title: anyTitle.default('') });
export const renameSessionInput = z.strictObject({
  sessionId: rowId,
  title: anyTitle.pipe(z.string().min(1, TITLE_EMPTY)),
});
