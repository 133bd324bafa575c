// @module-tag long
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backUp } from './backup.ts';
import { openDatabase } from './client.ts';
import { lockDirectory } from './lock.ts';

const NOBODY = 65534;
let directory: string;
let umask: number;

beforeEach(() => {
  umask = process.umask(0);
  directory = mkdtempSync(join(tmpdir(), 'saffron-private-'));
  // Other users can enter it, so that only the modes below it protect the files.
  chmodSync(directory, 0o755);
});
afterEach(() => {
  process.umask(umask);
  rmSync(directory, { recursive: true });
});

const mode = (path: string) => statSync(path).mode & 0o777;
const openToOthers = (dataDir: string) =>
  readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) => mode(join(dataDir, name)) & 0o077);
const othersCanRead = (path: string) => spawnSync('cat', [path], { uid: NOBODY, gid: NOBODY }).status === 0;
const isWindows = process.platform === 'win32';
const isRoot = process.getuid?.() === 0;

test.skipIf(isWindows)(
  'a database and a backup are accessible to their owner only, whatever the umask',
  {
    tags: ['a43'],
    timeout: 60_000,
  },
  async () => {
    const dataDir = join(directory, 'data');
    const database = await openDatabase({ dataDir });
    expect(mode(dataDir)).toBe(0o700);
    expect(openToOthers(dataDir)).toEqual([]);
    await database.close();

    const file = join(directory, 'backup.tar.gz');
    for (const existing of [file, `${file}.part`]) writeFileSync(existing, 'earlier');
    await backUp(dataDir, file);
    expect(mode(file)).toBe(0o600);

    const open = join(directory, 'open');
    writeFileSync(open, '');
    if (isRoot) {
      expect(othersCanRead(open)).toBe(true);
      for (const path of [file, join(dataDir, 'postgres', 'PG_VERSION')]) expect(othersCanRead(path)).toBe(false);
    }
  },
);

test.skipIf(isWindows)(
  'the modes of an existing data directory are corrected, but not those of other files',
  {
    tags: ['a43'],
  },
  () => {
    const dataDir = join(directory, 'data');
    mkdirSync(join(dataDir, 'postgres', 'pg_wal'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres', 'pg_wal', '1'), '');
    writeFileSync(join(dataDir, 'postgres.ok'), '');
    const target = join(directory, 'target');
    writeFileSync(target, '');
    symlinkSync(target, join(dataDir, 'postgres', 'link'));
    lockDirectory(dataDir)();
    expect(mode(dataDir)).toBe(0o700);
    expect(openToOthers(dataDir)).toEqual(['postgres/link']);
    expect(mode(target)).toBe(0o666);

    chmodSync(dataDir, 0o755);
    chmodSync(join(dataDir, 'postgres'), 0o755);
    writeFileSync(join(dataDir, 'notes.txt'), '');
    lockDirectory(dataDir)();
    expect(mode(dataDir)).toBe(0o755);
    expect(mode(join(dataDir, 'notes.txt'))).toBe(0o666);
    expect(mode(join(dataDir, 'postgres'))).toBe(0o700);
  },
);
