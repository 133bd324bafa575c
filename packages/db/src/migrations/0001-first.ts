import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table users (
    id integer generated always as identity primary key,
    username text not null unique,
    password_hash text,
    name text,
    role text not null default 'user' check (role in ('user', 'reviewer', 'admin')),
    token_limit integer check (token_limit >= 0),
    email_verified_at timestamptz,
    created_at timestamptz not null default now()
  )`,
  sql`create table user_identities (
    issuer text not null,
    subject text not null,
    user_id integer not null references users on delete cascade,
    created_at timestamptz not null default now(),
    primary key (issuer, subject)
  )`,
  sql`create index on user_identities (user_id)`,
  sql`create table auth_sessions (
    token_hash text primary key,
    user_id integer not null references users on delete cascade,
    expires_at timestamptz not null,
    created_at timestamptz not null default now(),
    user_agent text
  )`,
  sql`create index on auth_sessions (user_id)`,
  sql`create table throttles (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`,
  sql`create table chat_sessions (
    id integer generated always as identity primary key,
    user_id integer not null references users on delete cascade,
    title text not null default '',
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  sql`create index on chat_sessions (user_id, updated_at desc)`,
  sql`create table chats (
    id integer generated always as identity primary key,
    user_id integer not null references users on delete cascade,
    session_id integer not null references chat_sessions on delete cascade,
    message text not null,
    response text not null default '',
    created_at timestamptz not null default now()
  )`,
  sql`create index on chats (session_id, id)`,
  sql`create table replies (
    chat_id integer primary key references chats on delete cascade,
    user_id integer not null references users on delete cascade,
    status text not null check (status in ('streaming', 'complete', 'stopped', 'interrupted', 'failed')),
    restaurant_ids integer[] not null default '{}',
    idempotency_key text,
    error_code text,
    error_message text,
    stop_requested boolean not null default false,
    heartbeat_at timestamptz not null default now(),
    ended_at timestamptz,
    unique (user_id, idempotency_key)
  )`,
  sql`create index on replies (heartbeat_at) where status = 'streaming'`,
  sql`create table token_ledger (
    id integer generated always as identity primary key,
    user_id integer not null references users on delete cascade,
    chat_id integer not null unique,
    day date not null default (now() at time zone 'utc')::date,
    reserved integer not null check (reserved >= 0),
    input_tokens integer not null default 0,
    output_tokens integer not null default 0,
    cached_tokens integer not null default 0,
    settled_at timestamptz
  )`,
  sql`create index on token_ledger (user_id, day)`,
  sql`create table restaurants_saffron (
    id integer generated always as identity primary key,
    name text not null,
    name_key text not null unique,
    neighborhood text,
    website text,
    bar boolean not null default false,
    restaurant boolean not null default false,
    meal_type_breakfast boolean not null default false,
    meal_type_lunch boolean not null default false,
    meal_type_dinner boolean not null default false,
    cuisine text,
    price smallint check (price between 1 and 5),
    rating smallint check (rating between 2 and 10),
    reservations boolean not null default false,
    tag text,
    saffron_notes text,
    address text,
    phone text,
    added_by text,
    date_added timestamptz not null default now(),
    updated_by text,
    date_updated timestamptz,
    last_edited_by text,
    last_edited_at timestamptz
  )`,
  sql`create table guide_version (
    singleton boolean primary key default true check (singleton),
    version integer not null default 0
  )`,
  sql`insert into guide_version default values`,
  sql`create function count_guide_version() returns trigger language plpgsql as $$
    begin
      update guide_version set version = version + 1;
      return null;
    end
  $$`,
  sql`create trigger count_guide_version after insert or update or delete or truncate on restaurants_saffron
    for each statement execute function count_guide_version()`,
  sql`create table index_states (
    restaurant_id integer primary key references restaurants_saffron on delete cascade,
    state text not null check (state in ('processing', 'success', 'failed')),
    error text,
    last_indexed timestamptz not null default now()
  )`,
  sql`create table index_runs (
    id integer generated always as identity primary key,
    started_at timestamptz not null default now(),
    beat_at timestamptz not null default now(),
    ended_at timestamptz,
    total integer not null,
    succeeded integer not null default 0,
    failed integer not null default 0
  )`,
  sql`create table system_settings (
    id integer generated always as identity primary key,
    key text not null unique,
    value text not null,
    updated_at timestamptz not null default now(),
    updated_by integer references users on delete set null
  )`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
