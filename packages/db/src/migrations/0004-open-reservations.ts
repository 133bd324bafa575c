import { type Kysely, sql } from 'kysely';

/** What is reserved and not settled is looked for every few seconds; almost all rows are settled. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index open_reservations on token_ledger (chat_id) where settled_at is null`.execute(db);
}
