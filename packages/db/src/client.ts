import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { closeSilentConnections } from './close-silent-connections.ts';
import { type Embedded, type EmbeddedOptions, openEmbedded } from './embedded.ts';
import type { Schema } from './schema.ts';

export interface Database {
  db: Kysely<Schema>;
  /** The same connections, for libraries that bring their own SQL. */
  pool: pg.Pool;
  /** The embedded engine; null on a server. */
  embedded: Embedded | null;
  close(): Promise<void>;
}

/** A server's own limit for a statement, in milliseconds. */
const STATEMENT = 10_000;
/** For a connection to be made, or to become free, in milliseconds. */
const CONNECT = 1000;

/**
 * Where the data is: a PostgreSQL server's URL, or the embedded engine's directory (null: in memory). `patience` is how long a server
 * may be silent, in milliseconds: longer than its own limit, so that it can respond so itself.
 */
export type DatabasePlace = { url: string; patience?: number } | EmbeddedOptions;

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
      ? {
          connectionString: place.url,
          max: 10,
          connectionTimeoutMillis: CONNECT,
          statement_timeout: STATEMENT,
          query_timeout: place.patience ?? STATEMENT + 1000,
          keepAlive: true,
        }
      : { stream: () => embedded?.stream(), max: 1, user: 'postgres', password: '', database: 'postgres', ssl: false },
  );
  // A connection that dies while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  // One that dies between two queries of a transaction fails the next query; without a listener it too would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  closeSilentConnections(pool);
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
