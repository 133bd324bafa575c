import type { WriterEvent } from '../writer.ts';
import { ClaudeFailure } from './failure.ts';
import type { ReplyText } from './reply-text.ts';
import type { UsageMeter } from './usage-meter.ts';
import type { Block, WireEvent } from './wire.ts';

/** The result of one request. */
export interface Round {
  /** Anthropic's `stop_reason`; null if missing. */
  stopReason: string | null;
  /** Content blocks in order: text, thinking, and tool calls. */
  blocks: Block[];
}

/**
 * Yields the text and usage of one response as it arrives, and returns its result.
 *
 * @param most characters of text, thinking and tool calls
 * @throws ClaudeFailure if it has more
 */
export async function* runRound(
  events: AsyncIterable<WireEvent>,
  reply: ReplyText,
  meter: UsageMeter,
  most: number,
): AsyncGenerator<WriterEvent, Round> {
  let left = most;
  const count = (said: string): string => {
    left -= said.length;
    if (left < 0) throw new ClaudeFailure(`Anthropic sent more than ${most} characters`);
    return said;
  };
  const blocks = new Map<number, Block>();
  const toolInputs = new Map<number, string>();
  let stopReason: string | null = null;
  for await (const event of events) {
    if (event.type === 'message_start') {
      meter.read(event.message.usage);
      yield { type: 'usage', usage: meter.total };
    } else if (event.type === 'content_block_start' && event.content_block) {
      count(JSON.stringify(event.content_block));
      blocks.set(event.index, event.content_block);
      if (event.content_block.type === 'text') yield* startText(event.content_block.text, reply);
    } else if (event.type === 'content_block_delta' && event.delta) {
      const output = count(outputOf(event.delta));
      if (event.delta.type === 'text_delta') yield* release(reply.push(event.delta.text));
      if (event.delta.type === 'input_json_delta') {
        toolInputs.set(event.index, (toolInputs.get(event.index) ?? '') + event.delta.partial_json);
      }
      meter.receive(output);
      grow(blocks.get(event.index), event.delta);
    } else if (event.type === 'message_delta') {
      stopReason = event.delta.stop_reason ?? stopReason;
      if (event.usage) meter.read(event.usage);
    }
  }
  yield { type: 'usage', usage: meter.total };
  for (const [index, json] of toolInputs) fillIn(blocks.get(index), json);
  return { stopReason, blocks: [...blocks.values()] };
}

function* startText(text: string, reply: ReplyText): Generator<WriterEvent> {
  if (reply.text !== '') reply.breakParagraph();
  yield* release(reply.push(text));
}

/** A text event, unless the text is empty. */
export function* release(text: string): Generator<WriterEvent> {
  if (text !== '') yield { type: 'text', text };
}

type Delta = NonNullable<Extract<WireEvent, { type: 'content_block_delta' }>['delta']>;

function outputOf(delta: Delta): string {
  if (delta.type === 'text_delta') return delta.text;
  if (delta.type === 'thinking_delta') return delta.thinking;
  return delta.type === 'input_json_delta' ? delta.partial_json : '';
}

function grow(block: Block | undefined, delta: Delta): void {
  if (block?.type === 'text' && delta.type === 'text_delta') block.text += delta.text;
  if (block?.type === 'thinking' && delta.type === 'thinking_delta') block.thinking += delta.thinking;
  if (block?.type === 'thinking' && delta.type === 'signature_delta') block.signature += delta.signature;
}

/** A tool's input is complete only at the end. A truncated one becomes an empty object, which no tool accepts. */
function fillIn(block: Block | undefined, json: string): void {
  if (block?.type !== 'tool_use') return;
  try {
    block.input = JSON.parse(json);
  } catch {
    block.input = {};
  }
}
