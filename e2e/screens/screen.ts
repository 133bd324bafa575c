import { expect, type Locator, type Page } from 'playwright/test';
import type { TestUser } from '../test-accounts.ts';

/** A screen in one of its states. */
export interface Screen {
  /** Used in reports and file names. */
  name: string;
  who: TestUser;
  path: string;
  /** Holds back, fails or changes server responses before the page is opened. */
  before?: (page: Page) => Promise<void>;
  /** The steps that lead to the state. */
  reach?: (page: Page, onPhone: boolean) => Promise<unknown>;
  /** An element that is visible in this state. */
  shows: (page: Page) => Locator;
  /** Compared with an approved screenshot, because its text is the same in every run. */
  approved?: true;
  only?: 'phone' | 'desk';
  /** On the server with the slow Claude, which has no test accounts. */
  onClaude?: true;
}

/** The base name of its picture files. */
export const fileOf = ({ name }: Screen) => name.replaceAll(/[^a-z]+/g, '-');

/** Opens a screen in its state. */
export async function open(page: Page, screen: Screen): Promise<void> {
  const onPhone = (page.viewportSize()?.width ?? 0) < 768;
  await screen.before?.(page);
  await page.goto(screen.path);
  await screen.reach?.(page, onPhone);
  // Some calls are retried for several seconds before the failure is shown.
  await expect(screen.shows(page).first()).toBeVisible({ timeout: 20_000 });
  await page.evaluate(() => document.fonts.ready);
}

/** Sets the browser's clock, so that opening hours have the same status in every run. */
export async function onFridayEvening(page: Page): Promise<void> {
  await page.clock.setFixedTime('2026-11-27T19:30:00Z');
}

/** Never answers a procedure. */
export const holding = (procedure: string) => async (page: Page) => {
  await page.route(calls(procedure), () => {});
};

/** Fails a procedure with status 500. */
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

/** Answers a procedure that returns nothing, without doing what it does. */
export const accepting = (procedure: string) => async (page: Page) => {
  await page.route(calls(procedure), (route) => {
    const count = proceduresOf(route.request().url()).length;
    return route.fulfill({ json: new Array(count).fill({ result: {} }) });
  });
};

/** Changes the response of a procedure. */
export const answering = (procedure: string, change: (body: string) => string) => async (page: Page) => {
  await page.route(calls(procedure), async (route) => {
    const response = await route.fetch();
    // A page that asks again and again may be closed before the answer is read.
    const body = await response.text().catch(() => null);
    await (body === null ? route.abort() : route.fulfill({ response, body: change(body) }));
  });
};

/** Opens the page at a time that never passes, for screens that show the time or what is open. */
export const at = (time: string) => (page: Page) => page.clock.setFixedTime(time);

/** Expects a toast and keeps it open by hovering over it. */
export async function keepToast(page: Page, title: string): Promise<void> {
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await expect(toast).toContainText(title);
  await toast.hover();
}

export { openDrawer } from '../diner.ts';

export async function choose(page: Page, trigger: Locator, item: string): Promise<void> {
  await trigger.click();
  await page.getByRole('menuitem', { name: item }).click();
}

const calls = (procedure: string) => (url: URL) => proceduresOf(url.href).includes(procedure);

function proceduresOf(url: string): string[] {
  const path = new URL(url).pathname;
  if (path === '/api/restaurants') return ['guide.list'];
  return path.startsWith('/trpc/') ? path.slice('/trpc/'.length).split(',') : [];
}
