import { type Kysely, sql } from 'kysely';

/** Stores with each reply what can follow it; null for the replies of earlier releases. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table replies add column follow_ups jsonb`.execute(db);
}
