import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DirectoryInUse, lockDirectory } from './lock.ts';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'saffron-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

test('a directory is for one process; the refusal names it', { tags: ['b-two-processes'] }, () => {
  const unlock = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(DirectoryInUse);
  expect(() => lockDirectory(directory)).toThrow(`process ${process.pid}`);
  unlock();
  lockDirectory(directory)();
});

test('the lock of a process that is gone is taken over', () => {
  // Above the maximum process id on all supported systems.
  writeFileSync(join(directory, 'lock'), '2147483646');
  const unlock = lockDirectory(directory);
  expect(readFileSync(join(directory, 'lock'), 'utf8')).toBe(String(process.pid));
  unlock();
});
