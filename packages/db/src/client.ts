import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { closeSilentConnections } from './close-silent-connections.ts';
import { type Embedded, type EmbeddedOptions, openEmbedded } from './embedded.ts';
import type { Schema } from './schema.ts';

export interface Database {
  db: Kysely<Schema>;
  /** The same connections, for libraries that run their own SQL. */
  pool: pg.Pool;
  /** The embedded engine; null for a PostgreSQL server. */
  embedded: Embedded | null;
  close(): Promise<void>;
}

/** `statement_timeout` of a PostgreSQL server, in milliseconds. */
const STATEMENT_TIMEOUT = 10_000;
/** Timeout for opening a connection or waiting for a free one, in milliseconds. */
const CONNECT_TIMEOUT = 1000;

/**
 * The URL of a PostgreSQL server, or the directory of the embedded engine (null: in memory). `timeout` is the
 * client-side query timeout in milliseconds; it should exceed `statement_timeout`, so that the server can report that
 * first.
 */
export type DatabaseLocation = { url: string; timeout?: number } | EmbeddedOptions;

/**
 * Opens the database. Both engines are accessed through `pg`, so that values are parsed the same way.
 *
 * The embedded engine has a single connection: inside a transaction use only `trx`, because a query on `db` would
 * deadlock.
 *
 * @throws DirectoryInUse if another process uses the directory
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const embedded = 'url' in location ? null : await openEmbedded(location);
  const pool = new pg.Pool(
    'url' in location
      ? {
          connectionString: location.url,
          max: 10,
          connectionTimeoutMillis: CONNECT_TIMEOUT,
          statement_timeout: STATEMENT_TIMEOUT,
          query_timeout: location.timeout ?? STATEMENT_TIMEOUT + 1000,
          keepAlive: true,
        }
      : { stream: () => embedded?.stream(), max: 1, user: 'postgres', password: '', database: 'postgres', ssl: false },
  );
  // An idle connection that fails is replaced with the next query. Without a listener, its error would end the process.
  pool.on('error', () => {});
  // A connection that fails between two queries of a transaction makes the next query fail. Without a listener, its
  // error would end the process.
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
