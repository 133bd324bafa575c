import type { ChatEvent, Recommendation, SendMessageInput } from '@saffron/contracts/chat';
import type { AddChipInput } from '@saffron/contracts/steering';
import { REPLY_NOT_FOUND, removalMessage } from '@saffron/contracts/texts';
import type { Schema } from '@saffron/db/schema';
import type { Kysely } from 'kysely';
import type { AccountLock } from '../../account-limits.ts';
import type { Admin, Asker } from '../../auth.ts';
import { AppError } from '../../errors.ts';
import type { Report } from '../../ops/log-error.ts';
import type { Metrics } from '../../ops/metrics.ts';
import type { Turns } from '../../turns.ts';
import type { Assistant } from '../assistant/service.ts';
import type { Guide } from '../guide/service.ts';
import type { Catalogue } from '../search/snapshot/catalogue.ts';
import { withAddition } from '../understanding/additions.ts';
import { beginReply } from './begin-reply.ts';
import { newestReply, reapReplies, requestStop, type StoredReply, storedReplies, storedReply } from './data.ts';
import { followReply, type ReplySource } from './follow-reply.ts';
import { collectWords } from './history/collect-words.ts';
import { allowanceOf, orphanedReservations, settle, usageByUser } from './ledger.ts';
import { LiveReply } from './live-reply.ts';
import { createNamedPlaces } from './named-places.ts';
import { polled } from './polled.ts';
import { createRatings } from './ratings.ts';
import { reasonsOf } from './reasons.ts';
import type { Sent } from './said.ts';
import { createSessions } from './sessions.ts';
import { steeringOf } from './steering.ts';
import { writeReply } from './write-reply.ts';

export type Chat = ReturnType<typeof createChat>;

/** As long as the message of a removed or an added chip can be; its tokens are reserved before the chip is looked up. */
const REMOVAL = removalMessage('x'.repeat(60));

/** Poll interval for the replies that other replicas write, in milliseconds. */
const POLL_EVERY = 150;

interface Deps {
  db: Kysely<Schema>;
  locked: AccountLock;
  turns: Turns;
  assistant: Assistant;
  guide: Guide;
  catalogue: Pick<Catalogue, 'recent'>;
  metrics: Metrics;
  report: Report;
}

