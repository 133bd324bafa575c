import type { Locator, Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { failing, keepToast, openDrawer } from './screens/screen.ts';
import { BUILT_IN, READ_ONLY } from './servers.ts';
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
  const toast = page.locator(TOASTS).getByRole('listitem');
  // Once it has risen.
  await expect.poll(() => toast.evaluate((item) => item.getBoundingClientRect().bottom)).toBeLessThanOrEqual(below);
  await openDrawer(page);
});

test.describe('with an account of its own', () => {
  test.use({ baseURL: BUILT_IN, storageState: { cookies: [], origins: [] } });

  test('a toast of two lines covers neither the first message, nor the chips, nor the input', async ({
    page,
    diner,
  }) => {
    await diner.register();
    await page.getByPlaceholder('Your Name').fill('Bea');
    await page.keyboard.press('Enter');
    await keepToast(page, 'Your name has been saved.');
    await diner.input.fill('Cheap ramen for two');
    await diner.input.press('Enter');
    await diner.reply();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectUncovered(page, page.getByRole('button', { name: /^(Edit message|Remove|Add a wish|Send)/ }));
  });
});

test('a toast covers no control of an open dialog', async ({ page }) => {
  await failing('accounts.setName')(page);
  await page.goto('/list');
  const drawer = await openDrawer(page);
  await drawer.getByRole('button', { name: /Lin/ }).click();
  await page.getByRole('menuitem', { name: 'My Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'My Account' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Linda');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await keepToast(page, 'Error updating name');
  await expectUncovered(page, dialog.locator('button, input, a'));
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
