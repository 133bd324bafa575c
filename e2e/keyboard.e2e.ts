import type { Locator } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { Keyboard } from './keyboard.ts';
import { makeReviewer, Reviewer } from './reviewer.ts';
import { failing } from './screens/screen.ts';
import { BUILT_IN, READ_ONLY } from './servers.ts';
import { storageStateOf } from './test-accounts.ts';

test('a diner registers, asks, reads, reopens, renames, deletes and logs out by keyboard alone', async ({
  page,
}, info) => {
  const keyboard = new Keyboard(page);
  // On touch devices the page does not focus a field: that would open the on-screen keyboard.
  const arriveAt = (field: Locator) =>
    info.project.name === 'phone' ? keyboard.tabTo(field) : keyboard.expectFocus(field);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await keyboard.press('Tab');
  await keyboard.expectFocus(page.getByRole('link', { name: 'Skip to content' }));
  await keyboard.tabTo(page.getByRole('link', { name: 'Get Started' }).first());
  await keyboard.press('Enter');

  await expect(page).toHaveURL(/\/login$/);
  await keyboard.tabTo(page.getByRole('tab', { name: 'Login' }));
  await keyboard.press('ArrowRight');
  await keyboard.expectFocus(page.getByRole('tab', { name: 'Register' }));
  await keyboard.tabTo(page.getByLabel('Email address'));
  await keyboard.type(`keys-${process.pid}-${Date.now()}@example.com`);
  await keyboard.tabTo(page.getByLabel('Password', { exact: true }));
  await keyboard.type('a good password');
  await keyboard.tabTo(page.getByLabel('Re-enter password'));
  await keyboard.type('a good password');
  await keyboard.press('Enter');

  await expect(page).toHaveURL(/\/home$/);
  await arriveAt(page.getByPlaceholder('Your Name'));
  await keyboard.type('Ada');
  await keyboard.press('Enter');
  const input = page.getByPlaceholder('Message Saffron...');
  await arriveAt(input);
  await keyboard.type('Ramen, please');
  await keyboard.press('Enter');
  await keyboard.expectFocus(input);
  const reply = page.getByRole('log').locator('section').last();
  const copy = reply.getByRole('button', { name: 'Copy' });
  await expect(copy).toBeVisible({ timeout: 20_000 });

  await keyboard.tabTo(copy, 'Shift+Tab');
  await keyboard.tabTo(reply.getByRole('article').first().getByRole('link').first(), 'Shift+Tab');
  await keyboard.press('/');
  await keyboard.expectFocus(input);

  await keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'New chat and history' });
  await keyboard.expectFocus(palette.getByRole('combobox'));
  await keyboard.press('Enter');
  await expect(page.getByText('Hello Ada')).toBeVisible();
  await arriveAt(input);
  await keyboard.press('Control+k');
  await keyboard.expectFocus(palette.getByRole('combobox'));
  await keyboard.type('ramen, please');
  await keyboard.press('Enter');
  await keyboard.expectFocus(page.locator('[data-exchange]').filter({ hasText: 'Ramen, please' }));
  await keyboard.press('/');
  await keyboard.expectFocus(input);

  const isDocked = info.project.name === 'desk';
  const drawer = page.getByRole(isDocked ? 'complementary' : 'dialog', { name: 'Conversations' });
  if (!isDocked) {
    await keyboard.tabTo(button('Open menu'), 'Shift+Tab');
    await keyboard.press('Enter');
  }
  await keyboard.tabTo(
    drawer.getByRole('button', { name: 'Options for Ramen, please' }),
    isDocked ? 'Shift+Tab' : 'Tab',
  );
  await keyboard.press('Enter');
  await keyboard.expectFocus(page.getByRole('menuitem', { name: 'Rename' }));
  await keyboard.press('Enter');
  await keyboard.expectFocus(drawer.getByRole('textbox', { name: 'Title' }));
  await keyboard.type('Soup');
  await keyboard.press('Enter');
  const options = drawer.getByRole('button', { name: 'Options for Soup' });
  await keyboard.expectFocus(options);
  await keyboard.press('Enter');
  await keyboard.expectFocus(page.getByRole('menuitem', { name: 'Rename' }));
  await keyboard.press('End');
  await keyboard.expectFocus(page.getByRole('menuitem', { name: 'Delete' }));
  await keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Delete this conversation?' });
  await keyboard.expectFocus(question.getByRole('button', { name: 'Cancel' }));
  await keyboard.press('Escape');
  await keyboard.expectFocus(options);
  await keyboard.press('Enter');
  await keyboard.expectFocus(page.getByRole('menuitem', { name: 'Rename' }));
  await keyboard.press('End');
  await keyboard.expectFocus(page.getByRole('menuitem', { name: 'Delete' }));
  await keyboard.press('Enter');
  await keyboard.tabTo(question.getByRole('button', { name: 'Delete' }));
  await keyboard.press('Enter');
  await expect(drawer.getByText('No conversations yet')).toBeVisible();

  await keyboard.tabTo(drawer.getByRole('button', { name: /@example\.com/ }));
  await keyboard.press('Enter');
  await keyboard.expectFocus(page.getByRole('menuitem', { name: 'My Account' }));
  await keyboard.press('End');
  await keyboard.expectFocus(page.getByRole('menuitem', { name: 'Log out' }));
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/(login)?$/);
});

