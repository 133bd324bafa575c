import type { Locator, Page } from 'playwright/test';
import { Diner } from './diner.ts';
import { expect, test } from './fixtures.ts';
import { Reviewer } from './reviewer.ts';
import { choose, failing, keepToast, openDrawer } from './screens/screen.ts';
import { ADMIN, READ_ONLY } from './servers.ts';
import { QUESTION, storageStateOf, type TestUser } from './test-accounts.ts';

const FAILURES = /the server responded with a status of [45]\d\d|ERR_INTERNET_DISCONNECTED/;

const register = (page: Page) => page.getByRole('tabpanel').getByRole('button', { name: 'Register' });

async function fillRegistration(page: Page, username: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('Email address').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('a good password');
  await page.getByLabel('Re-enter password').fill('a good password');
}

async function fillRestaurant(page: Page, name: string): Promise<void> {
  const reviewer = new Reviewer(page);
  await page.goto('/reviews/add');
  await page.getByRole('textbox', { name: 'Restaurant Name' }).fill(name);
  await reviewer.pick('Neighborhood', 'Lantern Steps');
  await reviewer.pick('Cuisine Type', 'Thai');
  await page.getByRole('textbox', { name: 'Tags' }).fill('Owls');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Tags' }).fill('half a t');
  await page.getByLabel('Saffron Notes').fill('Candles in jars.');
}

async function expectRestaurantTyped(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Restaurant Name' })).toHaveValue(name);
  await expect(page.getByRole('combobox', { name: 'Neighborhood', exact: true })).toHaveText('Lantern Steps');
  await expect(page.getByRole('combobox', { name: 'Cuisine Type', exact: true })).toHaveText('Thai');
  await expect(page.getByRole('list', { name: 'Tags, chosen' }).getByRole('listitem')).toHaveText(['Owls']);
  await expect(page.getByRole('textbox', { name: 'Tags' })).toHaveValue('half a t');
  await expect(page.getByLabel('Saffron Notes')).toHaveValue('Candles in jars.');
}

/** Filled-in forms with their submit button and the procedure they call. */
const FORMS: { form: string; who: TestUser; procedure: string; fill: (page: Page) => Promise<Locator> }[] = [
  {
    form: 'registration',
    who: 'visitor',
    procedure: 'accounts.register',
    fill: async (page) => {
      await fillRegistration(page, 'twice@example.com');
      return register(page);
    },
  },
  {
    form: 'sign-in',
    who: 'visitor',
    procedure: 'accounts.login',
    fill: async (page) => {
      await page.goto('/login');
      await page.getByLabel('Email address').fill(ADMIN.username);
      await page.getByLabel('Password', { exact: true }).fill('a guess');
      return page.getByRole('tabpanel').getByRole('button', { name: 'Login' });
    },
  },
  {
    form: 'question for a name',
    who: 'newcomer',
    procedure: 'accounts.setName',
    fill: async (page) => {
      await page.goto('/home');
      await page.getByPlaceholder('Your Name').fill('Ada');
      return page.getByRole('button', { name: 'Save name' });
    },
  },
  {
    form: 'message',
    who: 'diner',
    procedure: 'chat.send',
    fill: async (page) => {
      await page.goto('/home');
      await new Diner(page).input.fill('Ramen, please');
      return page.getByRole('button', { name: /^(Send|Stop)$/ });
    },
  },
  {
    form: 'new title of a conversation',
    who: 'regular',
    procedure: 'chat.renameSession',
    fill: async (page) => {
      await page.goto('/home');
      const drawer = await openDrawer(page);
      await choose(page, drawer.getByRole('button', { name: `Options for ${QUESTION}` }), 'Rename');
      await drawer.getByRole('textbox', { name: 'Title' }).fill('Twice');
      return drawer.getByRole('button', { name: 'Save' });
    },
  },
  {
    form: 'new restaurant',
    who: 'reviewer',
    procedure: 'guide.add',
    fill: async (page) => {
      await fillRestaurant(page, 'Twice');
      return page.getByRole('button', { name: 'Save Restaurant' });
    },
  },
  {
    form: 'edited restaurant',
    who: 'reviewer',
    procedure: 'guide.edit',
    fill: async (page) => {
      await page.goto('/reviews?q=oyster+room');
      const dialog = await new Reviewer(page).edit('Halyard Oyster Room');
      await dialog.getByLabel('Phone').fill('1');
      return dialog.getByRole('button', { name: 'Save Changes' });
    },
  },
  {
    form: 'system prompt',
    who: 'admin',
    procedure: 'admin.savePrompt',
    fill: async (page) => {
      await page.goto('/admin');
      await page.getByRole('textbox', { name: 'System prompt' }).fill('Be brief.');
      return page.getByRole('button', { name: 'Save' });
    },
  },
  {
    form: 'token limit',
    who: 'admin',
    procedure: 'admin.setTokenLimit',
    fill: async (page) => {
      await page.goto('/admin?tab=users');
      await page.getByRole('button', { name: 'Change the token limit of Ada' }).click();
      await page.getByRole('textbox', { name: 'Token limit of Ada' }).fill('7');
      return page.getByRole('button', { name: 'Save token limit' });
    },
  },
];

