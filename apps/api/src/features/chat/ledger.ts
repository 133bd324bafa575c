import type { Allowance } from '@saffron/contracts/chat';
import { DEFAULT_TOKEN_LIMIT } from '@saffron/contracts/limits';
import type { Schema } from '@saffron/db/schema';
import { type Kysely, sql } from 'kysely';
import { today } from '../../account-limits.ts';
import type { Usage } from '../assistant/writer.ts';

/** A user's token limit and usage today. Replies in progress count with their reserved tokens. */
export async function allowanceOf(db: Kysely<Schema>, userId: number): Promise<Allowance> {
  const row = await db
    .selectFrom('users')
    .leftJoin('token_ledger', (join) => join.onRef('token_ledger.user_id', '=', 'users.id').on('day', '=', today))
    .select(['users.token_limit', spent.as('used')])
    .where('users.id', '=', userId)
    .groupBy('users.id')
    .executeTakeFirstOrThrow();
  const limit = row.token_limit ?? DEFAULT_TOKEN_LIMIT;
  return { limit, used: row.used, left: Math.max(0, limit - row.used) };
}

/** The number of messages that a user has sent today, including deleted ones. */
export async function messagesToday(db: Kysely<Schema>, userId: number): Promise<number> {
  const { messages } = await db
    .selectFrom('token_ledger')
    .select(sql<number>`count(*)::int`.as('messages'))
    .where('user_id', '=', userId)
    .where('day', '=', today)
    .executeTakeFirstOrThrow();
  return messages;
}

/** Today's usage of each user who used any tokens. */
export async function usageByUser(db: Kysely<Schema>): Promise<{ userId: number; used: number }[]> {
  return db
    .selectFrom('token_ledger')
    .select(['user_id as userId', spent.as('used')])
    .where('day', '=', today)
    .groupBy('user_id')
    .execute();
}

/** A day's sum may be larger than any of its integers. */
const spent = sql<number>`coalesce(sum(
  greatest(input_tokens::float8 + output_tokens, case when settled_at is null then reserved end)
), 0)`;

/** Reserves tokens for a reply until it is settled. */
export async function reserve(db: Kysely<Schema>, userId: number, chatId: number, tokens: number): Promise<void> {
  await db
    .insertInto('token_ledger')
    .values({ user_id: userId, chat_id: chatId, reserved: tokens, settled_at: null })
    .execute();
}

/** Records the usage of a reply so far, even if it was already settled because its writer was considered dead. */
export async function recordUsage(db: Kysely<Schema>, chatId: number, usage: Usage): Promise<void> {
  await db
    .updateTable('token_ledger')
    .set({ input_tokens: usage.input, output_tokens: usage.output, cached_tokens: usage.cached })
    .where('chat_id', '=', chatId)
    .execute();
}

/** Replaces the reserved tokens of these replies with the tokens used. */
export async function settle(db: Kysely<Schema>, chatIds: number[]): Promise<void> {
  if (chatIds.length === 0) return;
  await db
    .updateTable('token_ledger')
    .set({ settled_at: sql`now()` })
    .where('chat_id', 'in', chatIds)
    .where('settled_at', 'is', null)
    .execute();
}

/** Unsettled reservations of deleted chats. Their writers settle them shortly unless the process has died. */
export async function orphanedReservations(db: Kysely<Schema>): Promise<number[]> {
  const rows = await db
    .selectFrom('token_ledger')
    .select('chat_id')
    .where('settled_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('replies').select('chat_id').whereRef('replies.chat_id', '=', 'token_ledger.chat_id'))),
    )
    .execute();
  return rows.map((row) => row.chat_id);
}
