// @module-tag long
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { openDatabase } from './client.ts';
import { migrate } from './migrate.ts';
import * as first from './migrations/0001-first.ts';
import type { Schema } from './schema.ts';

/** The tables as created by the first release. */
async function firstRelease(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ '0001-first': first }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

test('restaurants from before the keys get them, and none comes in without', {
  tags: ['b-upgrade'],
  timeout: 60_000,
}, async () => {
  const { db, close } = await openDatabase({ dataDir: null });
  await firstRelease(db);
  await sql`
    insert into restaurants_saffron (name, name_key, neighborhood, cuisine, tag)
    values ('Étoile', 'étoile', 'Żoliborz', 'CRÈME', 'Straße, x'), ('Bare', 'bare', null, null, null),
      ('Empty', 'empty', '', 'CRÈME', ' Two  words ')`.execute(db);
  expect(await migrate(db)).toEqual([
    '0002-guide-keys',
    '0003-durable-indexing',
    '0004-open-reservations',
    '0005-hours-and-location',
    '0006-access-tokens',
    '0007-conversation-state',
    '0008-counted-changes',
    '0009-steering',
    '0010-versions-and-ratings',
    '0011-chat-history',
    '0012-reply-reasons',
    '0013-name-in-reply',
    '0014-own-words',
  ]);
  const columns = ['name', 'neighborhood_key', 'cuisine_key', 'tag_key'] as const;
  expect(await db.selectFrom('restaurants_saffron').select(columns).orderBy('id').execute()).toEqual([
    { name: 'Étoile', neighborhood_key: 'żoliborz', cuisine_key: 'crème', tag_key: 'strasse, x' },
    { name: 'Bare', neighborhood_key: null, cuisine_key: null, tag_key: null },
    { name: 'Empty', neighborhood_key: '', cuisine_key: 'crème', tag_key: 'two words' },
  ]);
  expect(await migrate(db)).toEqual([]);
  // A value without its key could not be found.
  const insert = sql`insert into restaurants_saffron (name, name_key, cuisine) values ('Ox', 'ox', 'Thai')`.execute(db);
  await expect(insert).rejects.toThrow(/cuisine_has_key/);
  await close();
});

test('migrating to indexing jobs ends open full runs and keeps indexed restaurants', {
  tags: ['b-upgrade'],
  timeout: 60_000,
}, async () => {
  const { db, close } = await openDatabase({ dataDir: null });
  await firstRelease(db);
  await sql`insert into restaurants_saffron (name, name_key) values ('Ox', 'ox'), ('Hen', 'hen')`.execute(db);
  await sql`insert into index_states (restaurant_id, state) values (1, 'success')`.execute(db);
  await sql`insert into index_runs (total) values (2), (2)`.execute(db);
  await migrate(db);
  const runs = await db.selectFrom('index_runs').select(['ended_at', 'target', 'cursor']).execute();
  expect(runs).toEqual(Array(2).fill({ ended_at: expect.any(Date), target: 'built-in', cursor: 0 }));
  const states = () =>
    db.selectFrom('index_states').select(['restaurant_id', 'state', 'changes']).orderBy('restaurant_id').execute();
  expect(await states()).toEqual([{ restaurant_id: 1, state: 'success', changes: 1 }]);

  // From this migration on, triggers record each change in the same transaction.
  await sql`update restaurants_saffron set price = 3 where id = 1`.execute(db);
  await sql`delete from restaurants_saffron where id = 2`.execute(db);
  await db.transaction().execute(async (trx) => {
    await sql`insert into restaurants_saffron (name, name_key) values ('Cock', 'cock')`.execute(trx);
    await sql`rollback`.execute(trx);
  });
  expect(await states()).toEqual([
    { restaurant_id: 1, state: 'processing', changes: 2 },
    { restaurant_id: 2, state: 'processing', changes: 1 },
  ]);
  await close();
});
