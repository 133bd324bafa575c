import { z } from 'zod';
import { role } from './accounts.ts';
import { INDEX_QUERY_TOO_SHORT, PROMPT_EMPTY, PROMPT_TOO_LONG, TOKEN_LIMIT_INVALID } from './admin-texts.ts';
import { message } from './chat.ts';
import { INDEX_SEARCH_MIN, SYSTEM_PROMPT_MAX, TOKEN_LIMIT_MAX } from './limits.ts';
import { rowId, trimmedText } from './text.ts';

/** An account as admins see it. */
export const userSummary = z.object({
  id: z.number().int(),
  username: z.string(),
  name: z.string().nullable(),
  role,
  tokenLimit: z.number().int().nullable().describe('Tokens a day; null means the default limit.'),
});
export type UserSummary = z.infer<typeof userSummary>;

export const setRoleInput = z.strictObject({ userId: rowId, role });
export const roleOutput = z.object({ id: z.number().int(), role });

/** Tokens a day: 0 blocks the account, null restores the default. */
export const setTokenLimitInput = z.strictObject({
  userId: rowId,
  limit: z
    .number(TOKEN_LIMIT_INVALID)
    .int(TOKEN_LIMIT_INVALID)
    .min(0, TOKEN_LIMIT_INVALID)
    .max(TOKEN_LIMIT_MAX, TOKEN_LIMIT_INVALID)
    .nullable(),
});
export const tokenLimitOutput = z.object({ userId: z.number().int(), tokenLimit: z.number().int().nullable() });

/** Tokens used in the current UTC day. Replies in progress count with their reserved tokens. */
export const usageToday = z.object({ userId: z.number().int(), used: z.number().int() });

const promptText = trimmedText().pipe(z.string().min(1, PROMPT_EMPTY).max(SYSTEM_PROMPT_MAX, PROMPT_TOO_LONG));

export const systemPrompt = z.object({ prompt: z.string() });
export const setSystemPromptInput = z.strictObject({ prompt: promptText });

/** The system prompt with its last change. */
export const promptSettings = z.object({
  prompt: z.string(),
  /** Whether the prompt is the product's default. */
  isDefault: z.boolean(),
  /** The prompt before the last change; null if it was never changed. */
  previous: z.string().nullable(),
  /** When the prompt was last changed; pass it as `seen` with the next change. */
  updatedAt: z.iso.datetime().nullable(),
  /** Null also if the account was deleted. */
  updatedBy: z.object({ username: z.string(), name: z.string().nullable() }).nullable(),
});
export type PromptSettings = z.infer<typeof promptSettings>;

/** The `updatedAt` that the editor last read, so that a later change is not overwritten. */
const seen = z.iso.datetime().nullable();
export const savePromptInput = z.strictObject({ prompt: promptText, seen });
export const restorePromptInput = z.strictObject({ seen });

/** A message to test the assistant with. */
export const testAssistantInput = z.strictObject({ message: message.optional() });
/** Either `message` or `error`, as documented for older clients. */
export const testAssistantOutput = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), message: z.string() }),
  z.object({ success: z.literal(false), error: z.string() }),
]);
export type TestAssistantOutput = z.infer<typeof testAssistantOutput>;

/** Tokens of one reply. */
const tokenUsage = z.object({ input: z.number().int(), output: z.number().int() });

export const testAssistantEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('chunk'), text: z.string() }),
  z.object({ type: z.literal('complete'), usage: tokenUsage.optional() }),
  z.object({ type: z.literal('error'), message: z.string() }),
]);
export type TestAssistantEvent = z.infer<typeof testAssistantEvent>;

/** The active reply writer: Claude with a model, or the built-in writer. */
export const replyWriter = z.object({ name: z.string(), model: z.string().nullable() });
export type ReplyWriter = z.infer<typeof replyWriter>;

/** The status of the semantic index. */
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

/** A restaurant and its index state; `indexed` is empty if it was never indexed. */
export const indexedRestaurant = z.object({
  id: z.number().int(),
  name: z.string(),
  indexed: z.enum(['success', 'processing', 'failed', '']),
  lastIndexed: z.iso.datetime().nullable(),
});
export type IndexedRestaurant = z.infer<typeof indexedRestaurant>;

export const restaurantIndexed = z.object({ message: z.string(), restaurant: indexedRestaurant });

export const indexSearchInput = z.strictObject({
  q: trimmedText().pipe(z.string().min(INDEX_SEARCH_MIN, INDEX_QUERY_TOO_SHORT).max(200)),
});
export const indexSearchOutput = z.object({ results: z.array(indexedRestaurant) });

export const restaurantRef = z.strictObject({ restaurantId: rowId });
