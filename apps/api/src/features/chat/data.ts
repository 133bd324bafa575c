import type { ReplyStatus } from '@saffron/contracts/chat';
import type { CardReason } from '@saffron/contracts/guide';
import { ATTACH_WINDOW_MS } from '@saffron/contracts/limits';
import type { FollowUp } from '@saffron/contracts/steering';
import type { Schema } from '@saffron/db/schema';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Usage } from '../assistant/writer.ts';
import type { StoredState } from '../understanding/remembered.ts';
import type { Turn } from '../understanding/turn.ts';
import { recordUsage, settle } from './ledger.ts';
import { versionGroup } from './versions.ts';

/** The stored state of a reply. */
export interface StoredReply {
  sessionId: number;
  message: string;
  text: string;
  status: ReplyStatus;
  restaurantIds: number[];
  errorCode: string | null;
  errorMessage: string | null;
}

/** @returns null if the reply does not exist or belongs to another user */
export async function storedReply(db: Kysely<Schema>, userId: number, chatId: number): Promise<StoredReply | null> {
  const row = await replyRows(db, [chatId]).where('replies.user_id', '=', userId).executeTakeFirst();
  return row ? replyIn(row) : null;
}

/** Replies by the ids of their chats, whoever they belong to. */
export async function storedReplies(db: Kysely<Schema>, chatIds: readonly number[]): Promise<Map<number, StoredReply>> {
  const rows = await replyRows(db, chatIds).execute();
  return new Map(rows.map((row) => [row.chat_id, replyIn(row)]));
}

const replyRows = (db: Kysely<Schema>, chatIds: readonly number[]) =>
  db
    .selectFrom('replies')
    .innerJoin('chats', 'chats.id', 'replies.chat_id')
    .select(['chat_id', 'session_id', 'message', 'response', 'status', 'restaurant_ids', 'error_code', 'error_message'])
    .where('chat_id', 'in', [...chatIds]);

const replyIn = (row: Awaited<ReturnType<ReturnType<typeof replyRows>['executeTakeFirstOrThrow']>>): StoredReply => ({
  sessionId: row.session_id,
  message: row.message,
  text: row.response,
  status: row.status,
  restaurantIds: row.restaurant_ids,
  errorCode: row.error_code,
  errorMessage: row.error_message,
});

/** The user's most recent reply that is in progress or ended in the last five minutes. */
export async function newestReply(db: Kysely<Schema>, userId: number): Promise<number | null> {
  const row = await db
    .selectFrom('replies')
    .innerJoin('chats', 'chats.id', 'replies.chat_id')
    .select('chat_id')
    .where('replies.user_id', '=', userId)
    .where('set_aside_with', 'is', null)
    .where((or) =>
      or.or([
        or('status', '=', 'streaming'),
        or('ended_at', '>', sql<Date>`now() - make_interval(secs => ${ATTACH_WINDOW_MS / 1000})`),
      ]),
    )
    .orderBy('chat_id', 'desc')
    .executeTakeFirst();
  return row?.chat_id ?? null;
}

/** The last exchanges of a session up to and including this chat, oldest first. The last one may have a state that the diner chose. */
export async function turnsUpTo(db: Kysely<Schema>, sessionId: number, chatId: number, most: number): Promise<Turn[]> {
  const rows = await db
    .selectFrom('chats')
    .innerJoin('replies', 'replies.chat_id', 'chats.id')
    .select(['chats.id', 'message', 'response', 'restaurant_ids', 'state', versionGroup.as('group')])
    .where('session_id', '=', sessionId)
    .where((or) => or.or([or('set_aside_with', 'is', null), or('chats.id', '=', chatId)]))
    .where('chats.id', '<=', chatId)
    .orderBy('chats.id', 'desc')
    .limit(most)
    .execute();
  const [last, before] = rows;
  const answers = last ? await earlierAnswers(db, sessionId, last) : [];
  const aside = last ? await setAsideSince(db, sessionId, last, before?.id ?? 0, most) : [];
  return rows.reverse().map((row) => ({
    message: row.message,
    ...(row.id === chatId && { state: row.state, answers, aside }),
    reply: row.id === chatId ? null : { text: row.response, restaurantIds: row.restaurant_ids, state: row.state },
  }));
}

/** The last exchanges of other versions between two chats, oldest first. */
async function setAsideSince(
  db: Kysely<Schema>,
  sessionId: number,
  last: { id: number; group: number },
  since: number,
  most: number,
): Promise<NonNullable<Turn['aside']>> {
  const rows = await db
    .selectFrom('chats')
    .innerJoin('replies', 'replies.chat_id', 'chats.id')
    .select(['message', 'response as text', 'restaurant_ids as restaurantIds', 'state', versionGroup.as('group')])
    .where('session_id', '=', sessionId)
    .where('chats.id', '>', since)
    .where('chats.id', '<', last.id)
    .orderBy('chats.id', 'desc')
    .limit(most)
    .execute();
  return rows.reverse().map(({ message, group, ...reply }) => ({ message, reply, replaced: group === last.group }));
}

