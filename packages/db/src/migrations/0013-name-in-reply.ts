import { type Kysely, sql } from 'kysely';

/** Stores with each reply the name of the diner that its writer knew; null for the replies of earlier releases. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table replies add column diner_name text`.execute(db);
}
