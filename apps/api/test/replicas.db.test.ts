import { randomUUID } from 'node:crypto';
import { openDatabase } from '@saffron/db/client';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { createAccounts } from '../src/features/accounts/service.ts';
import { prepareDatabase } from '../src/prepare-database.ts';

const template = inject('template');
const ADMIN = { email: 'admin@example.com', password: null };

/** An empty database on the server of this run. */
async function emptyDatabase(url: string): Promise<string> {
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(url.replace('{database}', 'postgres'));
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return url.replace('{database}', name);
}

// The embedded engine is for one process.
test.runIf('url' in template)('replicas that start at once migrate, fill and make an admin once', async () => {
  const url = await emptyDatabase('url' in template ? template.url : '');
  const replicas = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ url })));

  const added = await Promise.all(replicas.map((replica) => prepareDatabase(replica, 'demo')));
  expect(added.filter((count) => count > 0)).toHaveLength(1);
  const passwords = await Promise.all(
    replicas.map(({ db, pool }) => createAccounts({ db, pool, throttling: false }).ensureAdmin(ADMIN)),
  );
  expect(passwords.filter((password) => password !== null)).toHaveLength(1);

  const { rows } = (await replicas[0]?.pool.query<{ restaurants: number; admins: number }>(
    `select (select count(*)::int from restaurants_saffron) as restaurants, (select count(*)::int from users) as admins`,
  )) ?? { rows: [] };
  expect(rows).toEqual([{ restaurants: Math.max(...added), admins: 1 }]);
  await Promise.all(replicas.map((replica) => replica.close()));
});
