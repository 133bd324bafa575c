import { expect, type Locator, type Page } from 'playwright/test';
import { choose, failing, holding, keepToast, openDrawer, type Screen } from './screen.ts';

const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name });
const submit = (page: Page, name: string) =>
  page.getByRole('tabpanel').getByRole('button', { name, exact: true }).click();

/** Waits for the picture next to the sign-in form, which loads later and only on desktop. */
async function waitForSignIn(page: Page, onPhone: boolean): Promise<void> {
  if (!onPhone) await expect(page.getByText('Every meal, worth it')).toBeVisible();
}

async function account(page: Page, item: string): Promise<void> {
  const drawer = await openDrawer(page);
  await choose(page, drawer.getByRole('button', { name: /@example.com/ }), item);
}

/** Answered in place of the server, where nothing is written. */
const TOKEN = { id: 1, token: `saffron_pat_${'0'.repeat(32)}2wjyrI` };

/** Opens the form for a new access token. */
async function newToken(page: Page): Promise<Locator> {
  await account(page, 'My Account');
  await page.getByRole('button', { name: 'New access token' }).click();
  const dialog = page.getByRole('dialog', { name: 'New access token' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The landing page, the sign-in screen, the guards and the account dialogs. */
export const ACCOUNTS: Screen[] = [
  {
    name: 'landing',
    who: 'visitor',
    path: '/',
    shows: heading('Let us find your next great meal.'),
    approved: true,
  },
  {
    name: 'landing, question expanded',
    who: 'visitor',
    path: '/',
    reach: (page) => page.getByRole('button', { name: /free/ }).click(),
    shows: (page) => page.getByRole('region').filter({ hasText: /free/ }),
  },
  {
    name: 'sign in',
    who: 'visitor',
    path: '/login',
    reach: waitForSignIn,
    shows: heading('Welcome to'),
    approved: true,
  },
  {
    name: 'sign in, missing fields',
    who: 'visitor',
    path: '/auth',
    reach: async (page, onPhone) => {
      await waitForSignIn(page, onPhone);
      await submit(page, 'Login');
    },
    shows: (page) => page.getByText('Please enter a valid email address'),
  },
  {
    name: 'sign in, wrong password',
    who: 'visitor',
    path: '/login',
    reach: async (page) => {
      await page.getByLabel('Email address').fill('nobody@example.com');
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await submit(page, 'Login');
      await keepToast(page, 'Login failed');
    },
    shows: (page) => page.getByText('Login failed'),
  },
  {
    name: 'sign in, Google failed',
    who: 'visitor',
    path: '/login?error=google_failed',
    shows: (page) => page.getByText('Sign-in with Google failed.'),
  },
  {
    name: 'register',
    who: 'visitor',
    path: '/login',
    reach: async (page, onPhone) => {
      await waitForSignIn(page, onPhone);
      await page.getByRole('tab', { name: 'Register' }).click();
    },
    shows: (page) => page.getByLabel('Re-enter password'),
  },
  {
    name: 'register, invalid fields',
    who: 'visitor',
    path: '/login',
    reach: async (page, onPhone) => {
      await waitForSignIn(page, onPhone);
      await page.getByRole('tab', { name: 'Register' }).click();
      await page.getByLabel('Password', { exact: true }).fill('a good one');
      await page.getByLabel('Re-enter password').fill('another one');
      await submit(page, 'Register');
    },
    shows: (page) => page.getByText('Passwords do not match'),
    approved: true,
  },
  {
    name: 'register, submitting',
    who: 'visitor',
    path: '/login',
    before: holding('accounts.register'),
    reach: async (page) => {
      await page.getByRole('tab', { name: 'Register' }).click();
      await page.getByLabel('Email address').fill('somebody@example.com');
      await page.getByLabel('Password', { exact: true }).fill('a good password');
      await page.getByLabel('Re-enter password').fill('a good password');
      await submit(page, 'Register');
    },
    shows: (page) => page.getByRole('tabpanel').locator('[aria-busy=true], [aria-disabled=true], :disabled'),
  },
  {
    name: 'not found',
    who: 'visitor',
    path: '/no/such/page',
    shows: heading('404 Page Not Found'),
    approved: true,
  },
  { name: 'not found, signed in', who: 'diner', path: '/no/such/page', shows: heading('404 Page Not Found') },
  {
    name: 'session check, loading',
    who: 'diner',
    path: '/old-home',
    before: holding('accounts.me'),
    shows: (page) => page.getByText('Loading'),
  },
  {
    name: 'session check, failed',
    who: 'diner',
    path: '/old-home',
    before: failing('accounts.me'),
    shows: (page) => page.getByText('Could not verify your sign-in'),
  },
  {
    name: 'access denied',
    who: 'diner',
    path: '/admin',
    shows: heading('Access Denied'),
    approved: true,
  },
  {
    name: 'my account',
    who: 'regular',
    path: '/home',
    reach: (page) => account(page, 'My Account'),
    shows: (page) => page.getByText('This browser'),
  },
  {
    name: 'my account, loading',
    who: 'regular',
    path: '/home',
    before: holding('accounts.account'),
    reach: (page) => account(page, 'My Account'),
    shows: (page) => page.getByRole('dialog', { name: 'My Account' }),
  },
  {
    name: 'my account, load failed',
    who: 'regular',
    path: '/home',
    before: async (page) => {
      await failing('accounts.account')(page);
      await failing('accounts.sessions')(page);
    },
    reach: (page) => account(page, 'My Account'),
    shows: (page) => page.getByRole('dialog', { name: 'My Account' }).getByRole('button', { name: 'Try again' }),
  },
  {
    name: 'my account, access tokens',
    who: 'regular',
    path: '/home',
    reach: async (page) => {
      await account(page, 'My Account');
      await page.getByRole('button', { name: 'New access token' }).scrollIntoViewIfNeeded();
    },
    shows: (page) => page.getByText('Claude on my laptop'),
  },
  {
    name: 'new access token',
    who: 'reviewer',
    path: '/home',
    reach: newToken,
    shows: (page) => page.getByLabel('Add and change restaurants'),
  },
  {
    name: 'new access token, missing name',
    who: 'regular',
    path: '/home',
    reach: async (page) => (await newToken(page)).getByRole('button', { name: 'Create token' }).click(),
    shows: (page) => page.getByText('Please enter a name for the token.'),
  },
  {
    name: 'new access token, created',
    who: 'diner',
    path: '/home',
    before: async (page) => {
      const json = [{ result: { data: TOKEN } }];
      await page.route('**/trpc/accounts.createAccessToken*', (route) => route.fulfill({ json }));
    },
    reach: async (page) => {
      const dialog = await newToken(page);
      await dialog.getByLabel('Name').fill('Claude on my laptop');
      await dialog.getByRole('button', { name: 'Create token' }).click();
    },
    shows: (page) => page.getByLabel('Access token', { exact: true }),
  },
  {
    name: 'revoke access token',
    who: 'regular',
    path: '/home',
    reach: async (page) => {
      await account(page, 'My Account');
      await page.getByRole('button', { name: 'Revoke Claude on my laptop' }).click();
    },
    shows: (page) => page.getByRole('alertdialog', { name: 'Revoke this token?' }),
  },
  {
    name: 'settings',
    who: 'diner',
    path: '/home',
    reach: (page) => account(page, 'Settings'),
    shows: (page) => page.getByRole('dialog', { name: 'Settings' }),
  },
];
