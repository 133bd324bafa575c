import type { Locator } from 'playwright/test';
import { expectAccessible } from './diner.ts';
import { expect, test } from './fixtures.ts';
import { addPlaces, PlaceList } from './places.ts';
import { READ_ONLY } from './servers.ts';
import { storageStateOf } from './test-accounts.ts';

const box = (scope: Locator, name: string) => scope.getByRole('textbox', { name, exact: true });

test('a day is chosen in the calendar with the keyboard, and cleared', async ({ page }) => {
  const list = new PlaceList(page);
  const word = await addPlaces(page);
  await page.goto(`/list?search=${word}&open=2026-11-27T01:30`);
  await list.expectNames('Cellar', 'Diner');
  await list.filter(async (filters) => {
    await expect(box(filters, 'Day')).toHaveValue('Nov 27, 2026');
    await filters.getByRole('button', { name: 'Choose a date, Day' }).press('Enter');
    const calendar = page.getByRole('dialog', { name: 'Choose a date, Day' });
    await expect(calendar.getByRole('button', { name: 'Friday, November 27, 2026' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(calendar.getByRole('grid', { name: 'December 2026' })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(calendar).toBeHidden();
    await expect(filters.getByRole('button', { name: 'Choose a date, Day' })).toBeFocused();
    await expect(box(filters, 'Day')).toHaveValue('Dec 3, 2026');
    await expect(box(filters, 'Time')).toHaveValue('01:30');
  });
  await expect(page).toHaveURL(/open=2026-12-03T01%3A30/);
  await list.filter(async (filters) => {
    await filters.getByRole('button', { name: 'Choose a date, Day' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Choose a date, Day' })).toBeHidden();
    await filters.getByRole('button', { name: 'Clear, Day' }).click();
    await expect(box(filters, 'Time')).toHaveValue('');
  });
  await list.expectNames('Bakery', 'Cellar', 'Diner', 'Elusive');
});

test.describe('on the other side of the world', () => {
  const reviewer = storageStateOf('reviewer');
  test.use({
    baseURL: READ_ONLY,
    locale: 'en-GB',
    timezoneId: 'Pacific/Kiritimati',
    ...(reviewer && { storageState: reviewer }),
  });

  test('a date stays the day that was typed or chosen', async ({ page }, { project }) => {
    await page.goto('/reviews');
    await expect(page.getByText(/^Showing 1-10 of/)).toBeVisible();
    if (project.name === 'phone') await page.getByRole('button', { name: 'Filters' }).click();
    const scope = page.locator(project.name === 'phone' ? '[role=dialog]' : 'main');
    const from = box(scope, 'Added from');
    await from.fill('3/4/26');
    await from.press('Tab');
    await expect(from).toHaveValue('3 Apr 2026');
    await expect(page).toHaveURL(/from=2026-04-03/);
    await scope.getByRole('button', { name: 'Choose a date, Added from' }).click();
    const calendar = page.getByRole('dialog', { name: 'Choose a date, Added from' });
    await calendar.getByRole('button', { name: 'Previous month' }).click();
    const first = calendar.getByRole('button', { name: 'Sunday, 1 March 2026' });
    const size = await first.boundingBox();
    expect(Math.round(size?.height ?? 0)).toBeGreaterThanOrEqual(project.name === 'phone' ? 44 : 40);
    await first.click();
    await expect(from).toHaveValue('1 Mar 2026');
    await expect(page).toHaveURL(/from=2026-03-01/);

    await from.fill('some day');
    await from.press('Enter');
    await expect(from).toHaveAccessibleDescription('Enter a date such as 24 Dec 2026.');
    await expect(page).not.toHaveURL(/from=/);
    await expectAccessible(page);
  });
});
