import { z } from 'zod';
import { role } from './accounts.ts';
import { indexQuery, promptText, tokenLimit } from './admin-fields.ts';
import { message } from './chat-fields.ts';
import { rowId } from './ids.ts';

/** An account, for admins. */
export const userSummary = z.object({
  id: z.number().int(),
  username: z.string(),
  name: z.string().nullable(),
  role,
  tokenLimit: z.number().int().nullable().describe('Tokens per day; null means the default limit.'),
});
export type UserSummary = z.infer<typeof userSummary>;

export const setRoleInput = z.strictObject({ userId: rowId, role });
export const roleOutput = z.object({ id: z.number().int(), role });

/** Tokens per day: 0 blocks the account, null restores the default. */
export const setTokenLimitInput = z.strictObject({
  userId: rowId,
  limit: z.nullable(tokenLimit),
});
export const tokenLimitOutput = z.object({ userId: z.number().int(), tokenLimit: z.number().int().nullable() });

/** An account's token usage in the current UTC day, including tokens reserved by replies in progress. */
export const usageToday = z.object({ userId: z.number().int(), used: z.number().int() });

export const systemPrompt = z.object({ prompt: z.string() });
export const setSystemPromptInput = z.strictObject({ prompt: promptText });

/** The system prompt with its last change. */
export const promptSettings = z.object({
  prompt: z.string(),
  /** True while the prompt is the default one. */
  isDefault: z.boolean(),
  /** The prompt before the last change; null if it was never changed. */
  previous: z.string().nullable(),
  /** Time of the last change, to send as `seen` with the next one. */
  updatedAt: z.iso.datetime().nullable(),
  /** Also null if the account was deleted. */
  updatedBy: z.object({ username: z.string(), name: z.string().nullable() }).nullable(),
});
export type PromptSettings = z.infer<typeof promptSettings>;

/** `updatedAt` of the prompt that the edit is based on, to detect concurrent changes. */
const seen = z.iso.datetime().nullable();
export const savePromptInput = z.strictObject({ prompt: promptText, seen });
export const restorePromptInput = z.strictObject({ seen });

/** A test question for the assistant. */
export const testAssistantInput = z.strictObject({ message: z.optional(message) });
/** `message` or `error`, as documented for older clients. */
export const testAssistantOutput = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), message: z.string() }),
  z.object({ success: z.literal(false), error: z.string() }),
]);
export type TestAssistantOutput = z.infer<typeof testAssistantOutput>;

/** Token usage of a reply. */
const tokenUsage = z.object({ input: z.number().int(), output: z.number().int() });

export const testAssistantEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('chunk'), text: z.string() }),
  z.object({ type: z.literal('complete'), usage: tokenUsage.optional() }),
  z.object({ type: z.literal('error'), message: z.string() }),
]);
export type TestAssistantEvent = z.infer<typeof testAssistantEvent>;

/** The writer of the replies: Claude with a model, or the built-in writer. */
export const replyWriter = z.object({ name: z.string(), model: z.string().nullable() });
export type ReplyWriter = z.infer<typeof replyWriter>;

/** The status of the guide's semantic index. */
export const indexingStatus = z.object({
  inProgress: z.boolean(),
  lastRun: z.iso.datetime().nullable().describe('When the last full run ended.'),
  successCount: z.number().int(),
  totalRestaurants: z.number().int(),
  failedCount: z.number().int(),
  recentlyIndexed: z.array(z.object({ name: z.string() })),
  errors: z.array(z.string()),
});

export const indexStatus = z.object({
  status: z.enum(['ready', 'processing']),
  message: z.string(),
  indexingStatus,
});
export type IndexStatus = z.infer<typeof indexStatus>;

/** The progress of a full run. */
export const indexProgress = z.object({
  total: z.number().int(),
  succeeded: z.number().int(),
  failed: z.number().int(),
});
export type IndexProgress = z.infer<typeof indexProgress>;
export const indexStarted = z.object({ message: z.string(), progress: indexProgress });
export type IndexStarted = z.infer<typeof indexStarted>;

/** A restaurant and its index state; empty if it was never indexed. */
export const indexedRestaurant = z.object({
  id: z.number().int(),
  name: z.string(),
  indexed: z.enum(['success', 'processing', 'failed', '']),
  lastIndexed: z.iso.datetime().nullable(),
});
export type IndexedRestaurant = z.infer<typeof indexedRestaurant>;

export const restaurantIndexed = z.object({ message: z.string(), restaurant: indexedRestaurant });

export const indexSearchInput = z.strictObject({
  q: indexQuery,
});
export const indexSearchOutput = z.object({ results: z.array(indexedRestaurant) });
