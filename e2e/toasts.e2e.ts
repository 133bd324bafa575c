import type { Locator, Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { failing, keepToast, openDrawer } from './screens/screen.ts';
import { READ_ONLY } from './servers.ts';
import { storageStateOf } from './test-accounts.ts';

const regular = storageStateOf('regular');
test.use({
  baseURL: READ_ONLY,
  tolerated: /the server responded with a status of 500/,
  ...(regular && { storageState: regular }),
});

const TOASTS = '[role=region][aria-label^=Notifications]';

/** Expects that a visible toast covers none of the elements where they are pressed. */
async function expectUncovered(page: Page, elements: Locator): Promise<void> {
  await expect(page.locator(TOASTS).getByRole('listitem')).toBeVisible();
  expect(await elements.count()).toBeGreaterThan(0);
  const covered = await elements.filter({ visible: true }).evaluateAll(
    (found, toasts) =>
      found
        .filter((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height / 2)?.closest(toasts);
        })
        .map(({ outerHTML }) => outerHTML),
    TOASTS,
  );
  expect(covered).toEqual([]);
}

test('a toast covers neither the menu, nor the newest reply, nor the input', async ({ page }) => {
  await failing('chat.rate')(page);
  const [session]: { id: number }[] = await (await page.request.get('/api/chat-sessions')).json();
  await page.goto(`/home/c/${session?.id}`);
  const exchange = page.locator('[data-exchange]').last();
  await exchange.getByRole('button', { name: 'Good reply' }).click();
  await keepToast(page, 'Could not save the rating');
  await expectUncovered(page, page.locator('textarea, header button, header a'));
  await expectUncovered(page, exchange.locator('article, button'));
  // An exchange that is shown from its start begins below the toast.
  const below = await exchange.evaluate((element) => Number.parseFloat(getComputedStyle(element).scrollMarginTop));
  const toast = await page.locator(TOASTS).getByRole('listitem').boundingBox();
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(below);
  await openDrawer(page);
});

test('a toast covers no button of the drawer', async ({ page }) => {
  await failing('chat.pinSession')(page);
  await page.goto('/list');
  const drawer = await openDrawer(page);
  await drawer
    .getByRole('button', { name: /^Options for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Pin' }).click();
  await keepToast(page, 'Could not change the pin');
  await expectUncovered(page, drawer.locator('button, a'));
});
