import type { Page } from 'playwright/test';
import { expectAccessible } from './diner.ts';
import { expect, test } from './fixtures.ts';
import { READ_ONLY } from './servers.ts';
import { storageStateOf, type TestUser } from './test-accounts.ts';

/** A window of 1280 × 800 px at a zoom of 400 %, the width that WCAG 1.4.10 names. */
const ZOOMED = { width: 320, height: 200 };

test.use({ baseURL: READ_ONLY, viewport: ZOOMED });

const firstId = async (page: Page, path: string) => {
  const [first]: { id: number }[] = await (await page.request.get(path)).json();
  return first?.id;
};

const SCREENS: { who: TestUser; path: string | ((page: Page) => Promise<string>) }[] = [
  { who: 'visitor', path: '/' },
  { who: 'visitor', path: '/login' },
  { who: 'visitor', path: '/no/such/page' },
  { who: 'regular', path: async (page) => `/home/c/${await firstId(page, '/api/chat-sessions')}` },
  { who: 'regular', path: '/list' },
  { who: 'regular', path: '/restaurants' },
  { who: 'regular', path: async (page) => `/restaurants/${await firstId(page, '/api/restaurants')}` },
  { who: 'reviewer', path: '/reviews' },
  { who: 'reviewer', path: '/reviews/add' },
  { who: 'admin', path: '/admin' },
  { who: 'admin', path: '/admin?tab=users' },
];

for (const who of new Set(SCREENS.map((screen) => screen.who))) {
  test.describe(() => {
    const storageState = storageStateOf(who);
    test.use({ ...(storageState && { storageState }) });

    test(`at a zoom of 400 %, no screen needs sideways scrolling, and axe finds nothing: ${who}`, async ({ page }) => {
      for (const { path } of SCREENS.filter((screen) => screen.who === who)) {
        const address = typeof path === 'string' ? path : await path(page);
        await page.goto(address);
        await expect(page.getByRole('heading').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(320);
        await expectAccessible(page);
      }
    });
  });
}
