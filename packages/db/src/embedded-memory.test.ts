import { expect, test } from 'vitest';
import { openDatabase } from './client.ts';

const MB = 2 ** 20;

test('the embedded database keeps no results of past queries', { timeout: 30_000 }, async () => {
  const { pool, close } = await openDatabase({ dataDir: null });
  const readMegabyte = async () => expect((await pool.query(`select repeat('x', ${MB}) as text`)).rowCount).toBe(1);
  for (let round = 0; round < 20; round += 1) await readMegabyte();
  const before = process.memoryUsage.rss();
  for (let round = 0; round < 200; round += 1) await readMegabyte();
  expect((process.memoryUsage.rss() - before) / MB).toBeLessThan(100);
  await close();
});
