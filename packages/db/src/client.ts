import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Embedded, openEmbedded } from './embedded.ts';
import type { Schema } from './schema.ts';

export interface Database {
  db: Kysely<Schema>;
  /** The same connections, for libraries that bring their own SQL. */
  pool: pg.Pool;
  /** The embedded engine; null on a server. */
  embedded: Embedded | null;
  close(): Promise<void>;
}

/** Where the data is: a PostgreSQL server's URL, or the embedded engine's directory (null: in memory). */
export type DatabasePlace = { url: string } | { dataDir: string | null; template?: Uint8Array };

/**
 * Opens the database. Both engines speak through `pg`, so that values are read the same way on either.
 *
 * The embedded engine has one connection: inside a transaction use `trx` alone, a query on `db` would wait for ever.
 *
 * @throws DirectoryInUse when another process has the directory open
 */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const embedded = 'url' in place ? null : await openEmbedded(place);
  const pool = new pg.Pool(
    'url' in place
      ? { connectionString: place.url, max: 10, connectionTimeoutMillis: 1000, statement_timeout: 10_000 }
      : { stream: () => embedded?.stream(), max: 1, user: 'postgres', password: '', database: 'postgres', ssl: false },
  );
  // A connection that dies while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    embedded,
    close: async () => {
      await db.destroy();
      await embedded?.close();
    },
  };
}
