import type { IndexedRestaurant, IndexStatus } from '@saffron/contracts/admin';
import { INDEX_RESULTS_MAX } from '@saffron/contracts/limits';
import type { Schema } from '@saffron/db/schema';
import { type Kysely, sql } from 'kysely';

const RECENT_MAX = 10;
const ERRORS_MAX = 100;

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

/** @returns null if the restaurant does not exist */
export async function stateOf(db: Kysely<Schema>, id: number): Promise<IndexedRestaurant | null> {
  const row = await states(db).where('restaurants_saffron.id', '=', id).executeTakeFirst();
  return row ? toIndexed(row) : null;
}

/** Returns restaurants whose name contains `query`, ordered by name. */
export async function searchStates(db: Kysely<Schema>, query: string): Promise<IndexedRestaurant[]> {
  const pattern = `%${query.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await states(db).where('name', 'ilike', pattern).orderBy('name_key').limit(INDEX_RESULTS_MAX).execute();
  return rows.map(toIndexed);
}

/** Returns counts, the most recently indexed restaurants, and errors. */
export async function statusOf(db: Kysely<Schema>): Promise<IndexStatus['indexingStatus']> {
  const counts = await db
    .selectFrom('restaurants_saffron')
    .leftJoin('index_states', 'restaurant_id', 'restaurants_saffron.id')
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where state = 'success'))::int`.as('succeeded'),
      sql<number>`(count(*) filter (where state = 'failed'))::int`.as('failed'),
    ])
    .executeTakeFirstOrThrow();
  const [last, before] = await db
    .selectFrom('index_runs')
    .select(['ended_at', 'error'])
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  const inProgress = last !== undefined && last.ended_at === null;
  const ended = inProgress ? before : last;
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
    .where('error', 'is not', null)
    .orderBy('name_key')
    .limit(ERRORS_MAX)
    .execute();
  return {
    inProgress,
    lastRun: ended?.ended_at?.toISOString() ?? null,
    successCount: counts.succeeded,
    totalRestaurants: counts.total,
    failedCount: counts.failed,
    recentlyIndexed: recent.map(({ name }) => ({ name })),
    errors: [
      ...(!inProgress && ended?.error ? [`The full run failed: ${ended.error}`] : []),
      ...failures.map(({ name, error }) => `${name}: ${error}`),
    ],
  };
}
