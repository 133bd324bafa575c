import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table access_tokens (
    id integer generated always as identity primary key,
    user_id integer not null references users on delete cascade,
    token_hash text not null unique,
    name text not null,
    scopes text[] not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    last_used_at timestamptz
  )`,
  sql`create index on access_tokens (user_id)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
