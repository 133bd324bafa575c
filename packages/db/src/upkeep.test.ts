// @module-tag long
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from './client.ts';
import { DATABASE_DIRECTORY } from './embedded.ts';
import { checkpoint, vacuum } from './upkeep.ts';

let dataDir: string;
let database: Database;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'saffron-upkeep-'));
  database = await openDatabase({ dataDir });
  await database.pool.query('create table things (id int generated always as identity primary key, text text)');
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

/** In megabytes. */
function sizeOf(folder: string): number {
  const path = join(dataDir, DATABASE_DIRECTORY, folder);
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / 1e6;
}

/** Adds ten megabytes and deletes them again. */
async function addAndDelete(): Promise<void> {
  await database.pool.query("insert into things (text) select repeat('x', 1000) from generate_series(1, 10000)");
  await database.pool.query('delete from things');
}

test('what is added and deleted again and again takes no more room than once', {
  tags: ['b-upkeep'],
  timeout: 60_000,
}, async () => {
  await addAndDelete();
  expect(await vacuum(database.db)).toContain('things');
  const { tables, log } = { tables: sizeOf('base'), log: sizeOf('pg_wal') };
  for (let round = 0; round < 15; round++) {
    await addAndDelete();
    await vacuum(database.db);
    await checkpoint(database.db);
  }
  expect(sizeOf('base')).toBeLessThan(tables + 15);
  expect(sizeOf('pg_wal')).toBeLessThan(log + 80);
});

test('tables without deleted rows are left alone', { tags: ['b-upkeep'] }, async () => {
  await vacuum(database.db);
  await database.pool.query("insert into things (text) select 'x' from generate_series(1, 1000)");
  expect(await vacuum(database.db)).toEqual([]);
});
