import { Diner, expectAccessible } from './diner.ts';
import { expect, test } from './fixtures.ts';
import { failing, keepToast } from './screens/screen.ts';
import { ADMIN, BUILT_IN } from './servers.ts';

test('a message is edited, its reply regenerated, and the first version shown again', async ({ page, diner }) => {
  await diner.register();
  await diner.giveName('Vera');
  await diner.ask('Cheap Italian food for 4 people');
  await diner.reply();
  await page.getByRole('button', { name: 'Remove Italian' }).press('Enter');
  await expect(diner.replies).toHaveCount(2);
  const second = await diner.reply();
  const followUps = second.getByRole('list', { name: 'Follow-ups' }).getByRole('button');
  await followUps.first().press('Enter');
  await expect(diner.replies).toHaveCount(3);
  await diner.reply();

  const log = page.getByRole('log');
  const edit = log.getByRole('button', { name: 'Edit message' });
  await edit.first().focus();
  await page.keyboard.press('Enter');
  const editor = page.getByRole('form', { name: 'Edit message' });
  await expect(editor.getByRole('textbox')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(edit.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await editor.getByRole('textbox').fill('Thai food for 2 people');
  await page.keyboard.press('Enter');
  await expect(log.getByText('Thai food for 2 people')).toBeVisible();
  await expect(diner.replies).toHaveCount(1);
  const edited = await diner.reply();
  const versions = diner.replies.getByRole('group', { name: 'Versions' });
  await expect(versions).toHaveText('Version 2/ of 2');
  await expect(page.getByRole('list', { name: 'What I understood' }).getByRole('listitem')).toHaveText([
    'Thai',
    '2 people',
  ]);

  const cards = () => edited.getByRole('list', { name: 'Restaurants' }).getByRole('heading').allTextContents();
  const before = { cards: await cards(), text: await edited.textContent() };
  await edited.getByRole('button', { name: 'Regenerate' }).press('Enter');
  await expect(versions).toHaveText('Version 3/ of 3');
  await diner.reply();
  expect(await edited.textContent()).not.toBe(before.text);
  await expectAccessible(page);

  const previous = versions.getByRole('button', { name: 'Previous version' });
  await previous.press('Enter');
  await expect(versions).toHaveText('Version 2/ of 3');
  expect(await cards()).toEqual(before.cards);
  await expect(previous).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(log.getByText('Cheap Italian food for 4 people')).toBeVisible();
  await expect(diner.replies).toHaveCount(3);
  await page.reload();
  await expect(log.getByText('No longer: Italian')).toBeVisible();
  await expect(diner.replies).toHaveCount(3);
  await expect(versions).toHaveText('Version 1/ of 3');
  await expectAccessible(page);
});

test.describe(() => {
  test.use({ tolerated: /the server responded with a status of 500/ });

  test('a comment that could not be saved stays in its dialog until it is', async ({ page, diner }) => {
    await diner.register();
    await diner.giveName('Vida');
    await diner.ask('Ramen, please');
    const reply = await diner.reply();
    await reply.getByRole('button', { name: 'Good reply' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'What was good?' });
    await dialog.getByLabel('Comment').fill('Just right.');
    await failing('chat.rate')(page);
    await dialog.getByRole('button', { name: 'Send' }).press('Enter');
    await keepToast(page, 'Could not save the rating');
    await expect(dialog.getByLabel('Comment')).toHaveValue('Just right.');
    await page.unrouteAll();
    await dialog.getByRole('button', { name: 'Send' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(reply.getByRole('button', { name: 'Good reply' })).toBeFocused();
    await reply.getByRole('button', { name: 'Bad reply' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'What was wrong?' })).toBeVisible();
  });
});

test('a reply is rated, with a comment for admins or without', async ({ page, diner, browser }) => {
  await diner.register();
  await diner.giveName('Vito');
  await diner.ask('Ramen, please');
  const reply = await diner.reply();
  const [up, down] = [
    reply.getByRole('button', { name: 'Good reply' }),
    reply.getByRole('button', { name: 'Bad reply' }),
  ];
  await up.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('without your name and the rest of the conversation');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Only count it' }).press('Enter');
  await expect(up).toBeFocused();
  await expect(up).toHaveAttribute('aria-pressed', 'true');
  await down.press('Enter');
  await dialog.getByRole('button', { name: 'Wrong facts' }).press('Enter');
  await dialog.getByLabel('Comment').fill('They moved.');
  await dialog.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(down).toHaveAttribute('aria-pressed', 'true');
  await expect(up).toHaveAttribute('aria-pressed', 'false');

  const context = await browser.newContext();
  const admin = await context.newPage();
  await admin.request.post('/api/login', { data: ADMIN, headers: { origin: BUILT_IN } });
  await admin.goto('/admin?tab=ratings');
  const rated = admin
    .getByRole('list', { name: 'Ratings' })
    .getByRole('article')
    .filter({ hasText: 'They moved.' })
    .first();
  await expect(rated).toContainText('Bad reply');
  await expect(rated).toContainText('Ramen, please');
  await expect(admin.getByRole('tabpanel')).not.toContainText('Vito');
  await expectAccessible(admin);
  await context.close();

  await down.press('Enter');
  await expect(down).toHaveAttribute('aria-pressed', 'false');
});

test('a tab that shows another version says so, and shows what is there now', async ({ page, diner, context }) => {
  await diner.register();
  await diner.giveName('Viola');
  await diner.ask('Ramen, please');
  await diner.reply();
  const tab = new Diner(await context.newPage());
  await tab.page.goto('/home');
  const sessions: { id: number }[] = await (await page.request.get('/api/chat-sessions')).json();
  await tab.page.goto(`/home?session=${sessions[0]?.id}`);
  await (await tab.reply()).getByRole('button', { name: 'Regenerate' }).click();
  await expect(tab.replies.getByRole('group', { name: 'Versions' })).toHaveText('Version 2/ of 2');
  await tab.reply();
  await expect(page.getByText('This conversation was updated in another tab.')).toBeVisible();

  await diner.input.fill('Something cheaper');
  await diner.input.press('Enter');
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('This conversation was changed');
  await expect(diner.input).toHaveValue('Something cheaper');
  await expect(diner.replies.getByRole('group', { name: 'Versions' })).toHaveText('Version 2/ of 2');
  await diner.input.press('Enter');
  await expect(diner.replies).toHaveCount(2);
  await diner.reply();
});

test('the button that jumps to the latest message stands on nothing', async ({ page, diner }) => {
  await diner.register();
  await diner.giveName('Vlad');
  await diner.ask('Thai food');
  await diner.reply();
  await diner.ask('Somewhere for breakfast instead');
  await expect(diner.replies).toHaveCount(2);
  await diner.reply();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const jump = page.getByRole('button', { name: 'Jump to latest' });
  await expect(jump).toBeVisible();
  const covered = await jump.evaluate((button) => {
    const { left, top, right, bottom } = button.getBoundingClientRect();
    // The corners are outside of the round button, and show what is around it.
    const corners = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => [x, y] as const));
    return corners.some(([x, y]) => document.elementFromPoint(x, y)?.closest('[role=log]'));
  });
  expect(covered).toBe(false);
  await expectAccessible(page);
  await jump.press('Enter');
  await expect(jump).toBeHidden();
});
