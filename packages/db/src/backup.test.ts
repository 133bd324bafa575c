import { once } from 'node:events';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BackupRefused, backUp, restore, unpackTar } from './backup.ts';
import { type Database, openDatabase } from './client.ts';
import { DirectoryUnusable } from './directory-problem.ts';
import { DiskFull } from './embedded.ts';
import { DirectoryInUse } from './lock.ts';
import { migrate } from './migrate.ts';

let directory: string;
let dataDir: string;
let file: string;

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'saffron-backup-'));
  dataDir = join(directory, 'data');
  file = join(directory, 'backup.tar.gz');
});
afterAll(() => rmSync(directory, { recursive: true }));

const put = ({ db }: Database, key: string) =>
  db.insertInto('system_settings').values({ key, value: '🍲 ברוך', updated_by: null }).execute();
const keys = async ({ db }: Database) =>
  (await db.selectFrom('system_settings').select(['key', 'value']).orderBy('id').execute()).map(
    ({ key, value }) => `${key}: ${value}`,
  );
async function keysIn(place: string): Promise<string[]> {
  const database = await openDatabase({ dataDir: place });
  try {
    return await keys(database);
  } finally {
    await database.close();
  }
}

test('a restored backup contains the data of its time, and the replaced database is kept', {
  tags: ['long', 'b-restore'],
  timeout: 60_000,
}, async () => {
  const database = await openDatabase({ dataDir });
  await migrate(database.db);
  await put(database, 'before');
  await expect(backUp(dataDir, file)).rejects.toThrow(DirectoryInUse);
  await database.close();
  await backUp(dataDir, file);
  expect(readFileSync(file).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));

  const later = await openDatabase({ dataDir });
  await put(later, 'after');
  await expect(restore(file, dataDir, true)).rejects.toThrow(DirectoryInUse);
  await later.close();
  await expect(restore(file, dataDir, false)).rejects.toThrow(/already contains a database.* --replace/);

  const kept = await restore(file, dataDir, true);
  expect(await keysIn(dataDir)).toEqual(['before: 🍲 ברוך']);
  expect(kept).toMatch(/postgres\.replaced-\d+$/);
  expect(readdirSync(dataDir)).not.toContain('restoring');

  const elsewhere = join(directory, 'elsewhere');
  expect(await restore(file, elsewhere, false)).toBeNull();
  expect(await keysIn(elsewhere)).toEqual(['before: 🍲 ברוך']);
});

test('no sign-in and no access token is valid again after a restore', {
  tags: ['long', 'a73'],
  timeout: 60_000,
}, async () => {
  const later = new Date(Date.now() + 86_400_000);
  const before = await openDatabase({ dataDir });
  const account = before.db.insertInto('users').values({ username: 'ada@example.com' }).returning('id');
  const { id: user_id } = await account.executeTakeFirstOrThrow();
  const session = { token_hash: 'a', user_id, expires_at: later };
  await before.db.insertInto('auth_sessions').values(session).execute();
  const token = { user_id, token_hash: 'b', name: 'A program', scopes: ['ask' as const], expires_at: later };
  await before.db.insertInto('access_tokens').values(token).execute();
  await before.close();
  const kept = join(directory, 'with-access.tar.gz');
  await backUp(dataDir, kept);

  const place = join(directory, 'without-access');
  await restore(kept, place, false);
  const { db, close } = await openDatabase({ dataDir: place });
  expect(await db.selectFrom('users').select('id').execute()).toEqual([{ id: user_id }]);
  expect(await db.selectFrom('auth_sessions').select('user_id').execute()).toEqual([]);
  expect(await db.selectFrom('access_tokens').select('id').execute()).toEqual([]);
  await close();
});

