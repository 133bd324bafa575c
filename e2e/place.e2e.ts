import type { Locator } from 'playwright/test';
import { expectAccessible } from './diner.ts';
import { expect, test } from './fixtures.ts';
import { addPlaces } from './places.ts';
import { ADMIN } from './servers.ts';
import { startServer } from './start-server.ts';

const WIDE = { width: 1280, height: 800 };
const HERE = /\/restaurants\/\d+$/;

test('on a wide screen, a restaurant opens beside the list, at its own address', async ({ page }) => {
  const word = await addPlaces(page);
  await page.setViewportSize(WIDE);
  await page.goto(`/list?search=${word}`);
  const name = page.getByRole('link', { name: `${word} Cellar`, exact: true });
  await name.click();
  const sheet = page.getByRole('dialog', { name: `${word} Cellar` });
  await expect(sheet.getByRole('button', { name: 'Ask about this place' })).toBeVisible();
  await expect(page).toHaveURL(HERE);
  await expect(page).toHaveTitle(new RegExp(`^${word} Cellar`));
  await expectAccessible(page);

  await sheet.getByRole('link', { name: `${word} Bakery` }).click();
  await expect(page.getByRole('dialog', { name: `${word} Bakery` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(`/list?search=${word}`);
  await expect(page).toHaveTitle(/^Restaurant List/);
  await expect(name).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(`/list?search=${word}`);

  await page.goForward();
  await expect(sheet).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: `${word} Cellar` })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

/** What is wider than the screen, or lies beyond it. A line of text is not, which is cut off. */
function boxesBeyondScreen(): string[] {
  const boxes = [...document.querySelectorAll('body, #root *')].filter((element) => {
    const { display, position } = getComputedStyle(element);
    const { left, right, width } = element.getBoundingClientRect();
    const isBox = !['inline', 'contents'].includes(display) && position !== 'absolute';
    return isBox && width > 0 && left < innerWidth && right > innerWidth + 1;
  });
  const over = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
  return [...over, ...boxes.map(({ outerHTML }) => outerHTML.slice(0, 120))];
}

/** Replaces long words by letters that are one character, within which no line can break. */
function joinLetters(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data } = texts.currentNode as Text;
    (texts.currentNode as Text).data = data.replace(/([CNT])\1{40,}| Long$/g, '\u1100'.repeat(300));
  }
}

test('words without a break stay within every page that shows them', { tag: ['@a79'] }, async ({ page }) => {
  const word = await addPlaces(page);
  const tag = 'T'.repeat(90);
  const data = { name: `${word} Long`, cuisine: 'C'.repeat(90), neighborhood: 'N'.repeat(90), tag };
  const { id } = await (await page.request.post('/api/restaurants', { data })).json();
  const shown = async (path: string, what: Locator, more?: Locator) => {
    for (const width of [360, WIDE.width]) {
      await page.setViewportSize({ ...WIDE, width });
      await page.goto(path);
      await more?.click();
      await expect(what.first()).toBeVisible();
      expect(await page.evaluate(boxesBeyondScreen), `${path} at ${width}`).toEqual([]);
      // What was stored before the server shortened it.
      await page.evaluate(joinLetters);
      expect(await page.evaluate(boxesBeyondScreen), `${path} at ${width}, letters joined`).toEqual([]);
    }
  };
  await shown(`/restaurants/${id}`, page.getByRole('heading', { level: 1, name: data.name }));
  await shown(`/list?search=${word}`, page.getByText(tag));
  await shown('/reviews/add', page.getByRole('button', { name: tag }), page.getByRole('button', { name: 'Show all' }));
  const asked = await page.request.post('/api/recommendations', { data: { message: `Tell me about ${data.name}` } });
  const { chatSessionId } = await asked.json();
  await shown(`/home/c/${chatSessionId}`, page.getByRole('log').getByText(tag));
});

test('a click anywhere in a row opens its restaurant, except where it does something else @desk-only', async ({
  page,
}) => {
  const word = await addPlaces(page);
  await page.setViewportSize(WIDE);
  await page.goto(`/list?search=${word}`);
  const row = page.getByRole('row', { name: `${word} Cellar` });
  const cuisine = row.getByRole('cell', { name: 'Test kitchen' });
  const sheet = page.getByRole('dialog');
  await expect(cuisine).toHaveCSS('cursor', 'pointer');
  await cuisine.click();
  await expect(page.getByRole('dialog', { name: `${word} Cellar` })).toBeVisible();
  await expect(page).toHaveURL(HERE);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(row.getByRole('link', { name: `${word} Cellar`, exact: true })).toBeFocused();

  // The browser opens a tab, which headless Chromium does not always load in the background.
  const isLeftToBrowser = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        addEventListener('click', function look(event) {
          if (!(event.target instanceof HTMLAnchorElement)) return;
          removeEventListener('click', look);
          resolve(event.ctrlKey && !event.defaultPrevented && /\/restaurants\/\d+$/.test(event.target.href));
          event.preventDefault();
        });
      }),
  );
  await cuisine.click({ modifiers: ['Control'] });
  expect(await isLeftToBrowser).toBe(true);
  await expect(sheet).toBeHidden();

  // No telephone here.
  await page.evaluate(() =>
    addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true }),
  );
  await row.getByRole('link', { name: `Call ${word} Cellar` }).click();
  // From the end of a word to its start.
  const text = await cuisine.boundingBox();
  if (!text) throw new Error('the cell has no box');
  const middle = text.y + text.height / 2;
  await page.mouse.move(text.x + text.width - 4, middle);
  await page.mouse.down();
  await page.mouse.move(text.x + 2, middle, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toContain('Test');
  await expect(page).toHaveURL(`/list?search=${word}`);
  await expect(sheet).toBeHidden();

  await page.goto(`/reviews?q=${word}+cellar`);
  await page.getByRole('cell', { name: 'Test kitchen' }).click();
  await expect(page.getByRole('dialog', { name: `${word} Cellar` })).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/list?search=${word}`);
  await page
    .getByRole('listitem')
    .filter({ hasText: `${word} Cellar` })
    .getByText('Test kitchen')
    .click();
  await expect(page.getByRole('heading', { level: 1, name: `${word} Cellar` })).toBeVisible();
});

test('on a large screen, the page of a restaurant is as wide as the header', async ({ page }) => {
  const word = await addPlaces(page);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`/list?search=${word}`);
  await page.getByRole('link', { name: `${word} Cellar`, exact: true }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: `${word} Cellar` })).toBeVisible();
  // The page that the server drew is replaced once the code is there.
  const endOf = async (place: Locator) => {
    const box = await place.boundingBox();
    return box ? box.x + box.width : 0;
  };
  // The links are indented by their padding.
  const most = (await endOf(page.getByRole('navigation', { name: 'Main' }))) - 20;
  expect(most).toBeGreaterThan(0);
  await expect.poll(() => endOf(page.getByRole('article').first())).toBeGreaterThanOrEqual(most);
});

test('on a phone, a restaurant opens as a page', async ({ page }) => {
  const word = await addPlaces(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/list?search=${word}`);
  await page.getByRole('link', { name: `${word} Cellar`, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${word} Cellar` })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL(`/list?search=${word}`);
});

test('a restaurant that was removed says so, in the list that still has it and while it is open, and leads on', async ({
  page,
}) => {
  const word = await addPlaces(page);
  const all: { id: number; name: string }[] = await (await page.request.get('/api/restaurants')).json();
  const id = all.find(({ name }) => name === `${word} Cellar`)?.id;
  let removed = true;
  // Nothing in the app removes a restaurant: the server is asked for one that it does not have.
  await page.route(/\/trpc\/[^?]*guide\.get\b/, (route, request) =>
    route.continue(
      removed ? { url: request.url().replace(`restaurantId%22%3A${id}%7D`, 'restaurantId%22%3A999999%7D') } : {},
    ),
  );
  await page.clock.install();
  await page.setViewportSize(WIDE);
  await page.goto(`/list?search=${word}`);
  const name = page.getByRole('link', { name: `${word} Cellar`, exact: true });
  await name.click();
  const sheet = page.getByRole('dialog');
  const sentence = sheet.getByRole('heading', { name: `${word} Cellar is no longer in the guide.` });
  await expect(sentence).toBeVisible();
  const others = sheet.getByRole('heading', { name: 'Other places to try' }).locator('~ ul').getByRole('link');
  await expect(others.first()).toHaveText(`${word} Bakery`);
  await expectAccessible(page);
  await others.first().click();
  await expect(page.getByRole('dialog', { name: `${word} Bakery` })).toBeVisible();
  await page.keyboard.press('Escape');

  removed = false;
  await page.reload();
  await name.click();
  await expect(sheet.getByRole('button', { name: 'Ask about this place' })).toBeVisible();
  removed = true;
  await page.clock.fastForward('01:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(sentence).toBeVisible();
  await sheet.getByRole('link', { name: 'See all restaurants' }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/list');
});

test('an address of no restaurant says so, and offers well-kept ones', async ({ page }) => {
  await addPlaces(page);
  for (const address of ['/restaurants/999999', '/restaurants/none']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This restaurant is no longer in the guide.');
    const others = page.getByRole('heading', { name: 'Other places to try' }).locator('~ ul').getByRole('link');
    await expect(others).toHaveCount(4);
    await expect(page.getByRole('link', { name: 'See all restaurants' })).toBeVisible();
  }
  await expectAccessible(page);
});

test('a chat stays as it is behind a restaurant that the palette found', async ({ page, diner, isMobile }) => {
  const word = await addPlaces(page);
  await page.setViewportSize(WIDE);
  await page.goto('/home');
  await diner.giveName('Bea');
  await diner.ask('Somewhere for a quiet dinner');
  const reply = await diner.reply();
  const name = reply.getByRole('paragraph').getByRole('link').first();
  const named = await name.textContent();
  await name.click();
  await expect(page.getByRole('dialog', { name: named ?? '', exact: true })).toBeVisible();
  await expect(page).toHaveURL(HERE);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(diner.replies).toHaveCount(1);
  await page.reload();
  await expect(
    diner.replies
      .getByRole('paragraph')
      .getByRole('link', { name: named ?? '' })
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await diner.input.fill('And what about');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'New chat and history' });
  // With two letters swapped.
  await palette.getByRole('combobox').fill(`${word.toUpperCase()} dinre`);
  await expect(palette.getByRole('option', { name: `${word} Diner`, selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: `${word} Diner` })).toBeVisible();
  await expect(page).toHaveURL(HERE);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(diner.input).toHaveValue('And what about');
  await expect(diner.replies).toHaveCount(1);

  const card = diner.replies.getByRole('list', { name: 'Restaurants' }).getByRole('link').first();
  const shown = await card.textContent();
  await card.click();
  const sheet = page.getByRole('dialog', { name: shown ?? '' });
  await sheet.getByRole('button', { name: 'Ask about this place' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('log').getByText(`Tell me about ${shown}`)).toBeVisible();
  await diner.reply();
  await expect(diner.replies).toHaveCount(1);
  if (!isMobile) await expect(diner.input).toBeFocused();
  const row = page.getByRole('complementary').getByRole('button', { name: `Tell me about ${shown}`, exact: true });
  await expect(row).toHaveAttribute('aria-current', 'true');
});

test('a question about a restaurant leaves a reply that is being written, and what is typed, as they are', async ({
  page,
  diner,
}) => {
  const word = await addPlaces(page);
  await page.goto('/home');
  await diner.giveName('Bea');
  await diner.ask('Somewhere for a quiet dinner');
  await diner.reply();
  const conversation = page.url();
  await diner.ask('And for lunch?');
  await diner.input.fill('half a thought');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'New chat and history' }).getByRole('combobox').fill(`${word} di`);
  await page.getByRole('option', { name: `${word} Diner`, selected: true }).click();
  await page.getByRole('button', { name: 'Ask about this place' }).click();
  await expect(page.getByRole('log').getByText(`Tell me about ${word} Diner`)).toBeVisible();
  await expect(diner.input).toHaveValue('');
  await diner.reply();
  await expect(diner.replies).toHaveCount(1);
  await page.goto(conversation);
  await expect(diner.replies).toHaveCount(2);
  await diner.reply();
  await expect(diner.input).toHaveValue('half a thought');
});

test.describe('a shared address, opened without an account', () => {
  const ownServer = test.extend({
    // The setting applies to all users of a server.
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
    baseURL: async ({}, use) => {
      const server = await startServer({ ADMIN_EMAIL: ADMIN.username, ADMIN_PASSWORD: ADMIN.password });
      await use(server.url);
      await server.stop();
    },
  });

  ownServer(
    'asks for a sign-in and leads back, until an admin makes the guide public',
    { tag: ['@a61', '@a62', '@a65'] },
    async ({ page, playwright, baseURL, diner }) => {
      const admin = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
      expect((await admin.post('/api/login', { data: ADMIN })).ok()).toBe(true);
      const place = { name: 'Casa Prova', neighborhood: 'Quay', cuisine: 'Thai', address: '1 Quay' };
      const { id } = await (await admin.post('/api/restaurants', { data: place })).json();
      const heading = page.getByRole('heading', { level: 1, name: 'Casa Prova' });

      await page.goto(`/restaurants/${id}`);
      await expect(page).toHaveURL(/\/login\b/);
      await expect(page.getByLabel('Email address')).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel('Email address').fill(ADMIN.username);
      await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
      await page.getByRole('tabpanel').getByRole('button', { name: 'Login' }).click();
      await expect(page).toHaveURL(`/restaurants/${id}`);
      await expect(heading).toBeVisible();
      await expect(page.getByText('Added by')).toBeVisible();

      await page.goto('/admin?tab=guide');
      const open = page.getByRole('switch', { name: 'Public restaurant pages' });
      await expect(page.getByRole('switch', { name: 'Search engines' })).toBeDisabled();
      await open.click();
      await expect(page.getByRole('switch', { name: 'Search engines' })).toBeEnabled();
      await expectAccessible(page);

      await page.context().clearCookies();
      await page.goto(`/restaurants/${id}`);
      await expect(heading).toBeVisible();
      await expect(page.getByText('Added by')).toBeHidden();
      await expectAccessible(page);
      await page.goto('/list');
      await expect(page).toHaveURL(/\/login$/);
      for (const address of ['/restaurants/999999', '/restaurants/none']) {
        await page.goto(address);
        const sentence = 'This restaurant is no longer in the guide.';
        await expect(page.getByRole('heading', { level: 1, name: sentence })).toBeVisible();
      }
      await expectAccessible(page);
      await page
        .getByRole('heading', { name: 'Other places to try' })
        .locator('~ ul')
        .getByRole('link')
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Sign in to ask about this place' })).toBeVisible();
      await page.goto(`/restaurants/${id}`);
      await page.getByRole('link', { name: 'Sign in to ask about this place' }).click();
      await expect(page).toHaveURL(/\/login\b/);
      await expect(diner.input).toBeHidden();
    },
  );
});
