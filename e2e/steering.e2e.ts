import { expectAccessible } from './diner.ts';
import { expect, test } from './fixtures.ts';

test('what was understood is shown as chips, and a removed chip asks again without it', async ({ page, diner }) => {
  await diner.register();
  await diner.giveName('Uma');
  await diner.ask('Cheap Italian food for 4 people');
  await diner.reply();
  const chips = page.getByRole('list', { name: 'What I understood' });
  await expect(chips.getByRole('listitem')).toHaveText(['Italian', 'inexpensive', '4 people']);
  await expectAccessible(page);

  await chips.getByRole('button', { name: 'Remove Italian' }).press('Enter');
  await expect(page.getByRole('log').getByText('No longer: Italian')).toBeVisible();
  await diner.reply();
  await expect(chips.getByRole('listitem')).toHaveText(['inexpensive', '4 people']);

  await page.reload();
  await expect(page.getByRole('log').getByText('No longer: Italian')).toBeVisible();
  await expect(chips.getByRole('listitem')).toHaveText(['inexpensive', '4 people']);
  const drawer = await diner.openDrawer();
  await drawer.getByRole('button', { name: 'New Chat' }).click();
  await expect(page.getByText('Hello Uma')).toBeVisible();
  await expect(chips).toBeHidden();
});

test('while a reply is being written, chips say why they cannot be removed', async ({ page, diner }) => {
  await diner.register();
  await diner.giveName('Ugo');
  await diner.ask('Ramen for 4 people');
  await diner.reply();
  await page.route('**/trpc/chat.send*', () => {});
  await diner.ask('Something quiet');
  const remove = page.getByRole('button', { name: 'Remove 4 people' });
  await expect(remove).toHaveAttribute('aria-disabled', 'true');
  await expect(remove).toHaveAccessibleDescription('Please wait until the reply is finished.');
  await remove.press('Enter');
  await expect(page.getByText('No longer')).toHaveCount(0);
  await expectAccessible(page);
});

test('after a reply, one tap sends a follow-up, and the next reply has others', async ({ page, diner }) => {
  await diner.register();
  await diner.giveName('Una');
  await diner.ask('Somewhere fancy for dinner');
  await diner.reply();
  const first = diner.replies.first();
  const followUps = first.getByRole('list', { name: 'Follow-ups' }).getByRole('button');
  await expect(followUps).toHaveCount(3);
  await expectAccessible(page);

  const message = await followUps.first().textContent();
  await followUps.first().press('Enter');
  await expect(
    page
      .getByRole('log')
      .getByRole('paragraph')
      .filter({ hasText: String(message) })
      .last(),
  ).toBeVisible();
  await expect(first.getByRole('list', { name: 'Follow-ups' })).toHaveCount(0);
  await expect(diner.replies).toHaveCount(2);
  const second = await diner.reply();
  await expect(second.getByRole('list', { name: 'Follow-ups' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('list', { name: 'Follow-ups' })).toHaveCount(1);
  await expect(diner.replies.last().getByRole('list', { name: 'Follow-ups' })).toBeVisible();
});
