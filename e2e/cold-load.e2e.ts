import type { Locator, Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { ADMIN, BUILT_IN, READ_ONLY } from './servers.ts';

test.use({ baseURL: READ_ONLY });

/** Holds back all code of the pages, as a slow connection does. */
async function holdCode(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Opens a page until the server has drawn it: while its database is slower than 300 ms, it sends the page without data. */
async function openDrawn(page: Page, path: string, drawn: Locator): Promise<void> {
  await expect(async () => {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(drawn).toBeAttached({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
}

/** The sum of the layout shifts that the user did not cause. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const entries: (PerformanceEntry & { value?: number; hadRecentInput?: boolean })[] = list.getEntries();
          resolve(entries.reduce((sum, { value = 0, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(0)));
      }),
  );

test('the landing page is there before its code, and stays in place when the code arrives', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  const headline = page.getByRole('heading', { level: 1, name: 'Let us find your next great meal.' });
  await expect(headline).toBeVisible();
  const start = page.getByRole('main').getByRole('link', { name: 'Get Started' }).first();
  await expect(start).toHaveAttribute('href', '/login');
  await page.evaluate(() => document.fonts.ready.then(() => window.scrollTo(0, 500)));
  const before = { box: await headline.boundingBox(), shifts: await shifts(page) };

  release();
  await page.getByRole('button', { name: 'Is Saffron free?' }).click();
  await expect(page.getByText('Yes, for a limited number of recommendations each day.')).toBeVisible();
  await expect(headline).toHaveCount(1);
  await page.evaluate(() => window.scrollTo(0, 500));
  expect(await headline.boundingBox()).toEqual(before.box);
  expect(await shifts(page)).toBeLessThan(before.shifts + 0.01);
});

test('a page for signed-in people shows its frame before its code', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Saffron' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading');
  release();
  await expect(page).toHaveURL(/\/login$/);
});

for (const { path, status } of [
  { path: '/chat', status: 'Loading' },
  { path: '/old-home', status: 'Loading' },
  { path: '/home/c/1', status: 'Loading the conversation' },
  { path: '/reviews', status: 'Loading restaurants...' },
  { path: '/admin', status: 'Loading' },
  { path: '/restaurants/999999', status: 'Loading the restaurant' },
])
  test(`the frame of ${path} is there before its code, and stays in place when the code arrives`, async ({ page }) => {
    await page.request.post('/api/login', { data: ADMIN });
    // The user is known only after the code is drawn.
    const user = Promise.withResolvers<void>();
    await page.route('**/trpc/accounts.me*', async (route) => {
      await user.promise;
      await route.continue();
    });
    const release = await holdCode(page);
    await page.goto(path, { waitUntil: 'commit' });
    const shown = page.getByRole('main').getByRole('status');
    await expect(shown).toHaveText(status);
    await page.evaluate(() => document.fonts.ready);
    const boxes = () =>
      page.locator('header a, aside, main h1, main [role=status]').evaluateAll((all) =>
        all.flatMap((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          // Not a sidebar that is not shown.
          return width > 0 ? [[x, y, width, height]] : [];
        }),
      );
    const before = await boxes();
    release();
    await expect(page.locator('[data-shell]')).toHaveCount(0);
    expect(await boxes()).toEqual(before);
    expect(await shifts(page)).toBeLessThan(0.01);
    user.resolve();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

test('a closed sidebar stays closed across pages and reloads, from the first paint @desk-only', async ({ page }) => {
  await page.request.post('/api/login', { data: ADMIN });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/chat');
  const sidebar = page.getByRole('complementary', { name: 'Conversations' });
  await expect(sidebar).toBeVisible();
  await page.getByRole('button', { name: 'Hide conversations' }).click();
  await expect(sidebar).toBeHidden();
  await page.getByRole('link', { name: 'List' }).click();
  await page.getByRole('link', { name: 'Explore' }).click();
  await expect(page.getByRole('button', { name: 'Show conversations' })).toBeVisible();
  await expect(sidebar).toBeHidden();
  for (const path of ['/chat', '/old-home', '/home/c/1']) {
    const release = await holdCode(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    await expect(page.locator('aside')).toBeHidden();
    release();
    await expect(page.getByRole('button', { name: 'Show conversations' })).toBeVisible();
    await expect(sidebar).toBeHidden();
    expect(await shifts(page)).toBeLessThan(0.01);
  }
});

test('the heading of the list is there before its code, and stays in place when the list arrives', async ({ page }) => {
  await page.request.post('/api/login', { data: ADMIN });
  const release = await holdCode(page);
  const ownCode = page.waitForRequest(/\/assets\/list-/);
  await page.goto('/list', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1, name: /^Restaurant List/ });
  await expect(page.getByRole('status')).toHaveText('Loading restaurants...');
  // Not after the code of every page.
  await ownCode;
  await page.evaluate(() => document.fonts.ready);
  const before = { box: await heading.boundingBox(), shifts: await shifts(page) };

  release();
  await expect(page.getByText('Loading restaurants...')).toBeHidden();
  expect(await heading.boundingBox()).toEqual(before.box);
  expect(await shifts(page)).toBeLessThan(before.shifts + 0.01);
});

/** The procedures that a page asks after it was opened, in the order of the requests. */
function watchCalls(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest()) asked.length = 0;
    if (pathname.startsWith('/trpc/')) asked.push(pathname);
  });
  return asked;
}

async function aPlace(page: Page): Promise<{ id: number; name: string; saffronNotes: string }> {
  await page.request.post('/api/login', { data: ADMIN });
  const [first] = await (await page.request.get('/api/restaurants')).json();
  return first;
}

for (const width of [360, 1280])
  test(`a restaurant is there before its code at ${width} px, and stays in place when the code arrives`, async ({
    page,
  }) => {
    const { id, name, saffronNotes } = await aPlace(page);
    const note: string = JSON.parse(saffronNotes).vibe;
    await page.setViewportSize({ width, height: 800 });
    const asked = watchCalls(page);
    const release = await holdCode(page);
    const heading = page.getByRole('heading', { level: 1, name, exact: true });
    const text = page.getByText(note);
    await openDrawn(page, `/restaurants/${id}`, text);
    await expect(text).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const boxes = async () => [await heading.boundingBox(), await text.boundingBox()];
    const before = { boxes: await boxes(), shifts: await shifts(page) };

    release();
    // Inert until React draws it.
    await page.getByRole('button', { name: 'Ask about this place' }).hover();
    await expect(heading).toHaveCount(1);
    expect(await boxes()).toEqual(before.boxes);
    expect(await shifts(page)).toBeLessThan(before.shifts + 0.01);
    expect(asked.filter((path) => /accounts\.me|guide\.get/.test(path))).toEqual([]);
  });

test('who is signed out asks for the user and a restaurant before the code, and once', async ({ page }) => {
  const { id } = await aPlace(page);
  await page.context().clearCookies();
  const asked = watchCalls(page);
  const release = await holdCode(page);
  const data = page.waitForResponse(/\/trpc\/accounts\.me,guide\.get\?/);
  await page.goto(`/restaurants/${id}`, { waitUntil: 'commit' });
  await data;
  release();
  await expect(page).toHaveURL(/\/login\b/);
  expect(asked.filter((path) => /accounts\.me|guide\.get/.test(path))).toEqual(['/trpc/accounts.me,guide.get']);
});

test.describe('with an account of its own', () => {
  test.use({ baseURL: BUILT_IN });

  for (const width of [360, 1280])
    test(`the greeting is there before the code at ${width} px, and stays in place when the code arrives`, async ({
      page,
      diner,
    }) => {
      await diner.register();
      await diner.giveName('Bea');
      await page.setViewportSize({ width, height: 800 });
      for (const sidebar of ['open', 'closed']) {
        if (sidebar === 'closed') await page.evaluate(() => localStorage.setItem('sidebar', 'closed'));
        const release = await holdCode(page);
        const heading = page.getByRole('heading', { level: 1, name: 'Hello Bea' });
        await openDrawn(page, '/home', heading);
        await expect(heading).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        const before = await heading.boundingBox();
        release();
        await expect(diner.input).toBeEditable();
        await page.getByRole('button', { name: 'A quiet dinner for two' }).hover();
        await expect(heading).toHaveCount(1);
        expect(await heading.boundingBox()).toEqual(before);
      }
    });

  test('a tab that opens its conversation again does not greet before its code', async ({ page, diner }) => {
    await diner.register();
    await diner.giveName('Bea');
    await page.goto('/home');
    await diner.ask('Somewhere for a quiet dinner');
    await diner.reply();
    const release = await holdCode(page);
    const heading = page.locator('h1', { hasText: 'Hello Bea' });
    await openDrawn(page, '/home', heading);
    await expect(heading).toBeHidden();
    release();
    await diner.reply();
  });
});

test('what is typed after Ctrl+K reaches the palette, also while its code loads', async ({ page }) => {
  await page.request.post('/api/login', { data: ADMIN });
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/command-palette-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/list');
  const search = page.getByRole('searchbox').first();
  await search.fill('b');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('x');
  await page.keyboard.press('Escape');
  await page.keyboard.type('a');
  await expect(search).toHaveValue('ba');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('rams');
  await page.keyboard.press('Backspace');
  await expect(search).toHaveValue('ba');
  held.resolve();
  const field = page.getByRole('dialog', { name: 'New chat and history' }).getByRole('combobox');
  await expect(field).toHaveValue('ram');
  await expect(field).toBeFocused();
  await page.keyboard.type('en');
  await expect(field).toHaveValue('ramen');
  await page.keyboard.press('Escape');
  await expect(search).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field).toHaveValue('');
});

test('the sign-in form is shown before its code, and takes input once that is there', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const email = page.locator('input[type=email]');
  await expect(email).toBeVisible();
  await email.evaluate((input) => input.focus());
  await expect(email).not.toBeFocused();
  release();
  await page.getByLabel('Email address').fill('ana@example.com');
  await expect(page.getByLabel('Email address')).toHaveValue('ana@example.com');
});

test('a search from a page that does not exist asks for a sign-in, and opens after it', { tag: ['@a65'] }, async ({
  page,
}) => {
  await page.goto('/no/such/page');
  await page.getByLabel('Look for a restaurant').fill(' noodles ');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
    'href',
    '/api/auth/google?to=%2Flist%3Fsearch%3Dnoodles',
  );
  await page.reload();
  await page.getByLabel('Email address').fill(ADMIN.username);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/list\?search=noodles$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/no\/such\/page$/);
});

for (const to of ['//evil.example/', '/.//evil.example', 'https://evil.example/', '/login'])
  test(`a sign-in link with ${to} leads to the chat`, { tag: ['@a65'] }, async ({ page }) => {
    await page.request.post('/api/login', { data: ADMIN });
    await page.goto(`/login?to=${encodeURIComponent(to)}`);
    await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/home$/);
  });
