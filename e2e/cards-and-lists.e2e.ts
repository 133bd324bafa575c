import type { Locator } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { Reviewer } from './reviewer.ts';
import { ADMIN, BUILT_IN } from './servers.ts';

/** Whether nothing lies over the ends of an element, and both are in the window. */
const isUncovered = (element: Locator) =>
  element.evaluate((shown) => {
    const { left, top, bottom } = shown.getBoundingClientRect();
    return [top + 1, bottom - 1].every((y) => shown.contains(document.elementFromPoint(left + 1, y)));
  });

const box = async (element: Locator) => {
  const found = await element.boundingBox();
  if (!found) throw new Error('it has no box');
  return { ...found, bottom: found.y + found.height };
};

for (const question of ['a romantic Italian place', 'somewhere with a terrace for a family lunch']) {
  test(`the first card of a first reply is above the fold: ${question}`, async ({ page, diner }) => {
    await diner.register();
    await diner.giveName('Ada');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await diner.ask(question);
    const reply = await diner.reply();
    const card = reply.getByRole('list', { name: 'Restaurants' }).getByRole('article').first();
    const summary = card.getByRole('heading').locator('+ p');
    await expect.poll(() => isUncovered(summary)).toBe(true);
    await expect(page.getByRole('button', { name: 'Jump to latest' })).toBeHidden();
    await expect(card.getByRole('list', { name: 'Features' })).toContainText(/reservations/);
  });
}

test.describe('an admin', () => {
  test.beforeEach(async ({ page }) => {
    const answer = await page.request.post('/api/login', { headers: { Origin: BUILT_IN }, data: ADMIN });
    expect(answer.ok()).toBe(true);
  });

  test('column headers sort the list, stay in view, and every row can be found @desk-only', async ({ page }) => {
    await page.goto('/list');
    const rows = page.getByRole('rowheader');
    await expect(rows.first()).toBeVisible();
    const shown = Number(/of (\d+)/.exec((await page.getByText(/^Showing \d+ of \d+/).textContent()) ?? '')?.[1]);
    await expect(rows).toHaveCount(shown);

    const price = page.getByRole('columnheader', { name: 'Price' });
    await price.getByRole('button').press('Enter');
    await expect(price).toHaveAttribute('aria-sort', 'ascending');
    await expect(page).toHaveURL(/sort=price/);
    await price.getByRole('button').press('Enter');
    await expect(price).toHaveAttribute('aria-sort', 'descending');
    await expect(
      page
        .getByRole('row')
        .nth(1)
        .getByRole('img', { name: /5 of 5|\$\$\$\$\$|Very Expensive/i }),
    ).toBeVisible();

    await rows.last().scrollIntoViewIfNeeded();
    await expect(price).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('/');
    await expect(page.getByPlaceholder('Search restaurants')).toBeFocused();
  });

  test('tags are shown whole @desk-only', async ({ page }) => {
    await page.goto('/list');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    const cut = await page
      .getByRole('cell')
      .evaluateAll((cells) => cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).length);
    expect(cut).toBe(0);
  });

  test('the tabs of the settings are not cut @phone-only', async ({ page }) => {
    await page.goto('/admin');
    for (const tab of await page.getByRole('tab').all()) await expect(tab).toBeInViewport({ ratio: 1 });
  });

  test('a picker leaves its label and "Add new" in view', async ({ page }) => {
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height: 640 });
    await page.goto('/reviews/add');
    for (const [field, add] of [
      ['Neighborhood', 'Add new neighborhood'],
      ['Cuisine Type', 'Add new cuisine type'],
    ] as const) {
      const control = page.getByRole('combobox', { name: field, exact: true });
      await control.evaluate((element) => element.scrollIntoView({ block: 'end' }));
      await control.click();
      const popup = page.getByRole('dialog', { name: field, exact: true });
      await expect(popup.getByRole('option', { name: add })).toBeInViewport({ ratio: 1 });
      const label = await box(page.getByText(`${field}*`, { exact: true }));
      const over = await box(popup);
      expect(over.bottom <= label.y + 1 || over.y >= label.bottom).toBe(true);
      await page.keyboard.press('Escape');
      await expect(popup).toBeHidden();
    }
  });

  test('on a slow line, a saved restaurant stays in the form until the next page is there', async ({ page }) => {
    const reviewer = new Reviewer(page);
    await page.goto('/reviews/add');
    const name = `Slow Lane ${Date.now()}`;
    await page.getByRole('textbox', { name: 'Restaurant Name' }).fill(name);
    await reviewer.pick('Neighborhood', 'Lantern Steps');
    await reviewer.pick('Cuisine Type', 'Thai');
    const gate = Promise.withResolvers<void>();
    await page.route(/assets\/reviews\.index-.*\.js/, async (route) => {
      await gate.promise;
      await route.continue();
    });
    const saved = page.waitForResponse(/guide\.add/);
    await page.getByRole('button', { name: 'Save Restaurant' }).click();
    await saved;
    await expect(page.getByRole('textbox', { name: 'Restaurant Name' })).toHaveValue(name);
    await expect(page.getByText('Success!')).toHaveCount(0);
    gate.resolve();
    await expect(page.getByText('Success!', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/reviews$/);
  });

  test('after a server error, the field and its label are in view @desk-only', async ({ page }) => {
    const reviewer = new Reviewer(page);
    await page.goto('/reviews');
    await expect(page.getByRole('rowheader').getByRole('link').nth(1)).toBeVisible();
    const [first, second] = await page.getByRole('rowheader').getByRole('link').allInnerTexts();
    const dialog = await reviewer.edit(first ?? '');
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(second ?? '');
    await dialog.getByLabel('Atmosphere').scrollIntoViewIfNeeded();
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
    await expect(dialog.locator('label', { hasText: 'Name*' })).toBeInViewport({ ratio: 1 });
  });
});
