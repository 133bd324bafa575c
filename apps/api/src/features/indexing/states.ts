import type { Schema } from '@saffron/db/schema';
import { type Kysely, sql } from 'kysely';
import type { Run } from './run.ts';

/** A restaurant waiting to be indexed. */
export interface Wanted {
  id: number;
  /** See `IndexStatesTable.changes`; 0 if it has never been indexed or changed. */
  changes: number;
  /** Failed attempts since its last change. */
  attempts: number;
  /** It was deleted from the guide. */
  gone: boolean;
}

/** The result for one restaurant. If `error` is set, it is retried after `retryIn` seconds, or never if that is null. */
export interface Outcome extends Wanted {
  error: string | null;
  retryIn: number | null;
}

/** Returns restaurants whose changes are due, the longest waiting first. */
export async function changedRestaurants(db: Kysely<Schema>, limit: number): Promise<Wanted[]> {
  const { rows } = await sql<Wanted>`
    select restaurant_id as id, changes, attempts, restaurants_saffron.id is null as gone
    from index_states left join restaurants_saffron on restaurants_saffron.id = restaurant_id
    where due_at <= now() order by due_at, restaurant_id limit ${limit}`.execute(db);
  return rows;
}

/** Returns the next restaurants of a full run by id, except those it has already indexed because they changed. */
export async function nextOfRun(db: Kysely<Schema>, run: Run, limit: number): Promise<Wanted[]> {
  const { rows } = await sql<Wanted>`
    select id, coalesce(changes, 0) as changes, coalesce(attempts, 0) as attempts, false as gone
    from restaurants_saffron left join index_states on restaurant_id = id
    where id > ${run.cursor} and run_id is distinct from ${run.id} order by id limit ${limit}`.execute(db);
  return rows;
}

/** Whether any changes are waiting, including those waiting for a later retry. */
export async function hasChanges(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ waiting: boolean }>`
    select exists (select from index_states where due_at is not null) as waiting`.execute(db);
  return rows[0]?.waiting ?? false;
}

/** Whether anything can be indexed now. A full run waits until all retries are done. */
export async function hasWork(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ work: boolean }>`
    select exists (select from index_states where due_at <= now())
      or (exists (select from index_runs where ended_at is null)
        and not exists (select from index_states where due_at is not null)) as work`.execute(db);
  return rows[0]?.work ?? false;
}

/** Makes all waiting retries due now, and resets their attempts. */
export async function retryAtOnce(db: Kysely<Schema>): Promise<void> {
  await sql`
    update index_states set due_at = now(), attempts = 0 where restaurant_id in (
      select restaurant_id from index_states where due_at > now() order by restaurant_id for update
    )`.execute(db);
}

/**
 * Records outcomes and the cursor of a full run in a single statement, so a crash cannot separate them. A restaurant that changed in
 * the meantime stays due.
 */
export async function settle(db: Kysely<Schema>, outcomes: Outcome[], run: Run | null): Promise<void> {
  const column = <K extends keyof Outcome>(name: K) => outcomes.map((outcome) => outcome[name]);
  const runId = run?.id ?? null;
  await sql`
    with outcome as (
      select given.*, restaurants_saffron.id is not null as present
      from unnest(${column('id')}::int[], ${column('changes')}::int[], ${column('error')}::text[],
        ${column('retryIn')}::float8[]) as given (id, changes, error, retry_in)
      left join restaurants_saffron using (id)
    ), forgotten as (
      delete from index_states using outcome
      where restaurant_id = outcome.id and index_states.changes = outcome.changes and not present and retry_in is null
    ), taken as (
      update index_runs set cursor = ${run?.cursor ?? 0} where id = ${runId}
    )
    insert into index_states as kept (restaurant_id, changes, state, error, last_indexed, attempts, due_at, run_id)
    select id, changes,
      case when retry_in is not null then 'processing' when error is null then 'success' else 'failed' end,
      error, case when retry_in is null then now() end, (retry_in is not null)::int,
      now() + retry_in * interval '1 second', case when retry_in is null then ${runId}::int end
    from outcome where present or retry_in is not null order by id
    on conflict (restaurant_id) do update
    set state = excluded.state, error = excluded.error, due_at = excluded.due_at,
      last_indexed = coalesce(excluded.last_indexed, kept.last_indexed),
      attempts = case when excluded.due_at is null then 0 else kept.attempts + 1 end,
      run_id = coalesce(excluded.run_id, kept.run_id)
    where kept.changes = excluded.changes`.execute(db);
}

/**
 * Marks a restaurant as `processing` and due now.
 *
 * @returns false if the restaurant does not exist
 */
export async function markProcessing(db: Kysely<Schema>, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into index_states as kept (restaurant_id, state, last_indexed, due_at)
    select id, 'processing', now(), now() from restaurants_saffron where id = ${id}
    on conflict (restaurant_id) do update
    set state = excluded.state, error = null, last_indexed = excluded.last_indexed, due_at = excluded.due_at, attempts = 0,
      changes = kept.changes + 1`.execute(db);
  return numAffectedRows === 1n;
}
