import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@saffron/db/client';
import { expect, inject, onTestFinished, test } from 'vitest';
import { importGuide } from '../src/features/guide/transfer/import.ts';
import { asAdmin, guideIds, sharedDatabase, startIndexing } from './indexing.ts';
import { generateGuide } from './large-guide.ts';

const template = inject('template');
const database = sharedDatabase();
const SOON = { timeout: 15_000 };

test('a new server indexes its guide and every later edit', async () => {
  const { app, admin, untilIndexed, stateOf, add } = await startIndexing({ database: database() });
  const before = await untilIndexed();
  expect(before).toMatchObject({ lastRun: null, failedCount: 0, successCount: (await guideIds(app)).length });

  const added = await add('The Quiet Heron', { tag: 'Fireplace' });
  await expect.poll(() => stateOf('The Quiet Heron'), SOON).toBe('success');
  const edit = { cuisine: 'Zanzibari' };
  await admin.send('POST', `/api/user/${admin.id}/role`, { role: 'admin' });
  await app.database.db.updateTable('restaurants_saffron').set({ price: 4 }).where('id', '=', added.id).execute();
  expect(await stateOf('The Quiet Heron')).toBe('processing');
  await expect.poll(() => stateOf('The Quiet Heron'), SOON).toBe('success');
  await admin.send('PATCH', `/api/restaurants/${added.id}`, edit);
  const { recentlyIndexed, totalRestaurants } = await untilIndexed();
  expect(recentlyIndexed[0]).toEqual({ name: 'The Quiet Heron' });
  expect(totalRestaurants).toBe(before.totalRestaurants + 1);

  const reply = await admin.send('POST', '/api/recommendations', { message: 'Zanzibari food' });
  expect(await reply.json()).toMatchObject({ restaurants: [{ name: 'The Quiet Heron' }] });
  expect(app.unexpected).toEqual([]);
});

test('indexes an import by another process and a removal', async () => {
  const { app, untilIndexed, stateOf } = await startIndexing({ database: database() });
  const before = await untilIndexed();
  const directory = await mkdtemp(join(tmpdir(), 'saffron-import-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  const file = join(directory, 'guide.csv');
  const lines = Array.from({ length: 700 }, (_, n) => `Imported ${n},Old Harbour,Pub`);
  await writeFile(file, ['name,neighborhood,cuisine', ...lines].join('\n'));

  // An embedded database allows one process, so the import runs in this one.
  const elsewhere =
    'url' in template ? await openDatabase({ url: app.database.pool.options.connectionString ?? '' }) : app.database;
  await importGuide(elsewhere.db, { file, apply: true, report: () => {} });
  expect(['processing', 'success']).toContain(await stateOf('Imported 699'));
  expect(await untilIndexed()).toMatchObject({ successCount: before.totalRestaurants + 700, failedCount: 0 });

  await elsewhere.db.deleteFrom('restaurants_saffron').where('name', 'like', 'Imported %').execute();
  const states = async () =>
    (await elsewhere.db.selectFrom('index_states').select('restaurant_id').execute()).map((row) => row.restaurant_id);
  await expect.poll(async () => (await states()).toSorted((a, b) => a - b), SOON).toEqual(await guideIds(app));
  if (elsewhere !== app.database) await elsewhere.close();
});

test('a change during indexing is indexed afterwards', async () => {
  const { app, untilIndexed, add } = await startIndexing({ database: database() });
  await untilIndexed();
  const { db } = app.database;
  const { id } = await add('The Changing Hare');
  for (const price of [1, 2, 3, 4, 5]) {
    await db.updateTable('restaurants_saffron').set({ price }).where('id', '=', id).execute();
  }
  await untilIndexed();
  const row = await db.selectFrom('index_states').selectAll().where('restaurant_id', '=', id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ state: 'success', changes: 6, due_at: null, attempts: 0 });
});

// The embedded engine allows one process.
test.runIf('url' in template)(
  'two replicas share one run, and the second continues it when the first stops',
  { tags: ['long'], timeout: 120_000 },
  async () => {
    const { db, pool } = database();
    await generateGuide(db, 4000);
    await db.deleteFrom('index_states').execute();
    const one = await startIndexing({ database: database() });
    const url = pool.options.connectionString ?? '';
    const elsewhere = await openDatabase({ url });
    onTestFinished(() => elsewhere.close());
    const two = await startIndexing({ database: elsewhere });

    const starts = await Promise.all([one.start(), two.start(), one.start(), two.start()]);
    expect(starts.filter(({ message }) => message.startsWith('Restaurant indexing process'))).toHaveLength(1);
    expect(starts.map(({ progress }) => progress.total)).toEqual([4000, 4000, 4000, 4000]);
    await one.app.close();
    expect(await asAdmin(two.admin).untilIndexed(60_000)).toMatchObject({ successCount: 4000, failedCount: 0 });
    expect(await db.selectFrom('index_runs').select('id').execute()).toHaveLength(1);
  },
);
