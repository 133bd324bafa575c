import type { Schema } from '@saffron/db/schema';
import { type Kysely, sql } from 'kysely';
import { inSlices, type Steps } from '../../../slices.ts';
import { keysOf } from './words.ts';

/** Messages whose words are collected at once. */
const AT_ONCE = 25;

/**
 * Collects the words of messages and of the replies that have ended, newest first, so that `search.ts` need not read the texts. Several
 * servers can do so at the same time.
 *
 * @param most the most messages; call it again for the others
 * @returns the number of messages
 */
export async function collectWords(db: Kysely<Schema>, most: number): Promise<number> {
  let collected = 0;
  while (collected < most) {
    const some = await collectSome(db, Math.min(AT_ONCE, most - collected));
    collected += some;
    if (some < AT_ONCE) break;
  }
  return collected;
}

function collectSome(db: Kysely<Schema>, most: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const chats = await trx
      .selectFrom('chats')
      .innerJoin('replies', 'replies.chat_id', 'chats.id')
      .select(['chats.id', 'message', 'response'])
      .where('words', 'is', null)
      .where('status', '<>', 'streaming')
      .orderBy('chats.id', 'desc')
      .limit(most)
      .forUpdate('chats')
      .skipLocked()
      .execute();
    if (chats.length === 0) return 0;
    const words = await inSlices(wordsOfAll(chats));
    await sql`
      update chats set words = array_to_tsvector(string_to_array(collected.words, ' '))
      from unnest(${chats.map(({ id }) => id)}::int[], ${words}::text[]) as collected (id, words)
      where chats.id = collected.id`.execute(trx);
    return chats.length;
  });
}

function* wordsOfAll(chats: readonly { message: string; response: string }[]): Steps<string[]> {
  const words: string[] = [];
  for (const { message, response } of chats) {
    yield;
    words.push(keysOf(message, response).join(' '));
  }
  return words;
}
