import { type Browser, expect, type Page } from 'playwright/test';
import { Diner, expectAccessible, openDrawer } from './diner.ts';
import { test } from './fixtures.ts';
import { ADMIN, BUILT_IN, CLAUDE } from './servers.ts';

/** Page object for an administrator. */
class Admin {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async signIn(): Promise<void> {
    const { page } = this;
    await page.goto('/login');
    await page.getByLabel('Email address').fill(ADMIN.username);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.getByRole('tabpanel').getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/home');
  }

  async openTab(name: string): Promise<void> {
    await this.page.getByRole('tab', { name }).click();
    await expect(this.page.getByRole('tabpanel', { name })).toBeVisible();
  }

  /** Expects a toast and dismisses it, so that it is not mistaken for the next one. */
  async expectToast(title: string | RegExp, description: string | RegExp): Promise<void> {
    const toast = this.page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
    await expect(toast).toContainText(title);
    // The pointer keeps the toast from closing on its own.
    await toast.hover();
    await expect(toast).toContainText(description);
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast).toBeHidden();
  }
}

/** A diner in a new browser, with their username. */
async function newDiner(browser: Browser, name: string): Promise<{ diner: Diner; username: string }> {
  const page = await browser.newPage({ baseURL: BUILT_IN });
  const diner = new Diner(page);
  await diner.register();
  await diner.giveName(name);
  const { username }: { username: string } = await (await page.request.get('/api/user')).json();
  return { diner, username };
}

