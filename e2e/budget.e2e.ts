import { gzipSync } from 'node:zlib';
import { expect, test } from './fixtures.ts';

/** The most gzipped bytes of JavaScript before the chat input is usable; 1 kB is 1000 bytes. */
const HOME_BUDGET = 140_000;

test('the chat input is usable with little JavaScript', async ({ page, diner }) => {
  await diner.register();
  await diner.giveName('Bea');
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      // The one in the HTML takes no input before the code is there.
      if (!document.querySelector('textarea:not([inert] *)')) return;
      performance.mark('usable');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/home');
  await expect(diner.input).toBeEditable();
  // What the page loads afterwards does not delay the input.
  const scripts = await page.evaluate(() => {
    const usable = performance.getEntriesByName('usable')[0]?.startTime ?? Number.POSITIVE_INFINITY;
    const files = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= usable);
    return [...new Set(files.map(({ name }) => name).filter((name) => name.endsWith('.js')))];
  });
  const sizes = await Promise.all(
    scripts.map(async (url) => gzipSync(await (await page.request.get(url)).body(), { level: 9 }).length),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'gzipped bytes', description: String(total) });
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(HOME_BUDGET);
});
