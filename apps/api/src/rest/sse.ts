import { HEARTBEAT_MS } from '@saffron/contracts/limits';
import type { Dialect, StreamEvent } from './stream-formats.ts';

/** What goes ahead of the first event. */
export const OPENING = ': open\n\n';
/** What is sent when nothing was said for a while. */
export const HEARTBEAT = ': still here\n\n';

/** An event as it goes over the wire. JSON has its line ends escaped: it is one line whatever the text is. */
export function toldEvent(told: object): string {
  return `data: ${JSON.stringify(told)}\n\n`;
}

/**
 * Server-sent events as text: each a line `data: ` with JSON and a blank line. A comment goes ahead, so that proxies and clients
 * have the head of the answer at once, and whenever nothing was said for 15 seconds.
 */
export async function* serverSentEvents(
  events: AsyncIterable<StreamEvent>,
  dialect: Pick<Dialect, 'tell'>,
  heartbeatMs = HEARTBEAT_MS,
): AsyncGenerator<string> {
  yield OPENING;
  const iterator = events[Symbol.asyncIterator]();
  let next = iterator.next();
  try {
    for (;;) {
      const result = await orSilence(next, heartbeatMs);
      if (result === 'silence') {
        yield HEARTBEAT;
        continue;
      }
      if (result.done) return;
      next = iterator.next();
      const told = dialect.tell(result.value);
      if (told) yield toldEvent(told);
    }
  } finally {
    // Not awaited: a generator that waits for more text returns only when it comes.
    void iterator.return?.();
  }
}

async function orSilence<T>(promise: Promise<T>, ms: number): Promise<T | 'silence'> {
  const silence = Promise.withResolvers<'silence'>();
  const timer = setTimeout(() => silence.resolve('silence'), ms);
  try {
    return await Promise.race([promise, silence.promise]);
  } finally {
    clearTimeout(timer);
  }
}
