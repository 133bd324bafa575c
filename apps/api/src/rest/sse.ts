import { HEARTBEAT_MS } from '@saffron/contracts/limits';
import type { StreamEvent, StreamFormat } from './stream-formats.ts';

/** Sent before the first event. */
export const OPENING = ': open\n\n';
/** Sent when the stream has been silent. */
export const HEARTBEAT = ': heartbeat\n\n';

/** Formats one event. JSON escapes line breaks, so an event is always a single `data:` line. */
export function formatEvent(converted: object): string {
  return `data: ${JSON.stringify(converted)}\n\n`;
}

/**
 * Serializes events as server-sent events. A comment comes first, so that proxies and clients receive the headers at
 * once, and another after every 15 seconds of silence.
 */
export async function* serverSentEvents(
  events: AsyncIterable<StreamEvent>,
  format: Pick<StreamFormat, 'convert'>,
  heartbeatMs = HEARTBEAT_MS,
): AsyncGenerator<string> {
  yield OPENING;
  const iterator = events[Symbol.asyncIterator]();
  const ask = () => {
    const asked = iterator.next();
    // Nobody waits for it once the reader has left, and a rejection that nobody handles ends the process.
    asked.catch(() => {});
    return asked;
  };
  let next = ask();
  try {
    for (;;) {
      const result = await resultOrSilence(next, heartbeatMs);
      if (result === 'silence') {
        yield HEARTBEAT;
        continue;
      }
      if (result.done) return;
      next = ask();
      const converted = format.convert(result.value);
      if (converted) yield formatEvent(converted);
    }
  } finally {
    // Not awaited: a generator that waits for more text returns only when that arrives.
    iterator.return?.().catch(() => {});
  }
}

async function resultOrSilence<T>(promise: Promise<T>, ms: number): Promise<T | 'silence'> {
  const silence = Promise.withResolvers<'silence'>();
  const timer = setTimeout(() => silence.resolve('silence'), ms);
  try {
    return await Promise.race([promise, silence.promise]);
  } finally {
    clearTimeout(timer);
  }
}