test('a diner signs in, opens a restaurant of the list, asks about it and goes back by keyboard alone', async ({
  page,
}, info) => {
  const keyboard = new Keyboard(page);
  const onPhone = info.project.name === 'phone';
  const account = { username: `list-keys-${process.pid}-${Date.now()}@example.com`, password: 'a good password' };
  const data = { ...account, confirmPassword: account.password };
  expect((await page.request.post('/api/register', { data })).ok()).toBe(true);
  expect((await page.request.post('/trpc/accounts.setName', { data: { name: 'Ada' } })).ok()).toBe(true);
  await page.context().clearCookies();

  await page.goto('/login');
  await keyboard.tabTo(page.getByLabel('Email address'));
  await keyboard.type(account.username);
  await keyboard.tabTo(page.getByLabel('Password', { exact: true }));
  await keyboard.type(account.password);
  await keyboard.press('Enter');
  await expect(page.getByText('Hello Ada')).toBeVisible();

  await keyboard.tabTo(page.getByRole('link', { name: 'List', exact: true }), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(page.getByText(/^(Showing|Found) \d+/)).toBeVisible();
  await keyboard.press('/');
  await keyboard.expectFocus(page.getByPlaceholder(/^Search/));
  await keyboard.type('halyard');
  await expect(page).toHaveURL('/list?search=halyard');
  const name = page.getByRole('link', { name: 'Halyard Oyster Room', exact: true });
  await keyboard.tabTo(name);
  await keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: 'Halyard Oyster Room', exact: true });
  const place = onPhone ? page.getByRole('main') : page.getByRole('dialog', { name: 'Halyard Oyster Room' });
  const ask = place.getByRole('button', { name: 'Ask about this place' });
  await expect(ask).toBeVisible();
  if (!onPhone) {
    await keyboard.press('Escape');
    await keyboard.expectFocus(name);
    await keyboard.press('Enter');
  }
  await keyboard.tabTo(ask);
  await keyboard.press('Enter');

  const reply = page.getByRole('log').locator('section').last();
  await expect(reply.getByRole('button', { name: 'Copy' })).toBeVisible({ timeout: 20_000 });
  await expect(reply).toContainText('Halyard Oyster Room');

  // The browser has the keys for this.
  await page.goBack();
  await expect(heading.first()).toBeVisible();
  await keyboard.tabTo(ask);
  if (onPhone) await page.goBack();
  else await keyboard.press('Escape');
  await expect(page).toHaveURL('/list?search=halyard');
  await expect(name).toBeVisible();
});

