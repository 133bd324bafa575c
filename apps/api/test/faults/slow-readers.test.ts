import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { measureSlowReaders } from './slow-readers.ts';

let directory: string;

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'saffron-readers-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

test('100 sockets that read nothing use less than 50 MB', {
  tags: ['timing', 'long', 'b-slow-readers'],
  timeout: 120_000,
}, async () => {
  const { grownBy } = await measureSlowReaders(directory, 100);
  expect(grownBy / 2 ** 20).toBeLessThan(50);
});