test('an invalid backup changes nothing, and an empty directory cannot be backed up', {
  tags: ['long', 'b-restore', 'b-disk-full'],
  timeout: 60_000,
}, async () => {
  const pipe = join(directory, 'pipe.tar.gz');
  const listening = createServer().listen(pipe);
  await once(listening, 'listening');
  await expect(backUp(dataDir, pipe)).rejects.toThrow(/no regular file/);
  expect(lstatSync(pipe).isSocket()).toBe(true);
  listening.close();
  const wrong = join(directory, 'wrong.tar.gz');
  for (const bytes of [Buffer.from('no backup'), readFileSync(file).subarray(0, 100_000)]) {
    writeFileSync(wrong, bytes);
    await expect(restore(wrong, dataDir, true)).rejects.toThrow(`${wrong} is not a Saffron backup.`);
    // Nobody should throw a good backup away because there is no room to unpack it.
    await expect(restore(wrong, dataDir, true, async () => 0)).rejects.toThrow(DiskFull);
  }
  expect(await keysIn(dataDir)).toEqual(['before: 🍲 ברוך']);
  await expect(backUp(join(directory, 'nothing'), file)).rejects.toThrow(/^There is no database in /);
  const missing = join(directory, 'missing', 'backup.tar.gz');
  await expect(backUp(dataDir, missing)).rejects.toThrow(
    `The backup cannot be written to ${missing}: it or its directory does not exist. Choose a file`,
  );
  await expect(restore(missing, dataDir, true)).rejects.toThrow(
    `The backup ${missing} cannot be read: it or its directory does not exist. Check`,
  );
});

test('an archive that is no tar, or larger than a backup can be, is given up while it is unpacked', {
  tags: ['b-restore'],
}, async () => {
  const [packed, tar] = [join(directory, 'large.tar.gz'), join(directory, 'large.tar')];
  const zeros = Buffer.alloc(2 ** 20);
  const header = Buffer.alloc(512);
  header.write('ustar', 257, 'latin1');
  for (const [bytes, most, isRefused] of [
    [zeros, 2 ** 30, true],
    [Buffer.concat([header, zeros]), 2 ** 19, true],
    [Buffer.concat([header, zeros]), 2 ** 30, false],
  ] as const) {
    writeFileSync(packed, gzipSync(bytes));
    rmSync(tar, { force: true });
    const unpacked = unpackTar(packed, tar, most);
    if (isRefused) await expect(unpacked).rejects.toThrow(BackupRefused);
    else await unpacked;
    expect(lstatSync(tar).size <= most).toBe(true);
  }
  expect(lstatSync(tar).size).toBe(512 + 2 ** 20);
});

test('after a restore that was cut off, no start begins a new database and no backup replaces a good one', {
  tags: ['long', 'b-restore-cut-off'],
  timeout: 60_000,
}, async () => {
  const place = join(directory, 'cut-off');
  await restore(file, place, false);
  renameSync(join(place, 'postgres'), join(place, 'postgres.replaced-1'));
  mkdirSync(join(place, 'restoring', 'postgres'), { recursive: true });
  const start = () => openDatabase({ dataDir: place });
  const aside =
    /^There is no database in .*cut-off, only one .* Run npm run restore again, or rename .*postgres\.replaced-1 to/;
  await expect(start()).rejects.toThrow(aside);
  await expect(start()).rejects.toThrow(DirectoryUnusable);
  await expect(backUp(place, file)).rejects.toThrow(/^There is no database in /);
  await expect(restore(join(directory, 'wrong.tar.gz'), place, false)).rejects.toThrow(BackupRefused);
  await expect(start()).rejects.toThrow(aside);

  await restore(file, place, false);
  expect(await keysIn(place)).toEqual(['before: 🍲 ברוך']);
  expect(readdirSync(place).filter((name) => name.startsWith('postgres.replaced'))).toEqual(['postgres.replaced-1']);

  // Here nothing was moved yet.
  mkdirSync(join(place, 'restoring'));
  expect(await keysIn(place)).toEqual(['before: 🍲 ברוך']);
  expect(readdirSync(place)).not.toContain('restoring');

  const fresh = join(directory, 'cut-off-fresh');
  mkdirSync(join(fresh, 'restoring'), { recursive: true });
  await expect(openDatabase({ dataDir: fresh })).rejects.toThrow(
    /^A restore .* was cut off\. .* or delete .*restoring to/,
  );
});
