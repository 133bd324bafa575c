import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from './diner.ts';
import { expect, test } from './fixtures.ts';
import { makeReviewer, Reviewer } from './reviewer.ts';
import { openDrawer } from './screens/screen.ts';
import { ADMIN, BUILT_IN, CLAUDE } from './servers.ts';

const hoursOf = (scope: Page | Locator) => scope.getByRole('group', { name: 'Opening hours', exact: true });
const textOf = (scope: Page | Locator) => scope.getByRole('textbox', { name: 'Opening hours as text' });
const view = (scope: Page | Locator, name: 'As text' | 'By day') => scope.getByRole('radio', { name }).check();

async function expectNoSideways(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

test('a reviewer sets hours by day and a location from a link, and finds them again', async ({
  page,
  diner,
  playwright,
}, info) => {
  const reviewer = new Reviewer(page);
  const name = `Moth & Lamp ${info.project.name} ${Date.now()}`;
  await diner.register();
  await makeReviewer(page, await playwright.request.newContext({ baseURL: BUILT_IN }));
  await page.goto('/reviews/add');
  await page.getByRole('textbox', { name: 'Restaurant Name' }).fill(name);
  await reviewer.pick('Neighborhood', 'Lantern Steps');
  await reviewer.pick('Cuisine Type', 'Thai');

  // Bad input first: its sentence is at the field, and stays there when saving.
  const location = page.getByRole('textbox', { name: 'Location' });
  await location.fill('https://maps.example/short');
  await textOf(page).fill('Mo-Fr noon till late');
  await page.getByRole('button', { name: 'Save Restaurant' }).click();
  await expect(location).toHaveAccessibleDescription(/This link contains no coordinates\./);
  await expect(textOf(page)).toHaveAccessibleDescription(/“late” is not a day or a time\./);
  await expect(location).toBeFocused();
  await view(page, 'By day');
  await expect(hoursOf(page).getByText('Correct the text first.')).toBeVisible();
  await expectAccessible(page);
  await view(page, 'As text');
  await expect(textOf(page)).toHaveValue('Mo-Fr noon till late');

  await location.fill('https://www.google.com/maps/place/Moth/@51.5,-0.12,17z/data=!3d51.5033!4d-0.1196');
  await textOf(page).fill('Mo noon-15:00');
  await expect(location).toHaveValue('51.5033, -0.1196');
  await expect(page.getByText('Recognized: 51.5033° N, 0.1196° W')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Show on the map/ })).toHaveAttribute(
    'href',
    /query=51\.5033%2C-0\.1196/,
  );

  await view(page, 'By day');
  await expect(page.getByLabel('Monday opens')).toHaveValue('12:00');
  await page.getByRole('button', { name: 'Add times, Monday' }).click();
  await page.getByLabel('Monday opens, 2 of 2').fill('18:00');
  await page.getByLabel('Monday closes, 2 of 2').fill('01:00');
  await expect(page.getByText('Closes on the next day')).toBeVisible();
  await page.getByRole('button', { name: "Copy Monday's hours to other days" }).click();
  const days = page.getByRole('group', { name: "Days to copy Monday's hours to" });
  await days.getByRole('button', { name: 'Weekdays' }).click();
  await days.getByRole('button', { name: 'Sunday' }).click();
  await expectAccessible(page);
  await days.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('button', { name: 'Add an exception' }).click();
  await page.getByRole('button', { name: 'Add times, exception 1' }).click();
  await page.getByLabel('exception 1 opens').fill('18:00');
  await page.getByLabel('exception 1 closes').fill('23:00');
  // The date is missing.
  await page.getByRole('button', { name: 'Save Restaurant' }).click();
  await expect(page.getByRole('textbox', { name: 'From, exception 1' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'From, exception 1' })).toHaveAccessibleDescription(
    'Please enter the date.',
  );
  await page.getByRole('textbox', { name: 'From, exception 1' }).fill('2030-12-24');
  await page.getByRole('textbox', { name: 'To, if several days, exception 1' }).fill('2030-12-26');
  await expect(page.getByText('Please enter the date.')).toBeHidden();
  const preview = hoursOf(page).getByRole('table', { name: 'Opening hours' });
  await expect(preview.getByRole('row', { name: 'Sunday' })).toContainText('12:00–15:00, 18:00–01:00');
  await expect(preview.getByRole('row', { name: 'Saturday' })).toContainText('Closed');
  await expect(hoursOf(page).getByText(/^Times in Etc\/GMT/)).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save Restaurant' }).click();
  await expect(page).toHaveURL(/\/reviews$/);
  await reviewer.dismissToast();

  // Opened again, both views show the same, and nothing has changed.
  await reviewer.search(name);
  await expect(await reviewer.row(name)).toContainText(/Open now|Closed/);
  const dialog = await reviewer.edit(name);
  const saved = 'Mo-Fr, Su 12:00-15:00, 18:00-01:00; Sa closed; 2030-12-24 to 2030-12-26 18:00-23:00';
  await expect(textOf(dialog)).toHaveValue(saved);
  await expect(dialog.getByRole('textbox', { name: 'Location' })).toHaveValue('51.5033, -0.1196');
  await view(dialog, 'By day');
  await expect(dialog.getByLabel('Friday closes, 2 of 2')).toHaveValue('01:00');
  await expect(dialog.getByRole('textbox', { name: 'From, exception 1' })).toHaveValue('Dec 24, 2030');
  await expectNoSideways(page);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});

