import { z } from 'zod';

/** The fields of a Messages API request that tests use. */
export const fakeBody = z.looseObject({
  model: z.string(),
  max_tokens: z.number(),
  stream: z.boolean(),
  system: z.array(z.looseObject({ type: z.literal('text'), text: z.string() })),
  messages: z.array(
    z.looseObject({
      role: z.enum(['user', 'assistant']),
      content: z.array(
        z.looseObject({
          type: z.string(),
          text: z.string().optional(),
          content: z.string().optional(),
          is_error: z.boolean().optional(),
        }),
      ),
    }),
  ),
});
export type FakeBody = z.infer<typeof fakeBody>;

/** Token counts as Anthropic reports them. */
export interface FakeUsage {
  input_tokens: number;
  cache_creation_input_tokens: number;
  cache_read_input_tokens: number;
  output_tokens: number;
}

/**
 * A piece of an answer: text, a promise to wait for (a gate that the test opens), thinking, raw bytes, or pings this many
 * milliseconds apart until the client leaves.
 */
export type Part = string | Promise<unknown> | { thinking: string } | { raw: string } | { pings: number };

export interface ToolCall {
  name: string;
  input: unknown;
}

/** A streamed answer, in the order of its fields. */
export interface Answer {
  say?: Part[];
  /** Ids for the closing cards tag, with the key from the request (or another one). */
  cards?: number[];
  cardsKey?: string;
  /** A tool call at the end, or several. */
  tool?: ToolCall | ToolCall[];
  usage?: Partial<FakeUsage>;
  /** Defaults to `tool_use` after a tool call and `end_turn` otherwise. */
  stopReason?: string;
  /** How the stream ends: complete, with a closed connection, with silence, or with an error event of this type. */
  end?: 'whole' | 'cut' | 'silence' | { error: string };
  /** The connection is closed after this many bytes. */
  cutAfter?: number;
  /** Bytes per write. */
  split?: number;
}

/** An error response. */
export interface Refusal {
  status: number;
  headers?: Record<string, string>;
  /** The error type and message of Anthropic. */
  error?: { type: string; message: string; details?: { error_code: string } };
}

/** The response to one request. `silent` reads the request and never responds. */
export type Step = Answer | Refusal | { silent: true };

/** The text of the last message. */
export function lastText(body: FakeBody): string {
  const blocks = body.messages.at(-1)?.content ?? [];
  return blocks.map((block) => block.text ?? block.content ?? '').join('\n');
}

/** The whole conversation as text, oldest first. */
function wholeText(body: FakeBody): string {
  return body.messages.flatMap(({ content }) => content.map((block) => block.text ?? block.content ?? '')).join('\n');
}

/** The key of the tags in the request. */
export function keyOf(body: FakeBody): string {
  return /The key of this message is (\w+)\./.exec(wholeText(body))?.[1] ?? '';
}

const guideLine = z.object({
  id: z.number(),
  name: z.string(),
});
type GuideLine = z.infer<typeof guideLine>;

/** The restaurants in the request, newest block first. */
function restaurantsIn(body: FakeBody): GuideLine[] {
  const key = keyOf(body);
  const blocks = wholeText(body).matchAll(new RegExp(`<guide-${key}>\n([^<]*)\n</guide-${key}>`, 'g'));
  return [...blocks]
    .reverse()
    .flatMap(([, lines = '']) => lines.split('\n').flatMap((line) => guideLine.safeParse(JSON.parse(line)).data ?? []));
}

/** The default answer: two sentences about the first three restaurants in the request, and their ids. */
export function defaultAnswer(body: FakeBody): Answer {
  const [first, ...others] = restaurantsIn(body).slice(0, 3);
  if (!first)
    return {
      say: words(
        'I found nothing in the guide for this. Tell me a dish, an area or an occasion, and I will look again.',
      ),
    };
  // A name that is kept from Claude is the diner's to say.
  const [, ...asked] = first.name === '…' ? wholeText(body).split('Tell me about ') : [];
  const name = asked.at(-1)?.split('\n', 1)[0] ?? first.name;
  const names = others.map(({ name }) => name).join(' and ');
  const second = names ? ` ${names} would be worth a look as well, each with a mood of its own.` : '';
  const text = `For what you have in mind I would go to ${name} first, and sit down hungry.${second} `;
  // A long answer leaves time to stop it.
  const often = /long story/i.test(JSON.stringify(body.messages.at(-1))) ? LONG : 1;
  return {
    say: words(text.repeat(often).trimEnd()),
    cards: [first, ...others].map(({ id }) => id),
  };
}

const LONG = 30;

/** Splits a sentence into words, as a model would stream it. */
function words(text: string): string[] {
  return text.match(/\S+\s*/g) ?? [];
}
