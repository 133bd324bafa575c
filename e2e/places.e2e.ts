import { expectAccessible } from './diner.ts';
import { expect, test } from './fixtures.ts';
import { addPlaces, PlaceList } from './places.ts';
import { ADMIN } from './servers.ts';
import { startServer } from './start-server.ts';

const NEAR_DINER = { latitude: 51.4811, longitude: 0.0019 };

test('a diner finds what is open at a time', async ({ page }) => {
  const list = new PlaceList(page);
  const word = await addPlaces(page);
  await page.goto(`/list?search=${word}`);
  await list.expectNames('Bakery', 'Cellar', 'Diner', 'Elusive');

  // 27 November 2026 is a Friday; Cellar is still open from Thursday.
  await list.openAt('2026-11-27', '01:30');
  await list.expectNames('Cellar', 'Diner');
  await expect(page.getByText('Open at 01:30 · closes 02:00')).toBeVisible();
  await expect(page).toHaveURL(`/list?search=${word}&open=2026-11-27T01%3A30`);
  await expectAccessible(page);
  await page.reload();
  await list.expectNames('Cellar', 'Diner');

  await list.filter((filters) => filters.getByRole('button', { name: 'Open now' }).click());
  await expect(page).toHaveURL(`/list?search=${word}&open=now`);
  await expect(page.getByText('Open now · all day and night')).toBeVisible();
  await expect(page.getByText(`${word} Elusive`)).toBeHidden();
});

test('an address filters by a time, and ignores what is no time', async ({ page }) => {
  const list = new PlaceList(page);
  const word = await addPlaces(page);
  await page.goto(`/list?search=${word}&open=2026-11-27T08:00`);
  await list.expectNames('Bakery', 'Diner');
  await page.goto(`/restaurants?search=${word}&open=2026-11-29T21:00`);
  await expect(page.getByText('Showing 1 of')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toContainText(`${word} Diner`);
  await expectAccessible(page);
  await page.goto(`/list?search=${word}&open=2026-02-30T21:00`);
  await list.expectNames('Bakery', 'Cellar', 'Diner', 'Elusive');
});

test('the list is sorted by distance from a neighborhood', async ({ page }) => {
  const list = new PlaceList(page);
  const word = await addPlaces(page);
  await page.goto(`/list?search=${word}`);
  await list.sort(`${word} Mile`);
  await list.expectNames('Diner', 'Bakery', 'Cellar', 'Elusive');
  await expect(page.getByText(`Sorted by distance from the middle of ${word} Mile.`)).toBeVisible();
  await expect(page.getByText('about 36 min on foot')).toBeVisible();
  await expect(page).toHaveURL(`/list?search=${word}&near=${word}+Mile`);
  await expectAccessible(page);
  const directions = page.getByRole('link', { name: new RegExp(`irections to ${word} Diner`) });
  await expect(directions).toHaveAttribute('href', 'https://www.google.com/maps/dir/?api=1&destination=51.48%2C0.002');
  await expect(page.getByRole('link', { name: `Call ${word} Diner` })).toHaveAttribute('href', 'tel:0405550117');
});

test.describe('with the permission to see the position', () => {
  test.use({ geolocation: NEAR_DINER, permissions: ['geolocation'] });

  test('the list is sorted by distance from the device, which nothing else learns', { tag: ['@a48'] }, async ({
    page,
  }) => {
    const list = new PlaceList(page);
    const word = await addPlaces(page);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto(`/list?search=${word}`);
    await list.sort('me');
    await list.expectNames('Diner', 'Bakery', 'Cellar', 'Elusive');
    await expect(page.getByText('about 2 min on foot')).toBeVisible();
    await expect(page).toHaveURL(`/list?search=${word}&near=me`);
    await expectAccessible(page);

    await page.reload();
    await list.expectNames('Bakery', 'Cellar', 'Diner', 'Elusive');
    await page.getByRole('button', { name: 'Use my position' }).click();
    await list.expectNames('Diner', 'Bakery', 'Cellar', 'Elusive');
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
    );
    expect([...sent, stored].filter((text) => /51\.48[01]/.test(text))).toEqual([]);
  });
});

test('without the permission, the list says so and stays sorted by name', async ({ page }) => {
  const list = new PlaceList(page);
  const word = await addPlaces(page);
  await page.goto(`/list?search=${word}`);
  await list.sort('me');
  await expect(page.getByText(/^This site may not see your position\./)).toBeVisible();
  await list.expectNames('Bakery', 'Cellar', 'Diner', 'Elusive');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page);
});

