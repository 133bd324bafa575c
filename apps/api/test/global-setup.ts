import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@saffron/db/client';
import type { TestProject } from 'vitest/node';
import { prepareDatabase } from '../src/prepare-database.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A prepared database to copy: the file of an embedded one, or a server's address with `{database}` for the name. */
    template: { file: string } | { url: string };
  }
}

export const TEMPLATE = 'saffron_template';

/** Prepares one database for every test file to copy: migrating and seeding take seconds, copying does not. */
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
  const server = await startPostgres();
  await server.createDatabase(TEMPLATE);
  const database = await openDatabase({ url: server.urlOf(TEMPLATE) });
  await prepareDatabase(database, 'demo');
  await database.close();
  project.provide('template', { url: server.urlOf('{database}') });
  return () => server.stop();
}
