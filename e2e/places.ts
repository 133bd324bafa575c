import { expect, type Locator, type Page } from 'playwright/test';

let serial = 0;

/**
 * Registers a user, who adds four restaurants: Bakery and Cellar, 230 m apart in one neighborhood, and in another
 * one Diner, 2.2 km south of Bakery, and Elusive, whose hours and position are not known.
 *
 * @returns the word that all names and neighborhoods start with, as a search for exactly these restaurants
 */
export async function addPlaces(page: Page): Promise<string> {
  const word = `Plc${process.pid}x${Date.now().toString(36)}${++serial}`;
  const bank = `${word} Bank`;
  const account = { username: `${word}@example.com`, password: 'a good password', confirmPassword: 'a good password' };
  expect((await page.request.post('/api/register', { data: account })).ok()).toBe(true);
  const places = [
    { name: 'Bakery', neighborhood: bank, hours: 'Mo-Sa 07:00-14:00', latitude: 51.5, longitude: 0 },
    { name: 'Cellar', neighborhood: bank, hours: 'We-Sa 20:00-02:00', latitude: 51.502, longitude: 0.001 },
    { name: 'Diner', neighborhood: `${word} Mile`, hours: '00:00-24:00', latitude: 51.48, longitude: 0.002 },
    { name: 'Elusive', neighborhood: `${word} Mile` },
  ];
  for (const place of places) {
    const data = { ...place, name: `${word} ${place.name}`, cuisine: 'Test kitchen', phone: '(040) 555-0117' };
    const response = await page.request.post('/api/restaurants', { data });
    expect(response.status(), await response.text()).toBe(201);
  }
  return word;
}

/** Page object for the restaurant list, whose filters are in a sheet on phones. */
export class PlaceList {
  readonly page: Page;
  readonly map: Locator;

  constructor(page: Page) {
    this.page = page;
    this.map = page.getByRole('region', { name: 'Map', exact: true });
  }

  get #onPhone(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 768;
  }

  /** Expects these restaurants, in this order, without the word that their names start with. */
  async expectNames(...names: string[]): Promise<void> {
    const headings = this.#onPhone
      ? this.page.getByRole('main').getByRole('listitem').getByRole('heading')
      : this.page.getByRole('rowheader');
    await expect(headings).toHaveText(names.map((name) => new RegExp(` ${name}`)));
  }

  /** Runs with the filters open, which are a sheet on phones. */
  async filter(change: (filters: Locator) => Promise<unknown>): Promise<void> {
    if (!this.#onPhone) {
      await change(this.page.getByRole('main'));
      return;
    }
    await this.page.getByRole('button', { name: 'Filters' }).click();
    const sheet = this.page.getByRole('dialog', { name: 'Filters' });
    await change(sheet);
    await sheet.getByRole('button', { name: 'Apply' }).click();
    await expect(sheet).toBeHidden();
  }

  /** Filters by what is open at a day and time. */
  async openAt(day: string, time: string): Promise<void> {
    await this.filter(async (filters) => {
      await filters.getByRole('textbox', { name: 'Day' }).fill(day);
      await filters.getByRole('textbox', { name: 'Time' }).fill(time);
    });
  }

  async sort(option: string): Promise<void> {
    await this.filter((filters) => filters.getByRole('combobox', { name: 'Sort' }).selectOption(option));
  }
}
