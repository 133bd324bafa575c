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

test('a wish that is added counts beside the others, and asks again', async ({ page, diner, isMobile }) => {
  await diner.register();
  await diner.giveName('Ula');
  await diner.ask('Cheap food for 4 people');
  await diner.reply();
  const chips = page.getByRole('list', { name: 'What I understood' });
  const add = page.getByRole('button', { name: 'Add a wish' });
  await add.press('Enter');
  const popover = page.getByRole('dialog', { name: 'Add a wish' });
  await expect(popover.getByRole('option', { name: 'Italian', exact: true })).toBeAttached();
  // It counts already.
  await expect(popover.getByRole('option', { name: '4 people' })).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await expect(add).toBeFocused();

  await add.click();
  await popover.getByRole('combobox').fill('outd');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('Also: outdoor tables')).toBeVisible();
  if (!isMobile) await expect(diner.input).toBeFocused();
  await diner.reply();
  await expect(chips.getByRole('listitem')).toHaveText(['inexpensive', 'outdoor tables', '4 people']);
  await add.click();
  await popover.getByRole('option', { name: '8 people' }).click();
  await diner.reply();
  await expect(chips.getByRole('listitem')).toHaveText(['inexpensive', 'outdoor tables', '8 people']);
  await page.reload();
  await expect(chips.getByRole('listitem')).toHaveText(['inexpensive', 'outdoor tables', '8 people']);
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
  await expectAccessible(page);
  const said = page
    .getByRole('region', { name: /Notifications/ })
    .getByText('Please wait until the reply is finished.');
  for (const button of [remove, page.getByRole('button', { name: 'Add a wish' })]) {
    await button.press('Enter');
    await expect(said).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(said).toBeHidden();
  }
  await expect(page.getByRole('log').getByText(/^(No longer|Also): /)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
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
