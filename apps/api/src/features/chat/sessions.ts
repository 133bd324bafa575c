import type { ChatEntries, ChatEntry, ChatSession, ReplyStatus } from '@saffron/contracts/chat';
import type { FoundSession } from '@saffron/contracts/chat-search';
import { CONVERSATIONS_REACHED, TOO_MANY_SEARCHES } from '@saffron/contracts/limit-texts';
import {
  CHAT_SEARCHES_PER_MINUTE,
  CONVERSATIONS_PER_ACCOUNT,
  ENTRIES_PAGE_SIZE,
  TITLE_FROM_MESSAGE_MAX,
} from '@saffron/contracts/limits';
import { SESSION_NOT_FOUND } from '@saffron/contracts/texts';
import { withCards } from '@saffron/contracts/with-cards';
import type { Schema } from '@saffron/db/schema';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { AccountLock } from '../../account-limits.ts';
import type { Asker } from '../../auth.ts';
import { AppError } from '../../errors.ts';
import { createRate } from '../../rate.ts';
import { truncateAtWord } from '../../truncate.ts';
import type { Turns } from '../../turns.ts';
import type { Guide } from '../guide/service.ts';
import { searchSessions } from './history/search.ts';
import { ratingsOf } from './ratings.ts';
import { storedReasons } from './reasons.ts';
import { steeringOf } from './steering.ts';
import { showVersion, versionGroup, versionsOf } from './versions.ts';

/** Messages that are read at once for a whole session. Restaurants are read for these messages together. */
const READ_AT_ONCE = 20;

const SESSION = ['id', 'title', 'pinned', 'created_at', 'updated_at'] as const;

interface EntryRow {
  id: number;
  message: string;
  response: string;
  created_at: Date;
  status: ReplyStatus;
  restaurant_ids: number[];
  reasons: unknown;
  group: number;
}