test.describe('on the read-only server', () => {
  test.use({ baseURL: READ_ONLY, tolerated: FAILURES });

  for (const { form, who, procedure, fill } of FORMS) {
    test.describe(() => {
      const storageState = storageStateOf(who);
      test.use({ ...(storageState && { storageState }) });

      test(`a double click sends the ${form} once`, async ({ page }) => {
        let calls = 0;
        await page.route(/\/trpc\//, (route) => {
          const called = new URL(route.request().url()).pathname.slice('/trpc/'.length).split(',');
          // Concurrent calls share a batch request.
          calls += called.filter((name) => name === procedure).length;
          return called.includes(procedure) ? undefined : route.continue();
        });
        const button = await fill(page);
        await button.dblclick();
        await expect.poll(() => calls).toBe(1);
        // By now a second call would have been sent: another call has completed since.
        await page.evaluate(() => fetch('/trpc/accounts.me'));
        expect(calls).toBe(1);
      });
    });
  }

  test.describe(() => {
    test.use({ storageState: storageStateOf('admin') });

    test('the prompt keeps its text after a server error and without a network', async ({ page, context }) => {
      await page.goto('/admin');
      const editor = page.getByRole('textbox', { name: 'System prompt' });
      await editor.fill('Be brief.');
      await failing('admin.savePrompt')(page);
      await page.getByRole('button', { name: 'Save' }).click();
      await keepToast(page, 'There was a problem updating the system prompt.');
      await new Reviewer(page).dismissToast();
      await expect(editor).toHaveValue('Be brief.');

      await context.setOffline(true);
      await page.getByRole('button', { name: 'Save' }).click();
      await keepToast(page, 'There was a problem updating the system prompt.');
      await expect(editor).toHaveValue('Be brief.');
    });
  });
});

test.describe('a form that cannot be sent keeps its input', () => {
  test.use({ tolerated: FAILURES });

  test('registration', async ({ page, context, playwright, baseURL }, info) => {
    const username = `taken-${info.project.name}-${Date.now()}@example.com`;
    const other = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
    const account = { username, password: 'another password', confirmPassword: 'another password' };
    expect((await other.post('/api/register', { data: account })).ok()).toBe(true);

    await fillRegistration(page, username);
    const typed = async (address: string) => {
      await expect(page.getByLabel('Email address')).toHaveValue(address);
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('a good password');
      await expect(page.getByLabel('Re-enter password')).toHaveValue('a good password');
    };
    await register(page).click();
    await keepToast(page, 'Registration failed');
    await typed(username);
    await new Reviewer(page).dismissToast();

    await page.getByLabel('Email address').fill(`new-${username}`);
    await context.setOffline(true);
    await register(page).click();
    await keepToast(page, 'The server cannot be reached. Please check your connection and try again.');
    await typed(`new-${username}`);
    await context.setOffline(false);
    await register(page).click();
    await expect(page).toHaveURL(/\/home$/);
  });

  test('new restaurant', async ({ page, context, diner }, info) => {
    const name = `Heron House ${info.project.name} ${Date.now()}`;
    await diner.register();
    // Disable the duplicate check while typing, so that only the server refuses the name.
    await failing('guide.exists')(page);
    await fillRestaurant(page, 'The Drowned Bell');
    const save = page.getByRole('button', { name: 'Save Restaurant' });
    await save.click();
    const refusal = 'A restaurant with this name already exists. Please use a different name.';
    await keepToast(page, refusal);
    await expect(page.getByRole('textbox', { name: 'Restaurant Name' })).toHaveAccessibleDescription(refusal);
    await expectRestaurantTyped(page, 'The Drowned Bell');
    await new Reviewer(page).dismissToast();

    await page.getByRole('textbox', { name: 'Restaurant Name' }).fill(name);
    await context.setOffline(true);
    await save.click();
    await keepToast(page, 'Failed to add restaurant. Please try again.');
    await expectRestaurantTyped(page, name);
    await context.setOffline(false);
    await save.click();
    await expect(page).toHaveURL(/\/reviews$/);
    await expect(page.getByText('Restaurant has been added to the database.').first()).toBeVisible();
  });

  test('message', async ({ page, context, diner }) => {
    await diner.register();
    await diner.giveName('Ada');
    await new Reviewer(page).dismissToast();
    await diner.input.fill('Ramen, please');
    await context.setOffline(true);
    await diner.input.press('Enter');
    await expect(page.getByText('You are offline. Your draft is saved.')).toBeVisible();
    await expect(diner.input).toHaveValue('Ramen, please');
    await context.setOffline(false);
    await diner.input.press('Enter');
    await diner.reply();
    await expect(diner.replies).toHaveCount(1);
  });
});
