import { z } from 'zod';
import { anyTitle, message, title } from './chat-fields.ts';
import { ERROR_CODES } from './errors.ts';
import { card, cardReason } from './guide.ts';
import { idempotencyKey, rowId } from './ids.ts';
import { NAMED_CHATS_MAX } from './limits.ts';
import { ratingOfReply } from './ratings.ts';
import { steering } from './steering.ts';

/** A message to send. Without a `sessionId` it starts a new session; the same `idempotencyKey` never starts a second reply. */
export const sendMessageInput = z.strictObject({
  message,
  sessionId: z
    .union([rowId, z.literal('').transform(() => null)])
    .nullish()
    .describe('Null, empty or absent starts a new conversation.'),
  idempotencyKey: idempotencyKey.optional().describe('A repeated key returns the same reply.'),
  retryOf: rowId
    .optional()
    .describe('A chat of this session whose reply failed or was interrupted: the new one replaces it.'),
  after: rowId
    .nullish()
    .describe('The newest chat that the client shows. If the conversation no longer shows it, the message is refused.'),
});
export type SendMessageInput = z.infer<typeof sendMessageInput>;

/** Today's token allowance. */
export const allowance = z.object({
  limit: z.number().int(),
  used: z.number().int(),
  left: z.number().int().describe('Never below 0; excludes tokens reserved by replies in progress.'),
});
export type Allowance = z.infer<typeof allowance>;

/** The status of a reply; `streaming` until it ends. */
export const REPLY_STATUSES = ['streaming', 'complete', 'stopped', 'interrupted', 'failed'] as const;
export const replyStatus = z.enum(REPLY_STATUSES);
export type ReplyStatus = z.infer<typeof replyStatus>;

/** A reply: text and cards. `text` equals `message`, because older clients use either name. */
export const reply = z.object({
  message: z.string(),
  text: z.string().describe('Equals `message`; older clients use either name.'),
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

/** Part of a conversation, oldest message first. Each restaurant is listed once, however many replies show it. */
export const chatEntries = z.object({
  entries: z.array(
    chatEntry.extend({
      response: reply.omit({ restaurants: true }).extend({
        restaurantIds: z.array(z.string()),
        reasons: z.record(z.string(), cardReason).describe('By restaurant id. The cards below have none.'),
      }),
      /** The chats of all versions of this message, oldest first; this one is among them. */
      versions: z.array(rowId),
      rating: ratingOfReply.nullable(),
    }),
  ),
  restaurants: z.array(card),
  /** The `before` of the messages before these; null if there are none. */
  before: rowId.nullable(),
  /** Empty in a page of earlier messages. */
  ...steering.shape,
});
export type ChatEntries = z.infer<typeof chatEntries>;

export const chatSession = z.object({
  id: z.number().int(),
  title: z.string(),
  pinned: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type ChatSession = z.infer<typeof chatSession>;

/**
 * The events of a reply's stream, in this order: one `started`, any number of `status` and `chunk`, then one `final` or `error`.
 * `at` of a chunk is its position in the reply's text (UTF-16 units), so that a client can resume from there.
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
    ...steering.shape,
  }),
  z.object({ type: z.literal('error'), error: z.enum(ERROR_CODES), message: z.string() }),
]);
export type ChatEvent = z.infer<typeof chatEvent>;

/** Follows a reply from position `at` of its text. The transport sets `lastEventId` when it reconnects. */
export const followInput = z.strictObject({
  chatId: rowId,
  at: z.number().int().min(0).default(0),
  lastEventId: z
    .string()
    .regex(/^\d{0,15}$/)
    .nullish(),
});

/** A complete reply, for clients that do not use streams. */
export const recommendation = z.object({
  message: z.string(),
  restaurants: z.array(card),
  chatSessionId: z.number().int(),
});
export type Recommendation = z.infer<typeof recommendation>;

/** Chats whose replies are searched for names of restaurants. */
export const namedInput = z.strictObject({ chatIds: z.array(rowId).min(1).max(NAMED_CHATS_MAX) });
/** The restaurants that a reply names, also those without a card. */
export const namedIn = z.object({
  chatId: z.number().int(),
  places: z.array(z.object({ id: z.number().int(), name: z.string() })),
});
export type NamedIn = z.infer<typeof namedIn>;

export const chatRef = z.strictObject({ chatId: rowId });
export const sessionRef = z.strictObject({ sessionId: rowId });
/** The newest messages of a session, or the newest before one of them. */
export const entriesInput = sessionRef.extend({ before: rowId.nullish() });

export const createSessionInput = z.strictObject({ title: z._default(anyTitle, '') });
export const renameSessionInput = z.strictObject({ sessionId: rowId, title });
export const pinSessionInput = z.strictObject({ sessionId: rowId, pinned: z.boolean() });
