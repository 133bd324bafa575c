import type { FoundMessage, FoundSession } from '@saffron/contracts/chat-search';
import { FOUND_MESSAGES_MAX, FOUND_SESSIONS_MAX } from '@saffron/contracts/limits';
import type { Schema } from '@saffron/db/schema';
import { type Kysely, sql } from 'kysely';
import type { Asker } from '../../../auth.ts';
import { inSlices, type Steps } from '../../../slices.ts';
import { marked, snippetOf } from './snippet.ts';
import { haveAll, keysOf, termsOf, toTsquery } from './words.ts';

/** Messages found by their words whose text is read. */
const MATCHES_MAX = 40;
/** The newest messages without collected words (`collect-words.ts`), which are read instead. */
const UNCOLLECTED_MAX = 50;

interface Match {
  id: number;
  session_id: number;
  message: string;
  response: string;
  created_at: Date;
}

/**
 * Finds conversations of a user by the words of their titles, messages and replies. A title, or a message with its reply, matches if it
 * contains every word of the query or words that begin with them. Versions of a message that the conversation does not show are not found.
 *
 * @returns those whose title matches first, then by their most recent message; nothing for a query without letters or digits
 */
export async function searchSessions(db: Kysely<Schema>, user: Asker, query: string): Promise<FoundSession[]> {
  const terms = termsOf(query);
  if (terms.length === 0) return [];
  const sessions = await db
    .selectFrom('chat_sessions')
    .select(['id', 'title', 'updated_at'])
    .where('user_id', '=', user.id)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const matches = [...(await uncollected(db, user, terms)), ...(await collected(db, user, terms))];
  const bySession = Map.groupBy(
    matches.sort((a, b) => b.id - a.id),
    (match) => match.session_id,
  );
  const titled = new Set(await inSlices(filtered(sessions, ({ title }) => haveAll(keysOf(title), terms))));
  const found = [...titled, ...sessions.filter((session) => !titled.has(session) && bySession.has(session.id))];
  return inSlices(shown(found.slice(0, FOUND_SESSIONS_MAX), bySession, terms));
}

function* filtered<T>(items: readonly T[], is: (item: T) => boolean): Steps<T[]> {
  const kept: T[] = [];
  for (const item of items) {
    yield;
    if (is(item)) kept.push(item);
  }
  return kept;
}

function* shown(
  sessions: readonly { id: number; title: string; updated_at: Date }[],
  matches: ReadonlyMap<number, readonly Match[]>,
  terms: string[],
): Steps<FoundSession[]> {
  const found: FoundSession[] = [];
  for (const { id, title, updated_at } of sessions) {
    const messages: FoundMessage[] = [];
    for (const match of (matches.get(id) ?? []).slice(0, FOUND_MESSAGES_MAX)) {
      yield;
      messages.push(toMessage(match, terms));
    }
    found.push({ id, title: marked(title, terms), updatedAt: updated_at.toISOString(), messages });
  }
  return found;
}

const TEXTS = ['id', 'session_id', 'message', 'response', 'created_at'] as const;

/** The newest matches of each conversation. */
async function collected(db: Kysely<Schema>, user: Asker, terms: string[]): Promise<Match[]> {
  const newest = db
    .selectFrom('chats')
    .select(['id', sql<number>`row_number() over (partition by session_id order by id desc)`.as('nth')])
    .where('user_id', '=', user.id)
    .where('set_aside_with', 'is', null)
    .where(sql<boolean>`words @@ ${toTsquery(terms)}::tsquery`)
    .as('newest');
  const ids = db
    .selectFrom(newest)
    .select('id')
    .where('nth', '<=', FOUND_MESSAGES_MAX)
    .orderBy('id', 'desc')
    .limit(MATCHES_MAX);
  return db.selectFrom('chats').select(TEXTS).where('id', 'in', ids).execute();
}

async function uncollected(db: Kysely<Schema>, user: Asker, terms: string[]): Promise<Match[]> {
  const newest = await db
    .selectFrom('chats')
    .select(TEXTS)
    .where('user_id', '=', user.id)
    .where('set_aside_with', 'is', null)
    .where('words', 'is', null)
    .orderBy('id', 'desc')
    .limit(UNCOLLECTED_MAX)
    .execute();
  return inSlices(filtered(newest, ({ message, response }) => haveAll(keysOf(message, response), terms)));
}

/** Shows the text that contains more of the terms. */
function toMessage({ id, message, response, created_at }: Match, terms: string[]): FoundMessage {
  const said = snippetOf(message, terms);
  const replied = snippetOf(response, terms);
  const writer = (replied?.found ?? 0) > (said?.found ?? 0) ? 'assistant' : 'diner';
  const shown = writer === 'diner' ? said : replied;
  return { chatId: id, writer, snippet: shown?.snippet ?? [], createdAt: created_at.toISOString() };
}