/** The conversations of a user. Those of other users are reported as missing (ASVS 8.2.2). */
export function createSessions(db: Kysely<Schema>, locked: AccountLock, turns: Turns, guide: Guide) {
  const countSearch = createRate(CHAT_SEARCHES_PER_MINUTE, TOO_MANY_SEARCHES);

  const own = async (user: Asker, sessionId: number) => {
    const session = await db
      .selectFrom('chat_sessions')
      .select(SESSION)
      .where('id', '=', sessionId)
      .where('user_id', '=', user.id)
      .executeTakeFirst();
    if (!session) throw new AppError('not_found', SESSION_NOT_FOUND);
    return session;
  };

  const latest = (user: Asker) =>
    db
      .selectFrom('chat_sessions')
      .select('id')
      .where('user_id', '=', user.id)
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst();

  const toEntries = async (rows: EntryRow[]): Promise<Parameters<typeof withCards>[0]> => ({
    entries: rows.map((row) => ({
      id: row.id,
      message: row.message,
      response: {
        message: row.response,
        text: row.response,
        restaurantIds: row.restaurant_ids.map(String),
        status: row.status,
        reasons: storedReasons(row.reasons),
      },
      createdAt: row.created_at.toISOString(),
    })),
    restaurants: guide.cards(await guide.byIds([...new Set(rows.flatMap((row) => row.restaurant_ids))])),
  });

  const selectEntries = (user: Asker, sessionId: number) =>
    db
      .selectFrom('chats')
      .innerJoin('replies', 'replies.chat_id', 'chats.id')
      .select(['chats.id', 'message', 'response', 'created_at', 'status', 'restaurant_ids', 'reasons'])
      .select(versionGroup.as('group'))
      .where('session_id', '=', sessionId)
      .where('chats.user_id', '=', user.id)
      .where('set_aside_with', 'is', null);

  /** In turn, so that all that an account reads at the same time does not keep others waiting. */
  const entriesAfter = (user: Asker, sessionId: number, chatId: number): Promise<ChatEntry[]> =>
    turns(user, async () => {
      const rows = await selectEntries(user, sessionId)
        .where('chats.id', '>', chatId)
        .orderBy('chats.id')
        .limit(READ_AT_ONCE)
        .execute();
      return withCards(await toEntries(rows));
    });

  async function* allEntries(user: Asker, sessionId: number, first: ChatEntry[]): AsyncGenerator<ChatEntry> {
    let entries = first;
    while (true) {
      yield* entries;
      const last = entries.at(-1);
      if (!last || entries.length < READ_AT_ONCE) return;
      entries = await entriesAfter(user, sessionId, last.id);
    }
  }

  /**
   * The newest messages of a session with their replies, oldest first.
   *
   * @param before id of a message, for the messages before it
   */
  const entries = async (user: Asker, sessionId: number, before: number | null): Promise<ChatEntries> => {
    await own(user, sessionId);
    const rows = await selectEntries(user, sessionId)
      .$if(before !== null, (query) => query.where('chats.id', '<', before ?? 0))
      .orderBy('chats.id', 'desc')
      .limit(ENTRIES_PAGE_SIZE + 1)
      .execute();
    const page = rows.slice(0, ENTRIES_PAGE_SIZE).toReversed();
    const more = rows.length > page.length;
    const ids = page.map(({ id }) => id);
    const groups = page.map((row) => row.group);
    const [versions, ratings] = [await versionsOf(db, sessionId, groups), await ratingsOf(db, ids)];
    const steering = before === null ? await steeringOf(db, sessionId) : { chips: [], followUps: [] };
    const { entries, restaurants } = await toEntries(page);
    return {
      entries: entries.map((entry, at) => ({
        ...entry,
        versions: versions.get(groups[at] ?? 0) ?? [entry.id],
        rating: ratings.get(entry.id) ?? null,
      })),
      restaurants,
      before: more ? (page[0]?.id ?? null) : null,
      ...steering,
    };
  };

  return {
    /** Most recent message first. */
    list: async (user: Asker): Promise<ChatSession[]> => {
      const rows = await db
        .selectFrom('chat_sessions')
        .select(SESSION)
        .where('user_id', '=', user.id)
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return rows.map(toSession);
    },

    /** @throws AppError `limit_reached` if the user has too many sessions */
    create: (user: Asker, title: string): Promise<ChatSession> =>
      locked(user, async (trx) => {
        await refuseTooManySessions(trx, user);
        const row = await trx
          .insertInto('chat_sessions')
          .values({ user_id: user.id, title })
          .returning(SESSION)
          .executeTakeFirstOrThrow();
        return toSession(row);
      }),

    /** Does not change `updatedAt`, which only messages do. */
    rename: async (user: Asker, sessionId: number, title: string): Promise<ChatSession> => {
      const session = await own(user, sessionId);
      await db.updateTable('chat_sessions').set({ title }).where('id', '=', session.id).execute();
      return toSession({ ...session, title });
    },

    /** Does not change `updatedAt` either. */
    pin: async (user: Asker, sessionId: number, pinned: boolean): Promise<ChatSession> => {
      const session = await own(user, sessionId);
      await db.updateTable('chat_sessions').set({ pinned }).where('id', '=', session.id).execute();
      return toSession({ ...session, pinned });
    },

    /** @throws AppError `throttled` after too many searches in a minute */
    search: async (user: Asker, query: string): Promise<FoundSession[]> => {
      await countSearch(user);
      return searchSessions(db, user, query);
    },

    remove: async (user: Asker, sessionId: number): Promise<void> => {
      const session = await own(user, sessionId);
      await db.deleteFrom('chat_sessions').where('id', '=', session.id).execute();
    },

    entries,

    /**
     * Shows another version of a message, with what followed it.
     *
     * @returns the newest messages
     * @throws AppError `conflict` if the conversation does not show the message any more, or while a reply is being written
     */
    showVersion: async (user: Asker, sessionId: number, chatId: number): Promise<ChatEntries> => {
      await own(user, sessionId);
      await locked(user, (trx) => showVersion(trx, sessionId, chatId));
      return entries(user, sessionId, null);
    },

    /**
     * All messages of a session with their replies, oldest first. Later ones are read as the earlier ones are consumed.
     *
     * @param sessionId null for the most recent session; without one, there are no messages
     */
    history: async (user: Asker, sessionId: number | null): Promise<AsyncGenerator<ChatEntry>> => {
      const { id } = sessionId === null ? ((await latest(user)) ?? { id: 0 }) : await own(user, sessionId);
      return allEntries(user, id, await entriesAfter(user, id, 0));
    },
  };
}

/**
 * Call it with the account locked, before a session is created.
 *
 * @throws AppError `limit_reached`
 */
export async function refuseTooManySessions(trx: Transaction<Schema>, { id, isAdmin }: Asker): Promise<void> {
  if (isAdmin) return;
  const { sessions } = await trx
    .selectFrom('chat_sessions')
    .select(sql<number>`count(*)::int`.as('sessions'))
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  if (sessions >= CONVERSATIONS_PER_ACCOUNT) throw new AppError('limit_reached', CONVERSATIONS_REACHED);
}

function toSession(row: {
  id: number;
  title: string;
  pinned: boolean;
  created_at: Date;
  updated_at: Date;
}): ChatSession {
  return {
    id: row.id,
    title: row.title,
    pinned: row.pinned,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/**
 * Derives a session title from the first line of its first message, truncated at a word boundary.
 *
 * @example titleFrom('Ramen near me?\nNot too pricey') // 'Ramen near me?'
 */
export function titleFrom(message: string): string {
  const line = (message.trim().split('\n', 1)[0] ?? '').replace(/\s+/g, ' ').trim();
  return line.length <= TITLE_FROM_MESSAGE_MAX ? line : truncateAtWord(line, TITLE_FROM_MESSAGE_MAX - 1);
}