test('a diner explores the map without streets', async ({ page }) => {
  const list = new PlaceList(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const word = await addPlaces(page);
  await page.goto(`/list?search=${word}`);
  await list.expectNames('Bakery', 'Cellar', 'Diner', 'Elusive');
  expect(scripts.filter((url) => /map-panel|tile-map/.test(url))).toEqual([]);

  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(page).toHaveURL(`/list?search=${word}&view=map`);
  const points = list.map.getByRole('button', { name: 'Test kitchen' });
  await expect(points).toHaveCount(3);
  await expect(list.map.getByText(`Not on the map: ${word} Elusive.`)).toBeVisible();
  await expectAccessible(page);

  await points.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(points.nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  const card = list.map.getByRole('article', { name: `${word} Diner` });
  await expect(card).toBeFocused();
  await expect(card).toContainText('Open now · all day and night');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(points.nth(2)).toBeFocused();

  await points.nth(1).click();
  await expect(list.map.getByRole('article', { name: `${word} Cellar` })).toBeVisible();
  await list.openAt('2026-11-27', '08:00');
  await expect(points).toHaveCount(2);
  await expect(list.map.getByRole('article')).toBeHidden();
  expect(scripts.filter((url) => url.includes('tile-map'))).toEqual([]);
});

test.describe('with map tiles', () => {
  const TILES = 'https://tiles.example/';
  const ownServer = test.extend({
    // The setting applies to all users of a server.
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
    baseURL: async ({}, use) => {
      const server = await startServer({ ADMIN_EMAIL: ADMIN.username, ADMIN_PASSWORD: ADMIN.password });
      await use(server.url);
      await server.stop();
    },
  });
  ownServer.use({ allowed: TILES, tolerated: /net::ERR_CONNECTION_REFUSED|tiles\.example\/1\/1\/1\.png/ });

  ownServer(
    'streets show while an admin has set an address, and a plot replaces them where they cannot be loaded',
    { tag: ['@a28'] },
    async ({ page, playwright, baseURL }) => {
      const admin = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
      expect((await admin.post('/api/login', { data: ADMIN })).ok()).toBe(true);
      const setTiles = async (tileAddress: string) => {
        const data = { tileAddress, tileAttribution: '© The mapmakers' };
        expect((await admin.post('/trpc/guide.saveSettings', { data })).ok()).toBe(true);
      };
      const list = new PlaceList(page);
      const word = await addPlaces(page);
      const tiles: string[] = [];
      let reachable = true;
      await page.route(`${TILES}**`, (route) => {
        tiles.push(new URL(route.request().url()).pathname);
        return reachable ? route.fulfill(TILE) : route.abort('connectionrefused');
      });

      await setTiles(`${TILES}{z}/{x}/{y}.png`);
      await page.goto(`/list?search=${word}&view=map`);
      await expect(list.map.getByText('© The mapmakers')).toBeVisible();
      await expect.poll(() => tiles.length).toBeGreaterThan(0);
      for (const path of tiles) expect(path).toMatch(/^\/\d+\/\d+\/\d+\.png$/);
      const markers = list.map.getByRole('button', { name: 'Test kitchen' });
      await expect(markers).toHaveCount(3);
      await expectAccessible(page);
      await markers.first().focus();
      await page.keyboard.press('ArrowDown');
      await expect(markers.nth(2)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(list.map.getByRole('article', { name: `${word} Diner` })).toBeFocused();
      await expectAccessible(page);
      await list.map.getByRole('button', { name: 'Close' }).click();
      await expect(markers.nth(2)).toBeFocused();
      for (const worker of page.workers()) expect(worker.url()).toMatch(new RegExp(`^${baseURL}/assets/`));

      reachable = false;
      await page.reload();
      await expect(list.map.getByText(/^The streets could not be loaded/)).toBeVisible();
      await expect(list.map.getByRole('group', { name: /^Restaurants by neighborhood/ })).toBeVisible();

      await setTiles('');
      tiles.length = 0;
      await page.reload();
      await expect(list.map.getByRole('button', { name: 'Test kitchen' })).toHaveCount(3);
      const blocked = await page.evaluate((url) => fetch(url).catch((error: Error) => error.name), `${TILES}1/1/1.png`);
      expect(blocked).toBe('TypeError');
      expect(tiles).toEqual([]);
    },
  );
});

/** One pixel. */
const TILE = {
  contentType: 'image/png',
  headers: { 'access-control-allow-origin': '*' },
  body: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

// On a wide screen it opens in a sheet (place.e2e.ts).
test('a card leads to the page of its restaurant, and from there to a question about it @phone-only', async ({
  page,
  diner,
}) => {
  await diner.register();
  await diner.giveName('Ida');
  await diner.ask('Ramen, please');
  const card = (await diner.reply()).getByRole('article').first();
  const name = String(await card.getByRole('heading').textContent());
  await card.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/\/restaurants\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveTitle(new RegExp(`^${name} · `));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  await page.getByRole('heading', { name: 'Similar places' }).locator('~ ul').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name);
  await page.goBack();
  await page.getByRole('button', { name: 'Ask about this place' }).click();
  await expect(page.getByRole('log').getByText(`Tell me about ${name}`)).toBeVisible();
  await expect(await diner.reply()).toContainText(name);
});
