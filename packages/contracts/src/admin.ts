import { z } from 'zod';
import { role } from './accounts.ts';
import { indexQuery, promptText, tokenLimit } from './admin-fields.ts';
import { message } from './chat-fields.ts';
import { rowId } from './ids.ts';

/** An account as administrators see it. */
export const userSummary = z.object({
  id: z.number().int(),
  username: z.string(),
  name: z.string().nullable(),
  role,
  tokenLimit: z.number().int().nullable().describe('Tokens a day; null is the default limit.'),
});
export type UserSummary = z.infer<typeof userSummary>;

export const setRoleInput = z.strictObject({ userId: rowId, role });
export const roleOutput = z.object({ id: z.number().int(), role });

/** Tokens a day: 0 blocks, null goes back to the default. */
export const setTokenLimitInput = z.strictObject({
  userId: rowId,
  limit: z.nullable(tokenLimit),
});
export const tokenLimitOutput = z.object({ userId: z.number().int(), tokenLimit: z.number().int().nullable() });

/** What an account used of its tokens in the current UTC day; replies in progress count with what they have reserved. */
export const usageToday = z.object({ userId: z.number().int(), used: z.number().int() });

export const systemPrompt = z.object({ prompt: z.string() });
export const setSystemPromptInput = z.strictObject({ prompt: promptText });

/** The system prompt with its last change. */
export const promptSettings = z.object({
  prompt: z.string(),
  /** True while the prompt is the one that the product came with. */
  isDefault: z.boolean(),
  /** What the last change replaced; null while nobody changed anything. */
  previous: z.string().nullable(),
  /** When it was last changed: what `seen` of the next change says. */
  updatedAt: z.iso.datetime().nullable(),
  /** Null also when the account is gone. */
  updatedBy: z.object({ username: z.string(), name: z.string().nullable() }).nullable(),
});
export type PromptSettings = z.infer<typeof promptSettings>;

/** `updatedAt` of the prompt that whoever changes it has read: a change that was not read is not overwritten. */
const seen = z.iso.datetime().nullable();
export const savePromptInput = z.strictObject({ prompt: promptText, seen });
export const restorePromptInput = z.strictObject({ seen });

/** A question to try the assistant with. */
export const testAssistantInput = z.strictObject({ message: z.optional(message) });
/** `message` or `error`, as documented for older clients. */
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

/** Who writes the replies: Claude with a model, or the writer that comes with the product. */
export const replyWriter = z.object({ name: z.string(), model: z.string().nullable() });
export type ReplyWriter = z.infer<typeof replyWriter>;

/** How the semantic index of the guide stands. */
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

/** How far a full run has come. */
export const indexProgress = z.object({
  total: z.number().int(),
  succeeded: z.number().int(),
  failed: z.number().int(),
});
export type IndexProgress = z.infer<typeof indexProgress>;
export const indexStarted = z.object({ message: z.string(), progress: indexProgress });
export type IndexStarted = z.infer<typeof indexStarted>;

/** A restaurant and its state in the index; empty while it was never indexed. */
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

export const restaurantRef = z.strictObject({ restaurantId: rowId });
