import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectFirstRelease, unpackFirstRelease, useFirstRelease } from './first-release/first-release.ts';
import { freePort } from './free-port.ts';
import { ServerProcess } from './server-process.ts';

const BACKUP_FILE = fileURLToPath(new URL('../src/backup-file.ts', import.meta.url));
let directory: string;
let port: number;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'saffron-upgrade-'));
  port = await freePort();
});
afterAll(() => rmSync(directory, { recursive: true }));

const start = (dataDir: string) =>
  new ServerProcess(directory, { PORT: String(port), DATA_DIR: join(directory, dataDir) }).ready();

/** Runs `npm run backup` or `npm run restore` for a data directory. */
async function backupFile(dataDir: string, ...words: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  return (await promisify(execFile)(process.execPath, [BACKUP_FILE, ...words], { cwd: directory, env })).stdout.trim();
}

test('the data of the first release is upgraded, can be used, and survives a backup and a restore', {
  tags: ['long', 'b-upgrade', 'b-restore'],
  timeout: 300_000,
}, async () => {
  const url = `http://127.0.0.1:${port}`;
  unpackFirstRelease(join(directory, 'data'));
  const upgraded = await start('data');
  await expectFirstRelease(url);
  await useFirstRelease(url);
  expect(await upgraded.stop('SIGTERM')).toBe(0);

  const backup = 'Backed up the database in data to saffron.tar.gz.';
  expect(await backupFile('data', 'backup', 'saffron.tar.gz')).toBe(backup);
  const restored =
    'Restored saffron.tar.gz to elsewhere. Everybody has to sign in again, and programs need new access tokens.';
  expect(await backupFile('elsewhere', 'restore', 'saffron.tar.gz')).toBe(restored);
  const server = await start('elsewhere');
  await expectFirstRelease(url, 1);
  expect(await server.stop('SIGTERM')).toBe(0);
});
