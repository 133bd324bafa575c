import { REPLY_IN_PROGRESS, VERSION_SET_ASIDE } from '@saffron/contracts/texts';
import type { EditInput, RegenerateInput } from '@saffron/contracts/versions';
import type { Schema } from '@saffron/db/schema';
import { type Kysely, sql, type Transaction } from 'kysely';
import { AppError } from '../../errors.ts';

/**
 * The versions of a conversation. A message has one version, until it is edited or another reply to it is asked for. One version is shown;
 * the others are set aside, each together with what followed it (`chats.set_aside_with`). So what a conversation shows is the chats that
 * are not set aside, in the order of their ids, and what is set aside keeps the versions that it showed itself.
 */

/** By what all versions of a message are found. */
export const versionGroup = sql<number>`coalesce(chats.version_of, chats.id)`;

interface Version {
  message: string;
  group: number;
  /** What was stored with its reply. */
  state: unknown;
  setAsideWith: number | null;
}

async function versionIn(db: Kysely<Schema>, sessionId: number, chatId: number): Promise<Version> {
  const chat = await db
    .selectFrom('chats')
    .innerJoin('replies', 'replies.chat_id', 'chats.id')
    .select(['message', 'state', 'set_aside_with as setAsideWith', versionGroup.as('group')])
    .where('chats.id', '=', chatId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  // A retry removes chats.
  if (!chat) throw new AppError('conflict', VERSION_SET_ASIDE);
  return chat;
}

/** @throws AppError `conflict` if the conversation does not show the chat any more */
export async function requireShown(trx: Transaction<Schema>, sessionId: number, chatId: number): Promise<Version> {
  const chat = await versionIn(trx, sessionId, chatId);
  if (chat.setAsideWith !== null) throw new AppError('conflict', VERSION_SET_ASIDE);
  return chat;
}

/**
 * Makes room for another version of a message: sets it and what followed it aside.
 *
 * @returns the message to store; what was stored with the reply, if the message is the same
 * @throws AppError `conflict` if it is not shown any more, or while a reply is being written
 */
export async function beginVersion(
  trx: Transaction<Schema>,
  sessionId: number,
  input: EditInput | RegenerateInput,
): Promise<Pick<Version, 'message' | 'group' | 'state'>> {
  await refuseWhileWriting(trx, sessionId);
  const chat = await requireShown(trx, sessionId, input.chatId);
  await setAside(trx, sessionId, input.chatId);
  const message = messageOf(input, chat);
  return { message, group: chat.group, state: message === chat.message ? chat.state : null };
}

/** Whether a stored chat is the version that an input asks for. */
export async function isVersionAskedFor(
  trx: Transaction<Schema>,
  sessionId: number,
  input: EditInput | RegenerateInput,
  stored: { message: string; group: number },
): Promise<boolean> {
  const chat = await versionIn(trx, sessionId, input.chatId);
  return chat.group === stored.group && messageOf(input, chat) === stored.message;
}

const messageOf = (input: EditInput | RegenerateInput, chat: Version): string =>
  'message' in input ? input.message : chat.message;

async function setAside(trx: Transaction<Schema>, sessionId: number, chatId: number): Promise<void> {
  await trx
    .updateTable('chats')
    .set({ set_aside_with: chatId })
    .where('session_id', '=', sessionId)
    .where('set_aside_with', 'is', null)
    .where('id', '>=', chatId)
    .execute();
}

/**
 * Shows a version that was set aside, with what followed it, in place of the one that is shown.
 *
 * @throws AppError `conflict` if the conversation shows no version of this message any more, or while a reply is being written
 */
export async function showVersion(trx: Transaction<Schema>, sessionId: number, chatId: number): Promise<void> {
  await refuseWhileWriting(trx, sessionId);
  const chat = await versionIn(trx, sessionId, chatId);
  if (chat.setAsideWith === null) return;
  const shown = await trx
    .selectFrom('chats')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('set_aside_with', 'is', null)
    .where(versionGroup, '=', chat.group)
    .executeTakeFirst();
  if (!shown || chat.setAsideWith !== chatId) throw new AppError('conflict', VERSION_SET_ASIDE);
  await setAside(trx, sessionId, shown.id);
  await trx
    .updateTable('chats')
    .set({ set_aside_with: null })
    .where('session_id', '=', sessionId)
    .where('set_aside_with', '=', chatId)
    .execute();
}

/** The chats of all versions of these messages by their group, oldest first. */
export async function versionsOf(
  db: Kysely<Schema>,
  sessionId: number,
  groups: readonly number[],
): Promise<Map<number, number[]>> {
  const rows = await db
    .selectFrom('chats')
    .select(['chats.id', versionGroup.as('group')])
    .where('session_id', '=', sessionId)
    .where(versionGroup, 'in', groups.length > 0 ? groups : [0])
    .orderBy('chats.id')
    .execute();
  const versions = new Map<number, number[]>();
  for (const { id, group } of rows) versions.set(group, [...(versions.get(group) ?? []), id]);
  return versions;
}

/** What counts after the reply is not known yet, and it belongs to the version that is shown. */
export async function refuseWhileWriting(trx: Kysely<Schema>, sessionId: number): Promise<void> {
  const writing = await trx
    .selectFrom('replies')
    .innerJoin('chats', 'chats.id', 'replies.chat_id')
    .select('chat_id')
    .where('session_id', '=', sessionId)
    .where('status', '=', 'streaming')
    .executeTakeFirst();
  if (writing) throw new AppError('conflict', REPLY_IN_PROGRESS);
}
