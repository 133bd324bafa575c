import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { restaurant } from '@saffron/contracts/guide';
import { lockDirectory } from '@saffron/db/lock';
import { afterAll, beforeAll, expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('../src/guide-file.ts', import.meta.url));
let directory: string;

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'saffron-guide-file-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

/** Runs the command as a process in the test directory. */
function guide(...words: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: 'data', GUIDE: 'empty' };
  return new Promise<{ code: number | string; out: string; error: string }>((resolve) => {
    execFile(process.execPath, [MAIN, ...words], { cwd: directory, env }, (failure, out, error) => {
      resolve({ code: failure ? (failure.code ?? 1) : 0, out: out.trim(), error: error.trim() });
    });
  });
}

test('imports as a dry run and with --apply, exports, and exits with 1 after refusals', {
  tags: ['long'],
  timeout: 180_000,
}, async () => {
  const file = join(directory, 'guide.csv');
  writeFileSync(file, 'name,neighborhood,cuisine\nLantern,West,Thai\nX,West,Thai\n');
  const refused = 'line 3: refused X: Restaurant name must be at least 2 characters';
  expect(await guide('import', 'guide.csv')).toEqual({
    code: 1,
    out: `line 2: would add Lantern\n${refused}\nDry run, nothing was changed: 1 added, 0 changed, 0 unchanged, 1 refused. Add --apply to import.`,
    error: '',
  });
  expect(await guide('import', '--apply', 'guide.csv')).toEqual({
    code: 1,
    out: `line 2: added Lantern\n${refused}\nImported: 1 added, 0 changed, 0 unchanged, 1 refused.`,
    error: '',
  });
  expect(await guide('export', 'guide.json')).toEqual({
    code: 0,
    out: 'Exported 1 restaurants to guide.json.',
    error: '',
  });
  if (process.platform !== 'win32') expect(statSync(join(directory, 'guide.json')).mode & 0o777).toBe(0o600);
  const exported: unknown = JSON.parse(readFileSync(join(directory, 'guide.json'), 'utf8'));
  expect(restaurant.array().parse(exported)).toMatchObject([{ name: 'Lantern', addedBy: 'import' }]);
  expect((await guide('import', 'guide.json')).code).toBe(0);
});

test('reports a locked directory, a missing file and wrong arguments in one sentence', {
  tags: ['long'],
  timeout: 180_000,
}, async () => {
  const unlock = lockDirectory(join(directory, 'locked'));
  writeFileSync(join(directory, '.env'), '');
  writeFileSync(join(directory, 'some.csv'), 'name\nLantern\n');
  const locked = await new Promise<string>((resolve) => {
    const env = { PATH: process.env.PATH, DATA_DIR: 'locked' };
    execFile(process.execPath, [MAIN, 'import', 'some.csv'], { cwd: directory, env }, (_failure, _out, error) =>
      resolve(error.trim()),
    );
  });
  unlock();
  expect(locked).toMatch(/^The data directory locked is in use by process \d+ on \S+\. .*$/);
  expect(await guide('import', 'none.csv')).toEqual({ code: 1, out: '', error: 'none.csv does not exist.' });
  expect(await guide('export', 'missing/guide.json')).toEqual({
    code: 1,
    out: '',
    error: 'The directory of missing/guide.json does not exist. Create it or choose another one.',
  });
  expect((await guide('remove', 'some.csv')).error).toContain('npm run guide -- export FILE');
  expect((await guide('import', 'some.csv', '--force')).error).toContain('--apply');
});
