import { type ChatEntry, type ChatEvent, chatEntry } from '@saffron/contracts/chat';
import { withCards } from '@saffron/contracts/with-cards';
import { z } from 'zod';
import type { Visitor } from './start-app.ts';

/** Reads a reply to its end. */
export async function readAll(events: AsyncIterable<ChatEvent>): Promise<ChatEvent[]> {
  const seen: ChatEvent[] = [];
  for await (const event of events) seen.push(event);
  return seen;
}

/** The joined text of the chunks. */
export const textOf = (events: ChatEvent[]): string =>
  events.flatMap((event) => (event.type === 'chunk' ? event.text : [])).join('');

export const lastOf = (events: ChatEvent[]): ChatEvent | undefined => events.at(-1);

/** Reads up to the next event of this type. @throws when the stream ends first */
export async function nextOfType<Type extends ChatEvent['type']>(
  events: AsyncIterator<ChatEvent>,
  type: Type,
): Promise<Extract<ChatEvent, { type: Type }>> {
  for (;;) {
    const { value, done } = await events.next();
    if (done) throw new Error(`the stream ended without ${type}`);
    if (isOf(value, type)) return value;
  }
}

function isOf<Type extends ChatEvent['type']>(
  event: ChatEvent,
  type: Type,
): event is Extract<ChatEvent, { type: Type }> {
  return event.type === type;
}

/** The newest messages of a session with their replies. */
export async function entriesOf(visitor: Visitor, sessionId: number): Promise<ChatEntry[]> {
  return z.array(chatEntry).parse(withCards(await visitor.trpc.chat.entries.query({ sessionId })));
}

/** All messages of the most recent session with their replies. */
export async function recentEntries(visitor: Visitor): Promise<ChatEntry[]> {
  return z.array(chatEntry).parse(await (await visitor.send('GET', '/api/chats')).json());
}

/** Follows a reply as the web app does: over server-sent events, from a position in its text. */
export async function* follow(visitor: Visitor, input: { chatId: number; at: number }): AsyncGenerator<ChatEvent> {
  const leaving = new AbortController();
  try {
    const query = new URLSearchParams({ input: JSON.stringify(input) });
    const headers = { accept: 'text/event-stream' };
    const response = await visitor.fetch(`/trpc/chat.follow?${query}`, { headers, signal: leaving.signal });
    let text = '';
    for await (const bytes of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (text + bytes).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        // tRPC's own events (connected, ping, return) are named; chat events are not.
        if (/^event:/m.test(block)) continue;
        const [, data] = /^data: (.*)$/m.exec(block) ?? [];
        if (data) yield JSON.parse(data);
      }
    }
  } finally {
    leaving.abort();
  }
}
