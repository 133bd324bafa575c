import { type Kysely, sql } from 'kysely';

const statements = [
  // A deleted restaurant still has to be removed from the vendor's index.
  sql`alter table index_states
    drop constraint index_states_restaurant_id_fkey,
    alter column last_indexed drop not null,
    alter column last_indexed drop default,
    add column changes integer not null default 1,
    add column due_at timestamptz,
    add column attempts smallint not null default 0,
    add column run_id integer`,
  sql`create index on index_states (due_at, restaurant_id) where due_at is not null`,
  // Runs of the previous release cannot continue.
  sql`update index_runs set ended_at = beat_at where ended_at is null`,
  sql`alter table index_runs
    drop column beat_at,
    drop column total,
    drop column succeeded,
    drop column failed,
    add column target text not null default 'built-in',
    add column namespace text,
    add column cursor integer not null default 0,
    add column error text`,
  sql`alter table index_runs alter column target drop default`,
  // At most one full run at a time across all replicas.
  sql`create unique index one_open_run on index_runs ((ended_at is null)) where ended_at is null`,
  // Ordered by id, like all other code that locks several of these rows, to prevent deadlocks.
  sql`create function want_indexing() returns trigger language plpgsql as $$
    begin
      insert into index_states (restaurant_id, state, due_at)
      select id, 'processing', now() from changed order by id
      on conflict (restaurant_id) do update
      set state = 'processing', error = null, due_at = now(), attempts = 0, changes = index_states.changes + 1;
      return null;
    end
  $$`,
  sql`create function want_indexing_of_all() returns trigger language plpgsql as $$
    begin
      update index_states
      set state = 'processing', error = null, due_at = now(), attempts = 0, changes = changes + 1;
      return null;
    end
  $$`,
  sql`create trigger want_indexing_of_new after insert on restaurants_saffron
    referencing new table as changed for each statement execute function want_indexing()`,
  sql`create trigger want_indexing_of_changed after update on restaurants_saffron
    referencing new table as changed for each statement execute function want_indexing()`,
  sql`create trigger want_indexing_of_gone after delete on restaurants_saffron
    referencing old table as changed for each statement execute function want_indexing()`,
  sql`create trigger want_indexing_of_all after truncate on restaurants_saffron
    for each statement execute function want_indexing_of_all()`,
];

/**
 * Makes `index_states` the queue of restaurants to index, written in the transaction of each edit, and `index_runs` the
 * record of full runs. Jobs decide which replica does the work.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
