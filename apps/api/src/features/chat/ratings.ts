import { RATINGS_PAGE_SIZE } from '@saffron/contracts/limits';
import type { Rating } from '@saffron/contracts/rating-fields';
import type { RateInput, RatingOfReply, RatingsPage } from '@saffron/contracts/ratings';
import { REPLY_IN_PROGRESS, REPLY_NOT_FOUND } from '@saffron/contracts/texts';
import type { Schema } from '@saffron/db/schema';
import { type Kysely, sql } from 'kysely';
import type { Admin, Asker } from '../../auth.ts';
import { AppError } from '../../errors.ts';
import { withoutNames } from './without-names.ts';

/** What diners think of replies. A reply has one diner, so it has at most one rating; both go with the conversation. */
export function createRatings(db: Kysely<Schema>) {
  return {
    /** @throws AppError `not_found` for replies of others; `conflict` before the reply has ended */
    rate: (user: Asker, { chatId, ...rating }: RateInput): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const reply = await trx
          .selectFrom('chats')
          .innerJoin('replies', 'replies.chat_id', 'chats.id')
          .select('status')
          .where('chats.id', '=', chatId)
          .where('chats.user_id', '=', user.id)
          .forKeyShare('chats')
          .executeTakeFirst();
        if (!reply) throw new AppError('not_found', REPLY_NOT_FOUND);
        if (reply.status === 'streaming') throw new AppError('conflict', REPLY_IN_PROGRESS);
        await trx
          .insertInto('reply_ratings')
          .values({ chat_id: chatId, user_id: user.id, ...rating })
          .onConflict((same) => same.column('chat_id').doUpdateSet({ ...rating, rated_at: sql<Date>`now()` }))
          .execute();
      }),

    /** Does nothing where there is none. */
    remove: async (user: Asker, chatId: number): Promise<void> => {
      await db.deleteFrom('reply_ratings').where('chat_id', '=', chatId).where('user_id', '=', user.id).execute();
    },

    /**
     * Counts of all ratings, and a page of those that are shared, the newest first.
     *
     * @param rating only these; null for all
     */
    page: async (_admin: Admin, rating: Rating | null, page: number): Promise<RatingsPage> => {
      const counted = await db
        .selectFrom('reply_ratings')
        .select([
          'rating',
          sql<number>`count(*)::int`.as('all'),
          sql<number>`(count(*) filter (where shared))::int`.as('shared'),
        ])
        .groupBy('rating')
        .execute();
      const countOf = (one: Rating) => counted.find((row) => row.rating === one);
      const rows = await db
        .selectFrom('reply_ratings')
        .innerJoin('chats', 'chats.id', 'reply_ratings.chat_id')
        .innerJoin('replies', 'replies.chat_id', 'chats.id')
        .innerJoin('users', 'users.id', 'reply_ratings.user_id')
        .select(['chats.id', 'rating', 'reply_ratings.reasons', 'comment', 'message', 'response', 'rated_at'])
        .select(['name', 'diner_name'])
        .where('shared', '=', true)
        .$if(rating !== null, (query) => query.where('rating', '=', rating ?? 'up'))
        .orderBy('rated_at', 'desc')
        .orderBy('chats.id', 'desc')
        .limit(RATINGS_PAGE_SIZE)
        .offset((page - 1) * RATINGS_PAGE_SIZE)
        .execute();
      return {
        counts: { up: countOf('up')?.all ?? 0, down: countOf('down')?.all ?? 0 },
        total: counted
          .filter((row) => rating === null || row.rating === rating)
          .reduce((sum, row) => sum + row.shared, 0),
        ratings: rows.map(({ response: reply, rated_at, name, diner_name, ...row }) => ({
          ...row,
          reply: reply && withoutNames(reply, [diner_name, name]),
          ratedAt: rated_at.toISOString(),
        })),
      };
    },
  };
}

/** The ratings of these replies. */
export async function ratingsOf(db: Kysely<Schema>, chatIds: readonly number[]): Promise<Map<number, RatingOfReply>> {
  if (chatIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('reply_ratings')
    .select(['chat_id', 'rating', 'reasons', 'comment', 'shared'])
    .where('chat_id', 'in', chatIds)
    .execute();
  return new Map(rows.map(({ chat_id, ...rating }) => [chat_id, rating]));
}
