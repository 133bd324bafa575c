import { expect, test } from './fixtures.ts';
import { CLAUDE } from './servers.ts';

test('a diner registers, asks, follows up, renames, deletes and logs out', async ({ page, diner }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Let us find your next great meal.');
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page).toHaveURL(/\/login$/);

  await diner.register();
  await diner.giveName('Ada');
  await expect(page.getByText("Tell me about the dining experience you're looking for...")).toBeVisible();

  await diner.ask('Somewhere Italian, not too pricey, for two');
  const first = await diner.reply();
  const cards = first.getByRole('article');
  await expect(cards.first()).toBeVisible();
  await expect(cards.first()).toContainText('Italian');
  const named = await cards.first().getByRole('heading').textContent();
  await expect(first).toContainText(String(named));

  await diner.ask('What is their phone number?');
  await expect(await diner.reply()).toContainText(/\(\d{3}\) 555-\d{4}/);

  const drawer = await diner.openDrawer();
  const title = 'Somewhere Italian, not too pricey, for two';
  await drawer.getByRole('button', { name: `Options for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await drawer.getByRole('textbox', { name: 'Title' }).fill('Dinner for two');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByRole('button', { name: 'Dinner for two', exact: true })).toBeVisible();

  await drawer.getByRole('button', { name: 'Options for Dinner for two' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const confirm = page.getByRole('alertdialog', { name: 'Delete this conversation?' });
  await expect(confirm).toContainText('This will permanently delete the conversation');
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await expect(drawer.getByText('No conversations yet')).toBeVisible();

  await drawer.getByRole('button', { name: /Ada/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/(login)?$/);
  await page.goto('/home');
  await expect(page).toHaveURL(/\/login$/);
});

test('a reopened session shows its messages and cards', async ({ page, diner }) => {
  await diner.register();
  await diner.giveName('Lin');
  await diner.ask('Ramen, please');
  const reply = await diner.reply();
  const names = await reply.getByRole('article').getByRole('heading').allTextContents();
  expect(names.length).toBeGreaterThan(0);

  const drawer = await diner.openDrawer();
  await drawer.getByRole('button', { name: 'New Chat' }).click();
  await expect(page.getByText('Hello Lin')).toBeVisible();
  await (await diner.openDrawer()).getByRole('button', { name: 'Ramen, please', exact: true }).click();
  await expect(page).toHaveURL(/\/home\/c\/\d+$/);
  await expect(diner.replies.last().getByRole('article').getByRole('heading')).toHaveText(names);
});

test.describe('while a reply is streaming', () => {
  test.use({ baseURL: CLAUDE });

  test('a reload and another tab show the complete reply once', async ({ page, diner, context }) => {
    await diner.register();
    await diner.giveName('Mo');
    await diner.ask('Dumplings in the harbour');
    await diner.firstWords();
    await page.reload();
    await expect(page.getByRole('log').getByText('Dumplings in the harbour')).toBeVisible();
    const whole = await (await diner.reply()).textContent();
    expect(whole?.length).toBeGreaterThan(40);
    await expect(diner.replies).toHaveCount(1);

    const sessions: { id: number }[] = await (await page.request.get('/api/chat-sessions')).json();
    const tab = await context.newPage();
    await tab.goto(`/home?session=${sessions[0]?.id}`);
    await expect(tab.getByRole('log').getByText('Dumplings in the harbour')).toBeVisible();
    await expect(tab.getByRole('article')).toHaveCount(await diner.replies.last().getByRole('article').count());
  });

  test('Stop keeps the partial reply', async ({ page, diner }) => {
    await diner.register();
    await diner.giveName('Jo');
    await diner.ask('A long story about soup');
    await diner.firstWords();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(diner.replies.last()).toContainText('Stopped');
    await page.reload();
    await expect(diner.replies.last()).toContainText('Stopped');
  });
});
