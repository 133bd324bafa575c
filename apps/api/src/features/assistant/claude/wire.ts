import { z } from 'zod';
import type { ToolDefinition } from './tools/tool.ts';

/** A content block of a response, in the form in which it is sent back after a tool call. */
export type Block =
  | { type: 'text'; text: string }
  | { type: 'thinking'; thinking: string; signature: string }
  | { type: 'redacted_thinking'; data: string }
  | { type: 'tool_use'; id: string; name: string; input: unknown };

/** One message of a request. */
export type Message =
  | { role: 'assistant'; content: Block[] }
  | {
      role: 'user';
      content: (
        | { type: 'text'; text: string; cache_control?: { type: 'ephemeral' } }
        | { type: 'tool_result'; tool_use_id: string; content: string; is_error?: boolean }
      )[];
    };

/** The part of a request that contains the conversation; `messages` grows with each round. */
export interface Conversation {
  system: { type: 'text'; text: string; cache_control: { type: 'ephemeral' } }[];
  tools: ToolDefinition[];
  messages: Message[];
}

/** Far more than any model reads or writes; the column is an integer. */
const TOKENS_MAX = 10_000_000;
const tokens = z.number().int().min(0).max(TOKENS_MAX).nullish();
const usage = z.object({
  input_tokens: tokens,
  cache_creation_input_tokens: tokens,
  cache_read_input_tokens: tokens,
  output_tokens: tokens,
});
/** Anthropic's token counts; `input_tokens` excludes cache reads and writes. */
export type WireUsage = z.infer<typeof usage>;

/** Accepts types that were added later, which Anthropic asks clients to ignore. */
const otherThan = (...known: string[]) =>
  z.looseObject({ type: z.string().refine((type) => !known.includes(type)) }).transform(() => null);

const startedBlock = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('text'), text: z.string() }),
    z.object({ type: z.literal('thinking'), thinking: z.string(), signature: z.string().default('') }),
    z.object({ type: z.literal('redacted_thinking'), data: z.string() }),
    z.object({ type: z.literal('tool_use'), id: z.string(), name: z.string(), input: z.unknown() }),
  ])
  .or(otherThan('text', 'thinking', 'redacted_thinking', 'tool_use'));

const delta = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('text_delta'), text: z.string() }),
    z.object({ type: z.literal('input_json_delta'), partial_json: z.string() }),
    z.object({ type: z.literal('thinking_delta'), thinking: z.string() }),
    z.object({ type: z.literal('signature_delta'), signature: z.string() }),
  ])
  .or(otherThan('text_delta', 'input_json_delta', 'thinking_delta', 'signature_delta'));

const index = z.number().int().min(0);
const wireEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message_start'), message: z.object({ usage }) }),
  z.object({ type: z.literal('content_block_start'), index, content_block: startedBlock }),
  z.object({ type: z.literal('content_block_delta'), index, delta }),
  z.object({ type: z.literal('content_block_stop'), index }),
  z.object({
    type: z.literal('message_delta'),
    delta: z.object({ stop_reason: z.string().nullish() }),
    usage: usage.nullish(),
  }),
  z.object({ type: z.literal('message_stop') }),
  z.object({ type: z.literal('error'), error: z.object({ type: z.string() }) }),
  z.object({ type: z.literal('ping') }),
]);
/** An event of a stream. Unknown content blocks and deltas are null. */
export type WireEvent = z.infer<typeof wireEvent>;

const KNOWN: ReadonlySet<string> = new Set(wireEvent.options.map((option) => option.shape.type.value));
const anyEvent = z.looseObject({ type: z.string() });

/**
 * Parses the data of one server-sent event.
 *
 * @returns null for unknown event types
 * @throws SyntaxError or ZodError if it is malformed
 */
export function readWireEvent(data: string): WireEvent | null {
  const value: unknown = JSON.parse(data);
  const read = wireEvent.safeParse(value);
  if (read.success) return read.data;
  if (!KNOWN.has(anyEvent.parse(value).type)) return null;
  throw read.error;
}
