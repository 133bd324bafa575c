import { expectAccessible } from './diner.ts';
import { expect, test } from './fixtures.ts';

/** `CONVERSATIONS_PER_ACCOUNT` */
const CONVERSATIONS = 2000;
/** Conversations that the drawer renders, before one scrolls. */
const AT_A_TIME = 100;
/** Below `CALLS_AT_ONCE`. */
const AT_ONCE = 20;

test('at the limit of conversations, the message stays until one is deleted', async ({ page, diner }) => {
  test.slow();
  await diner.register();
  await diner.giveName('Kim');
  for (let made = 0; made < CONVERSATIONS; made += AT_ONCE) {
    const titles = Array.from({ length: AT_ONCE }, (_, index) => `Dinner no. ${made + index + 1}`);
    await Promise.all(titles.map((title) => page.request.post('/api/chat-sessions', { data: { title } })));
  }
  // A list that is docked shows what was made elsewhere after a reload.
  await page.reload();
  await diner.input.fill('Somewhere quiet for fish');
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
  await diner.input.press('Enter');
  await expect(
    page.getByText('You have 2,000 conversations, the most that one account can have. Delete one'),
  ).toBeVisible();
  await expect(diner.input).toHaveValue('Somewhere quiet for fish');
  await expectAccessible(page);

  const drawer = await diner.openDrawer();
  const rows = drawer.getByRole('listitem').filter({ hasText: 'Dinner no.' });
  await expect(rows).toHaveCount(AT_A_TIME);
  await rows.last().scrollIntoViewIfNeeded();
  await expect(rows).toHaveCount(2 * AT_A_TIME);
  const title = (await rows.last().getByRole('button').first().textContent()) ?? '';
  await drawer.getByRole('button', { name: `Options for ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(drawer.getByRole('button', { name: title, exact: true })).toBeHidden();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.keyboard.press('Escape');
  // Beside the chat on a wide screen it stays.
  await expect(page.getByRole('dialog', { name: 'Conversations' })).toBeHidden();

  await diner.input.press('Enter');
  await expect((await diner.reply()).getByRole('article').first()).toBeVisible();
  await expect(page.getByText('You have 2,000 conversations')).toBeHidden();
});
