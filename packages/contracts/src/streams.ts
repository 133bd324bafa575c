import { z } from 'zod';
import { ERROR_CODES } from './errors.ts';
import { card } from './guide.ts';

/** The events of the documented streams: the JSON of each `data:` line. */

const chunk = z.object({ chunk: z.string().describe('The next part of the reply, as plain text.') });
const failure = z.object({
  error: z.enum(ERROR_CODES).describe('`token_limit_exceeded` means the daily limit of tokens or messages.'),
  message: z.string().describe('A message for the user.'),
});
const final = z.object({
  final: z.literal(true),
  message: z.string().describe('The complete reply.'),
  restaurants: z.array(card),
  chatSessionId: z.number().int().describe('Send it with the next message to continue the conversation.'),
});

/** POST /api/recommendations/stream: chunks, then one `final` or one `error`. */
export const recommendationsEvent = z.union([chunk, final, failure]);

/** POST /api/claude-recommendations/stream: the same, with `complete`, which its clients wait for. */
export const claudeRecommendationsEvent = z.union([
  chunk,
  z.object({ complete: z.literal(true), ...final.shape }),
  failure,
]);

/** GET /api/claude-recommendations/stream: status, chunks, then one `complete` or one `error`. */
export const simpleChatEvent = z.union([
  z.object({ status: z.enum(['processing', 'thinking']) }),
  chunk,
  z.object({
    complete: z.literal(true),
    sessionId: z.number().int(),
    restaurantIds: z.array(z.string()),
    message: z.string(),
  }),
  failure,
]);

/** GET /api/test-claude-stream: chunks, then one `status` or one `error`. */
export const assistantTestEvent = z.union([
  chunk,
  z.object({ status: z.literal('complete') }),
  z.object({ error: z.string().describe('The error message.') }),
]);
