import type { Locator, Page } from 'playwright/test';
import { type Diner, expectAccessible } from './diner.ts';
import { expect, test } from './fixtures.ts';
import { Keyboard } from './keyboard.ts';

async function openAccount(page: Page, diner: Diner): Promise<Locator> {
  await diner.register();
  await diner.giveName('Ada');
  const drawer = await diner.openDrawer();
  await drawer.getByRole('button', { name: /Ada/ }).click();
  await page.getByRole('menuitem', { name: 'My Account' }).click();
  const account = page.getByRole('dialog', { name: 'My Account' });
  await expect(account.getByRole('button', { name: 'New access token' })).toBeVisible();
  return account;
}

test('a program uses a token that was created in My Account, until it is revoked', { tag: ['@a49', '@a51'] }, async ({
  page,
  diner,
  context,
  playwright,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const account = await openAccount(page, diner);
  await account.getByRole('button', { name: 'New access token' }).click();
  const dialog = page.getByRole('dialog', { name: 'New access token' });
  await dialog.getByLabel('Name').fill('Notebook');
  await dialog.getByLabel('Expires in').selectOption('30 days');
  await dialog.getByRole('button', { name: 'Create token' }).click();
  await dialog.getByRole('button', { name: 'Copy token' }).click();
  await expect(dialog.getByText('Copied')).toBeVisible();
  const token = await page.evaluate(() => navigator.clipboard.readText());
  expect(token).toMatch(/^saffron_pat_[0-9A-Za-z]{38}$/);
  await expect(dialog.getByLabel('Access token')).toHaveValue(token);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(account.getByText('Never used')).toBeVisible();
  // The dialog stays in the page while it fades out.
  await expect.poll(() => page.content()).not.toContain(token);

  const program = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  expect((await program.get('/api/restaurants')).status()).toBe(200);
  const asked = await program.post('/api/recommendations', { data: { message: 'Where is Foxlight Ramen?' } });
  expect((await asked.json()).restaurants.length).toBeGreaterThan(0);
  expect((await program.post('/api/user/name', { data: { name: 'Mallory' } })).status()).toBe(403);

  await page.reload();
  await (await diner.openDrawer()).getByRole('button', { name: /Ada/ }).click();
  await page.getByRole('menuitem', { name: 'My Account' }).click();
  await expect(account.getByText('Last used')).toBeVisible();
  await account.getByRole('button', { name: 'Revoke Notebook' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(account.getByText('Notebook is revoked.')).toBeVisible();
  await expect(account.getByRole('heading', { name: 'Access tokens' })).toBeFocused();
  expect((await program.get('/api/restaurants')).status()).toBe(401);
  await program.dispose();
});

test('a token is created and revoked by keyboard alone', async ({ page, diner }) => {
  const keyboard = new Keyboard(page);
  const account = await openAccount(page, diner);
  await keyboard.tabTo(account.getByRole('button', { name: 'New access token' }));
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New access token' });
  await keyboard.tabTo(dialog.getByRole('button', { name: 'Create token' }));
  await keyboard.press('Enter');
  await keyboard.expectFocus(dialog.getByLabel('Name'));
  await expect(dialog.getByText('Please enter a name for the token.')).toBeVisible();
  await keyboard.type('Desk');
  await keyboard.tabTo(dialog.getByLabel('Read the guide'));
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await keyboard.expectFocus(dialog.getByLabel('Access token'));
  await expectAccessible(page);
  await keyboard.press('Escape');
  await keyboard.expectFocus(account.getByRole('button', { name: 'New access token' }));
  await expect(account.getByText('Ask Saffron and use your conversations')).toBeVisible();
  await expect(account.getByText('Read the guide')).toBeHidden();

  await keyboard.tabTo(account.getByRole('button', { name: 'Revoke Desk' }), 'Shift+Tab');
  await keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await keyboard.expectFocus(question.getByRole('button', { name: 'Cancel' }));
  await keyboard.press('Escape');
  await keyboard.expectFocus(account.getByRole('button', { name: 'Revoke Desk' }));
  await keyboard.press('Enter');
  await keyboard.tabTo(question.getByRole('button', { name: 'Revoke' }));
  await keyboard.press('Enter');
  await expect(account.getByText('Desk is revoked.')).toBeVisible();
  await expect(account.getByText('Never used')).toBeHidden();
});
