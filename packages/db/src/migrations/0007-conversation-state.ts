import { type Kysely, sql } from 'kysely';

/** Stores what a conversation has come to with each reply; null for the replies of earlier releases. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table replies add column state jsonb`.execute(db);
}
