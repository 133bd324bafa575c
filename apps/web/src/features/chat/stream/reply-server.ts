import { requireModule } from '../../../lib/load-module.ts';
import type { Client, ReplyServer } from './chat-server.ts';

/** The modules of a {@link ReplyServer}, which the first screen does not need. */
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
    showVersion: async (...call) => (await load()).showVersion(...call),
    stop: async (...call) => (await load()).stop(...call),
  };
}
