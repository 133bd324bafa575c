import type { IndexedRestaurant, IndexStatus } from '@saffron/contracts/admin';
import { INDEX_RESULTS_MAX } from '@saffron/contracts/limits';
import { INDEX_READY, INDEXING_RUNS } from '@saffron/contracts/texts';
import type { Schema } from '@saffron/db/schema';
import { type Kysely, sql } from 'kysely';

/** A run whose replica gave no sign for this long is over. */
const alive = sql<boolean>`ended_at is null and beat_at > now() - interval '60 seconds'`;
const RECENT_MAX = 10;
const ERRORS_MAX = 100;

/** The full run in progress, on whichever replica. */
export async function runInProgress(db: Kysely<Schema>) {
  const run = await db
    .selectFrom('index_runs')
    .select(['id', 'total', 'succeeded', 'failed'])
    .where(alive)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return run ?? null;
}

/** Begins a full run, unless one is in progress. */
export function beginRun(db: Kysely<Schema>) {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('saffron: index run'))`.execute(trx);
    const running = await runInProgress(trx);
    if (running) return { fresh: false, run: running };
    const run = await trx
      .insertInto('index_runs')
      .values({
        total: sql<number>`(select count(*)::int from restaurants_saffron)`,
        ended_at: null,
      })
      .returning(['id', 'total', 'succeeded', 'failed'])
      .executeTakeFirstOrThrow();
    return { fresh: true, run };
  });
}

/** What became of one restaurant: null went well. */
export interface Outcome {
  id: number;
  error: string | null;
}

/** Restaurants that are gone meanwhile have no state. */
export async function saveOutcomes(db: Kysely<Schema>, outcomes: Outcome[]): Promise<void> {
  const ids = outcomes.map(({ id }) => id);
  const errors = outcomes.map(({ error }) => error);
  await sql`
    insert into index_states (restaurant_id, state, error, last_indexed)
    select id, case when error is null then 'success' else 'failed' end, error, now()
    from unnest(${ids}::int[], ${errors}::text[]) as outcome (id, error)
    join restaurants_saffron using (id)
    on conflict (restaurant_id) do update
    set state = excluded.state, error = excluded.error, last_indexed = excluded.last_indexed`.execute(db);
}

/**
 * From now on a restaurant is being indexed.
 *
 * @returns null when there is no such restaurant
 */
export async function markProcessing(db: Kysely<Schema>, id: number): Promise<IndexedRestaurant | null> {
  await sql`
    insert into index_states (restaurant_id, state, last_indexed)
    select id, 'processing', now() from restaurants_saffron where id = ${id}
    on conflict (restaurant_id) do update
    set state = excluded.state, error = null, last_indexed = excluded.last_indexed`.execute(db);
  const row = await states(db).where('restaurants_saffron.id', '=', id).executeTakeFirst();
  return row ? toIndexed(row) : null;
}

export async function countRun(db: Kysely<Schema>, runId: number, outcomes: Outcome[]): Promise<void> {
  const failed = outcomes.filter(({ error }) => error !== null).length;
  await db
    .updateTable('index_runs')
    .set((run) => ({
      succeeded: run('succeeded', '+', outcomes.length - failed),
      failed: run('failed', '+', failed),
      beat_at: sql<Date>`now()`,
    }))
    .where('id', '=', runId)
    .execute();
}

export async function endRun(db: Kysely<Schema>, runId: number): Promise<void> {
  await db.updateTable('index_runs').set({ ended_at: sql<Date>`now()` }).where('id', '=', runId).execute();
}

function states(db: Kysely<Schema>) {
  return db
    .selectFrom('restaurants_saffron')
    .leftJoin('index_states', 'restaurant_id', 'restaurants_saffron.id')
    .select(['restaurants_saffron.id', 'name', 'state', 'last_indexed']);
}

function toIndexed(row: Awaited<ReturnType<ReturnType<typeof states>['execute']>>[number]): IndexedRestaurant {
  return {
    id: row.id,
    name: row.name,
    indexed: row.state ?? '',
    lastIndexed: row.last_indexed?.toISOString() ?? null,
  };
}

/** Restaurants whose name has these letters, by name. */
export async function searchStates(db: Kysely<Schema>, query: string): Promise<IndexedRestaurant[]> {
  const pattern = `%${query.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await states(db).where('name', 'ilike', pattern).orderBy('name_key').limit(INDEX_RESULTS_MAX).execute();
  return rows.map(toIndexed);
}

export async function statusOf(db: Kysely<Schema>): Promise<IndexStatus> {
  const running = await runInProgress(db);
  const counts = await db
    .selectFrom('restaurants_saffron')
    .leftJoin('index_states', 'restaurant_id', 'restaurants_saffron.id')
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where state = 'success'))::int`.as('succeeded'),
      sql<number>`(count(*) filter (where state = 'failed'))::int`.as('failed'),
    ])
    .executeTakeFirstOrThrow();
  const lastRun = await db
    .selectFrom('index_runs')
    .select(sql<Date | null>`max(ended_at)`.as('ended'))
    .executeTakeFirstOrThrow();
  const recent = await states(db)
    .where('state', '=', 'success')
    .orderBy('last_indexed', 'desc')
    .orderBy('restaurants_saffron.id', 'desc')
    .limit(RECENT_MAX)
    .execute();
  const failures = await db
    .selectFrom('index_states')
    .innerJoin('restaurants_saffron', 'id', 'restaurant_id')
    .select(['name', 'error'])
    .where('state', '=', 'failed')
    .orderBy('name_key')
    .limit(ERRORS_MAX)
    .execute();
  return {
    status: running ? 'processing' : 'ready',
    message: running ? INDEXING_RUNS : INDEX_READY,
    indexingStatus: {
      inProgress: running !== null,
      lastRun: lastRun.ended?.toISOString() ?? null,
      successCount: counts.succeeded,
      totalRestaurants: counts.total,
      failedCount: counts.failed,
      recentlyIndexed: recent.map(({ name }) => ({ name })),
      errors: failures.map(({ name, error }) => `${name}: ${error ?? 'unknown error'}`),
    },
  };
}
