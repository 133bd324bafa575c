import { expect, type Locator, type Page } from 'playwright/test';
import type { TestUser } from '../test-accounts.ts';

/** A screen in one of its states. */
export interface Screen {
  /** As it is called in reports and files. */
  name: string;
  who: TestUser;
  path: string;
  /** Holds back or fails answers of the server, before the page is opened. */
  before?: (page: Page) => Promise<void>;
  /** What a person does to bring the state about. */
  reach?: (page: Page, onPhone: boolean) => Promise<unknown>;
  /** What is there once the state is. */
  shows: (page: Page) => Locator;
  /** Its words are the same in every run, so that it is compared with an approved screenshot. */
  approved?: true;
  only?: 'phone' | 'desk';
  /** On the server whose Claude writes slowly, where people make an account first. */
  onClaude?: true;
}

/** A name for the files that show it. */
export const fileOf = ({ name }: Screen) => name.replaceAll(/[^a-z]+/g, '-');

/** Opens a screen and brings its state about. */
export async function open(page: Page, screen: Screen): Promise<void> {
  const onPhone = (page.viewportSize()?.width ?? 0) < 768;
  await screen.before?.(page);
  await page.goto(screen.path);
  await screen.reach?.(page, onPhone);
  // Some calls are tried again for some seconds before a person is told that they failed.
  await expect(screen.shows(page).first()).toBeVisible({ timeout: 20_000 });
  await page.evaluate(() => document.fonts.ready);
}

/** The answer to a procedure does not come while the page is open. */
export const holding = (procedure: string) => async (page: Page) => {
  await page.route(calls(procedure), () => {});
};

/** The server breaks at a procedure. */
export const failing = (procedure: string) => async (page: Page) => {
  await page.route(calls(procedure), (route) => {
    const count = proceduresOf(route.request().url()).length;
    const failure = {
      error: {
        message: 'Something went wrong on our side. Please try again.',
        code: -32603,
        data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 },
      },
    };
    return route.fulfill({ status: 500, json: new Array(count).fill(failure) });
  });
};

/** The server answers as it does, with some words in place of others. */
export const answering = (procedure: string, change: (body: string) => string) => async (page: Page) => {
  await page.route(calls(procedure), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
};

/** A toast, kept by the pointer that rests on it. */
export async function keepToast(page: Page, title: string): Promise<void> {
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await expect(toast).toContainText(title);
  await toast.hover();
}

export async function openDrawer(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Conversations' });
  await expect(drawer).toBeVisible();
  return drawer;
}

export async function choose(page: Page, trigger: Locator, item: string): Promise<void> {
  await trigger.click();
  await page.getByRole('menuitem', { name: item }).click();
}

const calls = (procedure: string) => (url: URL) => proceduresOf(url.href).includes(procedure);

function proceduresOf(url: string): string[] {
  const path = new URL(url).pathname;
  return path.startsWith('/trpc/') ? path.slice('/trpc/'.length).split(',') : [];
}
