import { randomUUID } from 'node:crypto';
import type { IndexProgress } from '@saffron/contracts/admin';
import type { Schema } from '@saffron/db/schema';
import { type Kysely, sql } from 'kysely';
import type { Run } from './run.ts';
import { retryAtOnce } from './states.ts';
import type { IndexTarget } from './target.ts';

/** The full run in progress, on whichever replica. */
export async function openRun(db: Kysely<Schema>): Promise<Run | null> {
  const run = await db
    .selectFrom('index_runs')
    .select(['id', 'target', 'namespace', 'cursor'])
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return run ? { ...run, namespace: run.namespace ?? '' } : null;
}

/**
 * Begins a full run, unless one is in progress. Changes that wait for another attempt are tried at once: a run waits for them.
 *
 * @returns whether it began one
 */
export function beginRun(db: Kysely<Schema>, target: IndexTarget): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const begun = await trx
      .insertInto('index_runs')
      .values({
        target: target.name,
        // Not the run's id: it begins at 1 again in another database, which may share the vendor's index.
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

/** Ends a full run. Without an error, what it wrote is what is read from now on. */
export async function endRun(db: Kysely<Schema>, id: number, error: string | null): Promise<void> {
  await db.updateTable('index_runs').set({ ended_at: sql<Date>`now()`, error }).where('id', '=', id).execute();
}

/** What to read: the namespace of the last full run of this index that came through; null before the first. */
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

/** Namespaces that nobody reads or writes any more. */
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

/** From now on a namespace is gone. */
export async function forgetNamespace(db: Kysely<Schema>, namespace: string): Promise<void> {
  await db.updateTable('index_runs').set({ namespace: null }).where('namespace', '=', namespace).execute();
}

/** How far a full run has come. */
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
