import { type APIRequestContext, expect, type Locator, type Page } from 'playwright/test';
import { ADMIN } from './servers.ts';

/** Page object for a reviewer. */
export class Reviewer {
  readonly page: Page;
  readonly onPhone: boolean;

  constructor(page: Page) {
    this.page = page;
    this.onPhone = (page.viewportSize()?.width ?? 0) < 768;
  }

  /** Chooses an option, or adds it if missing. */
  async pick(field: string, value: string): Promise<void> {
    await this.page.getByRole('combobox', { name: field, exact: true }).click();
    const popup = this.page.getByRole('dialog', { name: field, exact: true });
    await popup.getByRole('combobox').fill(value);
    const known = popup.getByRole('option', { name: value, exact: true });
    if (await known.isVisible()) {
      await known.click();
    } else {
      await popup.getByRole('option', { name: /^Add new/ }).click();
      await popup.getByRole('button', { name: 'Add', exact: true }).click();
    }
    await expect(popup).toBeHidden();
  }

  async search(text: string): Promise<void> {
    await this.page.getByLabel('Search restaurants').fill(text);
    await expect(this.page).toHaveURL(new RegExp(`[?&]q=${encodeURIComponent(text).replaceAll('%20', '(\\+|%20)')}`));
  }

  /** Dismisses the toast: a fading toast fails the contrast check. */
  async dismissToast(): Promise<void> {
    const dismiss = this.page.getByRole('button', { name: 'Dismiss' });
    // A toast under the pointer does not close by itself.
    await this.page
      .getByRole('region', { name: /Notifications/ })
      .getByRole('listitem')
      .hover();
    await dismiss.click();
    await expect(dismiss).toBeHidden();
  }

  /** The row of a restaurant, expanded on phones. */
  async row(name: string): Promise<Locator> {
    if (!this.onPhone) return this.page.getByRole('row', { name });
    const button = this.page.getByRole('button', { name: new RegExp(`^${name}`) });
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
    return this.page.getByRole('listitem').filter({ has: button });
  }

  async edit(name: string): Promise<Locator> {
    await (await this.row(name)).getByRole('button', { name: `Edit ${name}` }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Edit Restaurant' });
    await expect(dialog).toBeVisible();
    return dialog;
  }
}

/** Makes the signed-in account of a page a reviewer, as an administrator would. */
export async function makeReviewer(page: Page, admin: APIRequestContext): Promise<void> {
  const { id }: { id: number } = await (await page.request.get('/api/user')).json();
  expect((await admin.post('/api/login', { data: ADMIN })).ok()).toBe(true);
  expect((await admin.post(`/api/user/${id}/role`, { data: { role: 'reviewer' } })).ok()).toBe(true);
  await page.reload();
}
