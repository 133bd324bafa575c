import { abortedAnswer, ClaudeFailure } from './failure.ts';
import type { ClaudeLimits } from './limits.ts';
import { SseParser } from './sse-parser.ts';
import { readWireEvent, type WireEvent } from './wire.ts';

/**
 * Reads the events of a streamed response. Replaces the SDK's iterator (1.11), which treats a lost connection as the
 * end, has no idle timeout, and prints malformed events.
 *
 * @param request aborted on an idle timeout
 * @throws ClaudeFailure if the response ends before `message_stop` or is too long
 */
export async function* readEvents(
  response: Response,
  request: AbortController,
  limits: Pick<ClaudeLimits, 'idle' | 'close' | 'bytes'>,
): AsyncGenerator<WireEvent> {
  if (!response.body) throw new ClaudeFailure('Anthropic sent a response without a body');
  const reader = response.body.getReader();
  const parser = new SseParser();
  let complete = false;
  // Pings do not reset the idle timeout: they can continue while the model produces nothing.
  let idleLeft = limits.idle;
  let bytesLeft = limits.bytes;
  for (;;) {
    const before = performance.now();
    const read = await readWithin(reader, complete ? limits.close : idleLeft, request);
    if (!('bytes' in read)) {
      if (complete) return;
      throw new ClaudeFailure(read.why);
    }
    bytesLeft -= read.bytes.length;
    if (bytesLeft < 0) throw new ClaudeFailure(`Anthropic sent more than ${limits.bytes} bytes`);
    idleLeft -= performance.now() - before;
    for (const event of eventsIn(parser, read.bytes)) {
      if (event.type === 'error') throw abortedAnswer(event.error.type);
      if (event.type !== 'ping') idleLeft = limits.idle;
      if (event.type === 'message_stop') complete = true;
      yield event;
    }
  }
}

function* eventsIn(parser: SseParser, bytes: Uint8Array): Generator<WireEvent> {
  for (const data of parseOrFail(() => parser.push(bytes))) {
    const event = parseOrFail(() => readWireEvent(data));
    if (event) yield event;
  }
}

/** A malformed event may have contained text, so the reply would be incomplete without it. */
function parseOrFail<T>(read: () => T): T {
  try {
    return read();
  } catch {
    throw new ClaudeFailure('Anthropic sent a malformed event');
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
    return done ? { why: 'The response from Anthropic ended early' } : { bytes: value };
  } catch {
    return {
      why: silent
        ? `Anthropic sent nothing for ${Math.round(milliseconds)} ms`
        : 'The connection to Anthropic was lost',
    };
  } finally {
    clearTimeout(timer);
  }
}
