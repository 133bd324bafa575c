import { type Kysely, sql } from 'kysely';

/** Stores with each reply why its restaurants were picked; null for the replies of earlier releases. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table replies add column reasons jsonb`.execute(db);
}
