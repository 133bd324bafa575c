import { expect, test } from './fixtures.ts';

test('the API docs render and call a path without inline code or other hosts', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1, name: /Saffron API/ })).toBeVisible();
  for (const tag of ['Accounts', 'Recommendations', 'Guide', 'Index']) {
    await expect(page.getByRole('link', { name: tag, exact: true })).toBeVisible();
  }

  await page.getByRole('button', { name: 'get /api/user', exact: true }).click();
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.getByText('You need to be signed in.').first()).toBeVisible();
});
