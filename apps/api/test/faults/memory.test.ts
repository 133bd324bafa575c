import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LoadedServer } from './loaded-server.ts';

const MESSAGES = ['ramen', 'a quiet dinner for two', 'cheap lunch in the west', 'anything but Italian', 'cocktails'];
const MB = 2 ** 20;
let directory: string;
let server: LoadedServer;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'saffron-memory-'));
  server = await LoadedServer.start(directory);
}, 60_000);
afterAll(async () => {
  await server.stop();
  rmSync(directory, { recursive: true });
});

test('conversations and followers that have ended leave nothing in memory', {
  tags: ['long', 'b-memory'],
  timeout: 300_000,
}, async () => {
  const round = async () => {
    await server.converse(100, MESSAGES);
    await server.followReplies(100);
  };
  // Fills the caches, and makes the engine compile the code.
  await round();
  const [main, thread] = [await server.inspector.usage(), await server.inspector.workerUsage()];
  for (let rounds = 0; rounds < 2; rounds += 1) await round();
  const after = await server.inspector.usage();
  expect((after.heapUsed - main.heapUsed) / MB).toBeLessThan(10);
  expect((after.arrayBuffers - main.arrayBuffers) / MB).toBeLessThan(5);
  expect(((await server.inspector.workerUsage()).heapUsed - thread.heapUsed) / MB).toBeLessThan(2);
  const objects = await server.inspector.objects();
  expect(objects.get('Lifecycle')).toBe(1);
  expect(objects.get('LiveReply')).toBeUndefined();
});
