import { z } from 'zod';
import { rowId } from './ids.ts';
import { CHAT_SEARCH_MAX } from './limits.ts';
import { boundedText } from './text-fields.ts';

/** What to find in the conversations of the user: every word, or a word that begins with it. */
export const searchSessionsInput = z.strictObject({ query: boundedText(CHAT_SEARCH_MAX) });

/** A piece of a text; the pieces together are the text. */
const piece = z.object({ text: z.string(), hit: z.boolean().describe('A word that was searched for.') });
export type FoundPiece = z.infer<typeof piece>;

/** A message or its reply that contains what was searched for. */
export const foundMessage = z.object({
  chatId: rowId,
  writer: z.enum(['diner', 'assistant']).describe('Who wrote the text of the snippet.'),
  snippet: z.array(piece),
  createdAt: z.iso.datetime(),
});
export type FoundMessage = z.infer<typeof foundMessage>;

/** A conversation whose title or messages contain what was searched for. */
export const foundSession = z.object({
  id: rowId,
  title: z.array(piece),
  updatedAt: z.iso.datetime(),
  messages: z.array(foundMessage).describe('Newest first.'),
});
export type FoundSession = z.infer<typeof foundSession>;
