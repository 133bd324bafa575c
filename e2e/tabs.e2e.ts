import { Diner } from './diner.ts';
import { expect, test } from './fixtures.ts';

test('a tab reports that another tab continued or deleted its conversation', async ({ page, diner, context }) => {
  await diner.register();
  await diner.giveName('Ida');
  await diner.ask('Ramen, please');
  await diner.reply();

  const tab = new Diner(await context.newPage());
  const sessions: { id: number }[] = await (await page.request.get('/api/chat-sessions')).json();
  await tab.page.goto(`/home?session=${sessions[0]?.id}`);
  await tab.reply();
  await tab.ask('Something cheaper');
  await tab.reply();

  await expect(page.getByText('This conversation was updated in another tab.')).toBeVisible();
  await expect(diner.replies).toHaveCount(1);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('log').getByText('Something cheaper')).toBeVisible();
  await expect(page.getByText('This conversation was updated in another tab.')).toBeHidden();

  await diner.input.fill('With dumplings');
  const drawer = await tab.openDrawer();
  await drawer.getByRole('button', { name: 'Options for Ramen, please' }).click();
  await tab.page.getByRole('menuitem', { name: 'Delete' }).click();
  await tab.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('This conversation was deleted in another tab.')).toBeVisible();

  await diner.input.press('Enter');
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'This conversation was deleted. Your message is back in the input',
  );
  await expect(diner.input).toHaveValue('With dumplings');
  await diner.input.press('Enter');
  await expect(page.getByRole('log').getByText('With dumplings')).toBeVisible();
  await diner.reply();
  await expect(diner.replies).toHaveCount(1);
});

test('all tabs have the user who signed in last, and nothing of the one before', { tag: ['@a82'] }, async ({
  page,
  diner,
  context,
}) => {
  await diner.register();
  await diner.giveName('Ida');
  const tab = new Diner(await context.newPage());
  await tab.page.goto('/home');
  await tab.input.fill('Ida wrote this');

  await (await diner.openDrawer()).getByRole('button', { name: /Ida/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await tab.page.waitForURL('**/login');

  await diner.register();
  await expect(tab.page.getByPlaceholder('Your Name')).toBeVisible();
  await expect(tab.page.getByText('Ida')).toHaveCount(0);
  await expect(tab.input).toHaveCount(0);
});
