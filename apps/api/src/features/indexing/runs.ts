import { randomUUID } from 'node:crypto';
import type { IndexProgress } from '@saffron/contracts/admin';
import type { Schema } from '@saffron/db/schema';
import { type Kysely, sql } from 'kysely';
import type { Run } from './run.ts';
import { retryAtOnce } from './states.ts';
import type { IndexTarget } from './target.ts';

/** Returns the full run in progress on any replica, or null. */
export async function openRun(db: Kysely<Schema>): Promise<Run | null> {
  const run = await db
    .selectFrom('index_runs')
    .select(['id', 'target', 'namespace', 'cursor'])
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return run ? { ...run, namespace: run.namespace ?? '' } : null;
}

/**
 * Starts a full run, unless one is in progress. Changes waiting for a retry are retried at once, because a run waits for them.
 *
 * @returns whether a run was started
 */
export function beginRun(db: Kysely<Schema>, target: IndexTarget): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const begun = await trx
      .insertInto('index_runs')
      .values({
        target: target.name,
        // Not the run's id: ids start at 1 in every database, and two databases may share one Pinecone index.
        namespace: target.home ?? `guide-${randomUUID()}`,
        ended_at: null,
        error: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (begun) await retryAtOnce(trx);
    return begun !== undefined;
  });
}

/** Ends a full run. If `error` is null, searches use its namespace from now on. */
export async function endRun(db: Kysely<Schema>, id: number, error: string | null): Promise<void> {
  await db.updateTable('index_runs').set({ ended_at: sql<Date>`now()`, error }).where('id', '=', id).execute();
}

/** Returns the namespace to search: that of the last successful full run of this target, or null before the first. */
export async function currentNamespace(db: Kysely<Schema>, target: IndexTarget): Promise<string | null> {
  if (target.home !== null) return target.home;
  const run = await db
    .selectFrom('index_runs')
    .select('namespace')
    .where('target', '=', target.name)
    .where('ended_at', 'is not', null)
    .where('error', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return run?.namespace ?? null;
}

/** Returns namespaces that are no longer read or written. */
export async function oldNamespaces(db: Kysely<Schema>, target: IndexTarget): Promise<string[]> {
  const current = await currentNamespace(db, target);
  const runs = await db
    .selectFrom('index_runs')
    .select('namespace')
    .where('target', '=', target.name)
    .where('ended_at', 'is not', null)
    .where('namespace', 'is not', null)
    .execute();
  return runs.flatMap(({ namespace }) => (namespace && namespace !== current ? namespace : []));
}

/** Records that a namespace no longer exists. */
export async function forgetNamespace(db: Kysely<Schema>, namespace: string): Promise<void> {
  await db.updateTable('index_runs').set({ namespace: null }).where('namespace', '=', namespace).execute();
}

/** Returns the progress of a full run. */
export async function progressOf(db: Kysely<Schema>, runId: number): Promise<IndexProgress> {
  return db
    .selectFrom('restaurants_saffron')
    .leftJoin('index_states', (join) =>
      join.onRef('restaurant_id', '=', 'restaurants_saffron.id').on('run_id', '=', runId),
    )
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where state = 'success'))::int`.as('succeeded'),
      sql<number>`(count(*) filter (where state = 'failed'))::int`.as('failed'),
    ])
    .executeTakeFirstOrThrow();
}
