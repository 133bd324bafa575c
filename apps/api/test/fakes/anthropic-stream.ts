import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Answer, FakeUsage, Part, ToolCall } from './anthropic-script.ts';

/** The context of a response stream. */
interface Stage {
  response: ServerResponse;
  usage: FakeUsage;
  key: string;
  /** Milliseconds between two pieces of text. */
  pace: number;
  /** Called for every token count that was sent completely. */
  onUsage: (usage: FakeUsage) => void;
}

/** Streams an answer like Anthropic. Ends early when the client disconnects. */
export async function writeStream(answer: Answer, stage: Stage): Promise<void> {
  const { response, usage } = stage;
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'request-id': 'req_fake0000000000' });
  response.socket?.setNoDelay(true);
  const wire = new Wire(response, answer);

  const opening = { ...usage, output_tokens: 1 };
  if (await wire.event({ type: 'message_start', message: { ...MESSAGE, usage: opening } })) stage.onUsage(opening);
  await wire.event({ type: 'ping' });
  const cards = answer.cards
    ? [`\n\n<cards-${answer.cardsKey ?? stage.key}>${answer.cards.join(',')}</cards-${answer.cardsKey ?? stage.key}>`]
    : [];
  await writeParts([...(answer.say ?? []), ...cards], wire, stage);
  for (const call of [answer.tool ?? []].flat()) await writeTool(call, wire);
  if (answer.end === 'silence') return;
  if (answer.end === 'cut') return wire.cut();
  if (typeof answer.end === 'object') {
    await wire.event({ type: 'error', error: { type: answer.end.error, message: 'As scripted.' } });
    response.end();
    return;
  }
  const stop_reason = answer.stopReason ?? (answer.tool ? 'tool_use' : 'end_turn');
  const closing = { type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage };
  if (await wire.event(closing)) stage.onUsage(usage);
  await wire.event({ type: 'message_stop' });
  response.end();
}

const MESSAGE = {
  id: 'msg_fake',
  type: 'message',
  role: 'assistant',
  model: 'fake',
  content: [],
  stop_reason: null,
  stop_sequence: null,
};

async function writeParts(parts: Part[], wire: Wire, { pace }: Stage): Promise<void> {
  for (const part of parts) {
    if (part instanceof Promise) await part;
    else if (typeof part === 'string') await wire.text(part);
    else if ('raw' in part) await wire.bytes(part.raw);
    else if ('pings' in part) await writePings(part.pings, wire);
    else await wire.thinking(part.thinking);
    if (pace > 0 && typeof part === 'string') await delay(pace);
    if (wire.isClosed) return;
  }
  await wire.endBlock();
}

async function writePings(apart: number, wire: Wire): Promise<void> {
  while (!wire.isClosed) {
    await wire.event({ type: 'ping' });
    await delay(apart);
  }
}

async function writeTool({ name, input }: ToolCall, wire: Wire): Promise<void> {
  const json = JSON.stringify(input);
  await wire.startBlock({ type: 'tool_use', id: 'toolu_fake', name, input: {} });
  for (const partial_json of [json.slice(0, 4), json.slice(4)])
    await wire.delta({ type: 'input_json_delta', partial_json });
  await wire.endBlock();
}

/** Writes events with the scripted splits and cuts, and opens and closes content blocks as needed. */
class Wire {
  readonly #response: ServerResponse;
  readonly #answer: Answer;
  #left: number;
  #index = -1;
  #open: string | null = null;

  constructor(response: ServerResponse, answer: Answer) {
    this.#response = response;
    this.#answer = answer;
    this.#left = answer.cutAfter ?? Number.POSITIVE_INFINITY;
  }

  get isClosed(): boolean {
    return this.#response.destroyed || this.#response.writableEnded;
  }

  cut(): void {
    this.#response.destroy();
  }

  async text(text: string): Promise<void> {
    await this.#need('text', { type: 'text', text: '' });
    await this.delta({ type: 'text_delta', text });
  }

  async thinking(thinking: string): Promise<void> {
    await this.#need('thinking', { type: 'thinking', thinking: '', signature: '' });
    await this.delta({ type: 'thinking_delta', thinking });
    await this.delta({ type: 'signature_delta', signature: 'fake-signature' });
  }

  async #need(kind: string, block: object): Promise<void> {
    if (this.#open === kind) return;
    await this.startBlock(block);
    this.#open = kind;
  }

  async startBlock(content_block: object): Promise<void> {
    await this.endBlock();
    this.#index++;
    this.#open = 'other';
    await this.event({ type: 'content_block_start', index: this.#index, content_block });
  }

  async delta(delta: object): Promise<void> {
    await this.event({ type: 'content_block_delta', index: this.#index, delta });
  }

  async endBlock(): Promise<void> {
    if (this.#open === null) return;
    this.#open = null;
    await this.event({ type: 'content_block_stop', index: this.#index });
  }

  /** @returns whether all of it was sent */
  event(event: { type: string; [field: string]: unknown }): Promise<boolean> {
    return this.bytes(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  }

  async bytes(text: string): Promise<boolean> {
    const all = Buffer.from(text);
    const bytes = all.subarray(0, this.#left);
    const size = this.#answer.split ?? bytes.length;
    let at = 0;
    for (; at < bytes.length && !this.isClosed; at += size) {
      await new Promise<void>((resolve) => {
        this.#response.write(bytes.subarray(at, at + size), () => resolve());
      });
    }
    const isWhole = at >= all.length && !this.isClosed;
    this.#left -= bytes.length;
    if (this.#left <= 0) this.cut();
    return isWhole;
  }
}
