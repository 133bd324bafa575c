import { setTimeout as delay } from 'node:timers/promises';
import type { ChatEvent, Recommendation, SendMessageInput } from '@saffron/contracts/chat';
import { REPLY_NOT_FOUND } from '@saffron/contracts/texts';
import type { Schema } from '@saffron/db/schema';
import type { Kysely } from 'kysely';
import type { Admin, SignedIn } from '../../auth.ts';
import { AppError } from '../../errors.ts';
import type { Report } from '../../ops/log-error.ts';
import type { Metrics } from '../../ops/metrics.ts';
import type { Assistant } from '../assistant/service.ts';
import type { Guide } from '../guide/service.ts';
import { beginReply } from './begin-reply.ts';
import { newestReply, reapReplies, requestStop, type StoredReply, storedReply } from './data.ts';
import { followReply, type ReplySource } from './follow-reply.ts';
import { allowanceOf, orphanedReservations, settle, usageByUser } from './ledger.ts';
import { LiveReply } from './live-reply.ts';
import { createSessions } from './sessions.ts';
import { writeReply } from './write-reply.ts';

export type Chat = ReturnType<typeof createChat>;

/** How often a reply that another replica writes is looked up, in milliseconds. */
const POLL_EVERY = 150;

interface Deps {
  db: Kysely<Schema>;
  assistant: Assistant;
  guide: Guide;
  metrics: Metrics;
  report: Report;
}

/** Conversations with the assistant. A reply belongs to the server: it is written to its end whoever reads or leaves. */
export function createChat({ db, assistant, guide, metrics, report }: Deps) {
  let orphans: ReadonlySet<number> = new Set();
  const writing = new Map<number, { live: LiveReply; done: Promise<void> }>();

  const sourceOf = (user: SignedIn, chatId: number): ReplySource => {
    const live = writing.get(chatId)?.live;
    if (live) return { look: async () => snapshotOf(live), changed: () => live.changed() };
    return {
      look: async () => ({ ...(await requireReply(user, chatId)), phase: 'thinking' }),
      changed: () => delay(POLL_EVERY),
    };
  };

  const requireReply = async (user: SignedIn, chatId: number): Promise<StoredReply> => {
    const reply = await storedReply(db, user.id, chatId);
    if (!reply) throw new AppError('not_found', REPLY_NOT_FOUND);
    return reply;
  };

  const read = (user: SignedIn, chatId: number, reply: { sessionId: number; message: string }, at: number) => {
    const events = followReply({
      chatId,
      sessionId: reply.sessionId,
      message: reply.message,
      at,
      source: sourceOf(user, chatId),
      finish: async (ids) => ({
        restaurants: guide.cards(await guide.byIds(ids)),
        allowance: await allowanceOf(db, user.id),
      }),
    });
    return counted(events, metrics);
  };

  const send = async (user: SignedIn, input: SendMessageInput): Promise<AsyncGenerator<ChatEvent>> => {
    const begun = await beginReply(db, user, input, await assistant.needs(input.message)).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'token_limit_exceeded') metrics.limitRefusals.inc();
      throw error;
    });
    const { chatId, sessionId, tokens } = begun;
    if (begun.fresh) {
      const live = new LiveReply();
      const job = { db, assistant, chatId, sessionId, dinerName: user.name, tokens, live, metrics, report };
      const done = writeReply(job).finally(() => writing.delete(chatId));
      writing.set(chatId, { live, done });
    }
    return read(user, chatId, { sessionId, message: input.message }, 0);
  };

  return {
    sessions: createSessions(db, guide),

    /**
     * Takes a message in and begins its reply, or, for a key that was sent before, finds the reply that it began.
     *
     * @returns the reply's events from the beginning; leaving them does not end the reply
     * @throws AppError before any event; see `beginReply`
     */
    send,

    /** Sends and waits for the whole reply. */
    ask: async (user: SignedIn, input: SendMessageInput): Promise<Recommendation> => {
      for await (const event of await send(user, input)) {
        if (event.type === 'error') throw new AppError(event.error, event.message);
        if (event.type === 'final') {
          return { message: event.message, restaurants: event.restaurants, chatSessionId: event.sessionId };
        }
      }
      throw new AppError('interrupted', REPLY_NOT_FOUND);
    },

    /** The events of a reply from position `at` of its text. */
    follow: async (user: SignedIn, chatId: number, at: number): Promise<AsyncGenerator<ChatEvent>> =>
      read(user, chatId, await requireReply(user, chatId), at),

    /** The user's newest reply from its beginning; null when none is in progress or fresh. */
    followNewest: async (user: SignedIn): Promise<AsyncGenerator<ChatEvent> | null> => {
      const chatId = await newestReply(db, user.id);
      return chatId === null ? null : read(user, chatId, await requireReply(user, chatId), 0);
    },

    /** Ends a reply early; what was written stays. Stopping one that has ended changes nothing. */
    stop: async (user: SignedIn, chatId: number): Promise<void> => {
      await requireReply(user, chatId);
      const here = writing.get(chatId);
      if (here) here.live.stop('stopped');
      else await requestStop(db, chatId);
      await here?.done;
    },

    allowance: (user: SignedIn) => allowanceOf(db, user.id),

    /** Tokens that each account has used today. */
    usageToday: (_admin: Admin) => usageByUser(db),

    /**
     * Ends what the dead have left; called again and again. Reservations of chats that were deleted are returned the second time they
     * are seen: a writer that lives has settled its own by then.
     *
     * @returns how many replies were marked as interrupted; see `reapReplies`
     */
    reap: async (seconds: number): Promise<number> => {
      const dead = await reapReplies(db, seconds);
      const found = await orphanedReservations(db);
      await settle(
        db,
        found.filter((chatId) => orphans.has(chatId)),
      );
      orphans = new Set(found);
      return dead;
    },

    /** Settles once this process is writing no reply. */
    idle: async (): Promise<void> => {
      while (writing.size > 0) await Promise.all([...writing.values()].map(({ done }) => done));
    },

    /** Ends every reply that this process is writing, and waits until they are saved. */
    close: async (): Promise<void> => {
      for (const { live } of writing.values()) live.stop('interrupted');
      await Promise.all([...writing.values()].map(({ done }) => done));
    },
  };
}

/** Counts a reader for as long as it reads. */
async function* counted(events: AsyncGenerator<ChatEvent>, { streams }: Metrics): AsyncGenerator<ChatEvent> {
  streams.inc();
  try {
    yield* events;
  } finally {
    streams.dec();
  }
}

function snapshotOf(live: LiveReply) {
  const { ending } = live;
  return {
    text: live.text,
    phase: live.phase,
    status: ending?.status ?? ('streaming' as const),
    restaurantIds: ending?.restaurantIds ?? [],
    errorCode: ending?.error?.code ?? null,
    errorMessage: ending?.error?.message ?? null,
  };
}
