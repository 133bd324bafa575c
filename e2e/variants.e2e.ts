import type { Page } from 'playwright/test';
import { type Diner, expectAccessible } from './diner.ts';
import { expect, test } from './fixtures.ts';

async function signedIn(page: Page, diner: Diner, name: string): Promise<void> {
  await diner.register();
  await diner.giveName(name);
  await expect(page).toHaveTitle('Explore · Saffron');
}

test('guide cards expand, page and filter, and the URL keeps the filters', async ({ page, diner }) => {
  await signedIn(page, diner, 'Ada');
  await page.goto('/restaurants');
  await expect(page).toHaveTitle('Restaurants · Saffron');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(10);
  const first = cards.first();
  const toggle = first.getByRole('button');
  await toggle.click();
  await expect(first.getByRole('heading', { name: 'Details' })).toBeVisible();
  await expect(first).toContainText('Available for');
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');

  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('searchbox').fill('ramen');
  await expect(page).toHaveURL(/search=ramen/);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('ramen');
  await page.getByRole('searchbox').fill('no such place');
  await expect(page.getByText('No restaurants match your filters. Try adjusting your criteria.')).toBeVisible();
});

test('the second chat shows cards in two columns and hides errors', async ({ page, diner }) => {
  await signedIn(page, diner, 'Lin');
  await page.goto('/old-home');
  await expect(page.getByText('Hello Lin')).toBeVisible();
  await page.route('**/trpc/chat.send*', (route) => route.fulfill({ status: 400, body: 'broken' }));
  await diner.input.fill('Ramen, please');
  await diner.input.press('Enter');
  await expect(diner.input).toHaveValue('Ramen, please');
  await expect(page.getByRole('status').filter({ hasText: /error|problem|wrong/i })).toHaveCount(0);
  await expect(page.getByText('Error', { exact: false })).toHaveCount(0);

  await page.unroute('**/trpc/chat.send*');
  await diner.input.press('Enter');
  const reply = await diner.reply();
  await expect(reply.getByRole('article').first()).toBeVisible();
  await expect(reply.getByRole('list', { name: 'Restaurants' })).not.toHaveClass(/grid-cols-3/);
});

test('the simple chat posts, attaches and shows text and cards, and a card links to the list', async ({
  page,
  diner,
}) => {
  await signedIn(page, diner, 'Mo');
  await page.goto('/chat');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Claude Chat');
  const calls: string[] = [];
  page.on('request', (request) => {
    const call = /\/trpc\/(chat\.(?:send|follow))\b/.exec(request.url())?.[1];
    if (call) calls.push(`${request.method()} ${call}`);
  });
  const input = page.getByPlaceholder('Ask about restaurants...');
  await input.fill('Somewhere Italian, for two');
  await input.press('Enter');
  const reply = await diner.reply();
  expect(calls).toEqual(['POST chat.send', 'GET chat.follow']);
  const cards = reply.getByRole('article');
  await expect(cards.first()).toContainText('Italian');
  await expectAccessible(page);

  const shown = await cards.count();
  await page.reload();
  await expect(diner.replies.last().getByRole('article')).toHaveCount(shown);
  const name = String(await cards.first().getByRole('heading').textContent());
  await page.getByRole('link', { name: `Open ${name} in the list` }).click();
  await expect(page).toHaveURL(/\/list\?search=/);
  await expect(page.getByRole('searchbox')).toHaveValue(name);
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
});

test('the simple chat reports a failed send and a lost connection', async ({ page, diner }) => {
  await signedIn(page, diner, 'Jo');
  await page.goto('/chat');
  const input = page.getByPlaceholder('Ask about restaurants...');
  await page.route('**/trpc/chat.send*', (route) => route.fulfill({ status: 400, body: 'broken' }));
  await input.fill('Noodles');
  await input.press('Enter');
  await expect(page.getByText('Failed to send message').first()).toBeVisible();
  await expect(input).toHaveValue('Noodles');
  await page.unroute('**/trpc/chat.send*');

  let lost = 0;
  await page.route('**/trpc/chat.follow*', (route) => {
    lost += 1;
    // The connection breaks once; the next one finds the reply.
    return lost === 1 ? route.fulfill({ status: 200, contentType: 'text/event-stream', body: '' }) : route.continue();
  });
  await input.press('Enter');
  await expect(page.getByText('There was an error connecting to the server').first()).toBeVisible();
  await expect((await diner.reply()).getByRole('article').first()).toBeVisible();
});

test('the account dialog renames, shows the allowance and signs out other browsers', async ({
  page,
  diner,
  browser,
  baseURL,
}) => {
  await signedIn(page, diner, 'Ada');
  const { username }: { username: string } = await (await page.request.get('/api/user')).json();
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
  const login = await elsewhere.request.post('/api/login', { data: { username, password: diner.password } });
  expect(login.status()).toBe(200);

  const drawer = await diner.openDrawer();
  await drawer.getByRole('button', { name: /Ada/ }).click();
  await page.getByRole('menuitem', { name: 'My Account' }).click();
  const account = page.getByRole('dialog', { name: 'My Account' });
  await expect(account.getByText('This browser')).toBeVisible();
  await expect(account.getByText('Password', { exact: true })).toBeVisible();
  await expect(account.getByRole('progressbar')).toBeVisible();

  await account.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace');
  await account.getByRole('button', { name: 'Save' }).click();
  await expect(account.getByText('Saved')).toBeVisible();

  await account.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(account.getByText('All other sessions are signed out.')).toBeVisible();
  expect((await elsewhere.request.get('/api/user')).status()).toBe(401);
  await elsewhere.close();

  await page.keyboard.press('Escape');
  await drawer.getByRole('button', { name: /Ada/ }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByLabel('Date language').selectOption('de-DE');
  await expect(settings.getByText(/\d\d\.\d\d\.\d{4}, \d\d:\d\d/)).toBeVisible();
});
