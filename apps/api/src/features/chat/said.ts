import type { SendMessageInput } from '@saffron/contracts/chat';
import type { AddChipInput, RemoveChipInput } from '@saffron/contracts/steering';
import { REPLY_NOT_FOUND, VERSION_SET_ASIDE } from '@saffron/contracts/texts';
import type { EditInput, RegenerateInput } from '@saffron/contracts/versions';
import type { Schema } from '@saffron/db/schema';
import type { Transaction } from 'kysely';
import { AppError } from '../../errors.ts';
import type { StoredState } from '../understanding/remembered.ts';
import { type Add, addition, removal, stateToRepeat } from './steering.ts';
import { beginVersion, isVersionAskedFor, requireShown, versionGroup, versionsOf } from './versions.ts';

/** A chip to add, and how: that needs the guide, which nobody reads in a transaction. */
type Added = AddChipInput & { add: Add };

/** What a diner sends: a message, a chip to remove or to add, another version of a message, or a request for another reply to it. */
export type Sent = SendMessageInput | RemoveChipInput | Added | EditInput | RegenerateInput;

/** What was sent, as it is stored. */
interface Said {
  message: string;
  /** What the message leads to, where that is known without reading it. */
  state: StoredState | null;
  /** See `chats.version_of`. */
  versionOf: number | null;
}

/**
 * Prepares a conversation for what a diner sends: removes the reply that is retried, or sets the versions aside that are replaced.
 *
 * @throws AppError `not_found` for chats of another session; `conflict` if the conversation does not show what the diner saw
 */
export async function saidIn(trx: Transaction<Schema>, sessionId: number, input: Sent): Promise<Said> {
  if ('chatId' in input) {
    const { message, group, state } = await beginVersion(trx, sessionId, input);
    return { message, state: await stateToRepeat(trx, sessionId, state), versionOf: group };
  }
  if (input.after) await requireShown(trx, sessionId, input.after);
  const ended = input.retryOf ? await removeEndedEarly(trx, sessionId, input.retryOf) : null;
  const versionOf = ended?.versionOf ?? null;
  if ('chipId' in input) return { ...(await removal(trx, sessionId, input.chipId)), versionOf };
  if ('addition' in input) return { ...(await addition(trx, sessionId, input.add)), versionOf };
  const { message } = input;
  const state = ended?.message === message ? await stateToRepeat(trx, sessionId, ended.state) : null;
  return { message, state, versionOf };
}

/** Whether a stored chat is what an input says, which has the same idempotency key. */
export async function isSaid(
  trx: Transaction<Schema>,
  input: Sent,
  stored: { id: number; session_id: number; message: string; group: number },
): Promise<boolean> {
  if ('chatId' in input) return isVersionAskedFor(trx, stored.session_id, input, stored);
  if ('message' in input) return input.message === stored.message;
  const { message } =
    'chipId' in input
      ? await removal(trx, stored.session_id, input.chipId, stored.id)
      : await addition(trx, stored.session_id, input.add, stored.id);
  return message === stored.message;
}

/** A message whose reply did not come to its end. */
interface EndedEarly {
  message: string;
  /** What was stored with the reply. */
  state: unknown;
  versionOf: number | null;
}

async function removeEndedEarly(trx: Transaction<Schema>, sessionId: number, chatId: number): Promise<EndedEarly> {
  const ended = await trx
    .selectFrom('chats')
    .innerJoin('replies', 'replies.chat_id', 'chats.id')
    .select(['message', 'state', versionGroup.as('group')])
    .where('chats.id', '=', chatId)
    .where('session_id', '=', sessionId)
    .where('status', 'in', ['failed', 'interrupted', 'stopped'])
    .forUpdate('chats')
    .executeTakeFirst();
  if (!ended) throw new AppError('not_found', REPLY_NOT_FOUND);
  await requireShown(trx, sessionId, chatId);
  const versionOf = await groupToContinue(trx, sessionId, chatId, ended.group);
  await trx.deleteFrom('chats').where('id', '=', chatId).execute();
  return { ...ended, versionOf };
}

/** The new chat comes last, so it can take the place of another version only there. */
async function groupToContinue(
  trx: Transaction<Schema>,
  sessionId: number,
  chatId: number,
  group: number,
): Promise<number | null> {
  const versions = (await versionsOf(trx, sessionId, [group])).get(group) ?? [];
  if (versions.length < 2) return null;
  const later = await trx
    .selectFrom('chats')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('set_aside_with', 'is', null)
    .where('id', '>', chatId)
    .executeTakeFirst();
  if (later) throw new AppError('conflict', VERSION_SET_ASIDE);
  return group;
}
