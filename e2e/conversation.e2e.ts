import { expectAccessible } from './diner.ts';
import { expect, test } from './fixtures.ts';

test('a conversation from a question to a place, and to another version of what was asked', async ({
  page,
  diner,
  isMobile,
}) => {
  await diner.register();
  await diner.giveName('Joan');
  await diner.ask('Cheap Italian food for 4 people');
  await diner.reply();
  const chips = page.getByRole('list', { name: 'What I understood' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Remove inexpensive' }).press('Enter');
  await expect(diner.replies).toHaveCount(2);
  const second = await diner.reply();
  await expect(chips).toHaveText(['Italian', '4 people']);

  const followUps = second.getByRole('list', { name: 'Follow-ups' }).getByRole('button');
  await expect(followUps).toHaveCount(3);
  await followUps.first().click();
  await expect(diner.replies).toHaveCount(3);
  const third = await diner.reply();
  await expectAccessible(page);
  const conversation = page.url();

  const card = third.getByRole('list', { name: 'Restaurants' }).getByRole('link').first();
  const name = String(await card.textContent());
  await card.click();
  await expect(page).toHaveURL(/\/restaurants\/\d+$/);
  const place = isMobile ? page.getByRole('main') : page.getByRole('dialog', { name, exact: true });
  await expect(place.getByRole('button', { name: 'Ask about this place' })).toBeVisible();
  await expectAccessible(page);
  await place.getByRole('button', { name: 'Ask about this place' }).click();
  await expect(page.getByRole('log').getByText(`Tell me about ${name}`)).toBeVisible();
  await expect(page).not.toHaveURL(conversation);
  await expect(diner.replies).toHaveCount(1);
  await diner.reply();

  const edit = page.getByRole('button', { name: 'Edit message' });
  await edit.press('Enter');
  const editor = page.getByRole('form', { name: 'Edit message' });
  await editor.getByRole('textbox').fill(`Is ${name} quiet?`);
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('log').getByText(`Is ${name} quiet?`)).toBeVisible();
  const edited = await diner.reply();
  const versions = diner.replies.getByRole('group', { name: 'Versions' });
  await expect(versions).toHaveText('Version 2/ of 2');
  await edited.getByRole('button', { name: 'Regenerate' }).click();
  await expect(versions).toHaveText('Version 3/ of 3');
  await diner.reply();
  await expectAccessible(page);
  await versions.getByRole('button', { name: 'Previous version' }).click();
  await expect(versions).toHaveText('Version 2/ of 3');
  await versions.getByRole('button', { name: 'Previous version' }).click();
  await expect(page.getByRole('log').getByText(`Tell me about ${name}`)).toBeVisible();
  await versions.getByRole('button', { name: 'Next version' }).click();
  await expect(page.getByRole('log').getByText(`Is ${name} quiet?`)).toBeVisible();

  await page.goto(conversation);
  await expect(diner.replies).toHaveCount(3);
  await expect(chips).toContainText(['4 people']);
});
