import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/*
 * What a PostgreSQL server does in processes of its own. The embedded engine has none: without this, its write-ahead log and its tables grow
 * with everything that is written, changed or deleted.
 */

/** As `autovacuum_vacuum_threshold` and `autovacuum_vacuum_scale_factor` of a server. */
const DEAD_ROWS = 50;
const DEAD_SHARE = 0.2;
/** As `vacuum_freeze_table_age`: ids of transactions are used again after two thousand million. */
const FREEZE_AGE = 150_000_000;
/** In bytes. Larger indexes take longer than anyone should wait. Without them, the space of rows can be used again, but not their 4-byte pointers. */
const INDEXES_MAX = 1024 * 1024;

/** Writes all changes to the tables, after which the space of their log is used again. Takes tens of milliseconds at most. */
export async function checkpoint(db: Kysely<Schema>): Promise<void> {
  await sql`checkpoint`.execute(db);
}

/**
 * Makes the space of deleted and changed rows available to other rows, in the tables where a server would. Each table is a query of its own,
 * so that others get their turn.
 *
 * @returns the names of the tables
 */
export async function vacuum(db: Kysely<Schema>): Promise<string[]> {
  // Counts of the last second are not in the statistics yet.
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ name: string; indexes: number }>`
    select relid::regclass::text as name, pg_indexes_size(relid)::float8 as indexes
    from pg_stat_all_tables
    join pg_class on pg_class.oid = relid
    where relkind in ('r', 'm')
      and (n_dead_tup > ${DEAD_ROWS} + ${DEAD_SHARE} * greatest(reltuples, 0) or age(relfrozenxid) > ${FREEZE_AGE})
    order by n_dead_tup`.execute(db);
  for (const { name, indexes } of rows) {
    const cleanup = sql.raw(indexes > INDEXES_MAX ? 'off' : 'auto');
    // The name is quoted by PostgreSQL where it has to be.
    await sql`vacuum (index_cleanup ${cleanup}, truncate off) ${sql.raw(name)}`.execute(db);
  }
  return rows.map(({ name }) => name);
}
