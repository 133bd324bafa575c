import { openDatabase } from '@saffron/db/client';
import { expect, test } from 'vitest';
import { createAccountLock } from '../src/account-limits.ts';
import { createAccounts } from '../src/features/accounts/service.ts';
import { prepareDatabase } from '../src/prepare-database.ts';
import { createEmptyDatabase } from './database.ts';

const ADMIN = { email: 'admin@example.com', password: null };

test('replicas that start concurrently migrate, seed and create the admin once', { tags: ['long'] }, async () => {
  const url = await createEmptyDatabase();
  const replicas = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ url })));

  const added = await Promise.all(replicas.map((replica) => prepareDatabase(replica, 'demo')));
  expect(added.filter((count) => count > 0)).toHaveLength(1);
  const passwords = await Promise.all(
    replicas.map(({ db, pool }) =>
      createAccounts({ db, pool, locked: createAccountLock(db), throttling: false, report: expect.fail }).ensureAdmin(
        ADMIN,
      ),
    ),
  );
  expect(passwords.filter((password) => password !== null)).toHaveLength(1);

  const { rows } = (await replicas[0]?.pool.query<{ restaurants: number; admins: number }>(
    `select (select count(*)::int from restaurants_saffron) as restaurants, (select count(*)::int from users) as admins`,
  )) ?? { rows: [] };
  expect(rows).toEqual([{ restaurants: Math.max(...added), admins: 1 }]);
  await Promise.all(replicas.map((replica) => replica.close()));
});
