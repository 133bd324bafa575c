import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { READ_ONLY } from './servers.ts';
import { storageStateOf } from './test-accounts.ts';

const regular = storageStateOf('regular');
test.use({ baseURL: READ_ONLY, colorScheme: 'dark', ...(regular && { storageState: regular }) });

const colorsOf = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    return { backgroundColor, color };
  });

async function expectPaper(page: Page): Promise<void> {
  expect(await colorsOf(page)).toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(0, 0, 0)' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('complementary')).toBeHidden();
  await expect(page.getByRole('button').and(page.locator(':not(th button)')).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('textbox').filter({ visible: true })).toHaveCount(0);
}

interface Row {
  id: number;
  name: string;
  address: string | null;
  phone: string | null;
  website: string | null;
}

test('a restaurant is printed with what somebody needs to go there', async ({ page }) => {
  const rows: Row[] = await (await page.request.get('/api/restaurants')).json();
  const place = rows.find(({ address, phone, website }) => address && phone && website);
  await page.goto(`/restaurants/${place?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(place?.name ?? '');
  await page.emulateMedia({ media: 'print' });
  await expectPaper(page);
  for (const text of [place?.address, place?.phone, place?.website])
    await expect(
      page
        .getByRole('article')
        .getByText(text ?? '')
        .first(),
      text ?? '',
    ).toBeVisible();
  await expect(page.getByRole('link', { name: /^Directions/ })).toBeHidden();
});

test('a conversation is printed with whole cards', async ({ page }) => {
  const [session]: { id: number }[] = await (await page.request.get('/api/chat-sessions')).json();
  await page.goto(`/home/c/${session?.id}`);
  const cards = page.getByRole('list', { name: 'Restaurants' }).getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expectPaper(page);
  await expect(page.getByText('Somewhere Italian, not too pricey, for two').filter({ visible: true })).toHaveCount(1);
  for (const card of await cards.all()) {
    await expect(card).toHaveCSS('break-inside', 'avoid');
    await expect(card.getByRole('link', { name: /^Visit Website/ })).toBeHidden();
  }
});

test('a list is printed with what it is filtered by, the heads of its columns and whole words @desk-only', async ({
  page,
}) => {
  await page.goto('/list?cuisine=Thai&price=2');
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 780, height: 1000 });
  await expectPaper(page);
  await expect(page.locator('[data-words="Thai · $$"]')).toBeVisible();
  for (const head of ['Name', 'Neighborhood', 'Cuisine', 'Price', 'Tags'])
    await expect(page.getByRole('columnheader', { name: head }).getByText(head)).toBeVisible();
  await expect(page.getByRole('combobox').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /directions|^Visit/ }).filter({ visible: true })).toHaveCount(0);
  for (const cell of await page.getByRole('cell').filter({ visible: true }).all())
    await expect(cell).toHaveCSS('overflow-wrap', 'normal');
});
