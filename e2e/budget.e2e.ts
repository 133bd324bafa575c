import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';

/** The most gzipped bytes of JavaScript that the chat needs; 1 kB is 1000 bytes. */
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
  await expectWithinBudget(
    page,
    await page.evaluate(() => performance.getEntriesByName('usable')[0]?.startTime ?? Number.POSITIVE_INFINITY),
  );
});

test('an open chat loads no further JavaScript before it is used, the sidebar aside', async ({ page, diner }) => {
  await diner.register();
  await diner.giveName('Bea');
  await page.addInitScript(() => localStorage.setItem('sidebar', 'closed'));
  await page.goto('/home');
  await expect(diner.input).toBeEditable();
  await page.waitForLoadState('networkidle');
  await expectWithinBudget(page, Number.POSITIVE_INFINITY);
});

/** @param until time in ms after which what the page requests does not count */
async function expectWithinBudget(page: Page, until: number): Promise<void> {
  const scripts = await page.evaluate((until) => {
    const files = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= until);
    return [...new Set(files.map(({ name }) => name).filter((name) => name.endsWith('.js')))];
  }, until);
  const sizes = await Promise.all(
    scripts.map(async (url) => gzipSync(await (await page.request.get(url)).body(), { level: 9 }).length),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'gzipped bytes', description: String(total) });
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(HOME_BUDGET);
}
