import { type Steering, steering } from '@saffron/contracts/steering';
import { ADDITION_REFUSED, additionMessage, CHIP_GONE, MESSAGE_UNREAD, removalMessage } from '@saffron/contracts/texts';
import type { Schema } from '@saffron/db/schema';
import type { Kysely } from 'kysely';
import { AppError } from '../../errors.ts';
import type { withAddition } from '../understanding/additions.ts';
import { storedChips, withoutChip } from '../understanding/chips.ts';
import { type StoredState, steeredTo, toStored } from '../understanding/remembered.ts';
import { refuseWhileWriting } from './versions.ts';

/** Adds what was chosen to a stored state; see `withAddition`. */
export type Add = (value: unknown) => ReturnType<typeof withAddition>;

/** The newest message of those that are shown, up to and including a chat, with what its reply stored. */
const newestOf = (db: Kysely<Schema>, sessionId: number, upTo?: number) =>
  db
    .selectFrom('replies')
    .innerJoin('chats', 'chats.id', 'replies.chat_id')
    .select(['state', 'status', 'follow_ups'])
    .where('session_id', '=', sessionId)
    // A reply that was set aside meanwhile still has its own end.
    .where((or) => or.or([or('set_aside_with', 'is', null), or('chats.id', '=', upTo ?? 0)]))
    .$if(upTo !== undefined, (query) => query.where('chats.id', '<=', upTo ?? 0))
    .orderBy('chats.id', 'desc');

/**
 * What counts in a conversation, up to and including a chat.
 *
 * @param upTo the newest chat by default
 * @returns null in a conversation without messages
 * @throws AppError `conflict` if the reply to the newest message stored nothing: what was said in it would be lost
 */
async function currentState(db: Kysely<Schema>, sessionId: number, upTo?: number): Promise<unknown> {
  const newest = await newestOf(db, sessionId, upTo).where('set_aside_with', 'is', null).executeTakeFirst();
  if (newest && newest.state === null) throw new AppError('conflict', MESSAGE_UNREAD);
  return newest?.state ?? null;
}

/**
 * What can be changed about a conversation, and what can follow its newest reply.
 *
 * @param upTo its newest message, up to which it is read; all by default
 */
export async function steeringOf(db: Kysely<Schema>, sessionId: number, upTo?: number): Promise<Steering> {
  const [newest, before] = await newestOf(db, sessionId, upTo).limit(2).execute();
  const { data: followUps = [] } = steering.shape.followUps.safeParse(newest?.follow_ups);
  // While it is being written, what counted before it is shown; a reply that ended without a state counts for nothing.
  const counting = newest?.status === 'streaming' ? (newest.state ?? before?.state) : newest?.state;
  return { chips: storedChips(counting), followUps };
}

/**
 * The message that a removed chip is shown as, and what counts without the chip.
 *
 * @param before a chat, for what counted before it; the end of the conversation by default
 * @throws AppError `conflict` if the chip does not count any more, while a reply is being written, or if the last one stored nothing
 */
export async function removal(
  trx: Kysely<Schema>,
  sessionId: number,
  chipId: string,
  before?: number,
): Promise<{ message: string; state: StoredState }> {
  if (before === undefined) await refuseWhileWriting(trx, sessionId);
  const found = withoutChip(await currentState(trx, sessionId, before && before - 1), chipId);
  if (!found) throw new AppError('conflict', CHIP_GONE);
  return { message: removalMessage(found.removed.label), state: found.state };
}

/**
 * The message that an added chip is shown as, and what counts with the chip.
 *
 * @param before a chat, for what counted before it; the end of the conversation by default
 * @throws AppError `conflict` if nothing would count that does not yet, while a reply is being written, or if the last one stored nothing
 */
export async function addition(
  trx: Kysely<Schema>,
  sessionId: number,
  add: Add,
  before?: number,
): Promise<{ message: string; state: StoredState }> {
  if (before === undefined) await refuseWhileWriting(trx, sessionId);
  const found = add(await currentState(trx, sessionId, before && before - 1));
  if (!found) throw new AppError('conflict', ADDITION_REFUSED);
  return { message: additionMessage(found.added.label), state: found.state };
}

/** @returns what a repeated message leads to, if the diner chose that on the screen; null if the message is to be read */
export function stateToRepeat(value: unknown): StoredState | null {
  const chosen = steeredTo(value);
  return chosen && toStored(chosen);
}
