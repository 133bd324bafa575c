import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DirectoryUnusable } from './directory-problem.ts';
import { lockDirectory } from './lock.ts';

let directory: string;

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'saffron-directory-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

test('a path that is not a directory is refused with its name and what to do', () => {
  const file = join(directory, 'file');
  writeFileSync(file, '');
  for (const path of [file, join(file, 'data')]) {
    expect(() => lockDirectory(path)).toThrow(DirectoryUnusable);
    expect(() => lockDirectory(path)).toThrow(
      `The data directory ${path} cannot be created, because a file is in its place. Set DATA_DIR to a directory.`,
    );
  }
});

test.skipIf(process.platform === 'win32')('a link to a missing directory is refused', () => {
  const link = join(directory, 'link');
  symlinkSync(join(directory, 'missing', 'data'), link);
  expect(() => lockDirectory(link)).toThrow(`The data directory ${link} cannot be created. Create it,`);
});

/** Root may write everywhere, so the lock is taken as another user. */
test.skipIf(process.platform === 'win32' || process.getuid?.() !== 0)(
  'a directory or file without write access is refused',
  () => {
    chmodSync(directory, 0o755);
    const foreign = join(directory, 'foreign');
    mkdirSync(foreign, { mode: 0o755 });
    const readOnlyLock = join(directory, 'read-only-lock');
    mkdirSync(readOnlyLock);
    chmodSync(readOnlyLock, 0o777);
    writeFileSync(join(readOnlyLock, 'lock.db'), '', { mode: 0o644 });
    const modules = new URL('./lock.ts', import.meta.url).href;
    const code = `
      const { lockDirectory } = await import(${JSON.stringify(modules)});
      process.setuid(65534);
      for (const path of process.argv.slice(1)) try { lockDirectory(path); } catch (error) { console.log(error.message); }`;
    const paths = [foreign, join(foreign, 'new'), readOnlyLock];
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code, ...paths], { encoding: 'utf8' });
    expect(stdout.trim().split('\n')).toEqual(
      paths.map(
        (path) =>
          `The data directory ${path} cannot be created or written. Give the user of the server write access to it and its files, or set DATA_DIR to another directory.`,
      ),
    );
  },
);
