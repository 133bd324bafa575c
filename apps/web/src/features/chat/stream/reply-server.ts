import { requireModule } from '../../../lib/load-module.ts';
import type { ChatServer, Client, Sent } from './chat-server.ts';
import type { Position } from './read-reply.ts';
import type { ReplyEvent } from './reply-event.ts';

/** What the chat needs of the server: whole replies, however often the connection breaks. */
export interface ReplyServer extends Pick<ChatServer, 'entries' | 'stop'> {
  /** Sends a message; yields the events of its reply. */
  reply(sent: Sent, signal: AbortSignal): AsyncIterable<ReplyEvent>;
  /** The events of a reply from a position to its end. */
  resume(from: Position, signal: AbortSignal): AsyncIterable<ReplyEvent>;
}

/** The modules behind it, which the first screen does not need. */
export const loadReplies = () => Promise.all([import('./chat-server.ts'), import('./read-reply.ts')]);

/**
 * Loads its modules with the first call.
 *
 * @throws in its calls: see `requireModule`
 */
export function lazyReplyServer(client: Client): ReplyServer {
  let loaded: Promise<ReplyServer> | null = null;
  const load = () => {
    loaded ??= requireModule(loadReplies).then(([{ chatServer }, { replyServer }]) => replyServer(chatServer(client)));
    loaded.catch(() => {
      loaded = null;
    });
    return loaded;
  };
  return {
    async *reply(...call) {
      yield* (await load()).reply(...call);
    },
    async *resume(...call) {
      yield* (await load()).resume(...call);
    },
    entries: async (...call) => (await load()).entries(...call),
    stop: async (...call) => (await load()).stop(...call),
  };
}
