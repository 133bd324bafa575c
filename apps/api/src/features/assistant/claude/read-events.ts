import { abortedAnswer, ClaudeFailure } from './failure.ts';
import type { ClaudeLimits } from './limits.ts';
import { SseParser } from './sse-parser.ts';
import { readWireEvent, type WireEvent } from './wire.ts';

/**
 * The events of a streamed answer as they arrive. Own code in place of the SDK's iterator (1.11), which is as fast but takes a cut
 * connection for the end, waits for ever, and prints a garbled event before it fails with a SyntaxError.
 *
 * @param request is aborted when Anthropic falls silent
 * @throws ClaudeFailure when the answer stops before its `message_stop`
 */
export async function* readEvents(
  response: Response,
  request: AbortController,
  limits: Pick<ClaudeLimits, 'idle' | 'close'>,
): AsyncGenerator<WireEvent> {
  if (!response.body) throw new ClaudeFailure('Anthropic answered without a body');
  const reader = response.body.getReader();
  const parser = new SseParser();
  let whole = false;
  // Pings do not fill the pause: they can go on for ever beside a model that writes nothing.
  let patience = limits.idle;
  for (;;) {
    const before = performance.now();
    const read = await readWithin(reader, whole ? limits.close : patience, request);
    if (!('bytes' in read)) {
      if (whole) return;
      throw new ClaudeFailure(read.why);
    }
    patience -= performance.now() - before;
    for (const event of eventsIn(parser, read.bytes)) {
      if (event.type === 'error') throw abortedAnswer(event.error.type);
      if (event.type !== 'ping') patience = limits.idle;
      if (event.type === 'message_stop') whole = true;
      yield event;
    }
  }
}

function* eventsIn(parser: SseParser, bytes: Uint8Array): Generator<WireEvent> {
  for (const data of orGarbled(() => parser.push(bytes))) {
    const event = orGarbled(() => readWireEvent(data));
    if (event) yield event;
  }
}

/** A garbled piece may have been part of the text, so the reply is not whole without it. */
function orGarbled<T>(read: () => T): T {
  try {
    return read();
  } catch {
    throw new ClaudeFailure("Anthropic's answer was garbled");
  }
}

type Read = { bytes: Uint8Array } | { why: string };

async function readWithin(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  milliseconds: number,
  request: AbortController,
): Promise<Read> {
  let silent = false;
  const timer = setTimeout(
    () => {
      silent = true;
      request.abort();
    },
    Math.max(milliseconds, 0),
  );
  try {
    const { done, value } = await reader.read();
    return done ? { why: "Anthropic's answer ended before it was whole" } : { bytes: value };
  } catch {
    return {
      why: silent ? `Anthropic sent nothing for ${Math.round(milliseconds)} ms` : 'The connection to Anthropic was cut',
    };
  } finally {
    clearTimeout(timer);
  }
}
