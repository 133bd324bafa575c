import type { APIResponse, Page } from 'playwright/test';
import { Diner, expectAccessible } from './diner.ts';
import { expect, test } from './fixtures.ts';
import { CLAUDE } from './servers.ts';

/** Has a conversation through the API; returns its id. */
async function talk(page: Page, ...messages: string[]): Promise<number> {
  let sessionId: number | null = null;
  for (const message of messages) {
    const response: APIResponse = await page.request.post('/api/recommendations', { data: { message, sessionId } });
    sessionId = (await response.json()).chatSessionId;
  }
  if (sessionId === null) throw new Error('nothing was said');
  return sessionId;
}

const said = (page: Page, message: string) => page.getByRole('log').getByText(`You: ${message}`, { exact: true });

test('each conversation has an address: for a reload, Back and Forward, another tab and another account', async ({
  page,
  diner,
  context,
  browser,
}) => {
  await diner.register();
  await diner.giveName('Ida');
  await page.evaluate(() => Object.assign(document.body, { sameDocument: true }));
  await diner.ask('Ramen, please');
  await expect(page).toHaveURL(/\/home\/c\/\d+$/);
  await diner.reply();
  await diner.ask('Something cheaper');
  await diner.reply();
  const first = page.url();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Explore' })).toHaveAttribute(
    'aria-current',
    'page',
  );

  await page.goto('/home?new=1');
  await expect(page).toHaveURL(/\/home$/);
  await diner.ask('Tacos on Friday');
  await diner.reply();
  const second = page.url();
  expect(second).not.toBe(first);

  await page.goBack();
  await expect(said(page, 'Ramen, please')).toBeVisible();
  await expect(page).toHaveURL(first);
  await page.goForward();
  await expect(said(page, 'Tacos on Friday')).toBeVisible();
  await expect(page).toHaveURL(second);
  await page.reload();
  await expect(said(page, 'Tacos on Friday')).toBeVisible();
  await expect(page).toHaveURL(second);

  const tab = await context.newPage();
  await tab.goto(first);
  await expect(said(tab, 'Ramen, please')).toBeVisible();
  await tab.goto('/home/c/nonsense');
  await expect(tab.getByRole('heading', { name: 'This conversation was not found' })).toBeVisible();
  await expectAccessible(tab);
  await tab.getByRole('button', { name: 'New chat', exact: true }).click();
  await expect(tab).toHaveURL(/\/home$/);
  await expect(tab.getByText('Hello Ida')).toBeVisible();

  const elsewhere = new Diner(await (await browser.newContext()).newPage());
  await elsewhere.register();
  await elsewhere.giveName('Eve');
  await elsewhere.page.goto(first);
  await expect(elsewhere.page.getByRole('heading', { name: 'This conversation was not found' })).toBeVisible();
  await expect(elsewhere.page.getByText('Ramen')).toBeHidden();
  await elsewhere.page.context().close();
});

test('the parameters of /home keep its address', async ({ page, diner }) => {
  await diner.register();
  await diner.giveName('Ida');
  const sessionId = await talk(page, 'Ramen, please');
  await page.goto(`/home?session=${sessionId}`);
  await expect(said(page, 'Ramen, please')).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  await page.reload();
  await expect(said(page, 'Ramen, please')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/home/c/${sessionId}$`));
});

test('a conversation opens where its last reply begins', async ({ page, diner }) => {
  await diner.register();
  await diner.giveName('Ida');
  const sessionId = await talk(page, 'Ramen, please', 'Something with a terrace', 'Italian for two');
  await page.goto(`/home/c/${sessionId}`);
  const reply = await diner.reply();
  await expect(said(page, 'Italian for two')).toBeInViewport();
  await expect(reply.getByRole('paragraph').first()).toBeInViewport();
});

test.describe(() => {
  test.use({ baseURL: CLAUDE });

  test('a new chat gets its address while its reply is written, and a reload goes on with it', async ({
    page,
    diner,
  }) => {
    await diner.register();
    await diner.giveName('Ida');
    await diner.input.evaluate((field) => Object.assign(field, { stays: true }));
    await diner.ask('Dumplings in the harbour');
    await expect(page).toHaveURL(/\/home\/c\/\d+$/);
    await diner.firstWords();
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
    expect(await diner.input.evaluate((field) => 'stays' in field)).toBe(true);
    await page.reload();
    await diner.firstWords();
    await diner.reply();
    await expect(diner.replies).toHaveCount(1);
  });
});

test('a message is found by its words, and opens at its place', async ({ page, diner }) => {
  await diner.register();
  await diner.giveName('Ida');
  const sessionId = await talk(page, 'Somewhere with good ramen', 'And with a terrace', 'Dumplings instead');
  await page.goto('/home');
  await expect(diner.input).toBeEditable();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'New chat and history' });
  await palette.getByRole('combobox').fill('terr');
  const option = palette.getByRole('option', { name: 'You: And with a terrace', selected: true });
  await expect(option.locator('mark')).toHaveText('terrace');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/home/c/${sessionId}$`));
  await expect(said(page, 'And with a terrace')).toBeInViewport();
  await expect(page.locator('[data-exchange]:focus')).toContainText('And with a terrace');
});

