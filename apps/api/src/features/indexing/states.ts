import type { Schema } from '@saffron/db/schema';
import { type Kysely, sql } from 'kysely';
import type { Run } from './run.ts';

/** A restaurant that is to be indexed, as it is now. */
export interface Wanted {
  id: number;
  /** See `IndexStatesTable.changes`; 0 while it was never indexed nor changed. */
  changes: number;
  /** Attempts that failed since its last change. */
  attempts: number;
  /** It is not in the guide any more. */
  gone: boolean;
}

/** What became of one: without an error it went well; else it is tried again in `retryIn` seconds, or given up where that is null. */
export interface Outcome extends Wanted {
  error: string | null;
  retryIn: number | null;
}

/** Restaurants whose changes are to be indexed now, those that wait longest first. */
export async function changedRestaurants(db: Kysely<Schema>, limit: number): Promise<Wanted[]> {
  const { rows } = await sql<Wanted>`
    select restaurant_id as id, changes, attempts, restaurants_saffron.id is null as gone
    from index_states left join restaurants_saffron on restaurants_saffron.id = restaurant_id
    where due_at <= now() order by due_at, restaurant_id limit ${limit}`.execute(db);
  return rows;
}

/** The next restaurants of a full run, by id, without those that it indexed as changed ones. */
export async function nextOfRun(db: Kysely<Schema>, run: Run, limit: number): Promise<Wanted[]> {
  const { rows } = await sql<Wanted>`
    select id, coalesce(changes, 0) as changes, coalesce(attempts, 0) as attempts, false as gone
    from restaurants_saffron left join index_states on restaurant_id = id
    where id > ${run.cursor} and run_id is distinct from ${run.id} order by id limit ${limit}`.execute(db);
  return rows;
}

/** Whether changes wait, if only for another attempt later. */
export async function hasChanges(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ waiting: boolean }>`
    select exists (select from index_states where due_at is not null) as waiting`.execute(db);
  return rows[0]?.waiting ?? false;
}

/** Whether there is something to index at this moment. A full run waits until what failed was tried again. */
export async function hasWork(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ work: boolean }>`
    select exists (select from index_states where due_at <= now())
      or (exists (select from index_runs where ended_at is null)
        and not exists (select from index_states where due_at is not null)) as work`.execute(db);
  return rows[0]?.work ?? false;
}

/** Tries at once, and as if for the first time, what waits for another attempt. */
export async function retryAtOnce(db: Kysely<Schema>): Promise<void> {
  await sql`
    update index_states set due_at = now(), attempts = 0 where restaurant_id in (
      select restaurant_id from index_states where due_at > now() order by restaurant_id for update
    )`.execute(db);
}

/**
 * Records outcomes, and with them how far a full run has come, in one statement: a crash leaves both or neither. A restaurant that
 * changed meanwhile stays to be indexed.
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
 * From now on a restaurant is being indexed.
 *
 * @returns false when there is no such restaurant
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
