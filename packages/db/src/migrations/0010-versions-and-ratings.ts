import { type Kysely, sql } from 'kysely';

const statements = [
  // Null in both: conversations of earlier releases have one version, which is shown.
  sql`alter table chats add column version_of integer`,
  sql`alter table chats add column set_aside_with integer`,
  sql`create table reply_ratings (
    chat_id integer primary key references chats on delete cascade,
    user_id integer not null references users on delete cascade,
    rating text not null check (rating in ('up', 'down')),
    reasons text[] not null default '{}',
    comment text not null default '',
    shared boolean not null default false,
    rated_at timestamptz not null default now()
  )`,
  sql`create index on reply_ratings (user_id)`,
  sql`create index on reply_ratings (rated_at desc, chat_id desc) where shared`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
