import { type Kysely, sql } from 'kysely';

/**
 * Removes the index of words across all accounts: how long a search in it takes depends on what others have written. A search reads the
 * words of the account's own messages.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`drop index if exists chats_words_idx`.execute(db);
}