test('a changed role and token limit take effect for the user', async ({ page, browser }) => {
  const admin = new Admin(page);
  const { diner, username } = await newDiner(browser, 'Lin');
  await admin.signIn();
  await (await openDrawer(page)).getByRole('link', { name: 'Admin Settings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Settings');
  await admin.openTab('User Management');
  await page.getByPlaceholder('Search by name or email').fill(username);
  await expect(page.getByText(/^Showing 1-1 of 1 user/)).toBeVisible();
  await expect(page.getByText('50,000')).toBeVisible();

  await page.getByRole('combobox', { name: 'Role of Lin' }).selectOption('reviewer');
  await admin.expectToast('Success', 'Lin is now a reviewer.');
  await diner.page.reload();
  const drawer = await diner.openDrawer();
  await expect(drawer.getByRole('link', { name: 'Reviews' })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Admin Settings' })).toBeHidden();

  await page.getByRole('button', { name: 'Change the token limit of Lin' }).click();
  const field = page.getByRole('textbox', { name: 'Token limit of Lin' });
  await field.fill('some');
  await field.press('Enter');
  await admin.expectToast('Invalid Input', 'Please enter a valid positive number for token limit.');
  await field.fill('0');
  await page.getByRole('button', { name: 'Save token limit' }).click();
  await admin.expectToast('Success', 'The token limit of Lin is now 0.');
  await expect(page.getByText('Blocked')).toBeVisible();

  await diner.page.goto('/home?new=1');
  await diner.input.fill('Soup, please');
  await diner.input.press('Enter');
  await expect(diner.page.getByText("You've hit your limit for today")).toBeVisible();
  await expect(diner.input).toBeDisabled();

  await page.getByRole('button', { name: 'Change the token limit of Lin' }).click();
  await page.getByRole('button', { name: 'Use default' }).click();
  await admin.expectToast('Success', 'The token limit of Lin is now the default, 50000.');
  await expect(page.getByText('50,000')).toBeVisible();
  await diner.page.close();

  // The tab is in the URL: a reload and Back keep it.
  await page.reload();
  await expect(page.getByRole('tab', { name: 'User Management' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('link', { name: 'List' }).click();
  await expect(page).toHaveURL(/\/list/);
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'User Management' })).toHaveAttribute('aria-selected', 'true');
});

test.describe('server-wide settings', () => {
  // The projects run concurrently, so each uses its own server.
  test.use({
    baseURL: ({ browserName: _ }, use, { project }) => use(project.name === 'phone' ? CLAUDE : BUILT_IN),
  });

  test('the prompt is edited, guarded against loss, and restored', async ({ page }) => {
    const admin = new Admin(page);
    await admin.signIn();
    await page.goto('/admin');
    const editor = page.getByRole('textbox', { name: 'System prompt' });
    const before = await editor.inputValue();
    expect(before.length).toBeGreaterThan(50);

    await editor.fill(`${before}\n\nNever say "delve".`);
    await page.getByRole('link', { name: 'List' }).click();
    const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await leave.getByRole('button', { name: 'Stay' }).click();
    await expect(editor).toHaveValue(/delve/);

    await page.getByRole('button', { name: 'Save' }).click();
    await admin.expectToast('Success', 'System prompt saved.');
    await expect(page.getByText(/Edited by you/)).toBeVisible();
    await page.getByRole('button', { name: 'Show changes' }).click();
    await expect(page.locator('ins')).toContainText('delve');
    await expectAccessible(page);
    await page.reload();
    await expect(editor).toHaveValue(/delve/);

    // Another admin saves in between.
    await editor.fill('Mine.');
    await page.request.post('/api/system-prompt', { data: { prompt: 'Theirs.' } });
    await page.getByRole('button', { name: 'Save' }).click();
    await admin.expectToast('Error', 'Another admin saved the system prompt while you were editing it.');
    await expect(editor).toHaveValue('Mine.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use theirs' }).click();
    await expect(editor).toHaveValue('Theirs.');

    await page.getByRole('button', { name: 'Restore default' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore default' }).click();
    await admin.expectToast('Success', 'Default prompt restored.');
    await expect(editor).toHaveValue(before);
  });

  test('runs a full indexing, then searches and indexes one restaurant', async ({ page }) => {
    const admin = new Admin(page);
    await admin.signIn();
    await page.goto('/admin?tab=index');
    const start = page.getByRole('button', { name: 'Start full indexing' });
    await expect(start).toBeEnabled();
    // Holds back the end of the run until the start toast was read, because the next toast replaces it.
    const wasRead = Promise.withResolvers<void>();
    await page.route(/admin\.indexStatus/, async (route) => {
      await wasRead.promise;
      await route.continue();
    });
    await start.click();
    await expect(start).toBeDisabled();
    await admin.expectToast('Indexing Started', /Restaurant indexing/);
    wasRead.resolve();
    await expect(start).toBeEnabled({ timeout: 15_000 });
    await expect(page.getByText('Ready', { exact: true })).toBeVisible();
    await admin.expectToast('Indexing Status', 'The index is ready.');
    await expect(page.getByText('Never')).toBeHidden();

    const search = page.getByRole('searchbox', { name: 'Search restaurants' });
    await search.fill('r');
    await search.press('Enter');
    await admin.expectToast('Search Query Too Short', 'Please enter at least 2 characters to search.');
    await search.fill('no such place at all');
    await search.press('Enter');
    await admin.expectToast('No Results', 'No restaurants found matching your search.');
    await search.fill('ra');
    await search.press('Enter');
    const row = page.getByRole('list', { name: 'Results' }).getByRole('listitem').first();
    await row.getByRole('button', { name: /^Index / }).click();
    await expect(row.getByText('Processing')).toBeVisible();
    await admin.expectToast('Indexing Started', 'Indexing of the restaurant has started.');
    await expect(row.getByText('Indexed', { exact: true })).toBeVisible();
    const name = await row.getByRole('link').textContent();
    await row.getByText('Indexed', { exact: true }).click();
    await expect(page.getByRole('heading', { name: name ?? '', exact: true }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/restaurants\/\d+$/);
  });
});

test('tests the assistant with a normal and a streamed call', async ({ page }) => {
  const admin = new Admin(page);
  await admin.signIn();
  await page.goto('/admin?tab=testing');
  await expect(page.getByText(/Replies come from the built-in writer/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Question' }).fill('Where is the best ramen?');
  for (const kind of ['normal', 'streamed']) {
    await page.getByRole('button', { name: `Test ${kind} call` }).click();
  }
  await expect(page.getByText('Success', { exact: true })).toHaveCount(2);
  await expect(page.getByText(/ramen/i).nth(1)).toBeVisible();
  await expect(page.getByText(/\d+ in, \d+ out/)).toBeVisible();
});

test.describe('with a key for Claude', () => {
  test.use({ baseURL: CLAUDE });

  test('names the model, streams its text, and can be stopped', async ({ page }) => {
    const admin = new Admin(page);
    await admin.signIn();
    await page.goto('/admin?tab=testing');
    await expect(page.getByText(/Replies come from Claude \(claude-/)).toBeVisible();
    const run = page.getByRole('button', { name: 'Test streamed call' });
    await run.click();
    await expect(page.getByText('Writing')).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByText(/\d+ in, \d+ out/)).toBeVisible({ timeout: 20_000 });
    await run.click();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('Stopped')).toBeVisible();
    await expect(run).toBeFocused();
  });
});
