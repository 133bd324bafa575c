import { expect, test } from './fixtures.ts';
import { openDrawer } from './screens/screen.ts';
import { READ_ONLY } from './servers.ts';
import { storageStateOf, type TestUser } from './test-accounts.ts';

test.use({ baseURL: READ_ONLY });

const SIGNED_IN = ['/home', '/list', '/restaurants', '/old-home', '/chat', '/reviews', '/reviews/add'];
const FOR_ADMINS = "You don't have permission to access this page. This area is restricted to administrators only.";

test('a visitor is redirected to sign-in from every protected screen', async ({ page }) => {
  for (const path of [...SIGNED_IN, '/admin', '/home?session=1', '/admin?tab=users', '/list?search=ramen']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/login$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Saffron');
  }
  for (const path of ['/', '/no/such/page']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page, path).toHaveURL(path);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
});

test('the simple chat tells a visitor to log in', async ({ page }) => {
  await page.goto('/chat');
  await expect(page).toHaveURL(/\/login$/);
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await expect(toast).toContainText('Please log in');
  await expect(toast).toContainText('You need to be logged in to use the chat feature');
});

test.describe(() => {
  test.use({ storageState: storageStateOf('diner') });

  test('a signed-in user is redirected from sign-in and Get Started to /home', async ({ page }) => {
    for (const path of ['/login', '/auth']) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/home$/);
    }
    await page.goto('/');
    await page.getByRole('link', { name: 'Get Started' }).first().click();
    await expect(page).toHaveURL(/\/home$/);
  });
});

/** The restricted screens of each role and their links in the drawer. */
const ROLES: { who: TestUser; links: string[] }[] = [
  { who: 'diner', links: [] },
  { who: 'reviewer', links: ['Reviews'] },
  { who: 'admin', links: ['Admin Settings'] },
];

for (const { who, links } of ROLES) {
  test.describe(() => {
    test.use({ storageState: storageStateOf(who) });

    test(`a signed-in ${who === 'diner' ? 'user' : who} sees only the screens of the role`, async ({ page }) => {
      for (const path of who === 'diner' ? SIGNED_IN : ['/reviews', '/reviews/add']) {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).not.toHaveText('Access Denied');
        await expect(page, path).toHaveURL(path);
      }

      const drawer = await openDrawer(page);
      await expect(drawer.getByRole('button', { name: new RegExp(who === 'admin' ? 'admin@' : who) })).toBeVisible();
      await expect(drawer.getByRole('link')).toHaveText(links);

      await page.goto('/admin');
      const heading = page.getByRole('heading', { level: 1 });
      if (who === 'admin') return expect(heading).toHaveText('Admin Settings');
      await expect(heading).toHaveText('Access Denied');
      await expect(page.getByRole('main').getByRole('paragraph')).toHaveText(FOR_ADMINS);
      await page.getByRole('link', { name: 'Back to Explore' }).click();
      await expect(page).toHaveURL(/\/home$/);
    });
  });
}