test('a reviewer adds a restaurant by keyboard alone', async ({ page, diner, playwright }, info) => {
  const keyboard = new Keyboard(page);
  const name = `Wren & Rye ${info.project.name} ${Date.now()}`;
  await diner.register();
  await makeReviewer(page, await playwright.request.newContext({ baseURL: BUILT_IN }));
  await page.goto('/home');

  if (info.project.name === 'phone') {
    await keyboard.tabTo(page.getByRole('button', { name: 'Open menu' }));
    await keyboard.press('Enter');
  }
  await keyboard.tabTo(page.getByRole('link', { name: 'Reviews' }));
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/reviews$/);
  await keyboard.tabTo(page.getByRole('link', { name: 'Add New Restaurant' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add New Restaurant');

  await keyboard.tabTo(page.getByRole('textbox', { name: 'Restaurant Name' }));
  await keyboard.type(name);
  for (const [field, value] of [
    ['Neighborhood', 'Old Harbour'],
    ['Cuisine Type', 'Thai'],
  ] as const) {
    const picker = page.getByRole('combobox', { name: field, exact: true });
    await keyboard.tabTo(picker);
    await keyboard.press('Enter');
    await keyboard.expectFocus(page.getByRole('dialog', { name: field, exact: true }).getByRole('combobox'));
    await keyboard.type(value);
    await expect(page.getByRole('option', { name: value, exact: true })).toHaveAttribute('aria-selected', 'true');
    await keyboard.press('Enter');
    await keyboard.expectFocus(picker);
    await expect(picker).toHaveText(value);
    if (field === 'Cuisine Type') break;
    await keyboard.tabTo(page.getByRole('checkbox', { name: 'Restaurant/Food' }));
    await keyboard.press('Space');
    await expect(page.getByRole('checkbox', { name: 'Restaurant/Food' })).toBeChecked();
  }
  await keyboard.tabTo(page.getByRole('combobox', { name: 'Price Range' }));
  await keyboard.press('ArrowDown');
  await keyboard.tabTo(page.getByRole('textbox', { name: 'Tags' }));
  await keyboard.type('Wrens');
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Wrens' })).toBeVisible();
  await keyboard.tabTo(page.getByRole('button', { name: 'Save Restaurant' }));
  await keyboard.press('Enter');

  await expect(page).toHaveURL(/\/reviews$/);
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await expect(toast).toContainText('Restaurant has been added to the database.');
  await keyboard.press('F8');
  await keyboard.tabTo(toast.getByRole('button', { name: 'Dismiss' }));
  await keyboard.press('Enter');
  await expect(toast).toBeHidden();
  const added: { name: string; price: number; tag: string }[] = await (
    await page.request.get('/api/restaurants')
  ).json();
  expect(added.filter((restaurant) => restaurant.name === name)).toMatchObject([
    { neighborhood: 'Old Harbour', cuisine: 'Thai', restaurant: true, price: 3, tag: 'Wrens' },
  ]);
});

test.describe(() => {
  const storageState = storageStateOf('reviewer');
  test.use({
    baseURL: READ_ONLY,
    ...(storageState && { storageState }),
    tolerated: /the server responded with a status of 500/,
  });

  // On a phone, the toast covers the field while it is open.
  test('F8 moves focus from a dialog to a toast, and Tab and Dismiss return it', { tag: '@desk-only' }, async ({
    page,
  }) => {
    const keyboard = new Keyboard(page);
    await failing('guide.edit')(page);
    await page.clock.install();
    await page.goto('/reviews?q=oyster+room');
    const dialog = await new Reviewer(page).edit('Halyard Oyster Room');
    const field = dialog.getByRole('textbox', { name: 'Name', exact: true });
    await field.fill('Another name');
    await field.press('Enter');
    const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
    await expect(toast).toContainText('Something went wrong on our side.');
    const dismiss = toast.getByRole('button', { name: 'Dismiss' });
    // The toast must not close before a busy machine has pressed every key.
    await page.clock.pauseAt(new Date(Date.now() + 1000));

    await keyboard.press('F8');
    await keyboard.tabTo(dismiss);
    await keyboard.press('Tab');
    await keyboard.expectFocus(field);

    await keyboard.press('F8');
    await keyboard.tabTo(dismiss);
    await keyboard.press('Enter');
    await expect(toast).toBeHidden();
    await keyboard.expectFocus(field);
  });
});
