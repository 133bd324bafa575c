import type { ChatEntry, ChatSession } from '@saffron/contracts/chat';
import { CONVERSATIONS_REACHED } from '@saffron/contracts/limit-texts';
import { CONVERSATIONS_PER_ACCOUNT, TITLE_FROM_MESSAGE_MAX } from '@saffron/contracts/limits';
import { SESSION_NOT_FOUND } from '@saffron/contracts/texts';
import type { Schema } from '@saffron/db/schema';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { AccountLock } from '../../account-limits.ts';
import type { SignedIn } from '../../auth.ts';
import { AppError } from '../../errors.ts';
import { truncate } from '../../truncate.ts';
import type { Guide } from '../guide/service.ts';

const words = new Intl.Segmenter('en', { granularity: 'word' });

/** The conversations of a user. Those of other users are reported as missing (ASVS 8.2.2). */
export function createSessions(db: Kysely<Schema>, locked: AccountLock, guide: Guide) {
  const own = async (user: SignedIn, sessionId: number) => {
    const session = await db
      .selectFrom('chat_sessions')
      .select(['id', 'title', 'created_at', 'updated_at'])
      .where('id', '=', sessionId)
      .where('user_id', '=', user.id)
      .executeTakeFirst();
    if (!session) throw new AppError('not_found', SESSION_NOT_FOUND);
    return session;
  };

  const entries = async (user: SignedIn, sessionId: number): Promise<ChatEntry[]> => {
    const rows = await db
      .selectFrom('chats')
      .innerJoin('replies', 'replies.chat_id', 'chats.id')
      .select(['chats.id', 'message', 'response', 'created_at', 'status', 'restaurant_ids'])
      .where('session_id', '=', sessionId)
      .where('chats.user_id', '=', user.id)
      .orderBy('chats.id')
      .execute();
    const shown = await guide.byIds([...new Set(rows.flatMap((row) => row.restaurant_ids))]);
    const cards = new Map(guide.cards(shown).map((card) => [card.id, card]));
    return rows.map((row) => ({
      id: row.id,
      message: row.message,
      response: {
        message: row.response,
        text: row.response,
        restaurants: row.restaurant_ids.flatMap((id) => cards.get(String(id)) ?? []),
        status: row.status,
      },
      createdAt: row.created_at.toISOString(),
    }));
  };

  return {
    /** Most recent message first. */
    list: async (user: SignedIn): Promise<ChatSession[]> => {
      const rows = await db
        .selectFrom('chat_sessions')
        .select(['id', 'title', 'created_at', 'updated_at'])
        .where('user_id', '=', user.id)
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return rows.map(toSession);
    },

    /** @throws AppError `limit_reached` if the user has too many sessions */
    create: (user: SignedIn, title: string): Promise<ChatSession> =>
      locked(user, async (trx) => {
        await refuseTooManySessions(trx, user);
        const row = await trx
          .insertInto('chat_sessions')
          .values({ user_id: user.id, title })
          .returning(['id', 'title', 'created_at', 'updated_at'])
          .executeTakeFirstOrThrow();
        return toSession(row);
      }),

    /** Does not change `updatedAt`, which only messages do. */
    rename: async (user: SignedIn, sessionId: number, title: string): Promise<ChatSession> => {
      const session = await own(user, sessionId);
      await db.updateTable('chat_sessions').set({ title }).where('id', '=', session.id).execute();
      return toSession({ ...session, title });
    },

    remove: async (user: SignedIn, sessionId: number): Promise<void> => {
      const session = await own(user, sessionId);
      await db.deleteFrom('chat_sessions').where('id', '=', session.id).execute();
    },

    /** The messages and replies of a session, oldest first. */
    entries: async (user: SignedIn, sessionId: number): Promise<ChatEntry[]> => {
      await own(user, sessionId);
      return entries(user, sessionId);
    },

    /** The messages and replies of the most recent session; empty if there is none. */
    recentEntries: async (user: SignedIn): Promise<ChatEntry[]> => {
      const latest = await db
        .selectFrom('chat_sessions')
        .select('id')
        .where('user_id', '=', user.id)
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .executeTakeFirst();
      return latest ? entries(user, latest.id) : [];
    },
  };
}

/**
 * Call it with the account locked, before a session is created.
 *
 * @throws AppError `limit_reached`
 */
export async function refuseTooManySessions(trx: Transaction<Schema>, { id, isAdmin }: SignedIn): Promise<void> {
  if (isAdmin) return;
  const { sessions } = await trx
    .selectFrom('chat_sessions')
    .select(sql<number>`count(*)::int`.as('sessions'))
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  if (sessions >= CONVERSATIONS_PER_ACCOUNT) throw new AppError('limit_reached', CONVERSATIONS_REACHED);
}

function toSession(row: { id: number; title: string; created_at: Date; updated_at: Date }): ChatSession {
  return {
    id: row.id,
    title: row.title,
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
  if (line.length <= TITLE_FROM_MESSAGE_MAX) return line;
  const atWord = line.slice(0, words.segment(line).containing(TITLE_FROM_MESSAGE_MAX - 1)?.index);
  return atWord ? `${atWord.replace(/[\s,;:.–-]+$/u, '')}…` : truncate(line, TITLE_FROM_MESSAGE_MAX - 1);
}
