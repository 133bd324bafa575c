import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { openDatabase } from './client.ts';
import { migrate } from './migrate.ts';
import * as first from './migrations/0001-first.ts';
import type { Schema } from './schema.ts';

/** The tables as the first release made them. */
async function firstRelease(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ '0001-first': first }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

test('restaurants from before the keys get them, and none comes in without', { timeout: 60_000 }, async () => {
  const { db, close } = await openDatabase({ dataDir: null });
  await firstRelease(db);
  await sql`
    insert into restaurants_saffron (name, name_key, neighborhood, cuisine, tag)
    values ('Étoile', 'étoile', 'Żoliborz', 'CRÈME', 'Straße, x'), ('Bare', 'bare', null, null, null),
      ('Empty', 'empty', '', 'CRÈME', ' Two  words ')`.execute(db);
  expect(await migrate(db)).toEqual(['0002-guide-keys']);
  const columns = ['name', 'neighborhood_key', 'cuisine_key', 'tag_key'] as const;
  expect(await db.selectFrom('restaurants_saffron').select(columns).orderBy('id').execute()).toEqual([
    { name: 'Étoile', neighborhood_key: 'żoliborz', cuisine_key: 'crème', tag_key: 'strasse, x' },
    { name: 'Bare', neighborhood_key: null, cuisine_key: null, tag_key: null },
    { name: 'Empty', neighborhood_key: '', cuisine_key: 'crème', tag_key: 'two words' },
  ]);
  expect(await migrate(db)).toEqual([]);
  // Nobody would find it.
  const insert = sql`insert into restaurants_saffron (name, name_key, cuisine) values ('Ox', 'ox', 'Thai')`.execute(db);
  await expect(insert).rejects.toThrow(/cuisine_has_key/);
  await close();
});
