import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Database, openDatabase } from '@saffron/db/client';
import pg from 'pg';
import { inject } from 'vitest';
import { TEMPLATE } from './global-setup.ts';

/** A prepared database of its own, with the demo guide, on the engine that this test project is about. */
export async function openTestDatabase(): Promise<Database> {
  const template = inject('template');
  if ('file' in template) return openDatabase({ dataDir: null, template: await readFile(template.file) });
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(template.url.replace('{database}', 'postgres'));
  await client.connect();
  await client.query(`create database ${name} template ${TEMPLATE}`);
  await client.end();
  return openDatabase({ url: template.url.replace('{database}', name) });
}
