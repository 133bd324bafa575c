import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { Reviewer } from './reviewer.ts';
import { READ_ONLY } from './servers.ts';
import { storageStateOf } from './test-accounts.ts';

const TOLERATED = /the server responded with a status of 404|Failed to fetch dynamically imported module/;

/**
 * Simulates a new release: a chunk is missing on the server, until the page is reloaded or permanently. The route
 * stays, because removing a route while requests are pending can lose them.
 */
async function removeChunk(page: Page, chunk: string, until?: 'reload'): Promise<void> {
  let isRemoved = true;
  // The chunk is requested before the page has loaded.
  if (until === 'reload')
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isRemoved = false;
    });
  await page.route(
    (url) => url.pathname.startsWith(`/assets/${chunk}`) && url.pathname.endsWith('.js'),
    (route) => (isRemoved ? route.fulfill({ status: 404 }) : route.continue()),
  );
}

/** Counts page loads. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

const updateToast = (page: Page) =>
  page.getByRole('region', { name: /Notifications/ }).getByText('A new version of Saffron is ready');

test.describe('after a new release', () => {
  const diner = storageStateOf('diner');
  test.use({ baseURL: READ_ONLY, tolerated: TOLERATED, ...(diner && { storageState: diner }) });

  test('a missing chunk reloads the page and keeps the typed text @phone-only', async ({ page }) => {
    await page.goto('/home');
    const input = page.getByPlaceholder('Message Saffron...');
    await input.fill('Somewhere for two');
    const loads = countLoads(page);
    await removeChunk(page, '-panels', 'reload');
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await reloaded;
    await expect(input).toHaveValue('Somewhere for two');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Conversations' })).toBeVisible();
    expect(loads()).toBe(1);
  });

  test('a missing screen chunk is loaded after a reload', async ({ page }) => {
    await page.goto('/home');
    await removeChunk(page, 'list-', 'reload');
    await page.getByRole('link', { name: 'List', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Restaurant List' })).toBeVisible();
    await expect(page).toHaveURL(/\/list$/);
  });

  test('a chunk that stays missing offers a reload instead of a reload loop @phone-only', async ({ page }) => {
    await page.goto('/home');
    await removeChunk(page, '-panels');
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await reloaded;
    const loads = countLoads(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(updateToast(page)).toBeVisible();
    const again = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload' }).click();
    await again;
    await page.getByRole('button', { name: 'Open menu' }).hover();
    await expect(page.getByText('Hello Ada')).toBeVisible();
    expect(loads()).toBe(1);
  });

  test('a message is back in the input after the reload', async ({ page }) => {
    await page.goto('/home');
    const input = page.getByPlaceholder('Message Saffron...');
    await expect(page.getByText('Hello Ada')).toBeVisible();
    await removeChunk(page, 'stream-links');
    await input.fill('Somewhere for two');
    const reloaded = page.waitForEvent('load');
    await input.press('Enter');
    await reloaded;
    await expect(input).toHaveValue('Somewhere for two');
  });
});

test.describe('after a new release, with a form open', () => {
  const reviewer = storageStateOf('reviewer');
  test.use({ baseURL: READ_ONLY, tolerated: TOLERATED, ...(reviewer && { storageState: reviewer }) });

  test('a page keeps its input and offers the reload', async ({ page }) => {
    await page.goto('/reviews/add');
    const name = page.getByRole('textbox', { name: 'Restaurant Name' });
    await name.fill('A place of our own');
    await removeChunk(page, '-panels', 'reload');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(updateToast(page)).toBeVisible();
    await expect(name).toHaveValue('A place of our own');

    page.on('dialog', (question) => void question.accept());
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(name).toHaveValue('');
  });

  test('a dialog keeps its input and offers the reload', async ({ page }) => {
    await page.goto('/reviews?q=oyster+room');
    const dialog = await new Reviewer(page).edit('Halyard Oyster Room');
    const field = dialog.getByRole('textbox', { name: 'Name', exact: true });
    await field.fill('Another name');
    await removeChunk(page, 'command-palette');
    await page.keyboard.press('Control+k');
    await expect(updateToast(page)).toBeVisible();
    await expect(field).toHaveValue('Another name');
  });
});
