import { randomUUID } from 'node:crypto';
import { type Database, openDatabase } from '@saffron/db/client';
import pg from 'pg';
import { inject } from 'vitest';
import { TEMPLATE } from './global-setup.ts';

/** Opens a new prepared database with the demo guide, on the engine of this test project. */
export async function openTestDatabase(): Promise<Database> {
  const template = inject('template');
  if ('file' in template) return openDatabase({ dataDir: null, template: template.file });
  return openDatabase({ url: await createDatabaseCopy() });
}

/** The URL of a new prepared database on the server of this run. */
export async function createDatabaseCopy(): Promise<string> {
  return createOnServer(`test_${uniquePart()}`, `template ${TEMPLATE}`);
}

/** The URL of a new empty database on the server of this run. */
export async function createEmptyDatabase(): Promise<string> {
  return createOnServer(`empty_${uniquePart()}`, '');
}

const uniquePart = () => randomUUID().replaceAll('-', '');

async function createOnServer(name: string, options: string): Promise<string> {
  const template = inject('template');
  if (!('url' in template)) throw new Error('This test project has no server.');
  const client = new pg.Client(template.url.replace('{database}', 'postgres'));
  await client.connect();
  await client.query(`create database ${name} ${options}`);
  await client.end();
  return template.url.replace('{database}', name);
}
