import { z } from 'zod';

/** What Claude wrote or thought in one round, as it has to be sent back when the round asked for a tool. */
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
        | { type: 'text'; text: string }
        | { type: 'tool_result'; tool_use_id: string; content: string; is_error?: boolean }
      )[];
    };

/** What is said to Claude: the part of a request that grows from round to round is `messages`. */
export interface Conversation {
  system: { type: 'text'; text: string; cache_control: { type: 'ephemeral' } }[];
  tools: {
    name: string;
    description: string;
    strict: boolean;
    input_schema: {
      type: 'object';
      properties: Record<string, unknown>;
      required: string[];
      additionalProperties: boolean;
    };
  }[];
  messages: Message[];
}

const tokens = z.number().nullish();
const usage = z.object({
  input_tokens: tokens,
  cache_creation_input_tokens: tokens,
  cache_read_input_tokens: tokens,
  output_tokens: tokens,
});
/** Tokens as Anthropic counts them: `input_tokens` are those that no cache took or gave. */
export type WireUsage = z.infer<typeof usage>;

/** A kind that came after this was written; Anthropic asks clients to pass over those. */
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
/** What a stream says, piece by piece. A block or delta of a kind that this writer does not read is null. */
export type WireEvent = z.infer<typeof wireEvent>;

const KNOWN: ReadonlySet<string> = new Set(wireEvent.options.map((option) => option.shape.type.value));
const anyEvent = z.looseObject({ type: z.string() });

/**
 * Reads the data of one server-sent event.
 *
 * @returns null for a kind of event that is not known here
 * @throws SyntaxError or ZodError when it is garbled
 */
export function readWireEvent(data: string): WireEvent | null {
  const value: unknown = JSON.parse(data);
  const read = wireEvent.safeParse(value);
  if (read.success) return read.data;
  if (!KNOWN.has(anyEvent.parse(value).type)) return null;
  throw read.error;
}
