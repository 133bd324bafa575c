import { type Kysely, sql } from 'kysely';

/** Unsettled reservations are queried every few seconds, while almost all rows are settled. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index open_reservations on token_ledger (chat_id) where settled_at is null`.execute(db);
}
