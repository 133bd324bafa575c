import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table chat_sessions add column pinned boolean not null default false`,
  sql`alter table chats add column words tsvector`,
  sql`create index on chats using gin (words)`,
  sql`create index on chats (user_id, id)`,
  // Small: the messages since the words were last collected.
  sql`create index on chats (id) where words is null`,
  sql`create function forget_words() returns trigger language plpgsql as $$
    begin
      new.words := null;
      return new;
    end
  $$`,
  sql`create trigger forget_words before update of message, response on chats for each row
    when (old.words is not null and (old.message, old.response) is distinct from (new.message, new.response))
    execute function forget_words()`,
];

/**
 * Adds pinned conversations, and the words of messages and replies for the search. The server collects words in the
 * background, which also covers the messages from before this migration and those of servers of the previous release.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
