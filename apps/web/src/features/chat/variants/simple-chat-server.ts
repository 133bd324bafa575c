import { type ChatServer, type Client, chatServer, type Sent } from '../stream/chat-server.ts';
import type { ReplyEvent } from '../stream/reply-event.ts';

/**
 * The server calls of the simple chat: it posts a message, then attaches to its reply.
 *
 * @param onLost called when the connection to a reply breaks; it reconnects automatically
 */
export function simpleChatServer(client: Client, onLost: () => void): ChatServer {
  const server = chatServer(client, onLost);
  return { ...server, send: async (input, signal) => postAndAttach(server, input, signal) };
}

/** Exported for its test. */
export async function* postAndAttach(
  server: Pick<ChatServer, 'send' | 'follow'>,
  input: Sent,
  signal: AbortSignal,
): AsyncGenerator<ReplyEvent> {
  const posting = new AbortController();
  let chatId: number | null = null;
  for await (const event of await server.send(input, AbortSignal.any([signal, posting.signal]))) {
    yield event;
    if (event.type !== 'started') continue;
    chatId = event.chatId;
    break;
  }
  posting.abort();
  if (chatId !== null) yield* server.follow(chatId, 0, signal);
}
