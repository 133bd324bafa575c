import { type Steering, steering } from '@saffron/contracts/steering';
import { ADDITION_REFUSED, additionMessage, CHIP_GONE, MESSAGE_UNREAD, removalMessage } from '@saffron/contracts/texts';
import type { Schema } from '@saffron/db/schema';
import type { Kysely } from 'kysely';
import { AppError } from '../../errors.ts';
import type { withAddition } from '../understanding/additions.ts';
import { withHarmsOf } from '../understanding/aside.ts';
import { storedChips, withoutChip } from '../understanding/chips.ts';
import { fromStored, type StoredState, steeredTo } from '../understanding/remembered.ts';
import { refuseWhileWriting } from './versions.ts';

/** Adds what was chosen to a stored state; see `withAddition`. */
export type Add = (value: unknown) => ReturnType<typeof withAddition>;

/**
 * The newest reply of a conversation.
 *
 * @param upTo the newest chat that counts; all by default
 */
const newestReply = (db: Kysely<Schema>, sessionId: number, upTo?: number) =>
  db
    .selectFrom('replies')
    .innerJoin('chats', 'chats.id', 'replies.chat_id')
    .select(['state', 'follow_ups'])
    .where('session_id', '=', sessionId)
    .$if(upTo !== undefined, (query) => query.where('chats.id', '<=', upTo ?? 0))
    .orderBy('chats.id', 'desc');

/**
 * What a change on the screen begins with. Nothing before the change is read again, so that each message has to be read by then: one whose
 * reply was cut off may have told of an allergy.
 *
 * @param upTo the newest chat that counts; all by default
 * @returns null in a new conversation
 * @throws AppError `conflict` if the newest message was not understood yet
 */
async function stateToChange(trx: Kysely<Schema>, sessionId: number, upTo?: number): Promise<unknown> {
  const newest = await newestReply(trx, sessionId, upTo).where('set_aside_with', 'is', null).executeTakeFirst();
  if (newest && !fromStored(newest.state)) throw new AppError('conflict', MESSAGE_UNREAD);
  return withTold(trx, sessionId, newest?.state ?? null, upTo);
}

/** A state with what somebody could fall ill from by the newest message that was understood, in whatever version (decision 110). */
async function withTold(db: Kysely<Schema>, sessionId: number, state: unknown, upTo?: number) {
  const told = await newestReply(db, sessionId, upTo).where('state', 'is not', null).executeTakeFirst();
  return withHarmsOf(told?.state, state);
}

/**
 * What can be changed about a conversation, and what can follow its newest reply. No chips are shown while its newest message has ended
 * without being understood: they would leave out what it says.
 *
 * @param upTo its newest message, up to which it is read; all by default
 */
export async function steeringOf(db: Kysely<Schema>, sessionId: number, upTo?: number): Promise<Steering> {
  const newest = await newestReply(db, sessionId, upTo)
    // A reply that was set aside meanwhile still has its own end.
    .where((or) => or.or([or('set_aside_with', 'is', null), or('chats.id', '=', upTo ?? 0)]))
    .executeTakeFirst();
  const { data: followUps = [] } = steering.shape.followUps.safeParse(newest?.follow_ups);
  const ended = () =>
    newestReply(db, sessionId, upTo)
      .where('set_aside_with', 'is', null)
      .where('status', '!=', 'streaming')
      .executeTakeFirst();
  const state = newest?.state ?? (await ended())?.state;
  return { chips: storedChips(state && (await withTold(db, sessionId, state, upTo))), followUps };
}

/**
 * The message that a removed chip is shown as, and what counts without the chip.
 *
 * @param before a chat, for what counted before it; the end of the conversation by default
 * @throws AppError `conflict` if the chip does not count any more, the newest message was not understood, or a reply is being written
 */
export async function removal(
  trx: Kysely<Schema>,
  sessionId: number,
  chipId: string,
  before?: number,
): Promise<{ message: string; state: StoredState }> {
  if (before === undefined) await refuseWhileWriting(trx, sessionId);
  const found = withoutChip(await stateToChange(trx, sessionId, before && before - 1), chipId);
  if (!found) throw new AppError('conflict', CHIP_GONE);
  return { message: removalMessage(found.removed.label), state: found.state };
}

/**
 * The message that an added chip is shown as, and what counts with the chip.
 *
 * @param before a chat, for what counted before it; the end of the conversation by default
 * @throws AppError `conflict` if nothing would count that does not yet, the newest message was not understood, or a reply is being written
 */
export async function addition(
  trx: Kysely<Schema>,
  sessionId: number,
  add: Add,
  before?: number,
): Promise<{ message: string; state: StoredState }> {
  if (before === undefined) await refuseWhileWriting(trx, sessionId);
  const found = add(await stateToChange(trx, sessionId, before && before - 1));
  if (!found) throw new AppError('conflict', ADDITION_REFUSED);
  return { message: additionMessage(found.added.label), state: found.state };
}

/** @returns what a repeated message leads to, if the diner chose that on the screen; null if the message is to be read */
export async function stateToRepeat(
  trx: Kysely<Schema>,
  sessionId: number,
  value: unknown,
): Promise<StoredState | null> {
  return steeredTo(value) && (await withTold(trx, sessionId, value));
}