/** The complete replies that this message had before. */
async function earlierAnswers(
  db: Kysely<Schema>,
  sessionId: number,
  { id, message, group }: { id: number; message: string; group: number },
): Promise<NonNullable<Turn['reply']>[]> {
  return db
    .selectFrom('chats')
    .innerJoin('replies', 'replies.chat_id', 'chats.id')
    .select(['response as text', 'restaurant_ids as restaurantIds', 'state'])
    .where('session_id', '=', sessionId)
    .where(versionGroup, '=', group)
    .where('chats.id', '<', id)
    .where('message', '=', message)
    .where('status', '=', 'complete')
    .orderBy('chats.id')
    .execute();
}

/**
 * Saves the text of a reply that has one of these statuses. Call it first: all transactions lock the chat before its reply, and the reply
 * before its row in the ledger, as a deletion does. In another order they could wait for each other.
 */
async function saveText(trx: Transaction<Schema>, chatId: number, text: string, statuses: ReplyStatus[]) {
  await trx
    .updateTable('chats')
    .from('replies')
    .set({ response: text })
    .whereRef('replies.chat_id', '=', 'chats.id')
    .where('chats.id', '=', chatId)
    .where('replies.status', 'in', statuses)
    .execute();
}

/**
 * Saves the text so far and updates the heartbeat.
 *
 * @returns `stopped` if the user stopped the reply or deleted the conversation; `interrupted` if the reply was marked
 * so because of a missing heartbeat
 */
export async function saveProgress(
  db: Kysely<Schema>,
  chatId: number,
  text: string,
  usage: Usage,
): Promise<'continue' | 'stopped' | 'interrupted'> {
  return db.transaction().execute(async (trx) => {
    await saveText(trx, chatId, text, ['streaming']);
    const beat = await trx
      .updateTable('replies')
      .set({ heartbeat_at: sql`now()` })
      .where('chat_id', '=', chatId)
      .where('status', '=', 'streaming')
      .returning('stop_requested')
      .executeTakeFirst();
    if (!beat) {
      const reply = await trx.selectFrom('replies').select('status').where('chat_id', '=', chatId).executeTakeFirst();
      return reply?.status === 'interrupted' ? 'interrupted' : 'stopped';
    }
    await recordUsage(trx, chatId, usage);
    return beat.stop_requested ? 'stopped' : 'continue';
  });
}

/** Saves what the conversation came to, as soon as it is known. */
export async function saveState(db: Kysely<Schema>, chatId: number, state: StoredState): Promise<void> {
  await db
    .updateTable('replies')
    .set({ state: JSON.stringify(state) })
    .where('chat_id', '=', chatId)
    .where('status', '=', 'streaming')
    .execute();
}

/** The final state of a reply. */
export interface Ending {
  text: string;
  status: Exclude<ReplyStatus, 'streaming'>;
  restaurantIds: number[];
  /** What the conversation came to; null if the message was not understood yet. */
  state: StoredState | null;
  /** Why its restaurants were picked, by their ids. */
  reasons: Readonly<Record<string, CardReason>>;
  /** What can follow it. */
  followUps: readonly FollowUp[];
  error: { code: string; message: string } | null;
  usage: Usage;
}

/** A reply that was marked as interrupted may still have a writer. */
const NOT_ENDED: ReplyStatus[] = ['streaming', 'interrupted'];

/**
 * Saves the final state of a reply and settles its tokens. Replaces the status of a reply that was marked as
 * interrupted; a deleted reply stays deleted.
 */
export async function saveEnding(db: Kysely<Schema>, chatId: number, ending: Ending): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await saveText(trx, chatId, ending.text, NOT_ENDED);
    await end(trx, chatId, ending);
  });
}

/** Saves the final status of a reply whose text cannot be saved. The last saved text remains. */
export async function saveEndingWithoutText(db: Kysely<Schema>, chatId: number, ending: Ending): Promise<void> {
  await db.transaction().execute((trx) => end(trx, chatId, ending));
}

async function end(trx: Transaction<Schema>, chatId: number, ending: Ending): Promise<void> {
  await trx
    .updateTable('replies')
    .set({
      status: ending.status,
      restaurant_ids: ending.restaurantIds,
      // A state that was stored with the message stays.
      ...(ending.state && { state: JSON.stringify(ending.state) }),
      reasons: JSON.stringify(ending.reasons),
      follow_ups: JSON.stringify(ending.followUps),
      error_code: ending.error?.code ?? null,
      error_message: ending.error?.message ?? null,
      ended_at: sql`now()`,
    })
    .where('chat_id', '=', chatId)
    .where('status', 'in', NOT_ENDED)
    .execute();
  await recordUsage(trx, chatId, ending.usage);
  await settle(trx, [chatId]);
}

/** Asks the replica that writes the reply to stop. */
export async function requestStop(db: Kysely<Schema>, chatId: number): Promise<void> {
  await db.updateTable('replies').set({ stop_requested: true }).where('chat_id', '=', chatId).execute();
}

/**
 * Marks replies without a recent heartbeat as interrupted and releases their reserved tokens.
 *
 * @param seconds the maximum age of the last heartbeat
 */
export async function reapReplies(db: Kysely<Schema>, seconds: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const dead = await trx
      .updateTable('replies')
      .set({ status: 'interrupted', ended_at: sql`now()` })
      .where('status', '=', 'streaming')
      .where('heartbeat_at', '<=', sql<Date>`now() - make_interval(secs => ${seconds})`)
      .returning('chat_id')
      .execute();
    await settle(
      trx,
      dead.map((reply) => reply.chat_id),
    );
    return dead.length;
  });
}
