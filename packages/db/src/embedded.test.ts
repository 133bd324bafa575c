// @module-tag long
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from './client.ts';
import { DirectoryInUse } from './lock.ts';
import { migrate } from './migrate.ts';

let directory: string;

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'saffron-embedded-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

test('files of a start that was cut off are put aside', {
  tags: ['b-kill-during-first-init'],
  timeout: 30_000,
}, async () => {
  const dataDir = join(directory, 'cut-off');
  mkdirSync(join(dataDir, 'postgres'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), 'half');
  const database = await openDatabase({ dataDir });
  await sql`select 1`.execute(database.db);
  await database.close();
  expect(readdirSync(dataDir).some((name) => name.startsWith('postgres.incomplete-'))).toBe(true);
});

test('files of an interrupted initialization are moved aside also where a database was before', {
  tags: ['b-kill-during-first-init'],
  timeout: 60_000,
}, async () => {
  const dataDir = join(directory, 'taken-away');
  await openDatabase({ dataDir }).then((database) => database.close());
  rmSync(join(dataDir, 'postgres'), { recursive: true });
  const template = join(directory, 'no-backup.tar');
  writeFileSync(template, 'cut off');
  await expect(openDatabase({ dataDir, template })).rejects.toThrow();
  mkdirSync(join(dataDir, 'postgres'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), 'half');
  const database = await openDatabase({ dataDir });
  await sql`select 1`.execute(database.db);
  await database.close();
});

test('while the disk is short of room reads go on and writes fail at once; afterwards all is as before', {
  tags: ['long', 'b-disk-full'],
  timeout: 30_000,
}, async () => {
  let free = Number.POSITIVE_INFINITY;
  const said: boolean[] = [];
  const { pool, close } = await openDatabase({
    dataDir: join(directory, 'short'),
    freeSpace: async () => free,
    onSpace: (isShort) => said.push(isShort),
  });
  await pool.query('create table kept (x int)');
  await pool.query('insert into kept values (1)');
  const write = () =>
    pool.query('insert into kept values (2)').then(
      () => 'written',
      (error: { code: string }) => error.code,
    );
  free = 0;
  await expect.poll(write, { interval: 100, timeout: 5000 }).toBe('25006');
  const before = (await pool.query('select * from kept')).rowCount;
  // A closed connection resets the session's settings; the next connection must be read-only again.
  (await pool.connect()).release(true);
  expect(await write()).toBe('25006');
  expect((await pool.query('select * from kept')).rowCount).toBe(before);
  free = Number.POSITIVE_INFINITY;
  await expect.poll(write, { interval: 100, timeout: 5000 }).toBe('written');
  expect(said).toEqual([true, false]);
  await close();
});

test.each([
  ['is open', 'select 1'],
  ['has failed', 'insert into kept values (1)'],
])(
  'writes go on after the disk was short of room while a transaction %s',
  {
    tags: ['long', 'b-disk-full'],
    timeout: 30_000,
  },
  async (_, statement) => {
    let free = Number.POSITIVE_INFINITY;
    let checks = 0;
    const freeSpace = async () => {
      checks += 1;
      return free;
    };
    const { db, pool, close } = await openDatabase({
      dataDir: mkdtempSync(join(directory, 'rolled-back-')),
      freeSpace,
    });
    await pool.query('create table kept (x int)');
    // A connection of the pool that a query has failed on is closed, and its settings with it.
    const write = () =>
      sql`insert into kept values (2)`.execute(db).then(
        () => 'written',
        (error: { code: string }) => error.code,
      );
    free = 0;
    await expect.poll(write, { interval: 100, timeout: 5000 }).toBe('25006');
    const client = await pool.connect();
    await client.query('begin');
    await client.query(statement).catch(() => {});
    free = Number.POSITIVE_INFINITY;
    const seen = checks;
    await expect.poll(() => checks, { timeout: 5000 }).toBeGreaterThan(seen + 1);
    await client.query('rollback');
    client.release();
    await expect.poll(write, { interval: 100, timeout: 5000 }).toBe('written');
    await close();
  },
);

test('an engine that falls silent is stopped and started again, with every acknowledged row', {
  tags: ['timing', 'long', 'b-disk-full'],
  timeout: 30_000,
}, async () => {
  const { pool, close } = await openDatabase({ dataDir: join(directory, 'silent'), timeout: 500 });
  await pool.query('create table kept (x int)');
  await pool.query('insert into kept values (1), (2)');
  await expect(pool.query('select pg_sleep(60)')).rejects.toThrow('Connection terminated');
  await expect
    .poll(
      () =>
        pool.query('select * from kept').then(
          ({ rowCount }) => rowCount,
          () => 0,
        ),
      { timeout: 10_000 },
    )
    .toBe(2);
  await pool.query('insert into kept values (3)');
  await close();
});

test('an embedded database', { timeout: 30_000 }, async () => {
  const dataDir = join(directory, 'data');
  const database = await openDatabase({ dataDir });
  const { db, pool } = database;
  expect((await migrate(db))[0]).toBe('0001-first');
  expect(await migrate(db)).toEqual([]);
  await expect(openDatabase({ dataDir })).rejects.toThrow(DirectoryInUse);

  // The connection stays usable after a failed query, both alone and with concurrent queries.
  await expect(sql`select nothing`.execute(db)).rejects.toMatchObject({ code: '42703' });
  const [failed, worked] = await Promise.allSettled([
    pool.query('select nothing'),
    pool.query('select 2::int8 as two'),
  ]);
  expect(failed.status).toBe('rejected');
  expect(worked).toMatchObject({ status: 'fulfilled', value: { rows: [{ two: '2' }] } });

  // A connection closed during a transaction rolls it back.
  const client = await pool.connect();
  await client.query('begin');
  await client.query("insert into system_settings (key, value) values ('lost', 'x')");
  client.release(true);
  expect((await pool.query('select * from system_settings')).rows).toEqual([]);

  await db
    .insertInto('system_settings')
    .values({ key: 'kept', value: 'x'.repeat(300_000), updated_by: null })
    .execute();
  await database.close();
  expect(existsSync(join(dataDir, 'lock'))).toBe(false);

  const again = await openDatabase({ dataDir });
  const row = await again.db.selectFrom('system_settings').select('value').executeTakeFirstOrThrow();
  expect(row.value).toHaveLength(300_000);
  await again.close();
});