/** Conversations with the assistant. The server finishes each reply, whether or not a client is connected. */
export function createChat({ db, locked, turns, assistant, guide, catalogue, metrics, report }: Deps) {
  let orphans: ReadonlySet<number> = new Set();
  const writing = new Map<number, { sessionId: number; live: LiveReply; done: Promise<void> }>();
  const sessions = createSessions(db, locked, turns, guide);

  const pollReply = polled((chatIds: number[]) => storedReplies(db, chatIds), POLL_EVERY);

  /** @param chatId of a reply of the user */
  const sourceOf = (chatId: number): ReplySource => {
    const live = writing.get(chatId)?.live;
    if (live) return { read: async () => snapshotOf(live), changed: () => live.changed() };
    return {
      read: async () => ({ ...found(await pollReply(chatId)), phase: 'thinking' }),
      // The next read waits for the next poll.
      changed: async () => {},
    };
  };

  const requireReply = async (user: Asker, chatId: number): Promise<StoredReply> =>
    found(await storedReply(db, user.id, chatId));

  const stream = (
    user: Asker,
    chatId: number,
    reply: { sessionId: number; message: string },
    at: number,
    signal?: AbortSignal,
  ) => {
    const events = followReply({
      chatId,
      sessionId: reply.sessionId,
      message: reply.message,
      at,
      source: sourceOf(chatId),
      signal,
      finish: async (ids) => ({
        restaurants: guide.cards(await guide.byIds(ids), await reasonsOf(db, chatId)),
        allowance: await allowanceOf(db, user.id),
        ...(await steeringOf(db, reply.sessionId, chatId)),
      }),
    });
    return counted(events, metrics);
  };

  /** The message to reserve tokens for. */
  const messageFor = async (user: Asker, input: Sent): Promise<string> => {
    if ('message' in input) return input.message;
    return 'chipId' in input || 'addition' in input
      ? REMOVAL
      : ((await storedReply(db, user.id, input.chatId))?.message ?? '');
  };

  const send = async (user: Asker, input: Sent, signal?: AbortSignal): Promise<AsyncGenerator<ChatEvent>> => {
    const text = await messageFor(user, input);
    const begun = await beginReply(locked, user, input, await assistant.needs(text)).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'token_limit_exceeded') metrics.limitRefusals.inc();
      throw error;
    });
    const { chatId, sessionId, message, tokens } = begun;
    if (begun.fresh) {
      const live = new LiveReply();
      const job = { db, assistant, chatId, sessionId, dinerName: user.name, tokens, live, metrics, report };
      const done = writeReply(job).finally(() => writing.delete(chatId));
      writing.set(chatId, { sessionId, live, done });
    }
    return stream(user, chatId, { sessionId, message }, 0, signal);
  };

  return {
    sessions: {
      ...sessions,

      /** Deletes a session and stops its replies. On another replica, the writer finds out when it saves the next time. */
      remove: async (user: Asker, sessionId: number): Promise<void> => {
        await sessions.remove(user, sessionId);
        for (const reply of writing.values()) if (reply.sessionId === sessionId) reply.live.stop('stopped');
      },
    },

    ratings: createRatings(db),

    /** The restaurants that replies name. */
    named: createNamedPlaces(db, guide),

    /**
     * Accepts what a diner sends and starts its reply or, for a known idempotency key, finds the existing one. A removed chip asks again
     * without it; the message says so, and is not read. Another version of a message, or another reply to it, sets the earlier one aside.
     *
     * @param signal aborted when nobody reads any more, which does not stop the reply
     * @returns the events of the reply from its beginning; ending the iteration does not stop the reply either
     * @throws AppError before the first event; see `beginReply`
     */
    send,

    /**
     * Adds a chip, and asks again with it as `send` does.
     *
     * @throws AppError before the first event; see `beginReply`
     */
    addChip: async (user: Asker, input: AddChipInput, signal?: AbortSignal): Promise<AsyncGenerator<ChatEvent>> => {
      const [{ vocabulary }, now] = await Promise.all([catalogue.recent(), guide.now()]);
      return send(user, { ...input, add: (value) => withAddition(value, input.addition, vocabulary, now) }, signal);
    },

    /** Sends a message and waits for the complete reply. */
    ask: async (user: Asker, input: SendMessageInput, signal?: AbortSignal): Promise<Recommendation> => {
      for await (const event of await send(user, input, signal)) {
        if (event.type === 'error') throw new AppError(event.error, event.message);
        if (event.type === 'final') {
          return { message: event.message, restaurants: event.restaurants, chatSessionId: event.sessionId };
        }
      }
      throw new AppError('interrupted', REPLY_NOT_FOUND);
    },

    /** Streams a reply from position `at` of its text. */
    follow: async (user: Asker, chatId: number, at: number, signal?: AbortSignal): Promise<AsyncGenerator<ChatEvent>> =>
      stream(user, chatId, await requireReply(user, chatId), at, signal),

    /** Streams the user's most recent reply from its beginning; null if none is in progress or recent. */
    followNewest: async (user: Asker, signal?: AbortSignal): Promise<AsyncGenerator<ChatEvent> | null> => {
      const chatId = await newestReply(db, user.id);
      return chatId === null ? null : stream(user, chatId, await requireReply(user, chatId), 0, signal);
    },

    /** Stops a reply and keeps its text. Has no effect on a reply that has ended. */
    stop: async (user: Asker, chatId: number): Promise<void> => {
      await requireReply(user, chatId);
      const local = writing.get(chatId);
      if (local) local.live.stop('stopped');
      else await requestStop(db, chatId);
      await local?.done;
    },

    allowance: (user: Asker) => allowanceOf(db, user.id),

    /** Tokens that each account has used today. */
    usageToday: (_admin: Admin) => usageByUser(db),

    /**
     * Cleans up after processes that died; called periodically. Reservations of deleted chats are released the second
     * time they are found, because a living writer would have settled its own by then.
     *
     * @returns the number of replies marked as interrupted; see `reapReplies`
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

    /** Collects words for the search of conversations; called periodically. See `collectWords`. */
    collectWords: (most: number): Promise<number> => collectWords(db, most),

    /** Resolves when this process is not writing any reply. */
    idle: async (): Promise<void> => {
      while (writing.size > 0) await Promise.all([...writing.values()].map(({ done }) => done));
    },

    /** Interrupts all replies that this process is writing and waits until they are saved. */
    close: async (): Promise<void> => {
      for (const { live } of writing.values()) live.stop('interrupted');
      await Promise.all([...writing.values()].map(({ done }) => done));
    },
  };
}

function found(reply: StoredReply | null | undefined): StoredReply {
  if (!reply) throw new AppError('not_found', REPLY_NOT_FOUND);
  return reply;
}

/** Counts a reader while it is connected. */
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
