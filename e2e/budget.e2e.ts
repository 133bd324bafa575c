import { gzipSync } from 'node:zlib';
import { expect, test } from './fixtures.ts';

/** The most gzipped bytes of JavaScript before the chat input is usable; 1 kB is 1000 bytes. */
const HOME_BUDGET = 140_000;

test('the chat input is usable with little JavaScript', async ({ page, diner }) => {
  await diner.register();
  await diner.giveName('Bea');
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.goto('/home');
  await expect(diner.input).toBeEditable();
  const sizes = await Promise.all(
    [...scripts].map(async (url) => gzipSync(await (await page.request.get(url)).body(), { level: 9 }).length),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'gzipped bytes', description: String(total) });
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(HOME_BUDGET);
});
