import type { CallOptions, InputOf } from './calls.ts';
import type { ChatEvent, Client } from './generated/client.ts';
import { SaffronError } from './saffron-error.ts';

/** What is asked; without a `sessionId`, in a new conversation. */
export type AskInput = InputOf<Client['chat']['send']>;
/** A part of a reply. The last one is `final`, with the whole message and its restaurants. */
export type AskEvent = Exclude<ChatEvent, { type: 'error' }>;

/** Milliseconds before each attempt to read on. */
const PAUSES = [500, 1000, 2000, 4000];

/**
 * Asks, and yields the reply as it is written. If the connection is lost, it reads on where it stopped; no event comes twice.
 *
 * @param options a signal ends reading; the server completes the reply all the same, unless `chat.stop` ends it
 * @throws SaffronError
 * @example
 * for await (const event of ask(saffron, { message: 'Somewhere quiet for fish?' })) {
 *   if (event.type === 'chunk') process.stdout.write(event.text);
 *   if (event.type === 'final') console.log(event.restaurants);
 * }
 */
export async function* ask(client: Client, input: AskInput, options: CallOptions = {}): AsyncGenerator<AskEvent, void> {
  // The server answers a repeated key with the same reply, from its start.
  const question = { idempotencyKey: crypto.randomUUID(), ...input };
  const news = new News();
  for (let attempt = 0; ; attempt++) {
    try {
      for await (const event of await client.chat.send.mutate(question, options)) {
        if (event.type === 'error') throw new SaffronError(event.message, event.error);
        const fresh = news.of(event);
        if (fresh) yield fresh;
        if (event.type === 'final') return;
      }
      throw new SaffronError('The connection was lost.', 'unreachable');
    } catch (error) {
      const pause = PAUSES[attempt];
      const isLost = error instanceof SaffronError && error.code === 'unreachable' && news.started;
      if (!isLost || pause === undefined) throw error;
      await passed(pause, options.signal);
    }
  }
}

/** Waits, at most until the caller's signal. */
function passed(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
  });
}

/** What has been read of a reply. */
class News {
  started = false;
  #read = 0;

  /** The part of an event that is new; null if there is none. */
  of(event: AskEvent): AskEvent | null {
    if (event.type === 'started') {
      const isNew = !this.started;
      this.started = true;
      return isNew ? event : null;
    }
    if (event.type !== 'chunk') return event;
    const known = Math.max(0, this.#read - event.at);
    this.#read = Math.max(this.#read, event.at + event.text.length);
    return known < event.text.length ? { ...event, text: event.text.slice(known), at: event.at + known } : null;
  }
}