test('hours are entered with the keyboard alone', async ({ page, diner }) => {
  await diner.register();
  await page.goto('/reviews/add');
  await page.getByRole('radio', { name: 'As text' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'By day' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Add times, Monday' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Monday opens')).toBeFocused();
  await page.keyboard.type('9');
  await page.getByLabel('Monday closes').focus();
  await page.keyboard.type('5pm');
  const copy = page.getByRole('button', { name: "Copy Monday's hours to other days" });
  await copy.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Tuesday', exact: true })).toBeFocused();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Copy', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(copy).toBeFocused();
  await expect(copy).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', { name: 'Remove times, Monday' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Add times, Monday' })).toBeFocused();
  await page.getByRole('radio', { name: 'By day' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(textOf(page)).toHaveValue('Mo, We-Su closed; Tu 09:00-17:00');
});

test.describe('the settings of the guide', () => {
  // The other tests rely on the time zone of their server.
  test.use({ baseURL: CLAUDE });

  test('an admin changes the time zone, and an open page follows', async ({ page }) => {
    expect((await page.request.post('/api/login', { data: ADMIN })).ok()).toBe(true);
    await page.goto('/reviews/add');
    await expect(page.getByText('Times in Europe/London')).toBeVisible();
    await (await openDrawer(page)).getByRole('link', { name: 'Admin Settings' }).click();
    await page.getByRole('tab', { name: 'Guide' }).click();
    const zone = page.getByRole('combobox', { name: 'Time zone' });
    await expect(zone).toHaveText('Europe/London');
    await zone.click();
    await page.getByPlaceholder('Search time zones').fill('tokyo');
    await page.getByRole('option', { name: 'Asia/Tokyo' }).click();
    const now = await page.evaluate(() => new Date().toLocaleString('en', { weekday: 'long', timeZone: 'Asia/Tokyo' }));
    await expect(page.getByText(`There it is ${now},`)).toBeVisible();
    const tiles = page.getByRole('textbox', { name: 'Map tile address' });
    await tiles.fill('http://tiles.example/{z}/{x}/{y}.png');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(tiles).toHaveAccessibleDescription(/Please enter an https address/);
    await expectAccessible(page);
    await tiles.fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Guide settings saved.').first()).toBeVisible();
    await new Reviewer(page).dismissToast();
    await expect(page.getByText('Not saved')).toBeHidden();

    // Without a reload.
    await page.goBack();
    await expect(page).toHaveURL(/\/admin$/);
    await page.goBack();
    await expect(page.getByText('Times in Asia/Tokyo')).toBeVisible();

    await page.goto('/admin?tab=guide');
    await zone.click();
    await page.getByPlaceholder('Search time zones').fill('london');
    await page.getByRole('option', { name: 'Europe/London' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Guide settings saved.').first()).toBeVisible();
  });
});