test('conversations are pinned, hidden and shown, and the shortcuts are listed', async ({ page, diner }, info) => {
  const isDesk = info.project.name === 'desk';
  await diner.register();
  await diner.giveName('Ida');
  const older = await talk(page, 'Ramen, please');
  await talk(page, 'Tacos on Friday');
  await page.goto(`/home/c/${older}`);
  const list = await diner.openDrawer();
  await list.getByRole('button', { name: 'Options for Ramen, please' }).click();
  await page.getByRole('menuitem', { name: 'Pin' }).click();
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(['Pinned', 'Today']);
  await expect(list.getByRole('region', { name: 'Pinned' }).getByRole('button').first()).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expectAccessible(page);
  if (isDesk) {
    await page.getByRole('button', { name: 'Hide conversations' }).click();
    await expect(list).toBeHidden();
    await page.reload();
    await page.getByRole('button', { name: 'Show conversations' }).click();
    await expect(list.getByRole('region', { name: 'Pinned' })).toBeVisible();
  }
  await list.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts).toContainText('Write a message');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(shortcuts).toBeHidden();
  await diner.input.fill('What?');
  await diner.input.press('?');
  await expect(shortcuts).toBeHidden();
  await page.getByRole('button', { name: 'Copy' }).last().focus();
  await page.keyboard.press('?');
  await expect(shortcuts).toBeVisible();
});

test('a search of the palette without a result says so, keeps Enter from doing anything, and offers a new chat', async ({
  page,
  diner,
}) => {
  await diner.register();
  await diner.giveName('Ida');
  const sessionId = await talk(page, 'Ramen, please');
  await page.goto(`/home/c/${sessionId}`);
  await diner.reply();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'New chat and history' });
  await palette.getByRole('combobox').fill('Nowhere <b>Street</b> 99%');
  await expect(palette.getByRole('status')).toHaveText('No conversations or restaurants found');
  await expect(palette.getByRole('option')).toHaveText(['New Chat']);
  await expect(palette.getByRole('option', { selected: true })).toHaveCount(0);
  await expectAccessible(page);

  await page.keyboard.press('Enter');
  await expect(palette).toBeVisible();
  await palette.getByRole('combobox').fill('ramen');
  await expect(palette.getByRole('option', { name: 'Ramen, please' }).first()).toBeVisible();
  await palette.getByRole('combobox').fill('Nowhere');
  await expect(palette.getByRole('status')).toHaveText('No conversations or restaurants found');
  await page.keyboard.press('ArrowDown');
  await expect(palette.getByRole('option', { name: 'New Chat', selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText('Hello Ida')).toBeVisible();
});

test('at a zoom of 400 %, nothing covers the conversation', async ({ page, diner }) => {
  await diner.register();
  await diner.giveName('Ida');
  const sessionId = await talk(page, 'Ramen, please');
  await page.setViewportSize({ width: 320, height: 200 });
  await page.goto(`/home/c/${sessionId}`);
  await diner.reply();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(diner.input).not.toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.mouse.wheel(0, 5000);
  await expect(diner.input).toBeInViewport();
});

test('a long history goes on as one tabs or scrolls, past the part that is rendered first', async ({ page, diner }) => {
  await diner.register();
  await diner.giveName('Ina');
  await page.route(/\/trpc\/[^?]*chat\.sessions\b/, async (route) => {
    const response = await route.fetch();
    const answers: unknown[] = await response.json();
    const at = new URL(route.request().url()).pathname.replace('/trpc/', '').split(',').indexOf('chat.sessions');
    const day = new Date().toISOString();
    const sessions = Array.from({ length: 350 }, (_, index) => ({
      id: index + 1,
      title: `Chat ${index}`,
      pinned: false,
      createdAt: day,
      updatedAt: day,
    }));
    answers[at] = { result: { data: sessions } };
    await route.fulfill({ response, json: answers });
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/home');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Conversations' });
  const row = (index: number) => drawer.getByText(`Chat ${index}`, { exact: true });
  await expect(row(99)).toBeAttached();
  await expect(row(300)).not.toBeAttached();
  await row(99).focus();
  await expect(row(100)).toBeAttached();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(row(100)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(row(99)).toBeFocused();
  await expect
    .poll(async () => {
      await drawer.getByRole('listitem').last().scrollIntoViewIfNeeded();
      return row(349).count();
    })
    .toBe(1);
  await expectAccessible(page);
});
