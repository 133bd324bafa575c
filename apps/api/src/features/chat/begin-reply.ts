import { CONVERSATION_FULL, MESSAGES_TODAY_REACHED } from '@saffron/contracts/limit-texts';
import { MESSAGES_PER_CONVERSATION, MESSAGES_PER_DAY, REPLIES_AT_ONCE } from '@saffron/contracts/limits';
import { DAILY_LIMIT, KEY_REUSED, SESSION_NOT_FOUND, TOO_MANY_REPLIES } from '@saffron/contracts/texts';
import type { Schema } from '@saffron/db/schema';
import { sql, type Transaction } from 'kysely';
import { type AccountLock, refusedToday } from '../../account-limits.ts';
import type { Asker } from '../../auth.ts';
import { AppError } from '../../errors.ts';
import type { TokenNeeds } from '../assistant/writer.ts';
import { allowanceOf, messagesToday, reserve } from './ledger.ts';
import { isSaid, type Sent, saidIn } from './said.ts';
import { refuseTooManySessions, titleFrom } from './sessions.ts';
import { versionGroup } from './versions.ts';

/**
 * A chat whose reply starts now or, if not `fresh`, was started by an earlier request with the same idempotency key.
 */
export interface Begun {
  chatId: number;
  sessionId: number;
  /** The message as it is stored. */
  message: string;
  fresh: boolean;
  /** Tokens reserved for a fresh reply; otherwise 0. */
  tokens: number;
}

/**
 * Accepts a message in one transaction: reserves tokens, finds or creates the session, and stores the message and the
 * reply row.
 *
 * @param needs reserves today's remaining tokens, at most `needs.most`
 * @throws AppError `token_limit_exceeded` if fewer than `needs.least` tokens or no messages remain today; `conflict` if
 * the key was used for another message, too many replies are in progress, or the conversation does not show what the diner saw; `limit_reached` if the user has too many
 * sessions or the session too many messages; `not_found` if the session or chat does not belong to the user
 */
export function beginReply(locked: AccountLock, user: Asker, input: Sent, needs: TokenNeeds): Promise<Begun> {
  const { id: userId } = user;
  return locked(user, async (trx) => {
    const earlier = await findByKey(trx, userId, input);
    if (earlier) return earlier;
    await refuseTooMany(trx, userId);
    const { left } = await allowanceOf(trx, userId);
    if (left < needs.least) throw await refusedToday(trx, 'token_limit_exceeded', DAILY_LIMIT);
    await refuseTooManyToday(trx, user);
    const tokens = Math.min(left, needs.most);

    const sessionId = await openSession(trx, user, input);
    const { message, state, versionOf } = await saidIn(trx, sessionId, input);
    await refuseFullSession(trx, user, sessionId);
    const chat = await trx
      .insertInto('chats')
      .values({ user_id: userId, session_id: sessionId, message, version_of: versionOf })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('replies')
      .values({
        chat_id: chat.id,
        user_id: userId,
        diner_name: user.name,
        status: 'streaming',
        idempotency_key: input.idempotencyKey ?? null,
        state: state && JSON.stringify(state),
      })
      .execute();
    await reserve(trx, userId, chat.id, tokens);
    return { chatId: chat.id, sessionId, message, fresh: true, tokens };
  });
}

async function findByKey(trx: Transaction<Schema>, userId: number, input: Sent): Promise<Begun | null> {
  if (!input.idempotencyKey) return null;
  const earlier = await trx
    .selectFrom('replies')
    .innerJoin('chats', 'chats.id', 'replies.chat_id')
    .select(['chats.id', 'chats.session_id', 'chats.message', versionGroup.as('group')])
    .where('replies.user_id', '=', userId)
    .where('idempotency_key', '=', input.idempotencyKey)
    .executeTakeFirst();
  if (!earlier) return null;
  const { id: chatId, session_id: sessionId, message } = earlier;
  if ((input.sessionId ?? sessionId) !== sessionId || !(await isSaid(trx, input, earlier)))
    throw new AppError('conflict', KEY_REUSED);
  return { chatId, sessionId, message, fresh: false, tokens: 0 };
}

/** Counts reservations, which are open until a reply has ended, even if its conversation was deleted meanwhile. */
async function refuseTooMany(trx: Transaction<Schema>, userId: number): Promise<void> {
  const { open } = await trx
    .selectFrom('token_ledger')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('user_id', '=', userId)
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (open >= REPLIES_AT_ONCE) throw new AppError('conflict', TOO_MANY_REPLIES);
}

async function refuseTooManyToday(trx: Transaction<Schema>, { id, isAdmin }: Asker): Promise<void> {
  if (isAdmin || (await messagesToday(trx, id)) < MESSAGES_PER_DAY) return;
  throw await refusedToday(trx, 'token_limit_exceeded', MESSAGES_TODAY_REACHED);
}

async function refuseFullSession(trx: Transaction<Schema>, { isAdmin }: Asker, sessionId: number): Promise<void> {
  if (isAdmin) return;
  const { messages } = await trx
    .selectFrom('chats')
    .select(sql<number>`count(*)::int`.as('messages'))
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  if (messages >= MESSAGES_PER_CONVERSATION) throw new AppError('limit_reached', CONVERSATION_FULL);
}

async function openSession(trx: Transaction<Schema>, user: Asker, input: Sent): Promise<number> {
  const title = 'message' in input ? titleFrom(input.message) : '';
  if (!input.sessionId) {
    await refuseTooManySessions(trx, user);
    const session = await trx
      .insertInto('chat_sessions')
      .values({ user_id: user.id, title })
      .returning('id')
      .executeTakeFirstOrThrow();
    return session.id;
  }
  const touched = await trx
    .updateTable('chat_sessions')
    .set({ updated_at: sql`now()`, title: sql`case when title = '' then ${title} else title end` })
    .where('id', '=', input.sessionId)
    .where('user_id', '=', user.id)
    .returning('id')
    .executeTakeFirst();
  if (!touched) throw new AppError('not_found', SESSION_NOT_FOUND);
  return touched.id;
}
