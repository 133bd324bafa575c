import type { Page } from 'playwright/test';
import { answering, at, failing, holding, keepToast, type Screen } from './screen.ts';

const role = (name: 'button' | 'searchbox' | 'textbox', label: string) => (page: Page) =>
  page.getByRole(name, { name: label });
const tryAgainButton = role('button', 'Try again');

async function runTest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Test normal call' }).click();
}

async function search(page: Page, words: string): Promise<void> {
  const field = page.getByRole('searchbox', { name: 'Search restaurants' });
  await field.fill(words);
  await field.press('Enter');
}

/** Admin Settings. */
export const ADMIN_SETTINGS: Screen[] = [
  { name: 'prompt', who: 'admin', path: '/admin', shows: role('textbox', 'System prompt'), approved: true },
  {
    name: 'prompt, edited',
    who: 'admin',
    path: '/admin',
    reach: (page) => page.getByRole('textbox', { name: 'System prompt' }).fill('Be brief.'),
    shows: (page) => page.getByText('Not saved'),
  },
  {
    name: 'prompt, leaving unsaved',
    who: 'admin',
    path: '/admin',
    reach: async (page) => {
      await page.getByRole('textbox', { name: 'System prompt' }).fill('Be brief.');
      await page.getByRole('link', { name: 'List', exact: true }).click();
    },
    shows: (page) => page.getByRole('alertdialog'),
  },
  {
    name: 'prompt, loading',
    who: 'admin',
    path: '/admin',
    before: holding('admin.promptSettings'),
    shows: (page) => page.getByText('Loading the system prompt'),
  },
  {
    name: 'prompt, load failed',
    who: 'admin',
    path: '/admin',
    before: failing('admin.promptSettings'),
    shows: tryAgainButton,
  },
  {
    name: 'users',
    who: 'admin',
    path: '/admin?tab=users',
    shows: (page) => page.getByText(/^Showing 1-6 of 6 users/),
  },
  {
    name: 'users, editing a limit',
    who: 'admin',
    path: '/admin?tab=users',
    reach: (page) => page.getByRole('button', { name: 'Change the token limit of Ada' }).click(),
    shows: role('textbox', 'Token limit of Ada'),
  },
  {
    name: 'users, invalid limit',
    who: 'admin',
    path: '/admin?tab=users',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Change the token limit of Ada' }).click();
      await page.getByRole('textbox', { name: 'Token limit of Ada' }).fill('some');
      await page.keyboard.press('Enter');
      await keepToast(page, 'Invalid Input');
    },
    shows: (page) => page.getByText('Invalid Input'),
  },
  {
    name: 'users, no results',
    who: 'admin',
    path: '/admin?tab=users',
    reach: (page) => page.getByRole('searchbox', { name: 'Search users' }).fill('no such person'),
    shows: (page) => page.getByText('No user has this name or email address'),
    approved: true,
  },
  {
    name: 'users, loading',
    who: 'admin',
    path: '/admin?tab=users',
    before: holding('admin.users'),
    shows: (page) => page.getByText('Loading users'),
  },
  {
    name: 'users, load failed',
    who: 'admin',
    path: '/admin?tab=users',
    before: failing('admin.users'),
    shows: tryAgainButton,
  },
  {
    name: 'index',
    who: 'admin',
    path: '/admin?tab=index',
    shows: (page) => page.getByText('Ready', { exact: true }),
  },
  {
    name: 'index, loading',
    who: 'admin',
    path: '/admin?tab=index',
    before: holding('admin.indexStatus'),
    shows: (page) => page.getByRole('heading', { name: 'Guide index' }),
  },
  {
    name: 'index, load failed',
    who: 'admin',
    path: '/admin?tab=index',
    before: failing('admin.indexStatus'),
    shows: (page) => page.getByText('There was an error checking the indexing status.'),
  },
  {
    name: 'index, running',
    who: 'admin',
    path: '/admin?tab=index',
    before: answering('admin.indexStatus', (body) =>
      body.replace('"status":"ready"', '"status":"processing"').replace('"inProgress":false', '"inProgress":true'),
    ),
    shows: (page) => page.getByRole('progressbar', { name: 'Indexing restaurants' }),
  },
  {
    name: 'index, run errors',
    who: 'admin',
    path: '/admin?tab=index',
    before: answering('admin.indexStatus', (body) =>
      body
        .replace(/"failedCount":\d+/, '"failedCount":2')
        .replace(
          '"errors":[]',
          '"errors":["The Drowned Bell: the index did not answer.","Lume: its text is too long."]',
        ),
    ),
    reach: (page) => page.getByRole('button', { name: 'Show errors' }).click(),
    shows: (page) => page.getByRole('dialog', { name: 'Indexing Errors' }),
  },
  {
    name: 'index, search results',
    who: 'admin',
    path: '/admin?tab=index',
    reach: (page) => search(page, 'ra'),
    shows: (page) => page.getByRole('list', { name: 'Results' }),
  },
  {
    name: 'index, no results',
    who: 'admin',
    path: '/admin?tab=index',
    reach: async (page) => {
      await search(page, 'no such place');
      await keepToast(page, 'No Results');
    },
    shows: (page) => page.getByText('No Results'),
  },
  {
    name: 'testing',
    who: 'admin',
    path: '/admin?tab=testing',
    shows: (page) => page.getByText(/Replies come from the built-in writer/),
    approved: true,
  },
  {
    name: 'testing, succeeded',
    who: 'admin',
    path: '/admin?tab=testing',
    reach: runTest,
    shows: (page) => page.getByText('Success', { exact: true }),
  },
  {
    name: 'testing, waiting',
    who: 'admin',
    path: '/admin?tab=testing',
    before: holding('admin.testAssistant'),
    reach: runTest,
    shows: (page) => page.getByText('Waiting for the first words…'),
  },
  {
    name: 'testing, failed',
    who: 'admin',
    path: '/admin?tab=testing',
    before: failing('admin.testAssistant'),
    reach: runTest,
    shows: (page) => page.getByText('Failed', { exact: true }),
  },
  {
    name: 'guide settings',
    who: 'admin',
    path: '/admin?tab=guide',
    before: at('2026-11-25T18:30:00Z'),
    shows: (page) => page.getByText('There it is Wednesday, 18:30.'),
    approved: true,
  },
  {
    name: 'guide settings, choosing a time zone',
    who: 'admin',
    path: '/admin?tab=guide',
    reach: async (page) => {
      await page.getByRole('combobox', { name: 'Time zone' }).click();
      await page.getByPlaceholder('Search time zones').fill('america/n');
    },
    shows: (page) => page.getByRole('option', { name: 'America/New York' }),
  },
  {
    name: 'guide settings, invalid tile address',
    who: 'admin',
    path: '/admin?tab=guide',
    reach: async (page) => {
      await page.getByRole('textbox', { name: 'Map tile address' }).fill('http://tiles.example');
      await page.getByRole('button', { name: 'Save' }).click();
    },
    shows: (page) => page.getByText(/Please enter an https address/),
  },
  {
    name: 'guide settings, loading',
    who: 'admin',
    path: '/admin?tab=guide',
    before: holding('guide.settings'),
    shows: (page) => page.getByText('Loading the guide settings'),
  },
  {
    name: 'guide settings, load failed',
    who: 'admin',
    path: '/admin?tab=guide',
    before: failing('guide.settings'),
    shows: tryAgainButton,
  },
];
